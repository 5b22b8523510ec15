import SnugDrawing
import SnugGeometry
import SnugLayout

/// The alignment rectangles, which constraints relate, of views where they differ from the frames.
struct AlignmentRectLayer {
  let stage: Stage

  func draw(in sketch: inout Sketch) {
    guard sketch.shows(.alignmentRects) else { return }
    for id in stage.scene.viewIDs {
      let rect = stage.alignmentRect(of: id)
      guard !stage.isHidden(id), rect.largestDifference(from: stage.frame(of: id)) > .leastShown
      else { continue }
      sketch.rectangle(
        rect, stroke: Stroke(sketch.theme.constraint, width: 0.8), role: "alignment-rect",
        subject: stage.scene[id].name)
      sketch.signs.insert(.alignmentRect)
    }
  }
}
