import AutoLayout
import Geometry
import LayoutExplanation

/// A constraint as an I-bar: a span along an axis, at one position across it.
struct Strut {
  /// The extent of a bar's end caps to either side, in points.
  static let cap = 4.0

  let axis: Axis
  private(set) var span: Interval
  /// The part of the span by which the constraint gave way: the excess over the requested length,
  /// or the missing part of it.
  private(set) var hatched: Interval?
  /// Alternative texts with the same meaning, the best first.
  let texts: [SignText]
  let style: ConstraintStyle
  /// The index of the constraint in the system, and its ID.
  let entry: Int
  let id: String
  /// The views of the constraint, which the bar may touch.
  let views: [ViewID]
  /// The view whose size the bar shows.
  let measured: ViewID?
  /// Whether the author wrote the constraint; otherwise a stack view created it.
  let isAuthors: Bool
  /// Whether it is an inequality that is not tight, so that the layout would be the same without it.
  let isSlack: Bool
  /// The extents of the views across the axis: two views, or the measured one.
  private let sides: [Interval]

  /// The strut of an author's constraint, or of a stack view's spacing; `nil` if there is no
  /// distance, or the constraint is a satisfied alignment.
  init?(entry index: Int, on stage: Stage, _ citations: Citations) {
    let layout = stage.layout
    let entry = layout.system.entries[index]
    switch entry.origin {
    case .author: isAuthors = true
    case .stackView where entry.stackView?.identifier == .spacing: isAuthors = false
    default: return nil
    }
    let constraint = entry.constraint
    guard let axis = constraint.firstAttribute.axis else { return nil }
    let isSatisfied = layout.constraints[index].isSatisfied
    self.axis = axis
    self.entry = index
    isSlack = isSatisfied && abs(layout.leftSide(ofEntry: index) - entry.target) >= 0.01
    id = entry.id
    let secondItem = constraint.multiplier == 0 ? nil : constraint.secondItem
    views = [constraint.firstItem, secondItem].compactMap { $0.map(layout.system.view(of:)) }
    let frames = [constraint.firstItem, secondItem].compactMap { item in
      item.map { stage.projection(layout.rect(of: $0)) }
    }
    func text(_ wanted: String, _ outcome: String, _ style: ConstraintStyle) -> SignText {
      let priority = constraint.priority.isRequired ? "" : " @\(constraint.priority)"
      let numbers = citations.numbers(of: index)
      // Only a broken constraint is struck through. A constraint that gave way acted according to
      // its priority.
      return style.kind == .broken
        ? SignText(wanted: wanted, came: "is \(outcome)", numbers: numbers)
        : SignText(
          wanted: wanted + priority + (isSatisfied ? "" : " → \(outcome)"), numbers: numbers)
    }
    if constraint.firstAttribute.isSize {
      let frame = frames[0]
      let size = layout.rect(of: constraint.firstItem).size[axis]
      let asked =
        constraint.constant
        + (secondItem.map { item in
          constraint.multiplier
            * layout.rect(of: item).size[constraint.secondAttribute.axis ?? axis]
        } ?? 0)
      let style = citations.style(of: index, .bar, asked: asked, came: size)
      self.style = style
      // The bar of a constraint that gave way has the length of the view, to show the excess.
      span = frame[axis].expanded(by: frame[axis].length > 16 && !style.gaveWay ? -4 : 0)
      let wanted = constraint.wantedSize(layout.system.name(of:))
      texts = [text(wanted, Wording.number(size), style)]
      measured = views[0]
      sides = [frame[axis.cross]]
      let isMirrored =
        axis == .horizontal && stage.scene.layoutDirection(of: views[0]) == .rightToLeft
      mark(asked * stage.projection.zoom, from: isMirrored ? span.end : span.start, isMirrored)
      return
    }
    guard let distance = Distance(entry, in: layout), !distance.isAlignment || !isSatisfied else {
      return nil
    }
    let ends = distance.positions.map { stage.projection($0, axis) }
    span = Interval(between: ends[0], and: ends[1])
    let style = citations.style(of: index, .bar, asked: distance.asked, came: distance.came)
    self.style = style
    texts = [distance.sum, distance.wanted].compactMap(\.self).map {
      text($0, distance.outcome, style)
    }
    measured = nil
    sides = frames.map { $0[axis.cross] }
    // If the outcome is on the other side of the origin, no part of the requested length is there.
    guard distance.came >= 0 else { return }
    let isBackward = distance.positions[0] < distance.positions[1]
    mark(
      distance.asked * stage.projection.zoom, from: isBackward ? span.end : span.start, isBackward)
  }

  /// Marks the missing or excess part of the requested length.
  private mutating func mark(_ asked: Double, from origin: Double, _ isBackward: Bool) {
    guard style.gaveWay, asked >= 0 else { return }
    let position = isBackward ? origin - asked : origin + asked
    let end = isBackward ? span.start : span.end
    hatched = Interval(between: position, and: end)
    span = span.union(Interval(start: position, end: position))
  }

  /// The part of the span that is not hatched.
  var solid: Interval {
    guard let hatched else { return span }
    let parts = span.without(hatched)
    return hatched.start > span.start ? parts[0] : parts[1]
  }

  /// The middle of the interval that the views share across the axis.
  var middle: Double { sides[0].shared(with: sides[sides.count - 1]).middle }

  /// Whether a label fits on the bar, with a part of the bar on either side.
  func fits(_ label: Size) -> Bool { solid.length >= label[axis] + 6 + 2 * labelGap }

  /// The gap between the bar and the label that interrupts it. It is larger next to struck-through
  /// text, so that the bar does not appear to continue the strike.
  var labelGap: Double { axis == .horizontal && style.kind == .broken ? 4 : 1 }

  /// Positions across the axis for a bar with a label of a size, the best first.
  func acrosses(label: Size) -> [Double] {
    sides.count == 1
      ? acrosses(measuring: sides[0], label: label)
      : Self.acrosses(between: sides[0], and: sides[1])
  }

  /// Inside a view with enough room, otherwise next to it.
  private func acrosses(measuring side: Interval, label: Size) -> [Double] {
    // At these larger distances the bar still belongs visibly to the view, behind another bar of
    // it; at the largest only if it is longer than its label.
    let beside = (fits(label) ? [8.0, 26, 44] : [8, 26]).flatMap {
      [side.end + $0, side.start - $0]
    }
    let reach = label[axis.cross] / 2 + 8
    guard side.length >= max(44, 2 * reach) else { return beside }
    return [side.end - max(16, reach), side.start + max(30, reach), side.middle] + beside
  }

  /// In the interval that two views share across the axis, first its middle; then next to it, and
  /// then next to both.
  private static func acrosses(between one: Interval, and other: Interval) -> [Double] {
    let shared = one.shared(with: other)
    guard shared.length > 0 else { return [shared.middle, one.middle, other.middle] }
    let inside = [0.5, 0.25, 0.75, 0.125, 0.875].map(shared.position)
    // At an end the label of a gap that is lower than the label has room next to the views.
    let beside = [shared.end - 5, shared.start + 5, shared.end + 8, shared.start - 8]
    // A bar next to a superview would not appear to relate its subview.
    if shared == one || shared == other { return inside + beside }
    return inside + beside + [max(one.end, other.end) + 8, min(one.start, other.start) - 8]
  }
}
