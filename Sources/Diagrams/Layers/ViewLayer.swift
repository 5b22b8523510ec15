import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The scene itself, to scale: frames, what was stretched of them, and what stands in them.
struct ViewLayer {
  let stage: Stage

  private var scene: Scene { stage.scene }

  func draw(in sketch: inout Sketch) {
    var depths: [Int] = []
    for id in scene.viewIDs {
      depths.append(scene[id].superview.map { depths[$0.index] + 1 } ?? 0)
      if scene.isHidden(id) {
        drawHidden(id, in: &sketch)
        continue
      }
      drawFrame(of: id, depth: depths[id.index], in: &sketch)
      let content = ContentLayer(
        scene[id], stage.layout[id], stage.projection,
        isMirrored: scene.layoutDirection(of: id) == .rightToLeft)
      if stage.recedes(id) {
        sketch.drawReceding { content.draw(in: &$0) }
      } else {
        content.draw(in: &sketch)
      }
    }
  }

  private func drawFrame(of id: ViewID, depth: Int, in sketch: inout Sketch) {
    let theme = sketch.theme
    let view = scene[id]
    let frame = stage.frame(of: id)
    let surfaces = theme.surfaces
    sketch.rectangle(
      frame, fill: depth == 0 ? theme.canvas : surfaces[(depth - 1) % surfaces.count],
      stroke: nil, role: "surface", subject: view.name)
    for axis in Axis.allCases {
      drawStretch(of: id, axis, stage.alignmentRect(of: id), in: &sketch)
    }
    sketch.rectangle(frame, stroke: stroke(of: id, theme), role: "frame", subject: view.name)
  }

  /// Of a hidden view only the place it takes up.
  private func drawHidden(_ id: ViewID, in sketch: inout Sketch) {
    sketch.rectangle(
      stage.frame(of: id), stroke: Self.hiddenStroke(in: sketch.theme), role: "hidden",
      subject: scene[id].name)
  }

  static func hiddenStroke(in theme: Theme) -> Stroke {
    Stroke(theme.edge, width: 0.8, dash: [1, 3])
  }

  private func stroke(of id: ViewID, _ theme: Theme) -> Stroke {
    if id != .root, stage.layout[id].ambiguity.isAmbiguous {
      return Stroke(theme.conflict, width: 1.5, dash: [6, 3])
    }
    if id == .root { return Stroke(theme.edge, width: 1.2) }
    return stage.recedes(id) ? Stroke(theme.edge, width: 0.8) : Stroke(theme.ink, width: 1.2)
  }

  /// What of a stretched view lies beyond its intrinsic size, hatched on the sides its content
  /// leaves free.
  private func drawStretch(of id: ViewID, _ axis: Axis, _ frame: Rect, in sketch: inout Sketch) {
    guard case .stretched(let amount) = stage.layout.deformation(of: id, axis) else { return }
    let theme = sketch.theme
    let view = scene[id]
    let zoom = stage.projection.zoom
    // The intrinsic size is what constraints are about, without what of the frame surrounds it.
    let span = stage.projection(stage.layout[id].alignmentRect)[axis]
    let before = amount * zoom * view.content.shareOfSpaceBefore(axis)
    let after = amount * zoom - before
    let parts = [
      (Interval(start: span.start, end: span.start + before), edge: span.start + before),
      (Interval(start: span.end - after, end: span.end), edge: span.end - after),
    ]
    for (part, edge) in parts where part.length > 0 {
      var sides = PerAxis<Interval> { frame[$0] }
      sides[axis] = part
      let style = SegmentStyle.stretched(in: theme)
      let rect = Rect(spanning: sides)
      sketch.rectangle(rect, fill: style.fill, role: "stretched", subject: view.name)
      if let hatch = style.hatch {
        sketch.hatch(rect, hatch, role: "stretched", subject: view.name)
      }
      let cross = frame[axis.cross]
      let line = [cross.start, cross.end].map { Point(axis, along: edge, across: $0) }
      sketch.lines(
        [line], Stroke(theme.stretched, width: 1.2, dash: [4, 3]), role: "intrinsic-edge",
        subject: view.name)
    }
  }
}
