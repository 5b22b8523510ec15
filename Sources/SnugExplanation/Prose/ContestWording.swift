import SnugDiagnostics
import SnugGeometry
import SnugLayout

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
  var model: ViewID? {
    if contest.room.count == 1, let view = contest.room[0].view { return view }
    let views = contest.payers.compactMap(\.view)
    return views.first.flatMap { view in
      equals.group(of: view).first { !views.contains($0) }
    }
  }
  /// Whether each view of several contests has the size of its own superview.
  var areFillingSuperviews: Bool {
    let models = all.map { ContestWording(contest: $0, explanation: explanation).model }
    let superviews = all.map { $0.payers.first?.view.flatMap { layout.scene[$0].superview } }
    return contest.form == .equal && Set(models).count > 1 && models == superviews
  }
  let equals: EqualSizes
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

  /// Who gives way, by how much, and why: “accountName gives up 26 of its 297 points: it resists
  /// least (750).”
  var headline: Headline {
    if contest.excessiveSize != nil { return unsearched }
    if isMissed { return missed }
    if areAllCut { return Headline(rest: words.list(cuts) + lineLimit) }
    if let tied { return tied }
    if !alike.isEmpty { return common }
    return Headline(
      rest: [losses(of: contest.payers), why].filter { !$0.isEmpty }
        .joined(separator: ": "))
  }

  /// “200 views resist at 750”
  private var unsearched: Headline {
    let payers = contest.payers
    let isAlone = payers.count == 1
    let isOfViews = payers.allSatisfy { $0.view != nil }
    let roles = Set(payers.map { layout.system[$0.entry].contentSize?.role })
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

  /// All contests of the reason.
  var all: [Contest] { [contest] + alike }

  /// The constraints of all contests of the reason.
  var constraints: [EntryID] {
    alike.isEmpty ? contest.constraints : Wording.distinct(all.flatMap(\.constraints)).sorted()
  }

  func axis(of payer: Contest.Payer) -> Axis? {
    layout.system[payer.entry].constraint.firstAttribute.axis
  }

  // MARK: - Body

  /// The sum, and what it does not show. The picture shows who keeps its size.
  var details: String {
    if contest.excessiveSize != nil || contest.constraints.isEmpty && contest.wanted.isEmpty {
      return body
    }
    if isOfWrapping { return wrapping(contest.payers[0]) }
    if stackOfLargest != nil { return "" }
    let possible = ambiguityWording?.possible
    if contest.form == .size {
      return contest.payers.contains { $0.view == nil } && contest.ambiguity == nil
        ? body : [assumed, possible ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    let namesRequirements = [.row, .division, .equal].contains(contest.form) && !why.isEmpty
    let sentences =
      [
        priority, sum, namesRequirements ? "" : requirements, contest.ambiguity == nil ? roomy : "",
        unfilled, assumed, isWithoutOthers ? elsewhere : "",
      ]
      + (areAllCut ? [] : cuts.map { $0 + "." })
    return [sentences.filter { !$0.isEmpty }.joined(separator: " "), possible ?? ""]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Whether the sum counts a view at the size that another contest left it.
  private var isWithoutOthers: Bool {
    contest.others.flatMap { explanation.contests[$0].payers }.contains { payer in
      payer.amount < 0 && contest.wanted.contains { $0.view != nil && $0.view == payer.view }
    }
  }

  var fix: String? {
    ambiguityWording?.fix
  }

  /// Whether a text that wraps is all that gives way: its lines are not lost.
  private var isOfWrapping: Bool {
    contest.payers.count == 1 && alike.isEmpty && contest.ambiguity == nil
      && words.wraps(contest.payers[0])
  }

  var body: String {
    let dimension = Wording.dimension(contest.axis)
    if let size = contest.excessiveSize {
      return "What decides between them is not known: \(Wording.grouped(size)) equations are too "
        + "many to search."
    }
    if contest.constraints.isEmpty && contest.wanted.isEmpty {
      return "What has a higher priority leaves it no other \(dimension)."
    }
    if isOfWrapping { return wrapping(contest.payers[0]) }
    if let bodyOfLargest { return bodyOfLargest }
    let gives = isSingle || areAllCut ? "" : gives
    let sentences =
      contest.form == .size
      ? own
      : ([
        priority, sum, sharedEdges, requirements, gives, roomy, unfilled, keeping,
        lackOfRivals, assumed, tie,
        ambiguity, elsewhere,
      ]
        + (areAllCut ? [] : cuts.map { $0 + "." }))
        .filter { !$0.isEmpty }.joined(separator: " ")
    return sentences.isEmpty ? "Other constraints decide its \(dimension)\(linesOfSum)." : sentences
  }

  /// “Its edges are those of card (line 23).”
  private var sharedEdges: String {
    guard contest.form == .equal, requirements.isEmpty, let model else { return "" }
    let edges =
      if contest.payers.allSatisfy({ $0.view == nil }) {
        // The previous sentence is about a constraint.
        "The edges of \(words.names(contest.wanted.compactMap(\.view)))"
      } else {
        contest.payers.count == 1 && alike.isEmpty
          ? contest.payers[0].view.map { itsEdges(of: $0, in: model) } ?? "Its edges"
          : "Their edges"
      }
    let whose = areFillingSuperviews ? "their superviews" : words.name(model)
    return "\(edges) are those of \(whose)\(linesOfSum)."
  }

  /// Why a text has the width at which it wraps: “375 − 16 − 8 − 100 − 16 = 217. price (751) keeps
  /// its width.”
  func wrapping(_ payer: Contest.Payer) -> String {
    // A view of equal size can't be part of a sum for the other.
    let sum = contest.form == .division ? sum : remaining(for: payer)
    return [sum, requirements, keeping, assumed].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// “image.width == 96 (line 4) is required.”
  private var own: String {
    let kept = Set(contest.kept)
    let sentences = constraints.filter { !kept.contains($0) }.map { id in
      let entry = layout.system[id]
      if entry.stackView?.identifier == .hiding,
        let clause = words.arrangements(in: [id], withAlignment: false).first
      {
        return clause + "."
      }
      if entry.isOfFrame {
        return words.constraint(entry, includingLine: includesLines)
          + " comes from its frame: translatesAutoresizingMaskIntoConstraints is true."
      }
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
    return ([priority] + sentences + [keeping, gives, assumed, ambiguity] + cuts.map { $0 + "." })
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// “It is wanted at 700 (line 9).”
  private var priority: String {
    // The headline states the priorities.
    guard includesLines, contest.payers.allSatisfy({ $0.view == nil }) else { return "" }
    let entries = contest.payers.map { layout.system[$0.entry] }
    if tied != nil, entries.count == 1 {
      return
        "\(words.constraint(entries[0], includingLine: true)) is wanted at \(entries[0].priority)."
    }
    let priorities = Dictionary(grouping: entries, by: \.priority).sorted { $0.key < $1.key }
      .map { priority, entries in "\(priority)\(lines(of: entries))" }
    let whose = contest.payers.count == 1 ? "It is" : "They are"
    return "\(whose) wanted at \(words.list(priorities))."
  }

  /// “body shows 2 lines of its text and cuts the rest”
  private var cuts: [String] {
    all.flatMap(\.payers).filter(isCut).compactMap { payer in
      guard let view = payer.view else { return nil }
      return "\(words.name(view)) shows \(words.shownPart(of: view)) of its text and cuts the rest"
        + (areAllCut ? "" : lineLimit(of: view))
    }
  }

  /// “: its numberOfLines is 2”; empty if the view is too low for these lines, or there are several views.
  private var lineLimit: String {
    all.count == 1 && contest.payers.count == 1
      ? contest.payers[0].view.map(lineLimit) ?? "" : ""
  }

  private func lineLimit(of view: ViewID) -> String {
    guard let text = layout[view].intrinsicContentSize.text,
      words.shownLines(of: view) == text.lineCount
    else { return "" }
    return ": its numberOfLines is \(text.lineCount)"
  }

  /// Whether all payers are texts that wrap and are truncated.
  var areAllCut: Bool { all.flatMap(\.payers).allSatisfy(isCut) }

  /// Whether a payer is a text that wraps and is still truncated.
  func isCut(_ payer: Contest.Payer) -> Bool {
    guard let view = payer.view, axis(of: payer) == .horizontal else { return false }
    return words.wrappedLines(view)?.isTruncated ?? false
  }
}
