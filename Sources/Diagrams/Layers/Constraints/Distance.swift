import AutoLayout
import Geometry
import LayoutExplanation

/// What a constraint asks of two positions: a distance between edges, or that they are one.
struct Distance {
  /// What the author wrote: the constant, and the margin it is counted from.
  let wanted: String
  /// The same as the sum it is made of, where it has parts: the safe area, the margin behind it, and
  /// the constant.
  let sum: String?
  /// The length the constraint asks for, and what it came to: below 0 past the position it is
  /// counted from. In points of the scene.
  let asked: Double
  let came: Double
  /// What it came to, in words.
  let outcome: String
  /// Whether it aligns: edges without a distance, centres, baselines, proportions.
  let isAlignment: Bool
  /// Where the first and the second attribute lie, in the root's coordinates: edges, from which
  /// margins are counted, or what was to be aligned, and then the second is where the first should be.
  let positions: [Double]

  /// `nil` for what is no relation of two positions.
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
        positions = [first.position, second.position]
        let sign = constraint.relation.sign(isReversed: isReversed)
        wanted = sign + abs(distance).shortDescription
        let margins = (second.margins + first.margins.map { -$0 }).map { sense * $0 }
        sum = Self.sum((margins + [constraint.constant]).map { isReversed ? -$0 : $0 })
          .map { sign + $0 }
        asked = abs(distance)
        came = (isReversed ? -sense : sense) * (first.position - second.position)
        outcome = Wording.number(came)
        return
      }
    }
    let one = layout.location(of: constraint.firstAttribute, of: constraint.firstItem, direction)
    let other = layout.location(of: constraint.secondAttribute, of: secondItem, direction)
    let offset = sense * constraint.constant
    isAlignment = true
    sum = nil
    // A proportion counts from where its views' superview begins: only the first position is known.
    positions = [one, constraint.multiplier == 1 ? other + offset : one]
    (asked, came) = (0, abs(positions[0] - positions[1]))
    if constraint.joinsOppositeEdges(direction) {
      wanted = "0"
      outcome = Wording.number(sense * (one - other))
    } else {
      wanted = constraint.alignmentNoun
      outcome = came > 0.01 ? "\(Wording.number(came)) off" : "off"
    }
  }

  /// `nil` for what has one part, or does not begin with something to take away from.
  private static func sum(_ parts: [Double]) -> String? {
    let parts = parts.filter { abs($0) > 0.01 }
    guard parts.count > 1, parts[0] > 0 else { return nil }
    return parts.dropFirst().reduce(parts[0].shortDescription) { $0 + $1.addedDescription }
  }

  /// The edge a constraint holds, and how far inside it the attribute lies; `nil` for centres and
  /// baselines.
  private static func edge(
    _ attribute: Constraint.Attribute, of item: LayoutItem, in layout: Layout,
    _ direction: LayoutDirection
  ) -> Edge? {
    guard let axis = attribute.axis else { return nil }
    let span = layout.rect(of: item)[axis]
    let margins = layout.system.layoutMargins(of: item)[axis]
    let safe = (item.view.map(layout.safeAreaInMargins) ?? .zero)[axis]
    switch attribute.undirected(isMirrored: direction == .rightToLeft) {
    case .left, .top: return Edge(position: span.start, margins: [])
    case .right, .bottom: return Edge(position: span.end, margins: [])
    case .leftMargin, .topMargin:
      return Edge(position: span.start, margins: [safe.start, margins.start - safe.start])
    case .rightMargin, .bottomMargin:
      return Edge(position: span.end, margins: [-safe.end, safe.end - margins.end])
    default: return nil
    }
  }

  private struct Edge {
    var position: Double
    /// How far inside it the attribute lies: behind the safe area the rest of the margin.
    var margins: [Double]

    var margin: Double { margins.reduce(0, +) }
  }
}
