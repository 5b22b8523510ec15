import AutoLayout
import Geometry
import LayoutExplanation

/// A constraint as an I-bar: along an axis from one position to another, at one position across it.
struct Strut {
  /// How far the ends of a bar reach to either side, in points.
  static let cap = 4.0

  let axis: Axis
  private(set) var span: Interval
  /// The part of the span by which the constraint gave way: what is there beyond what it asks for, or
  /// what it asks for and is not there.
  private(set) var hatched: Interval?
  /// Best first; all say the same.
  let texts: [SignText]
  let style: ConstraintStyle
  /// The index of the constraint in the system, and its id.
  let entry: Int
  let id: String
  /// The views the constraint speaks of, which the bar may touch.
  let views: [ViewID]
  /// The view whose size the bar is.
  let measured: ViewID?
  /// Whether the author wrote it; otherwise a stack view keeps it.
  let isAuthors: Bool
  /// How much the picture would lose without it.
  let weight: Weight
  /// What the views take up across the axis: two of them, or the one that is measured.
  private let sides: [Interval]

  enum Weight: Int {
    /// It gave way.
    case losing
    /// It holds exactly: with less of it the layout could be otherwise.
    case deciding
    /// An inequality with room to spare.
    case slack

    fileprivate init(_ entry: Int, in layout: Layout) {
      let distance = layout.leftSide(ofEntry: entry) - layout.system.entries[entry].target
      self =
        !layout.constraints[entry].isSatisfied
        ? .losing : abs(distance) < 0.01 ? .deciding : .slack
    }
  }

  /// The strut of an author's constraint, or of a spacing a stack view keeps; `nil` for one that
  /// holds no distance, as long as what it aligns is aligned.
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
    weight = Weight(index, in: layout)
    id = entry.id
    let secondItem = constraint.multiplier == 0 ? nil : constraint.secondItem
    views = [constraint.firstItem, secondItem].compactMap { $0.map(layout.system.view(of:)) }
    let frames = [constraint.firstItem, secondItem].compactMap { item in
      item.map { stage.projection(layout.rect(of: $0)) }
    }
    func text(_ wanted: String, _ outcome: String, _ style: ConstraintStyle) -> SignText {
      let priority = constraint.priority.isRequired ? "" : " @\(constraint.priority)"
      let numbers = citations.numbers(of: index)
      // Only what is broken is struck: what gave way did what its priority says.
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
      // One that gave way has to be as long as the view, to show what is too much.
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
    // What came out on the other side of where it is counted from has nothing of what was asked for.
    guard distance.came >= 0 else { return }
    let isBackward = distance.positions[0] < distance.positions[1]
    mark(
      distance.asked * stage.projection.zoom, from: isBackward ? span.end : span.start, isBackward)
  }

  /// Marks what is missing, or too much, of the length the constraint asks for beyond a position.
  private mutating func mark(_ asked: Double, from origin: Double, _ isBackward: Bool) {
    guard style.gaveWay, asked >= 0 else { return }
    let position = isBackward ? origin - asked : origin + asked
    let end = isBackward ? span.start : span.end
    hatched = Interval(between: position, and: end)
    span = span.union(Interval(start: position, end: position))
  }

  /// What of the span is not hatched.
  var solid: Interval {
    guard let hatched else { return span }
    let parts = span.without(hatched)
    return hatched.start > span.start ? parts[0] : parts[1]
  }

  /// The middle of what the views share across the axis.
  var middle: Double { sides[0].shared(with: sides[sides.count - 1]).middle }

  /// Places across the axis, best first, for a bar with a label of a size.
  func acrosses(label: Size) -> [Double] {
    sides.count == 1
      ? Self.acrosses(measuring: sides[0], reach: label[axis.cross] / 2 + 8)
      : Self.acrosses(between: sides[0], and: sides[1])
  }

  /// Inside a view with room for it, else beside it.
  private static func acrosses(measuring side: Interval, reach: Double) -> [Double] {
    // Further off it is still read with the view when another bar of it is between.
    let beside = [8.0, 26, 44].flatMap { [side.end + $0, side.start - $0] }
    guard side.length >= max(44, 2 * reach) else { return beside }
    return [side.end - max(16, reach), side.start + max(30, reach), side.middle] + beside
  }

  /// In what two views share across the axis, best in its middle; else beside it, then beside both.
  private static func acrosses(between one: Interval, and other: Interval) -> [Double] {
    let shared = one.shared(with: other)
    guard shared.length > 0 else { return [shared.middle, one.middle, other.middle] }
    let inside = [0.5, 0.25, 0.75, 0.125, 0.875].map(shared.position)
    // At an end a label of a gap lower than itself has room beside the views.
    let beside = [shared.end - 5, shared.start + 5, shared.end + 8, shared.start - 8]
    // A bar beside a superview would not be seen to speak of its subview.
    if shared == one || shared == other { return inside + beside }
    return inside + beside + [max(one.end, other.end) + 8, min(one.start, other.start) - 8]
  }
}
