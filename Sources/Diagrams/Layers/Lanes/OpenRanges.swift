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
      // From the edge that stays.
      let span =
        startIsOpen(id)
        ? Interval(
          start: rect.end - sizes.upperBound * zoom, end: rect.end - sizes.lowerBound * zoom)
        : Interval(
          start: rect.start + sizes.lowerBound * zoom, end: rect.start + sizes.upperBound * zoom)
      return (drawn(span), Self.text(sizes))
    }
    let offsets = layout.offsetRange(of: id, axis)
    let zero = rect.start - layout.offset(of: id, axis) * zoom
    let span = Interval(
      start: zero + offsets.lowerBound * zoom, end: zero + offsets.upperBound * zoom)
    let name = FramePart(view: id, axis: axis, isSize: false).name
    let isFree = !offsets.lowerBound.isFinite && !offsets.upperBound.isFinite
    return (drawn(span), isFree ? "any \(name) possible" : "\(name) \(Self.text(offsets))")
  }

  /// Whether a view of open size begins elsewhere in other layouts and ends where it does.
  private func startIsOpen(_ id: ViewID) -> Bool {
    guard stage.layout[id].ambiguity.origin[axis], let superview = stage.scene[id].superview else {
      return false
    }
    return abs(stage.layout[id].alignmentRect[axis].end - stage.layout[superview].frame[axis].end)
      < 0.01
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (Wording.number(range.lowerBound), Wording.number(range.upperBound))
    if !range.upperBound.isFinite { return "\(low) or more possible" }
    return range.lowerBound.isFinite ? "\(low) to \(high) possible" : "\(high) or less possible"
  }

  /// The part of a range that lies beside the scene.
  private func drawn(_ span: Interval) -> MeasureLane.Range {
    let room = stage.bounds[axis]
    let start = min(max(span.start, room.start), room.end)
    return MeasureLane.Range(
      span: Interval(start: start, end: max(start, min(span.end, room.end))),
      isOpenBefore: span.start < room.start - 0.01, isOpenBehind: span.end > room.end + 0.01)
  }
}
