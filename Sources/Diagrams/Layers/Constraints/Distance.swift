import AutoLayout
import Geometry

/// What a constraint asks of two places: a distance between edges, or that they are one.
struct Distance {
  /// The two places, in the root's coordinates: those of edges, where margins are counted from, or
  /// of what was to be aligned.
  let span: Interval
  /// What the author wrote: the constant, and the margin it is counted from.
  let wanted: String
  /// What it came to.
  let came: String
  /// Whether it aligns: edges without a distance, centres, baselines, proportions.
  let isAlignment: Bool
  /// Where the first and the second attribute lie; of an alignment the second is where the first
  /// should be.
  let places: [Double]

  /// `nil` for what is no relation of two places.
  init?(_ entry: ConstraintSystem.Entry, in layout: Layout) {
    let constraint = entry.constraint
    guard let secondItem = constraint.secondItem, constraint.multiplier != 0,
      !constraint.firstAttribute.isSize, !constraint.secondAttribute.isSize
    else { return nil }
    let direction = layout.direction(of: constraint)
    let isMirrored =
      direction == .rightToLeft
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    let sense = isMirrored ? -1.0 : 1
    if constraint.multiplier == 1,
      let first = Self.edge(
        constraint.firstAttribute, of: constraint.firstItem, in: layout, direction),
      let second = Self.edge(constraint.secondAttribute, of: secondItem, in: layout, direction)
    {
      let distance = constraint.constant + sense * (second.margin - first.margin)
      if abs(distance) > 0.01 {
        let isReversed = distance < 0
        isAlignment = false
        places = [first.place, second.place]
        wanted = Self.sign(constraint.relation, isReversed) + abs(distance).shortDescription
        came =
          "is "
          + Self.signed((isReversed ? -sense : sense) * (first.place - second.place))
        span = Interval(
          start: min(first.place, second.place), end: max(first.place, second.place))
        return
      }
    }
    let one = layout.location(of: constraint.firstAttribute, of: constraint.firstItem, direction)
    let other = layout.location(of: constraint.secondAttribute, of: secondItem, direction)
    let offset = sense * constraint.constant
    isAlignment = true
    // A proportion counts from where its views' superview begins: only the first place is known.
    places = [one, constraint.multiplier == 1 ? other + offset : one]
    span = Interval(start: min(places[0], places[1]), end: max(places[0], places[1]))
    if constraint.joinsOppositeEdges(direction) {
      wanted = "0"
      came = "is " + Self.signed(sense * (one - other))
    } else {
      wanted = constraint.alignmentNoun
      came = span.length > 0.01 ? "is \(span.length.description(decimals: 2)) off" : "is off"
    }
  }

  private static func signed(_ value: Double) -> String {
    (value < -0.005 ? "\u{2212}" : "") + abs(value).description(decimals: 2)
  }

  private static func sign(_ relation: Constraint.Relation, _ isReversed: Bool) -> String {
    switch relation {
    case .equal: ""
    case .greaterThanOrEqual: isReversed ? "≤ " : "≥ "
    case .lessThanOrEqual: isReversed ? "≥ " : "≤ "
    }
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

extension Constraint {
  fileprivate var alignmentNoun: String {
    switch firstAttribute {
    case .firstBaseline, .lastBaseline: "on one baseline"
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: "centred"
    default: "aligned"
    }
  }

  /// Whether one item is to begin where the other ends.
  fileprivate func joinsOppositeEdges(_ direction: LayoutDirection) -> Bool {
    let edges = [firstAttribute, secondAttribute].map {
      $0.undirected(isMirrored: direction == .rightToLeft)
    }
    let opposites: [[Attribute]] = [[.left, .right], [.top, .bottom]]
    return opposites.contains { $0 == edges || $0.reversed() == edges }
  }
}
