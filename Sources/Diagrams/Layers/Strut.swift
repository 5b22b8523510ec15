import AutoLayout
import Geometry

/// A constraint as an I-bar: along an axis from one place to another, at a place across it.
struct Strut {
  let axis: Axis
  let span: Interval
  let label: String
  let kind: Kind
  /// The id of the constraint.
  let id: String
  /// The views the constraint speaks of, which the bar may touch.
  let views: [ViewID]
  /// The view whose size the bar is.
  let measured: ViewID?
  /// What the views take up across the axis: two of them, or the one that is measured.
  private let sides: [Interval]

  enum Kind: Int, Comparable {
    case required, optional, broken

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// The strut of an author's constraint, or of a spacing a stack view keeps; `nil` for one that
  /// holds no distance, as long as it is not broken.
  init?(entry index: Int, on stage: Stage) {
    let layout = stage.layout
    let entry = layout.system.entries[index]
    switch entry.origin {
    case .author: break
    case .stackView where entry.constraint.identifier == "UISV-spacing": break
    default: return nil
    }
    let constraint = entry.constraint
    guard let axis = constraint.firstAttribute.axis else { return nil }
    let isBroken = layout.constraints[index].isBroken
    self.axis = axis
    id = entry.id
    kind = isBroken ? .broken : constraint.priority.isRequired ? .required : .optional
    let secondItem = constraint.multiplier == 0 ? nil : constraint.secondItem
    views = [constraint.firstItem, secondItem].compactMap { $0.map(layout.system.view(of:)) }
    let frames = [constraint.firstItem, secondItem].compactMap { item in
      item.map { stage.projection(layout.rect(of: $0)) }
    }
    let isSatisfied = layout.constraints[index].isSatisfied
    let priority = constraint.priority.isRequired ? "" : " @\(constraint.priority)"
    func suffix(_ actual: Double) -> String {
      let sign = actual < 0 ? "\u{2212}" : ""
      return priority + (isSatisfied ? "" : ", is \(sign)\(abs(actual).description(decimals: 2))")
    }
    if constraint.firstAttribute.isSize {
      let frame = frames[0]
      guard isBroken || frame[axis].length > 0 else { return nil }
      span = frame[axis].expanded(by: frame[axis].length > 16 ? -4 : 0)
      label =
        entry.description.dropFirst(layout.system.name(of: constraint.firstItem).count + 1)
        + suffix(layout.rect(of: constraint.firstItem).size[axis])
      measured = views[0]
      sides = [frame[axis.cross]]
      return
    }
    guard let secondItem,
      let distance = Distance(entry, to: secondItem, in: layout, isBroken: isBroken)
    else { return nil }
    let places = distance.span
    span = Interval(
      start: stage.projection(places.start, axis), end: stage.projection(places.end, axis))
    label = distance.label + suffix(distance.actual)
    measured = nil
    sides = frames.map { $0[axis.cross] }
  }

  /// Places across the axis, best first, for a bar with a label of a size.
  func acrosses(label: Size) -> [Double] {
    sides.count == 1
      ? Self.acrosses(measuring: sides[0], reach: label[axis.cross] / 2 + 8)
      : Self.acrosses(between: sides[0], and: sides[1])
  }

  /// Inside a view with room for it, else beside it.
  private static func acrosses(measuring side: Interval, reach: Double) -> [Double] {
    let beside = [side.end + 8, side.start - 8]
    guard side.length >= max(44, 2 * reach) else { return beside }
    return [side.end - max(16, reach), side.start + max(30, reach), side.middle] + beside
  }

  /// In what two views share across the axis, best in its middle; else beside it, then beside both.
  private static func acrosses(between one: Interval, and other: Interval) -> [Double] {
    let shared = Interval(start: max(one.start, other.start), end: min(one.end, other.end))
    guard shared.length > 0 else { return [shared.middle, one.middle, other.middle] }
    let inside = [0.5, 0.25, 0.75, 0.125, 0.875].map { shared.start + shared.length * $0 }
    let beside = [shared.end + 8, shared.start - 8]
    // A bar beside a superview would not be seen to speak of its subview.
    if shared == one || shared == other { return inside + beside }
    return inside + beside + [max(one.end, other.end) + 8, min(one.start, other.start) - 8]
  }
}

/// A distance between two views that a constraint asks for.
private struct Distance {
  /// In the root's coordinates.
  let span: Interval
  /// What the author wrote: the constant, and the margin it is counted from.
  let label: String
  /// What it came to, in the direction of the constant.
  let actual: Double

  init?(
    _ entry: ConstraintSystem.Entry, to secondItem: LayoutItem, in layout: Layout, isBroken: Bool
  ) {
    let constraint = entry.constraint
    let direction = layout.direction(of: constraint)
    let isMirrored =
      direction == .rightToLeft
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    let one = layout.location(of: constraint.firstAttribute, of: constraint.firstItem, direction)
    let other = layout.location(of: constraint.secondAttribute, of: secondItem, direction)
    guard constraint.multiplier == 1,
      let first = Self.edge(
        constraint.firstAttribute, of: constraint.firstItem, in: layout, direction),
      let second = Self.edge(constraint.secondAttribute, of: secondItem, in: layout, direction)
    else {
      // Centres, baselines and proportions need no bar, unless they came out otherwise.
      guard isBroken else { return nil }
      span = Interval(start: min(one, other), end: max(one, other))
      label = entry.description
      actual = one
      return
    }
    // Nor do aligned edges.
    let sense = isMirrored ? -1.0 : 1
    let wanted = constraint.constant + sense * (second.margin - first.margin)
    span = Interval(start: min(first.place, second.place), end: max(first.place, second.place))
    guard isBroken || abs(wanted) > 0.01 && span.length > 0.01 else { return nil }
    let isReversed = wanted < 0
    let sign =
      switch constraint.relation {
      case .equal: ""
      case .greaterThanOrEqual: isReversed ? "≤ " : "≥ "
      case .lessThanOrEqual: isReversed ? "≥ " : "≤ "
      }
    label = sign + abs(wanted).shortDescription
    actual = (isReversed ? -sense : sense) * (first.place - second.place)
  }

  /// The edge a constraint holds, and how far inside it the attribute lies; `nil` for centres and
  /// baselines.
  private static func edge(
    _ attribute: Constraint.Attribute, of item: LayoutItem, in layout: Layout,
    _ direction: LayoutDirection
  ) -> (place: Double, margin: Double)? {
    guard let axis = attribute.axis else { return nil }
    let span = layout.rect(of: item)[axis]
    let margins = layout.system.layoutMargins(of: item)[axis]
    switch attribute.undirected(isMirrored: direction == .rightToLeft) {
    case .left, .top: return (span.start, 0)
    case .right, .bottom: return (span.end, 0)
    case .leftMargin, .topMargin: return (span.start, margins.start)
    case .rightMargin, .bottomMargin: return (span.end, -margins.end)
    default: return nil
    }
  }
}
