import SnugDiagnostics
import SnugGeometry
import SnugLayout

/// The sentences about one ambiguity, or about those of several rows that are alike.
struct AmbiguityWording: ReasonWording {
  let ambiguity: Ambiguity
  /// Those of further rows.
  var alike: [Ambiguity] = []
  let explanation: Explanation
  /// The constraints that the contest's own sentences name.
  var cited: [EntryID] = []

  var layout: Layout { explanation.layout }
  var words: Wording { explanation.words }
  var axis: Axis { ambiguity.axis }
  private var all: [Ambiguity] { [ambiguity] + alike }
  private var views: [ViewID] { all.flatMap(\.namedViews) }
  /// The views with the ambiguity of each: where each range requires a search, only some of many.
  private var shown: [(view: ViewID, ambiguity: Ambiguity)] {
    let shown = all.flatMap { ambiguity in ambiguity.namedViews.map { ($0, ambiguity) } }
    return Array(shown.prefix(views.count <= Wording.most ? views.count : 5))
  }
  private var isSingle: Bool { views.count == 1 }

  /// The scroll view whose content size is ambiguous.
  private var scroll: ViewID? {
    ambiguity.contentGuide.map { layout.system.view(of: .guide($0)) }
  }

  /// “The heights of upper and lower are ambiguous.”
  var headline: Headline {
    let rivals = all.flatMap(explanation.rivals)
    if rivals.count > 1, ambiguity.isOfContents {
      return Headline(
        opening: "who gives way ",
        rest: "\(rivals.count == 2 ? "between" : "among") \(words.names(rivals)) is ambiguous")
    }
    let names = words.names(views)
    if let scroll {
      return Headline(
        opening: "the \(Wording.dimension(axis)) of ",
        rest: "\(words.possessive(scroll)) content is ambiguous")
    }
    let isPosition = ambiguity.kind == .position
    let what = isPosition ? "\(axis.rawValue) position" : Wording.dimension(axis)
    return Headline(
      opening: "the \(what)\(isSingle ? "" : "s") of ",
      rest: "\(names) \(isSingle ? "is" : "are") ambiguous")
  }

  /// “Possible widths: a 29 to 159.5, b 110.5 to 241.”
  var possible: String {
    guard ambiguity.kind != .position, ambiguity.kind != .contentSize else { return "" }
    let ranges = shown.compactMap { view, own in
      explanation.sizes(of: view, in: own).map { "\(words.name(view)) \(Wording.range($0))" }
    }
    guard !ranges.isEmpty else { return "" }
    let rest = views.count - shown.count
    let isMixture = ambiguity.namedViews.count > 2
    return "Possible \(Wording.dimension(axis))s\(isMixture ? ", in any mixture" : ""): "
      + ranges.joined(separator: ", ") + (rest > 0 ? " and \(rest) others." : ".")
  }

  var details: String {
    switch ambiguity.kind {
    case .position:
      let open = views.prefix(Wording.most).compactMap { view -> String? in
        let range = layout.offsetRange(of: view, axis)
        guard range.lowerBound.isFinite || range.upperBound.isFinite else { return nil }
        return "\(words.name(view)) \(Wording.range(range))"
      }
      return open.isEmpty
        ? "" : "Possible \(axis == .horizontal ? "x" : "y"): " + open.joined(separator: ", ") + "."
    case .contentSize: return ""
    case .size, .hugging, .resistance: return possible
    }
  }

  /// The number of the conflict that leaves it.
  private var cause: Int? {
    guard let conflict = explanation.conflict(leaving: ambiguity) else { return nil }
    return explanation.reasons.first { $0.conflict == conflict }?.number
  }

  var fix: String? {
    if let cause { return "settle \(cause) first" }
    guard let settlement = settlements.first else { return nil }
    if let roomless { return roomless }
    if ambiguity.kind == .contentSize {
      return settlement.amendments.first.flatMap { explanation.instruction(for: $0).scene }
        .map { "add \($0)" }
    }
    // Readers must know before that little or nothing will be left of a view.
    let isSevere = settlement.deformed.contains {
      $0.amount < 0 && [.squeezed, .zero].contains(layout.harm(to: $0.view, axis, by: $0.amount))
    }
    return either(of: settlements)
      ?? phrase(settlement.amendments) + (isSevere ? " (\(effects(settlement)))" : "")
  }

  var body: String {
    if let report = layout.scene.consoleReport { return stated(in: report) }
    let settlements = settlements
    let advice =
      cause.map { "What settles \($0) settles it, too." }
      ?? (settlements.isEmpty ? "" : advice(settlements))
    switch ambiguity.kind {
    case .position:
      let edge = axis == .horizontal ? "leading edge" : "top"
      let isContested = settlements.flatMap(\.amendments).contains {
        if case .priority = $0 { true } else { false }
      }
      let why =
        isContested
        ? "Constraints of the same priority ask for different positions"
        : ambiguity.violatedConstraints(in: layout).isEmpty
          ? "No constraint says where \(isSingle ? "it is" : "they are")"
          : "Constraints leave \(isSingle ? "its position" : "their positions") open"
      return "\(why); drawn as close to the \(edge) as possible. \(advice)"
    case .contentSize:
      let guide = ambiguity.contentGuide.map { layout.system.name(of: .guide($0)) } ?? ""
      let isHorizontal = axis == .horizontal
      let ends = isHorizontal ? "leading to its trailing edge" : "top to its bottom"
      let equation = settlements.first?.amendments.first.flatMap {
        explanation.instruction(for: $0).scene
      }
      return "Nothing from its \(ends) determines it. To settle it, "
        + (equation.map { "add \($0)." }
          ?? "constrain views to the \(isHorizontal ? "leading and trailing edge" : "top and bottom")"
          + " of \(guide).")
    case .size: return "\(sizes). \(advice)"
    case .hugging, .resistance:
      return isSingle
        ? "\(sizes)\(rival). \(ends)\(advice)" : "\(sizes). \(ends)\(drawn) \(advice)"
    }
  }

  /// “The log says so (line 3).” It shows no constraints, so nothing else is known.
  private func stated(in report: ConsoleReport) -> String {
    let lines = Wording.distinct(views.compactMap { report.ambiguityRanges[$0]?.start.line })
    let place =
      lines.isEmpty
      ? ""
      : " (\(lines.count == 1 ? "line" : "lines") \(words.list(lines.map(String.init))))"
    let isPosition = ambiguity.kind == .position
    let what =
      isPosition
      ? (axis == .horizontal
        ? "leading or trailing edge or center" : "top or bottom edge or center")
      : Wording.dimension(axis)
    return "The log says so\(place): the constraints allow other "
      + "\(isPosition ? "places" : Wording.dimension(axis) + "s"). It does not show them. Constrain "
      + "\(isSingle ? "its" : "their") \(what)."
  }

  /// “: it resists at 750, as much as b.width == 60 is wanted”. A single view does not compete with
  /// others, but with a constraint.
  private var rival: String {
    guard let rivalEntry else { return "" }
    let entry = layout.system[rivalEntry]
    let verb = ambiguity.kind == .hugging ? "hugs" : "resists"
    return ": it \(verb) at \(entry.priority), as much as \(entry.description) is wanted"
  }

  private var rivalEntry: EntryID? {
    guard isSingle, let own = layout.system.entry(.contentSize(views[0], axis, ambiguity.role))
    else { return nil }
    return ambiguity.violatedConstraints(in: layout).first {
      layout.system[$0].priority == layout.system[own].priority
    }
  }

  /// “title.width <= 30 (700) keeps title from its 47. ”: why a range ends before the size of the
  /// content.
  var ends: String {
    let ending = shown.compactMap { view, own -> (names: [String], phrase: String)? in
      let entries = explanation.constraintsEndingRange(of: view, in: own)
        .filter { $0 != rivalEntry && !cited.contains($0) }.map { layout.system[$0] }
      guard !entries.isEmpty, let content = layout.contentSize(of: view, axis) else { return nil }
      let names = entries.map {
        $0.description + ($0.priority.isRequired ? "" : " (\($0.priority))")
      }
      return (names, "\(words.name(view)) from its \(Wording.number(content))")
    }
    return Wording.distinct(ending.map(\.names)).map { names in
      "\(words.list(names, most: 3)) \(names.count == 1 ? "keeps" : "keep") "
        + words.list(ending.filter { $0.names == names }.map(\.phrase)) + ". "
    }.joined()
  }

  /// “Drawn with b stretched.”
  private var drawn: String {
    let isStretched = ambiguity.kind == .hugging
    let giving = views.filter {
      let delta = layout.deformation(of: $0, axis).delta
      return isStretched ? delta > 0 : delta < 0
    }
    guard !giving.isEmpty else { return "Drawn so that the last listed gives way." }
    return "Drawn with \(words.names(giving)) \(isStretched ? "stretched" : "compressed")."
  }

  /// “red could be 0 to 40 high and blue 10 to 50”.
  private var sizes: String {
    let adjective = Wording.adjective(axis)
    let ranges = shown.enumerated().map { index, shown in
      let (view, own) = shown
      let span = Wording.range(explanation.sizes(of: view, in: own) ?? 0...0)
      let name = words.name(view)
      return index == 0 ? "\(name) could be \(span) points \(adjective)" : "\(name) \(span)"
    }
    let rest = views.count - shown.count
    return rest == 0
      ? words.list(ranges) : ranges.joined(separator: ", ") + " and \(rest) others"
  }
}
