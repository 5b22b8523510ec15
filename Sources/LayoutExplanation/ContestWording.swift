import AutoLayout
import Diagnostics
import Geometry

/// The sentences about one contest.
struct ContestWording {
  let contest: Contest
  let explanation: Explanation
  /// Whether to name the lines constraints are written in, for readers who have the text of the scene
  /// at hand.
  let tellsLines: Bool

  init(_ contest: Contest, _ explanation: Explanation, tellingLines: Bool) {
    self.contest = contest
    self.explanation = explanation
    tellsLines = tellingLines
  }

  private var layout: Layout { explanation.layout }
  private var words: Wording { Wording(layout: layout) }
  private var isTight: Bool { contest.excess > 0 }

  // MARK: - Headline

  /// “The row wants 250.5 and has 200: 50.5 too much.”
  var headline: Headline {
    let views = contest.payers.compactMap(\.view)
    if views.isEmpty { return missed }
    if !cuts.isEmpty, cuts.count == contest.payers.count { return Headline(rest: words.list(cuts)) }
    let (wanted, room) = (Wording.number(contest.wantedTotal), Wording.number(contest.roomTotal))
    switch contest.form {
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
      let wanted = contest.payers.sorted { $0.entry < $1.entry }.prefix(Wording.most).map {
        Wording.number(intrinsic($0))
      }
      let model = contest.constraints.map { layout.system.entries[$0] }.first { $0.isSize }
      return Headline(
        rest: "\(words.names(views.sorted())) \(views.count == 1 ? "is" : "are") as "
          + "\(Wording.adjective(contest.axis)) as "
          + "\(model?.constraint.firstItem.view.map(words.name) ?? "another"): "
          + "\(Wording.number(size)), not \(words.list(wanted, of: views.count, joining: "or"))")
    case .size where views.count > 1:
      let size = layout[views[0]].alignmentRect.size[contest.axis]
      return Headline(
        rest: "\(words.names(views.sorted())) are \(Wording.number(size)) "
          + "\(Wording.adjective(contest.axis)), not the size of their content")
    case .size:
      let view = views[0]
      let size = layout[view].alignmentRect.size[contest.axis]
      return Headline(
        rest: "\(words.name(view)) is \(Wording.number(size)) \(Wording.adjective(contest.axis)), "
          + "\(words.content(of: view, contest.axis)) "
          + Wording.number(layout[view].intrinsicContentSize.size[contest.axis] ?? 0))
    case .equation:
      return Headline(
        rest: words.list(
          contest.payers.prefix(Wording.most).map(deformed), of: contest.payers.count))
    }
  }

  /// “title.centerX == view.centerX gives way by 12 points”
  private var missed: Headline {
    let told = contest.payers.prefix(Wording.most).map { payer in
      payer.view == nil
        ? "\(layout.system.entries[payer.entry].description) gives way by "
          + Wording.points(payer.amount)
        : deformed(payer)
    }
    return Headline(rest: words.list(told, of: contest.payers.count))
  }

  /// “photos is 60 points narrower than its text”
  private func deformed(_ payer: Contest.Payer) -> String {
    guard let view = payer.view, let axis = axis(of: payer) else { return "" }
    let isGone = words.isGone(view, axis)
    let difference = words.difference(layout.deformation(of: view, axis), axis)
    return isGone
      ? "\(words.name(view)) has no \(Wording.dimension(axis)) left"
      : "\(words.name(view)) is \(difference) than \(words.content(of: view, axis))"
  }

  private func axis(of payer: Contest.Payer) -> Axis? {
    layout.system.entries[payer.entry].constraint.firstAttribute.axis
  }

  // MARK: - Body

  var body: String {
    if contest.constraints.isEmpty && contest.wanted.isEmpty {
      return "What has a higher priority leaves it no other \(Wording.dimension(contest.axis))."
    }
    if contest.form == .size { return own }
    if !cuts.isEmpty, cuts.count == contest.payers.count {
      return ([widths, requirements, tie, ambiguity, elsewhere])
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    return ([wish, sum, requirements, decision, tie, ambiguity, elsewhere] + cuts.map { $0 + "." })
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// “image.width == 96 (line 4) is required.”
  private var own: String {
    let told = contest.constraints.filter { !contest.kept.contains($0) }.map {
      words.constraint(layout.system.entries[$0], tellingLine: tellsLines)
        + Self.standing(layout.system.entries[$0]) + "."
    }
    return ([wish] + told + [keeping] + cuts.map { $0 + "." }).filter { !$0.isEmpty }.joined(
      separator: " ")
  }

  private static func standing(_ entry: ConstraintSystem.Entry) -> String {
    entry.priority.isRequired ? " is required" : " is wanted at \(entry.priority)"
  }

  /// “It is wanted at 700 (line 9).”
  private var wish: String {
    guard contest.payers.allSatisfy({ $0.view == nil }) else { return "" }
    let told = contest.payers.map { payer -> String in
      let line = layout.system.entries[payer.entry].range?.start.line
      return "\(payer.priority)" + (tellsLines ? line.map { " (line \($0))" } ?? "" : "")
    }
    return "\(told.count == 1 ? "It is" : "They are") wanted at \(words.list(told))."
  }

  /// “body is 255 wide.”
  private var widths: String {
    words.list(
      contest.payers.compactMap(\.view).map {
        "\(words.name($0)) is \(Wording.number(layout[$0].alignmentRect.width)) wide"
      }) + linesOfSum + "."
  }

  /// “16 + 123 + 8 + 39 + 8 + 40.5 + 16 = 250.5 (line 18).”
  private var sum: String {
    let wanted = Self.text(contest.wanted, contest.wantedTotal)
    let room = Self.text(contest.room, contest.roomTotal)
    switch contest.form {
    case .size, .equal: return ""
    case .row:
      let told = [contest.wanted.count > 1 ? wanted : "", contest.room.count > 1 ? room : ""]
        .filter { !$0.isEmpty }
      let lines = linesOfSum
      if told.isEmpty { return "" }
      return told.joined(separator: " is wanted, and there are ") + lines + "."
    case .division:
      let spaces = contest.wanted.filter { $0.view == nil }
      let others = contest.wanted.filter { $0.view != nil && !isEqual($0) }
      let less = spaces.reduce(0) { $0 + $1.total } + others.reduce(0) { $0 + $1.got }
      let parts = contest.wanted.count - spaces.count - others.count
      let whats =
        [spaces.isEmpty ? "" : "gaps and margins"]
        + others.compactMap { $0.view.map(words.name) }
      let deduction =
        less == 0
        ? "" : " less \(Wording.number(less)) of \(words.list(whats.filter { !$0.isEmpty }))"
      return "\(Wording.number(contest.roomTotal))\(deduction), in \(Wording.count(parts))"
        + linesOfSum + "."
    case .equation:
      // Where lengths are multiplied, the multiplication says more than a sum of parts.
      guard !contest.wanted.isEmpty, !contest.room.isEmpty, !hasMultiplier,
        contest.payers.contains(where: { $0.view != nil })
      else { return "" }
      return isTight
        ? "\(wanted) is wanted and there \(room == "1" ? "is" : "are") \(room)\(linesOfSum)."
        : "\(wanted) is wanted and \(room) must be filled\(linesOfSum)."
    }
  }

  /// A sum of more numbers than this says no more than its total.
  private static let mostNumbers = 12

  /// “16 + 79 + 8 = 103”, “159 + 2 × (8 + 59.5 + 16) = 326”.
  private static func text(_ pieces: [Contest.Piece], _ total: Double) -> String {
    guard pieces.count <= mostNumbers else {
      return "\(Wording.grouped(pieces.count)) lengths = \(Wording.number(total))"
    }
    var groups: [(factor: Double, numbers: [String])] = []
    for piece in pieces {
      let number = Wording.number(piece.wanted)
      let index = groups.firstIndex { abs($0.factor - piece.factor) < 1e-9 }
      if let index {
        groups[index].numbers.append(number)
      } else {
        groups.append((piece.factor, [number]))
      }
    }
    let terms = groups.sorted { $0.factor < $1.factor }.map { factor, numbers in
      let sum = numbers.joined(separator: " + ")
      if abs(factor - 1) < 1e-9 { return sum }
      return Wording.factor(factor) + " × " + (numbers.count == 1 ? sum : "(\(sum))")
    }
    if pieces.count == 1, groups[0].factor == 1 { return terms[0] }
    return terms.joined(separator: " + ") + " = " + Wording.number(total)
  }

  private var hasMultiplier: Bool {
    contest.constraints.contains { layout.system.entries[$0].constraint.multiplier != 1 }
  }

  private func isEqual(_ piece: Contest.Piece) -> Bool {
    guard let view = piece.view else { return false }
    return EqualSizes(among: contest.constraints, contest.axis, in: layout).group(of: view).count
      > 1
  }

  // MARK: - What else must be known

  /// “ (lines 10 and 12)”: where the author's constraints in it are written that only make the sum.
  private var linesOfSum: String {
    guard tellsLines else { return "" }
    var lines: [Int] = []
    for entry in contest.constraints.map({ layout.system.entries[$0] }) {
      guard case .author = entry.origin, !isNotable(entry), let line = entry.range?.start.line,
        !lines.contains(line), lines.count < Wording.most
      else { continue }
      lines.append(line)
    }
    guard !lines.isEmpty else { return "" }
    return " (line\(lines.count == 1 ? "" : "s") \(words.list(lines.sorted().map(String.init))))"
  }

  /// Whether a reader must know a constraint to understand the sum: a size, a multiplier, an optional
  /// one. That views stand beside each other they see.
  private func isNotable(_ entry: ConstraintSystem.Entry) -> Bool {
    let isCounted = contest.form == .equation
    return !entry.priority.isRequired || entry.constraint.firstAttribute.isSize
      || entry.constraint.multiplier != 1 || isCounted && contest.payers.contains { $0.view == nil }
  }

  /// “sampleView.width == 120 (line 17) is required, stack's fillEqually makes a and b equally wide.”
  private var requirements: String {
    let entries = contest.constraints.map { layout.system.entries[$0] }
    var required: [String] = []
    var wanted: [String] = []
    for entry in entries where isNotable(entry) {
      guard case .author = entry.origin else { continue }
      let told = words.constraint(entry, tellingLine: tellsLines) + product(of: entry)
      if entry.priority.isRequired {
        required.append(told)
      } else {
        wanted.append("\(told) is wanted at \(entry.priority)")
      }
    }
    var clauses: [String] = []
    if !required.isEmpty {
      clauses.append("\(words.list(required)) \(required.count == 1 ? "is" : "are") required")
    }
    clauses += wanted.prefix(Wording.most)
    clauses += words.arrangements(in: contest.constraints)
    return clauses.isEmpty ? "" : clauses.joined(separator: "; ") + "."
  }

  /// “: 75 % of 375 = 281.25”
  private func product(of entry: ConstraintSystem.Entry) -> String {
    let constraint = entry.constraint
    guard constraint.multiplier != 1, let second = constraint.secondItem,
      constraint.firstAttribute.isSize, constraint.secondAttribute.isSize,
      let axis = constraint.secondAttribute.axis
    else { return "" }
    let length = layout.rect(of: second).size[axis]
    let percent = constraint.multiplier * 100
    let factor =
      constraint.multiplier > 0 && constraint.multiplier < 1 && percent == percent.rounded()
      ? "\(Wording.number(percent)) % of" : "\(Wording.factor(constraint.multiplier)) ×"
    let sum =
      constraint.constant == 0
      ? "" : (constraint.constant < 0 ? " − " : " + ") + Wording.number(abs(constraint.constant))
    let result = constraint.multiplier * length + constraint.constant
    return ": \(factor) \(Wording.number(length))\(sum) = \(Wording.number(result)),"
  }

  // MARK: - Who gives way

  /// “edited (749) gives way first, all its 39; then heading (750), 11.5. share (751) keeps its width.”
  private var decision: String {
    let payers = contest.payers
    let gives: String
    if payers.allSatisfy({ $0.view == nil }) {
      gives = ""
    } else if contest.form == .division {
      let told = payers.filter { payer in
        contest.wanted.contains { $0.view == payer.view && isEqual($0) }
      }.sorted { $0.entry < $1.entry }.map { payer in
        "\(words.name(payer.view!)) wanted \(Wording.number(intrinsic(payer)))"
      }
      gives = words.list(told) + "."
    } else if payers.count == 1 || payers[0].priority == payers[payers.count - 1].priority {
      let rest = payers.dropFirst().prefix(Wording.most).map { "; \(named($0)), \(amount($0))" }
      let more = payers.count - 1 - rest.count
      gives =
        "\(named(payers[0])) gives way, \(amount(payers[0]))" + rest.joined()
        + (more > 0 ? "; \(Wording.grouped(more)) others." : ".")
    } else {
      let rest = payers.dropFirst().prefix(Wording.most - 1).map { "\(named($0)), \(amount($0))" }
      gives =
        "\(named(payers[0])) gives way first, \(amount(payers[0])); then "
        + words.list(rest, of: payers.count - 1) + "."
    }
    return [gives, keeping].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func named(_ payer: Contest.Payer) -> String {
    let name =
      payer.view.map(words.name) ?? layout.system.entries[payer.entry].description
    return "\(name) (\(payer.priority))"
  }

  /// “all its 39”, “11.5”, “41 wider”.
  private func amount(_ payer: Contest.Payer) -> String {
    let number = Wording.number(abs(payer.amount))
    if let view = payer.view, let axis = axis(of: payer), words.isGone(view, axis) {
      return "all its \(number)"
    }
    let isAll = contest.payers.count == 1 && abs(abs(payer.amount) - abs(contest.excess)) < 1e-6
    return isAll ? "all \(number)" : number
  }

  private func intrinsic(_ payer: Contest.Payer) -> Double {
    payer.view.flatMap { layout[$0].intrinsicContentSize.size[contest.axis] } ?? 0
  }

  /// “share (751) keeps its width.”
  private var keeping: String {
    Axis.allCases.map(keeping).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func keeping(_ axis: Axis) -> String {
    var groups: [(priority: LayoutPriority, views: [ViewID])] = []
    for entry in contest.kept.map({ layout.system.entries[$0] })
    where entry.constraint.firstAttribute.axis == axis {
      guard let view = entry.constraint.firstItem.view else { continue }
      if let index = groups.firstIndex(where: { $0.priority == entry.priority }) {
        groups[index].views.append(view)
      } else {
        groups.append((entry.priority, [view]))
      }
    }
    let count = groups.reduce(0) { $0 + $1.views.count }
    guard count > 0 else { return "" }
    let told = groups.sorted { $0.priority < $1.priority }.map {
      "\(words.names($0.views)) (\($0.priority))"
    }
    return words.list(told) + (count == 1 ? " keeps its " : " keep their ")
      + Wording.dimension(axis) + (count == 1 ? "." : "s.")
  }

  // MARK: - Ties

  /// “icon resists at 750, too; title.width <= 200 (250) decides.”
  private var tie: String {
    let counts = contest.wanted.map(\.factor)
    if contest.tie == nil, let least = counts.min(), contest.payers.count == 1,
      contest.payers[0].view != nil,
      let piece = contest.wanted.first(where: { $0.entry == contest.payers[0].entry }),
      piece.factor > least + 1e-9, !hasMultiplier
    {
      return "Each of its points counts "
        + "\(piece.factor == 2 ? "twice" : "\(Wording.factor(piece.factor)) times")."
    }
    guard let tie = contest.tie, contest.ambiguity == nil else { return "" }
    let tied = tie.entries.map(described)
    guard !tie.deciding.isEmpty else { return "" }
    let verb = tie.deciding.count == 1 ? "decides" : "decide"
    return "\(words.list(tied)) could give way as well; "
      + "\(words.list(tie.deciding.map(deciding))) \(verb)."
  }

  /// “icon”
  private func described(_ entry: Int) -> String {
    let made = layout.system.entries[entry]
    if case .contentSize(let view, _, _) = made.origin { return words.name(view) }
    return made.description
  }

  /// “that icon hugs at 250”
  private func deciding(_ entry: Int) -> String {
    let made = layout.system.entries[entry]
    if case .contentSize(let view, let axis, let role) = made.origin {
      let verb = role == .hugging ? "hugs" : "resists"
      let dimension =
        axis == contest.axis ? "" : " in \(Wording.dimension(axis))"
      return "that \(words.name(view)) \(verb) at \(made.priority)\(dimension)"
    }
    return "\(words.constraint(made, tellingLine: tellsLines)) at \(made.priority)"
  }

  /// “a and b both hug at 250: UIKit may stretch either. a could be …. To settle it, …”
  private var ambiguity: String {
    guard let ambiguity = contest.ambiguity else { return "" }
    let views = ambiguity.views.map(\.view)
    let verb = ambiguity.kind == .hugging ? "hug" : "resist"
    let (all, any) = views.count == 2 ? ("both", "either") : ("all", "any of them")
    let priority = contest.payers.last.map { " at \($0.priority)" } ?? ""
    let opening =
      views.count == 1
      ? ""
      : "\(words.names(views)) \(all) \(verb)\(priority): UIKit may "
        + "\(ambiguity.kind == .hugging ? "stretch" : "compress") \(any). "
    return opening + AmbiguityWording(ambiguity: ambiguity, explanation: explanation).body
  }

  /// “subtitle gives way itself: see 2.”
  private var elsewhere: String {
    let numbers = contest.others.compactMap { other in
      explanation.reasons.first { $0.contest?.index == other }?.number
    }
    guard !numbers.isEmpty else { return "" }
    return "It hangs on \(words.list(numbers.map(String.init))), where others give way."
  }

  // MARK: - Texts

  /// “Its text is cut: 2 lines show.”
  private var cuts: [String] {
    contest.payers.compactMap { payer in
      guard let view = payer.view, let lines = words.wrappedLines(view), lines.areCut,
        axis(of: payer) == .horizontal
      else { return nil }
      return "\(words.name(view)) shows \(lines.count) lines of its text and cuts the rest"
    }
  }
}
