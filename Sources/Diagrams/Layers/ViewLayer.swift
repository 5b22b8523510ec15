import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The scene itself, to scale: frames, what was stretched of them, and what stands in them.
struct ViewLayer {
  let stage: Stage

  private var scene: Scene { stage.scene }

  func draw(in sketch: inout Sketch) {
    let bands = BandLayer(stage: stage)
    var depths: [Int] = []
    for id in scene.viewIDs {
      depths.append(scene[id].superview.map { depths[$0.index] + 1 } ?? 0)
      if stage.isHidden(id) {
        drawHidden(id, in: &sketch)
        continue
      }
      drawSurface(of: id, depth: depths[id.index], bands, in: &sketch)
      var content = ContentLayer(
        scene[id], stage.layout[id], stage.projection,
        isMirrored: scene.layoutDirection(of: id) == .rightToLeft)
      content.recedes = stage.recedes(id)
      if sketch.shows(.changes) { content.ground = ChangeLayer(stage: stage).unstretched(of: id) }
      // A ground of its own would hide what happened to the view.
      if !content.hasGround { drawFrame(of: id, in: &sketch) }
      if content.recedes {
        sketch.drawReceding { content.draw(in: &$0) }
      } else {
        content.draw(in: &sketch)
      }
      if content.hasGround { drawFrame(of: id, in: &sketch) }
    }
  }

  private func drawSurface(
    of id: ViewID, depth: Int, _ bands: BandLayer, in sketch: inout Sketch
  ) {
    let theme = sketch.theme
    let surfaces = theme.surfaces
    sketch.rectangle(
      stage.frame(of: id),
      fill: depth == 0 ? theme.canvas : surfaces[(depth - 1) % surfaces.count],
      stroke: nil, role: "surface", subject: scene[id].name)
    bands.draw(of: id, in: &sketch)
  }

  /// The edge, and what was stretched.
  private func drawFrame(of id: ViewID, in sketch: inout Sketch) {
    ChangeLayer(stage: stage).drawStretch(of: id, in: &sketch)
    sketch.rectangle(
      stage.frame(of: id), stroke: stroke(of: id, sketch.theme), role: "frame",
      subject: scene[id].name)
    if id != .root, sketch.shows(.intrinsicSize) {
      IntrinsicSizeLayer(stage: stage).draw(id, in: &sketch)
    }
  }

  /// Of a hidden view only the place it takes up.
  private func drawHidden(_ id: ViewID, in sketch: inout Sketch) {
    sketch.rectangle(
      stage.frame(of: id), stroke: Self.hiddenStroke(in: sketch.theme), role: "hidden",
      subject: scene[id].name)
  }

  static func hiddenStroke(in theme: Theme) -> Stroke {
    .dotted(theme.edge, width: 0.8)
  }

  private func stroke(of id: ViewID, _ theme: Theme) -> Stroke {
    if let verdict = stage.verdicts[id] { return Stroke(verdict.color(in: theme), width: 2) }
    if id == .root { return Stroke(theme.edge, width: 1.2) }
    return stage.competing.contains(id)
      ? Stroke(theme.ink, width: 1.2) : Stroke(theme.edge, width: 0.8)
  }
}
