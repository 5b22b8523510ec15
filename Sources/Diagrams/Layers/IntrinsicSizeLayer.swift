import AutoLayout
import Drawing
import Geometry

/// Dotted outlines of intrinsic content sizes that differ from the views' sizes.
///
/// On an axis where the sizes are equal, the frame shows both. The part beyond a compressed view is
/// drawn only where it covers no other view, because on a neighbor it would look like the
/// neighbor's; the ledger shows it anyway.
struct IntrinsicSizeLayer {
  let stage: Stage

  static func stroke(in theme: Theme) -> Stroke { .dotted(theme.ink) }

  func draw(_ id: ViewID, in sketch: inout Sketch) {
    let lines = outline(of: id, in: sketch)
    guard !lines.isEmpty else { return }
    sketch.occupyLines(lines)
    sketch.lines(
      lines, Self.stroke(in: sketch.theme), role: "intrinsic-size",
      subject: stage.scene[id].name)
  }

  /// The sides of the intrinsic size that differ from the view's, as lines.
  private func outline(of id: ViewID, in sketch: Sketch) -> [[Point]] {
    let rect = stage.alignmentRect(of: id)
    // If it cannot be drawn on one axis, the other axis is drawn for the view's size there.
    let spans = PerAxis<Interval> { axis in
      guard let span = stage.intrinsicSpan(of: id, axis), span.length > 0,
        stage.wrapping(of: id, axis) == nil
      else { return rect[axis] }
      return span
    }
    var lines: [[Point]] = []
    for axis in Axis.allCases where spans[axis] != rect[axis] {
      let isLarger = spans[axis].length > rect[axis].length
      let across = isLarger ? rect[axis.cross] : spans[axis.cross].clamping(rect[axis.cross])
      for (edge, own) in [
        (spans[axis].start, rect[axis].start), (spans[axis].end, rect[axis].end),
      ] where abs(edge - own) > 0.01 {
        let ends = [across.start, across.end]
        guard isLarger else {
          lines.append(ends.map { Point(axis, along: edge, across: $0) })
          continue
        }
        let beyond = Rect(axis, along: Interval(between: edge, and: own), across: across)
        guard isFreeGround(beyond, of: id, in: sketch) else { continue }
        // Three sides; the fourth is the frame's.
        lines.append([
          Point(axis, along: own, across: ends[0]), Point(axis, along: edge, across: ends[0]),
          Point(axis, along: edge, across: ends[1]), Point(axis, along: own, across: ends[1]),
        ])
      }
    }
    return lines
  }

  private func isFreeGround(_ box: Rect, of id: ViewID, in sketch: Sketch) -> Bool {
    guard let superview = stage.scene[id].superview else { return false }
    // Adjacent views touch; the inset ignores rounding errors.
    let inner = box.inset(by: EdgeInsets(all: 0.5))
    return stage.isFree(inner, .on(superview)) && sketch.isFree(inner)
  }
}
