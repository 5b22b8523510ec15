import SnugDiagnostics
import SnugGeometry
import SnugLayout

/// The sentences about one ambiguity.
struct AmbiguityWording: ReasonWording {
  let ambiguity: Ambiguity
  let explanation: Explanation
  /// The constraints that the contest's own sentences name.
  var cited: [EntryID] = []

  private var layout: Layout { explanation.layout }
  private var words: Wording { explanation.words }
  private var axis: Axis { ambiguity.axis }
  private var views: [ViewID] { ambiguity.namedViews }
  private var isSingle: Bool { views.count == 1 }

  /// The scroll view whose content size is ambiguous.
  private var scroll: ViewID? {
    ambiguity.contentGuide.map { layout.system.view(of: .guide($0)) }
  }

  /// “The heights of upper and lower are ambiguous.”
  var headline: Headline {
    let names = words.names(views)
    if ambiguity.isOfContents, !isSingle {
      return Headline(
        opening: "who gives way ",
        rest: "\(views.count == 2 ? "between" : "among") \(names) is ambiguous")
    }
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
    let shown = views.prefix(shownCount)
    let ranges = shown.compactMap { view in
      explanation.sizes(of: view, in: ambiguity).map { "\(words.name(view)) \(Wording.range($0))" }
    }
    guard !ranges.isEmpty else { return "" }
    let rest = views.count - shown.count
    return "Possible \(Wording.dimension(axis))s\(views.count > 2 ? ", in any mixture" : ""): "
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

  var fix: String? {
    guard let settlement = explanation.settlements(of: ambiguity).first else { return nil }
    if ambiguity.kind == .contentSize {
      return settlement.amendments.first.flatMap { explanation.instruction(for: $0).scene }
        .map { "add \($0)" }
    }
    return phrase(settlement.amendments)
  }

  var body: String {
    if let report = layout.scene.consoleReport { return stated(in: report) }
    let settlements = explanation.settlements(of: ambiguity)
    let advice = settlements.isEmpty ? "" : advice(settlements)
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
  private var ends: String {
    views.prefix(shownCount).compactMap { view in
      let entries = explanation.constraintsEndingRange(of: view, in: ambiguity)
        .filter { $0 != rivalEntry && !cited.contains($0) }.map { layout.system[$0] }
      guard !entries.isEmpty, let content = layout.contentSize(of: view, axis) else { return nil }
      let names = entries.map {
        $0.description + ($0.priority.isRequired ? "" : " (\($0.priority))")
      }
      return "\(words.list(names, most: 3)) \(names.count == 1 ? "keeps" : "keep") "
        + "\(words.name(view)) from its \(Wording.number(content)). "
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

  /// “To settle it, let title resist at 749 (title truncates), or let price resist at 749 (price
  /// truncates).”
  private func advice(_ settlements: [Settlement]) -> String {
    let effects = settlements.map(effects)
    let areAlike = Set(effects).count == 1
    let ways = zip(settlements, effects).map { settlement, effects in
      phrase(settlement.amendments) + (areAlike || effects.isEmpty ? "" : " (\(effects))")
    }
    return "To settle it, \(ways.joined(separator: ", or "))."
  }

  /// “title truncates”, “title and price truncate”. Stretched views are left out, because the
  /// settlement implies them.
  private func effects(_ settlement: Settlement) -> String {
    let shrunk = settlement.deformed.filter { $0.amount <= 0 }
    let phrases = ["truncate", "wrap", "shrink"].compactMap { verb -> String? in
      let views = shrunk.filter { self.verb($0) == verb }.map(\.view)
      guard !views.isEmpty else { return nil }
      return "\(words.names(views)) \(verb)\(views.count == 1 ? "s" : "")"
    }
    return words.list(phrases)
  }

  private func verb(_ deformed: Settlement.Deformed) -> String {
    let isCut = layout.harm(to: deformed.view, axis, by: deformed.amount) == .truncated
    let isText = layout.scene[deformed.view].content.mainText != nil
    return isCut ? "truncate" : isText ? "wrap" : "shrink"
  }

  /// “constrain the horizontal positions of a and b”, “make a, b and c equally wide”, “give title
  /// and price width constraints”.
  private func phrase(_ amendments: [Amendment]) -> String {
    let isAlone = amendments.count == 1
    let listed = words.list(amendments.map { phrase($0, isAlone: isAlone) })
    let additions = amendments.compactMap { amendment -> Constraint? in
      if case .addition(let constraint) = amendment { constraint } else { nil }
    }
    guard additions.count == amendments.count else { return priorities(of: amendments) ?? listed }
    let views = additions.map { $0.firstItem.view ?? .root }
    if !isAlone, !additions.contains(where: \.firstAttribute.isSize) {
      return "constrain the \(axis.rawValue) positions of \(words.names(views))"
    }
    if let model = additions[0].secondItem?.view, additions.allSatisfy(\.secondAttribute.isSize) {
      return "make \(words.names([model] + views)) equally \(Wording.adjective(axis))"
    }
    guard additions.allSatisfy(\.firstAttribute.isSize), !isAlone || ambiguity.dimension > 1 else {
      return listed
    }
    let dimension = Wording.dimension(axis)
    if additions.count >= ambiguity.dimension {
      return "give \(words.names(views.sorted())) \(dimension) constraints"
    }
    // If fewer sizes are set than are ambiguous, other lengths would not resolve the ambiguity.
    let lengths = zip(views, additions).map { view, constraint in
      "\(words.name(view)) a \(dimension) of \(Wording.number(constraint.constant))"
    }
    return "give \(words.list(lengths))"
  }

  /// “let title resist at 749 and hug at 249”; `nil` unless only the priorities of one view change.
  private func priorities(of amendments: [Amendment]) -> String? {
    let changes = amendments.compactMap { amendment -> (view: ViewID, text: String)? in
      guard case .priority(let entry, let priority) = amendment,
        let (view, _, role) = layout.system[entry].contentSize
      else { return nil }
      return (view, "\(role == .hugging ? "hug" : "resist") at \(priority)")
    }
    guard let view = changes.first?.view, changes.count == amendments.count,
      changes.allSatisfy({ $0.view == view })
    else { return nil }
    return "let \(words.name(view)) \(words.list(changes.map(\.text)))"
  }

  private func phrase(_ amendment: Amendment, isAlone: Bool) -> String {
    switch amendment {
    case .priority(let entry, let priority):
      return priorities(of: [amendment])
        ?? "lower \(layout.system[entry].description) to \(priority)"
    case .addition(let constraint):
      let view = constraint.firstItem.view ?? .root
      guard constraint.firstAttribute.isSize else {
        return "constrain the \(axis.rawValue) position of \(words.name(view))"
      }
      let phrase = "give \(words.name(view)) a \(Wording.dimension(axis)) constraint"
      let isMeasured = layout[view].intrinsicContentSize.size[axis] != nil
      // Content with the size that is drawn has the same effect as a constraint with that size.
      let measure = isAlone && !isMeasured ? words.whatMeasures(view, axis) : nil
      return phrase + (measure.map { " or \($0)" } ?? "")
    case .constant, .relation, .removal, .arrangement:
      // The search does not produce these amendments.
      return explanation.instruction(for: amendment).interfaceBuilder
    }
  }

  /// Each range requires a search, so for many views only some are included.
  private var shownCount: Int { views.count <= Wording.most ? views.count : 5 }

  /// “red could be 0 to 40 high and blue 10 to 50”.
  private var sizes: String {
    let adjective = Wording.adjective(axis)
    let ranges = views.prefix(shownCount).enumerated().map { index, view in
      let span = Wording.range(explanation.sizes(of: view, in: ambiguity) ?? 0...0)
      let name = words.name(view)
      return index == 0 ? "\(name) could be \(span) points \(adjective)" : "\(name) \(span)"
    }
    let rest = views.count - shownCount
    return rest == 0
      ? words.list(ranges) : ranges.joined(separator: ", ") + " and \(rest) others"
  }
}
