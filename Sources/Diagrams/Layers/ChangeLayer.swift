import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// What was stretched of the views, hatched.
struct ChangeLayer {
  let stage: Stage

  /// What of a view lies beyond its intrinsic size, on the sides its content leaves free; what does
  /// so on both axes is counted once.
  private func stretchedParts(of id: ViewID) -> [Rect] {
    // The intrinsic size is what constraints are about, without what of the frame surrounds it.
    let rect = stage.alignmentRect(of: id)
    var parts: [Rect] = []
    var counted = PerAxis<Interval> { rect[$0] }
    for axis in Axis.allCases where stage.layout.deformation(of: id, axis).delta > 0 {
      guard let intrinsic = stage.intrinsicSpan(of: id, axis) else { continue }
      let spans = [
        Interval(start: rect[axis].start, end: intrinsic.start),
        Interval(start: intrinsic.end, end: rect[axis].end),
      ]
      parts += spans.filter { $0.length > 0 }.map {
        Rect(axis, along: $0, across: counted[axis.cross])
      }
      counted[axis] = intrinsic
    }
    return parts
  }

  /// What of a view is left between its stretched parts.
  func unstretched(of id: ViewID) -> Rect {
    let rect = stage.alignmentRect(of: id)
    return Rect(
      spanning: PerAxis { axis in
        stage.layout.deformation(of: id, axis).delta > 0
          ? stage.intrinsicSpan(of: id, axis) ?? rect[axis] : rect[axis]
      })
  }

  /// Hatches what was stretched of a view.
  func drawStretch(of id: ViewID, in sketch: inout Sketch) {
    guard sketch.shows(.changes) else { return }
    for part in stretchedParts(of: id) {
      sketch.band(
        part, .stretched, hasEdge: false, role: "stretched", subject: stage.scene[id].name)
    }
  }
}
