import AutoLayout
import Diagnostics
import Geometry

/// The sentences about one contest.
struct ContestWording: ReasonWording {
  let contest: Contest
  /// Further contests of the reason.
  let alike: [Contest]
  let explanation: Explanation
  /// Whether to include the lines of constraints, for readers who have the text of the scene.
  let includesLines: Bool

  init(
    contest: Contest, alike: [Contest] = [], explanation: Explanation, includesLines: Bool = false
  ) {
    self.contest = contest
    self.alike = alike
    self.explanation = explanation
    self.includesLines = includesLines
    equals = EqualSizes(among: contest.constraints, contest.axis, in: explanation.layout)
  }

  var layout: Layout { explanation.layout }
  var words: Wording { explanation.words }
  var isTight: Bool { contest.excess > 0 }
  /// The view whose size the others have.
  private var model: ViewID? {
    if contest.room.count == 1, let view = contest.room[0].view { return view }
    let views = contest.payers.compactMap(\.view)
    return views.first.flatMap { view in
      equals.group(of: view).first { !views.contains($0) }
    }
  }
  private let equals: EqualSizes
  /// Whether the view that gives way is the only view in the sum.
  var isSingle: Bool {
    contest.form == .row && contest.payers.count == 1
      && contest.wanted.count { $0.view != nil } == 1
  }

  /// Whether a piece is a view whose size equals another's.
  func isEqual(_ piece: Contest.Piece) -> Bool {
    piece.view.map { equals.group(of: $0).count > 1 } ?? false
  }

  // MARK: - Headline

  /// “The row wants 250.5 and has 200: 50.5 too much.”
  var headline: Headline {
    if contest.excessiveSize != nil { return unsearched }
    let views = contest.payers.compactMap(\.view)
    if views.isEmpty { return missed }
    if areAllCut { return Headline(rest: words.list(cuts)) }
    if !alike.isEmpty { return common }
    if contest.payers.allSatisfy(words.wraps) { return wrapped }
    let (wanted, room) = (Wording.number(contest.wantedTotal), Wording.number(contest.roomTotal))
    switch contest.form {
    case .row where isSingle: return sized(views[0])
    case .row:
      let what = contest.axis == .horizontal ? "the row" : "the column"
      let rest = Wording.number(abs(contest.excess))
      return Headline(
        opening: "\(what) wants ",
        rest: "\(wanted) and has \(room): \(rest) \(isTight ? "too much" : "to fill")")
    case .division:
      let equal = contest.wanted.filter(isEqual).compactMap(\.view).sorted()
      let size = equal.first.map { layout[$0].alignmentRect.size[contest.axis] } ?? 0
      return Headline(
        rest: "\(words.names(equal)) are each \(Wording.number(size)) "
          + Wording.adjective(contest.axis))
    case .equal:
      let size = layout[views[0]].alignmentRect.size[contest.axis]
      let wanted = Wording.distinct(
        contest.payers.sorted { $0.entry < $1.entry }.map { Wording.number(intrinsic($0)) })
      return Headline(
        rest: "\(words.names(views.sorted())) \(views.count == 1 ? "is" : "are") as "
          + "\(Wording.adjective(contest.axis)) as \(model.map(words.name) ?? "another"): "
          + "\(Wording.number(size)), not \(words.list(wanted, joining: "or"))")
    case .size where views.count > 1:
      let size = layout[views[0]].alignmentRect.size[contest.axis]
      return Headline(
        rest: "\(words.names(views.sorted())) are \(Wording.number(size)) "
          + "\(Wording.adjective(contest.axis)), not the size of their content")
    case .size: return sized(views[0])
    case .equation: return missed
    }
  }

  /// “200 views resist at 750”
  private var unsearched: Headline {
    let payers = contest.payers
    let isAlone = payers.count == 1
    let isOfViews = payers.allSatisfy { $0.view != nil }
    let roles = Set(payers.map { layout.system.entries[$0.entry].contentSize?.role })
    let verb =
      switch roles.count == 1 ? roles.first! : nil {
      case .hugging: isAlone ? "hugs" : "hug"
      case .compressionResistance: isAlone ? "resists" : "resist"
      case nil: isAlone ? "gives way" : "give way"
      }
    let subject =
      isAlone
      ? described(payers[0].entry)
      : "\(Wording.grouped(payers.count)) \(isOfViews ? "views" : "constraints")"
    return Headline(rest: "\(subject) \(verb) at \(payers[0].priority)")
  }

  /// “a, b and c are stretched by 8.66, 25.02 and 35.32 in height”
  private func changed(_ payers: [Contest.Payer]) -> Headline {
    let amounts = payers.map { Wording.number(abs($0.amount)) }
    let isSame = Set(amounts).count == 1
    let change = contest.payers[0].amount > 0 ? "stretched" : "compressed"
    return Headline(
      rest: "\(words.names(payers.compactMap(\.view))) are \(isSame ? "each " : "")\(change) by "
        + words.list(isSame ? [amounts[0]] : amounts)
        + (contest.axis == .vertical ? " in height" : ""))
  }

  /// “title gives up 120 of its 463 points and wraps to 2 lines”
  private var wrapped: Headline {
    Headline(
      rest: words.list(
        contest.payers.compactMap { payer in
          guard let view = payer.view, let wrapping = words.wrapping(of: view) else { return nil }
          return "\(words.name(view)) gives up \(Wording.number(-payer.amount)) of its "
            + "\(Wording.points(intrinsic(payer))) and \(wrapping)"
        }))
  }

  /// All contests of the reason.
  private var all: [Contest] { [contest] + alike }

  /// The constraints of all contests of the reason.
  var constraints: [Int] {
    alike.isEmpty ? contest.constraints : Wording.distinct(all.flatMap(\.constraints)).sorted()
  }

  /// “a, b and c are each 343 wide, their content 39, 51.5 and 60.5”; if the sum has other views,
  /// “a and b are each 20 points narrower than their content”.
  private var common: Headline {
    let payers = all.flatMap(\.payers).sorted { $0.entry < $1.entry }
    let views = payers.compactMap(\.view)
    let names = words.names(views)
    let sizes = Wording.distinct(
      views.map { Wording.number(layout[$0].alignmentRect.size[contest.axis]) })
    if sizes == ["0"] {
      return Headline(rest: "\(names) have no \(Wording.dimension(contest.axis)) left")
    }
    if payers.allSatisfy(words.wraps), sizes.count == 1 {
      return Headline(
        rest: "\(names) wrap: each is \(sizes[0]) \(Wording.adjective(contest.axis))")
    }
    guard sizes.count == 1 else { return changed(payers) }
    let wanted = Wording.distinct(payers.map { Wording.number(intrinsic($0)) })
    return Headline(
      rest: "\(names) are each \(sizes[0]) \(Wording.adjective(contest.axis)), "
        + "their content \(words.list(wanted))")
  }

  /// “field is 262 wide, its placeholder 160”
  private func sized(_ view: ViewID) -> Headline {
    let size = layout[view].alignmentRect.size[contest.axis]
    let dimension = Wording.dimension(contest.axis)
    if size == 0 { return Headline(rest: "\(words.name(view)) has no \(dimension) left") }
    return Headline(
      rest: "\(words.name(view)) is \(Wording.number(size)) \(Wording.adjective(contest.axis)), "
        + "\(words.content(of: view, contest.axis)) "
        + Wording.number(layout.contentSize(of: view, contest.axis) ?? 0))
  }

  /// The deformation of each payer.
  private var missed: Headline {
    let views = contest.payers.sorted { $0.entry < $1.entry }.compactMap { payer in
      payer.view.flatMap { axis(of: payer) == contest.axis ? $0 : nil }
    }
    let isAlike =
      Set(contest.payers.map { $0.amount > 0 }).count == 1
      && Set(views.map { words.content(of: $0, contest.axis) }).count == 1
    if views.count > 1, views.count == contest.payers.count, isAlike {
      return changed(contest.payers.sorted { $0.entry < $1.entry })
    }
    return Headline(rest: words.list(Wording.distinct(contest.payers.map(deformed))))
  }

  /// “photos is 60 points narrower than its text”, “title.centerX == view.centerX gives way by 12
  /// points”
  func deformed(_ payer: Contest.Payer) -> String {
    guard let view = payer.view, let axis = axis(of: payer) else {
      return "\(layout.system.entries[payer.entry].description) gives way by "
        + Wording.points(payer.amount)
    }
    let name = words.name(view)
    if words.isZero(view, axis) { return "\(name) has no \(Wording.dimension(axis)) left" }
    let difference = words.difference(layout.deformation(of: view, axis), axis)
    return "\(name) is \(difference) than \(words.content(of: view, axis))"
  }

  func axis(of payer: Contest.Payer) -> Axis? {
    layout.system.entries[payer.entry].constraint.firstAttribute.axis
  }

  // MARK: - Body

  var body: String {
    let dimension = Wording.dimension(contest.axis)
    if let size = contest.excessiveSize {
      return "What decides between them is not known: \(Wording.grouped(size)) equations are too "
        + "many to search."
    }
    if contest.constraints.isEmpty && contest.wanted.isEmpty {
      return "What has a higher priority leaves it no other \(dimension)."
    }
    if contest.payers.count == 1, alike.isEmpty, words.wraps(contest.payers[0]) {
      return wrapping(contest.payers[0])
    }
    let gives = isSingle || areAllCut ? "" : gives
    let sentences =
      contest.form == .size
      ? own
      : ([
        priority, sum, pinned, requirements, gives, roomy, keeping, unrivalled, tie, ambiguity,
        elsewhere,
      ]
        + (areAllCut ? [] : cuts.map { $0 + "." }))
        .filter { !$0.isEmpty }.joined(separator: " ")
    return sentences.isEmpty ? "Other constraints decide its \(dimension)\(linesOfSum)." : sentences
  }

  /// “Its edges are those of card (line 23).”
  private var pinned: String {
    guard contest.form == .equal, requirements.isEmpty, let model else { return "" }
    let edges =
      if contest.payers.allSatisfy({ $0.view == nil }) {
        // The previous sentence is about a constraint.
        "The edges of \(words.names(contest.wanted.compactMap(\.view)))"
      } else {
        contest.payers.count == 1 ? "Its edges" : "Their edges"
      }
    return "\(edges) are those of \(words.name(model))\(linesOfSum)."
  }

  /// Why a text has the width at which it wraps: “375 − 16 − 8 − 100 − 16 = 217. price (751) keeps
  /// its width.”
  func wrapping(_ payer: Contest.Payer) -> String {
    // A view of equal size can't be part of a sum for the other.
    let sum = contest.form == .division ? sum : remaining(for: payer)
    return [sum, requirements, keeping].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// “image.width == 96 (line 4) is required.”
  private var own: String {
    let kept = Set(contest.kept)
    let sentences = contest.constraints.filter { !kept.contains($0) }.map { index in
      let entry = layout.system.entries[index]
      // Of several values with equal priority, the median violates the others least.
      let isMedian =
        contest.payers.count > 1 && contest.payers.allSatisfy { $0.priority == entry.priority }
      return words.constraint(entry, includingLine: includesLines)
        + (entry.priority.isRequired ? " is required" : " is wanted at \(entry.priority)")
        + (isMedian ? ", too: the sum of the violations is smallest there." : ".")
    }
    // The headline is about views, if there are any.
    let missed = contest.payers.filter { $0.view == nil }
    let gives =
      missed.isEmpty || missed.count == contest.payers.count
      ? "" : words.list(missed.map(deformed)) + "."
    return ([priority] + sentences + [keeping, gives] + cuts.map { $0 + "." })
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// “It is wanted at 700 (line 9).”
  private var priority: String {
    guard contest.payers.allSatisfy({ $0.view == nil }) else { return "" }
    let entries = contest.payers.map { layout.system.entries[$0.entry] }
    let priorities = Dictionary(grouping: entries, by: \.priority).sorted { $0.key < $1.key }
      .map { priority, entries in "\(priority)\(lines(of: entries))" }
    let whose = contest.payers.count == 1 ? "It is" : "They are"
    return "\(whose) wanted at \(words.list(priorities))."
  }

  /// “body shows 2 lines of its text and cuts the rest”
  private var cuts: [String] {
    contest.payers.filter(isCut).compactMap { payer in
      guard let view = payer.view else { return nil }
      return "\(words.name(view)) shows \(words.shownPart(of: view)) of its text and cuts the rest"
    }
  }

  /// Whether all payers are texts that wrap and are truncated.
  var areAllCut: Bool { contest.payers.allSatisfy(isCut) }

  /// Whether a payer is a text that wraps and is still truncated.
  func isCut(_ payer: Contest.Payer) -> Bool {
    guard let view = payer.view, axis(of: payer) == .horizontal else { return false }
    return words.wrappedLines(view)?.isTruncated ?? false
  }
}
