import AutoLayout
import Drawing
import Geometry

/// The alignment rectangles of views whose frames are others: what constraints relate.
struct AlignmentRectLayer {
  let stage: Stage

  static func stroke(in theme: Theme) -> Stroke { Stroke(theme.constraint, width: 0.8) }

  /// Where constraints are drawn, those they speak of are drawn in any case: a bar that ends beside
  /// a frame would look wrong.
  func draw(in sketch: inout Sketch) {
    let showsAll = sketch.shows(.alignmentRects)
    guard showsAll || sketch.shows(.constraints) else { return }
    let spokenOf = showsAll ? [] : viewsOfConstraints
    for id in stage.scene.viewIDs where showsAll || spokenOf.contains(id) {
      let rect = stage.alignmentRect(of: id)
      guard !stage.isHidden(id), Self.differs(rect, stage.frame(of: id)) else { continue }
      sketch.rectangle(
        rect, stroke: Self.stroke(in: sketch.theme), role: "alignment-rect",
        subject: stage.scene[id].name)
    }
  }

  private static func differs(_ one: Rect, _ other: Rect) -> Bool {
    Axis.allCases.contains { axis in
      abs(one[axis].start - other[axis].start) > 0.01 || abs(one[axis].end - other[axis].end) > 0.01
    }
  }

  private var viewsOfConstraints: Set<ViewID> {
    Set(
      stage.scene.constraints.flatMap { constraint in
        [constraint.firstItem, constraint.secondItem].compactMap { $0?.view }
      })
  }
}
