import AutoLayout
import Geometry

/// A reason in words: what happened in one sentence, and why in a few.
public struct Prose: Hashable, Sendable {
  public var headline: String
  public var body: String
}

extension Explanation {
  /// The sentences for a reason; the same ones wherever it is told.
  public func prose(for reason: Reason) -> Prose {
    switch reason.subject {
    case .contest(let contest): prose(for: contest)
    case .ambiguity(let ambiguity): prose(for: ambiguity)
    case .conflict(let conflict): prose(for: conflict)
    }
  }

  private var wording: Wording { Wording(layout: layout) }

  // MARK: - Conflicts

  private func prose(for conflict: ConflictReport) -> Prose {
    let entries = layout.system.entries
    let descriptions = conflict.entries.map { conditionText($0) }
    guard descriptions.count > 1 else {
      return Prose(
        headline: "\(descriptions[0]) cannot hold.",
        body: "No size is negative, so this required constraint was broken.")
    }
    let isPair = descriptions.count == 2
    return Prose(
      headline: "\(Wording.count(descriptions.count)) required constraints conflict.",
      body: "\(wording.list(descriptions, most: 12)) cannot \(isPair ? "both" : "all") hold. "
        + "\(entries[conflict.broken].description), listed last, is broken; "
        + "\(remedy(for: conflict)).")
  }

  /// What settles a conflict: a lower priority for any member but the root's size, which has none,
  /// and what UIKit makes, whose priorities are its own.
  private func remedy(for conflict: ConflictReport) -> String {
    var isRootInIt = false
    var isMadeInIt = false
    let adjustable = conflict.entries.filter { index in
      switch layout.system.entries[index].origin {
      case .author, .contentSize: return true
      case .rootSize: isRootInIt = true
      case .fittingSize, .guide, .autoresizingMask, .stackView: isMadeInIt = true
      }
      return false
    }
    guard isMadeInIt || isRootInIt else {
      return "lower one of them to 999 and the layout is satisfiable"
    }
    if adjustable.isEmpty { return "none of them has a priority that could be lowered" }
    let settled = "to 999 and the layout is satisfiable"
    if adjustable == [conflict.broken] { return "lower it \(settled)" }
    guard isMadeInIt else { return "lower any of them but the size of the root \(settled)" }
    let names = adjustable.map { index in
      guard case .contentSize(let view, _, let role) = layout.system.entries[index].origin else {
        return conditionText(index)
      }
      return "the \(role.rawValue) of \(wording.name(view))"
    }
    return "lower \(wording.list(names, most: 12, joining: "or")) \(settled)"
  }

  /// A constraint as somebody would name it: an equation, or what a content asks for.
  private func conditionText(_ entry: Int) -> String {
    let entry = layout.system.entries[entry]
    switch entry.origin {
    case .contentSize(let view, let axis, let role):
      let verb = role == .hugging ? "hugs" : "resists"
      let size = Wording.number(entry.target)
      return
        "\(wording.name(view)) \(verb) at \(entry.priority) for its \(Wording.dimension(axis)) \(size)"
    case .stackView:
      // By the identifier a log would show, too: the author has never seen the constraint.
      return entry.description + (entry.constraint.identifier.map { " (\($0))" } ?? "")
    case .author, .rootSize, .fittingSize, .guide, .autoresizingMask:
      return entry.description
    }
  }

  // MARK: - Ambiguities

  private func prose(for ambiguity: Ambiguity) -> Prose {
    let dimension = Wording.dimension(ambiguity.axis)
    let names = wording.names(ambiguity.views.map(\.view))
    let isSingle = ambiguity.views.count == 1
    switch ambiguity.kind {
    case .position:
      let coordinate = ambiguity.axis == .horizontal ? "x" : "y"
      return Prose(
        headline: "The \(coordinate) of \(names) is ambiguous.",
        body: "No constraint says where \(isSingle ? "it stands" : "they stand"); drawn as near to "
          + "the \(ambiguity.axis == .horizontal ? "leading edge" : "top") as can be. "
          + "Constrain \(isSingle ? "its" : "their") position to settle it.")
    case .size:
      let last = ambiguity.views.last { !hasMetric($0.view, ambiguity.axis) } ?? ambiguity.views[0]
      return Prose(
        headline: "The \(dimension) of \(names) is ambiguous.",
        body: "\(sizes(of: ambiguity)). To settle it, give \(wording.name(last.view)) a "
          + "\(dimension) constraint or \(wording.whatMeasures(last.view)).")
    case .hugging, .resistance:
      let last = wording.name(ambiguity.views[ambiguity.views.count - 1].view)
      let property = ambiguity.kind == .hugging ? "hugging" : "compressionResistance"
      if isSingle {
        // Nobody to share with: a constraint of the same priority asks for something else.
        return Prose(
          headline: "The \(dimension) of \(names) is ambiguous.",
          body: "\(sizes(of: ambiguity)): a constraint of the same priority asks otherwise. To "
            + "settle it, give \(last) another \(property) priority.")
      }
      return Prose(
        headline: "Who gives way among \(names) is ambiguous.",
        body: "\(sizes(of: ambiguity)). Drawn so that the last listed yields. To settle it, give "
          + "\(last) another \(property) priority than the others.")
    }
  }

  private func hasMetric(_ id: ViewID, _ axis: Axis) -> Bool {
    layout[id].intrinsicContentSize.size[axis] != nil
  }

  /// “red could be 0 to 40 high and blue 10 to 50”.
  private func sizes(of ambiguity: Ambiguity) -> String {
    let adjective = ambiguity.axis == .horizontal ? "wide" : "high"
    let ranges = ambiguity.views.enumerated().map { index, open in
      let range = open.sizes ?? 0...0
      let span =
        range.upperBound.isFinite
        ? "\(Wording.number(range.lowerBound)) to \(Wording.number(range.upperBound))"
        : "\(Wording.number(range.lowerBound)) or more"
      let name = wording.name(open.view)
      return index == 0 ? "\(name) could be \(span) points \(adjective)" : "\(name) \(span)"
    }
    return wording.list(ranges)
  }
}
