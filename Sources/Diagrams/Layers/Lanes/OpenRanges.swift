import AutoLayout
import Geometry
import LayoutExplanation

/// What the sizes and positions of ambiguous views could be on an axis, in words and in the
/// picture.
struct OpenRanges {
  let axis: Axis
  let stage: Stage
  private let ambiguities: [Ambiguity]
  /// The ambiguity a view is open by.
  private let places: [ViewID: (ambiguity: Int, view: Int)]

  init(axis: Axis, stage: Stage) {
    self.axis = axis
    self.stage = stage
    ambiguities = stage.explanation.ambiguities.filter { $0.axis == axis }
    var places: [ViewID: (Int, Int)] = [:]
    for (index, ambiguity) in ambiguities.enumerated() {
      for (place, open) in ambiguity.views.enumerated() { places[open.view] = (index, place) }
    }
    self.places = places
  }

  /// “50 to 90 possible”, and where that is; `nil` if the view is not open.
  func range(of id: ViewID) -> (range: MeasureLane.Range, text: String)? {
    guard let place = places[id] else { return nil }
    let ambiguity = ambiguities[place.ambiguity]
    let open = ambiguity.views[place.view]
    let layout = stage.layout
    let rect = stage.alignmentRect(of: id)[axis]
    let zoom = stage.projection.zoom
    if let sizes = stage.explanation.sizes(of: open, in: ambiguity) {
      // From the edge that stays; of a compressed view, along what it is missing.
      let isFromEnd =
        layout.deformation(of: id, axis).delta < 0
        ? stage.hangsOverStart(id, axis) : startIsOpen(id)
      let span =
        isFromEnd
        ? Interval(
          start: rect.end - sizes.upperBound * zoom, end: rect.end - sizes.lowerBound * zoom)
        : Interval(
          start: rect.start + sizes.lowerBound * zoom, end: rect.start + sizes.upperBound * zoom)
      return (drawn(span, of: id), Self.text(sizes))
    }
    let offsets = layout.offsetRange(of: id, axis)
    let offset = layout.offset(of: id, axis)
    // Where its leading edge could be.
    let span =
      isMirrored(id)
      ? Interval(
        start: rect.end + (offset - offsets.upperBound) * zoom,
        end: rect.end + (offset - offsets.lowerBound) * zoom)
      : Interval(
        start: rect.start + (offsets.lowerBound - offset) * zoom,
        end: rect.start + (offsets.upperBound - offset) * zoom)
    let name = FramePart(view: id, axis: axis, isSize: false).name
    let isFree = !offsets.lowerBound.isFinite && !offsets.upperBound.isFinite
    return (drawn(span, of: id), isFree ? "any \(name) possible" : "\(name) \(Self.text(offsets))")
  }

  /// Whether a view of open size begins elsewhere in other layouts, at its left or top edge, and
  /// ends where it does.
  private func startIsOpen(_ id: ViewID) -> Bool {
    let isMirrored = isMirrored(id)
    guard stage.layout[id].ambiguity.origin[axis], let superview = stage.scene[id].superview else {
      return isMirrored
    }
    let (own, outer) = (stage.layout[id].alignmentRect[axis], stage.layout[superview].frame[axis])
    return isMirrored ? abs(own.start - outer.start) >= 0.01 : abs(own.end - outer.end) < 0.01
  }

  /// Whether a view is placed from the right.
  private func isMirrored(_ id: ViewID) -> Bool {
    guard axis == .horizontal, let superview = stage.scene[id].superview else { return false }
    return stage.scene.layoutDirection(of: superview) == .rightToLeft
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (Wording.number(range.lowerBound), Wording.number(range.upperBound))
    if !range.upperBound.isFinite { return "\(low) or more possible" }
    return range.lowerBound.isFinite ? "\(low) to \(high) possible" : "\(high) or less possible"
  }

  /// As much of a range as a lane has room for; what has no end, as far as the scene goes.
  private func drawn(_ span: Interval, of id: ViewID) -> MeasureLane.Range {
    let room = stage.bounds[axis]
    let reach = stage.laneReach(axis, about: room)
    func drawn(_ place: Double) -> (place: Double, end: MeasureLane.Range.End) {
      guard place.isFinite else { return (place < 0 ? room.start : room.end, .open) }
      let inner = min(max(place, reach.start), reach.end)
      return (inner, inner == place ? .exact : .cut)
    }
    let (start, end) = (drawn(span.start), drawn(span.end))
    return MeasureLane.Range(
      span: Interval(start: min(start.place, end.place), end: max(start.place, end.place)),
      start: start.end, end: end.end)
  }
}

extension Stage {
  /// How far a lane goes beyond what it is about, in the picture's points.
  private static let mostBeyond = 120.0

  /// What of a lane may be drawn to, about a view or the scene: before it the picture may end, or
  /// the heading stand.
  func laneReach(_ axis: Axis, about span: Interval) -> Interval {
    let least = axis == .horizontal ? SheetGrid.margin - 22 : bounds[axis].start
    let wide = span.expanded(by: Self.mostBeyond)
    return Interval(start: max(wide.start, min(least, span.start)), end: wide.end)
  }
}

extension Interval {
  /// What of another one lies in this one.
  func clamping(_ other: Interval) -> Interval {
    let start = min(max(other.start, self.start), end)
    return Interval(start: start, end: max(start, min(other.end, end)))
  }
}
