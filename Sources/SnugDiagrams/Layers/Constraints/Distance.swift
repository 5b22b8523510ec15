import SnugExplanation
import SnugGeometry
import SnugLayout

/// The relation of two positions that a constraint requests: a distance or an alignment.
struct Distance {
  /// The request as the author wrote it: the constant, relative to the margin if there is one.
  let wanted: String
  /// The requested length and the actual length, in points of the scene; negative if the items
  /// overlap, or if the first position is on the other side of the second.
  let asked: Double
  let actual: Double
  /// The text of the actual length.
  let outcome: String
  /// Whether the constraint aligns: edges without a distance, centers, baselines, proportions.
  let isAlignment: Bool
  /// The positions of the first and the second attribute, in the root's coordinates. For a distance
  /// these are edges, without margins. For an alignment the second is where the first should be.
  let positions: [Double]

  /// `nil` if the constraint does not relate two positions.
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
      if abs(distance) > .leastShown {
        // Between opposite edges an overlap is a negative distance.
        let isReversed =
          constraint.joinsOppositeEdges(direction)
          ? ![.left, .leading, .top].contains(constraint.firstAttribute) : distance < 0
        isAlignment = false
        positions = [first.position, second.position]
        asked = isReversed ? -distance : distance
        wanted =
          constraint.relation.sign(isReversed: isReversed) + (asked < 0 ? "\u{2212}" : "")
          + abs(asked).shortDescription
        actual = (isReversed ? -sense : sense) * (first.position - second.position)
        outcome = Wording.number(actual)
        return
      }
    }
    let one = layout.location(of: constraint.firstAttribute, of: constraint.firstItem, direction)
    let other = layout.location(of: constraint.secondAttribute, of: secondItem, direction)
    let offset = sense * constraint.constant
    isAlignment = true
    // A proportion is relative to the superview's origin, so only the first position is known.
    positions = [one, constraint.multiplier == 1 ? other + offset : one]
    (asked, actual) = (0, abs(positions[0] - positions[1]))
    if constraint.joinsOppositeEdges(direction) {
      wanted = "0"
      outcome = Wording.number(sense * (one - other))
    } else {
      wanted = constraint.alignmentNoun
      outcome = actual > .leastShown ? "\(Wording.number(actual)) off" : "off"
    }
  }

  /// The edge that a constraint relates, and the signed margin from it to the attribute; `nil` for
  /// centers and baselines.
  private static func edge(
    _ attribute: Constraint.Attribute, of item: LayoutItem, in layout: Layout,
    _ direction: LayoutDirection
  ) -> (position: Double, margin: Double)? {
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
