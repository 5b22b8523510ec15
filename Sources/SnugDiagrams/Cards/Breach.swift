import SnugExplanation
import SnugGeometry
import SnugLayout

/// A constraint that does not hold, in the scene: where its gap, or its size, is meant. It is the broken
/// one of a conflict, or an optional one of the author's that gives way while each view has its size.
struct Breach {
  let axis: Axis
  let verdict: Verdict
  let span: Interval
  private(set) var across: Double
  /// Where else the bar can be.
  private let others: [Double]
  /// “≥ 12, is −40”
  let text: String
  /// Where two views overlap that the constraint keeps apart.
  let overlap: Rect?
  /// The views that it relates.
  let views: [ViewID]

  /// The extent of the bar with its ends.
  var box: Rect { box(across) }

  private func box(_ across: Double) -> Rect {
    Rect(axis, along: span, across: Interval(around: across, by: 4)).outset(by: .init(all: 1))
  }

  /// Moves the bar off texts, and if there is room, off the edges of other views.
  mutating func avoidTexts(on overview: Overview, in sketch: Sketch) {
    let places = ([across] + others).filter { sketch.isFreeButForLines(box($0)) }
    let apart = places.filter {
      overview.crossesNoEdge(box($0).inset(by: .init(all: 1)), but: views)
    }
    across =
      apart.first { sketch.isClear(box($0)) } ?? apart.first ?? places.first {
        sketch.isClear(box($0))
      } ?? across
  }

  /// `nil` for a content size, which the view's outline shows, and for alignments without a gap.
  init?(_ card: Card, on stage: Stage) {
    let payers = card.reason.contests.flatMap(\.payers)
    guard
      let broken = card.reason.conflict?.broken
        ?? (payers.count == 1 && card.outcomes.isEmpty ? payers[0].entry : nil)
    else { return nil }
    let layout = stage.layout
    let entry = layout.system[broken]
    let constraint = entry.constraint
    guard entry.contentSize == nil, let axis = constraint.firstAttribute.axis else { return nil }
    self.axis = axis
    verdict = card.verdict
    views = layout.system.views(of: constraint)
    let own = stage.projection(layout.rect(of: constraint.firstItem))
    let relation =
      switch constraint.relation {
      case .equal: ""
      case .greaterThanOrEqual: "≥ "
      case .lessThanOrEqual: "≤ "
      }
    if constraint.firstAttribute.isSize {
      let rect = layout.rect(of: constraint.firstItem)
      let wanted = Wording.number(layout.demandedSize(of: broken))
      text =
        Wording(layout: layout).ratio(entry).map { "\($0), is \(Wording.size(rect))" }
        ?? "\(relation)\(wanted), is \(Wording.number(rect.size[axis]))"
      let span = own[axis].length < 1 ? own[axis].expanded(by: 6) : own[axis]
      let sides = [own[axis.cross].end + 9, own[axis.cross].start - 9]
      self.span = span
      across = sides[0]
      // In the view, where there is no room beside it.
      others =
        [sides[1]] + [9, 21].flatMap { [own[axis.cross].end - $0, own[axis.cross].start + $0] }
        + [own[axis.cross].end + 5, own[axis.cross].start - 5]
      overlap = nil
      return
    }
    guard let secondItem = constraint.secondItem, let distance = Distance(entry, in: layout) else {
      return nil
    }
    let other = stage.projection(layout.rect(of: secondItem))
    let ends = distance.positions.map { stage.projection($0, axis) }
    let gap = Interval(between: ends[0], and: ends[1])
    let actual = distance.isAlignment ? distance.outcome : Wording.number(distance.actual)
    text = "\(distance.wanted), is \(actual)"
    let shared = own[axis.cross].shared(with: other[axis.cross])
    // Beside the views, where their texts fill them.
    others =
      stride(from: 12, to: shared.length / 2 - 6, by: 12).flatMap {
        [shared.middle + $0, shared.middle - $0]
      } + [shared.start - 9, shared.end + 9]
    if distance.actual < 0, !distance.isAlignment {
      let length = max(8, distance.asked * stage.projection.zoom)
      let views = [constraint.firstItem, secondItem].map(layout.system.view)
      let outer = [0, 1].first { layout.scene.isView(views[1 - $0], inside: views[$0]) }
      if let outer {
        // The gap is meant inside the outer view, where the other one covers it in any layout.
        let room = [own, other][outer][axis]
        let inside = max(8, min(length, room.length))
        let isAtEnd = ends[outer] > room.middle
        span = Interval(start: ends[outer] - (isAtEnd ? inside : 0), length: inside)
      } else {
        // The gap is meant after the first view.
        span = Interval(
          start: (own[axis].start < other[axis].start ? own : other)[axis].end, length: length)
      }
      overlap =
        own.intersects(other) && outer == nil
        ? Rect(spanning: PerAxis { own[$0].shared(with: other[$0]) }) : nil
      across = overlap.map { $0[axis.cross].start - 9 } ?? shared.middle
    } else {
      span = gap.length < 8 ? Interval(around: gap.middle, by: 4) : gap
      overlap = nil
      across = shared.middle
    }
  }
}
