import AutoLayout
import Drawing
import Geometry

/// The alignment rectangles, which constraints relate, of views where they differ from the frames.
struct AlignmentRectLayer {
  let stage: Stage

  static func stroke(in theme: Theme) -> Stroke { Stroke(theme.constraint, width: 0.8) }

  /// With constraints, the alignment rectangles of their views are always drawn, because a bar that
  /// ends next to a frame would look wrong.
  func draw(in sketch: inout Sketch) {
    let showsAll = sketch.shows(.alignmentRects)
    guard showsAll || sketch.shows(.constraints) else { return }
    let spokenOf = showsAll ? [] : viewsOfConstraints
    for id in stage.scene.viewIDs where showsAll || spokenOf.contains(id) {
      let rect = stage.alignmentRect(of: id)
      guard !stage.isHidden(id), rect.largestDifference(from: stage.frame(of: id)) > 0.01
      else { continue }
      sketch.rectangle(
        rect, stroke: Self.stroke(in: sketch.theme), role: "alignment-rect",
        subject: stage.scene[id].name)
      sketch.addEdges(of: rect)
    }
  }

  private var viewsOfConstraints: Set<ViewID> {
    Set(
      stage.scene.constraints.flatMap { constraint in
        [constraint.firstItem, constraint.secondItem].compactMap { $0?.view }
      })
  }
}
