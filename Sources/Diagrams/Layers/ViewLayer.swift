import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The scene to scale: frames, their stretched parts, and their contents.
struct ViewLayer {
  let stage: Stage
  let guides: GuideLayer
  private var scene: Scene { stage.scene }

  func draw(in sketch: inout Sketch) {
    var depths: [Int] = []
    for id in scene.viewIDs {
      depths.append(scene[id].superview.map { depths[$0.index] + 1 } ?? 0)
      if stage.isHidden(id) {
        // Only the outline of its space.
        sketch.rectangle(
          stage.frame(of: id), stroke: Self.hiddenStroke(in: sketch.theme), role: "hidden",
          subject: scene[id].name)
        continue
      }
      drawSurface(of: id, depth: depths[id.index], in: &sketch)
      let content = ContentLayer(
        view: scene[id], laidOut: stage.layout[id], projection: stage.projection,
        theme: stage.recedes(id) ? sketch.theme.receding : sketch.theme,
        system: scene.system, isMirrored: scene.layoutDirection(of: id) == .rightToLeft,
        recedes: stage.recedes(id),
        ground: sketch.shows(.changes) ? stretch(of: id).rest : nil)
      // The background would hide the marks of stretched parts.
      if !content.hasGround { drawFrame(of: id, in: &sketch) }
      content.draw(in: &sketch)
      if content.hasGround { drawFrame(of: id, in: &sketch) }
    }
  }

  private func drawSurface(of id: ViewID, depth: Int, in sketch: inout Sketch) {
    let theme = sketch.theme
    let fill = depth == 0 ? theme.canvas : theme.surfaces[(depth - 1) % theme.surfaces.count]
    sketch.rectangle(stage.frame(of: id), fill: fill, role: "surface", subject: scene[id].name)
    guides.drawBands(of: id, in: &sketch)
  }

  private func drawFrame(of id: ViewID, in sketch: inout Sketch) {
    for part in sketch.shows(.changes) ? stretch(of: id).parts : [] {
      sketch.band(part, .stretched, hasEdge: false, role: "stretched", subject: scene[id].name)
    }
    sketch.rectangle(
      stage.frame(of: id), stroke: stroke(of: id, sketch.theme), role: "frame",
      subject: scene[id].name)
    if id != .root, sketch.shows(.intrinsicSize) {
      IntrinsicSizeLayer(stage: stage).draw(id, in: &sketch)
    }
  }

  /// The parts of a view beyond its intrinsic size, and the rest between them. The parts on both
  /// axes don't overlap. A container has no parts, because the names of its subviews can stand
  /// anywhere on it; its edges and its tag tell that it is stretched.
  private func stretch(of id: ViewID) -> (parts: [Rect], rest: Rect) {
    // The intrinsic size is that of the alignment rectangle, without the alignment insets of the
    // frame.
    let rect = stage.alignmentRect(of: id)
    var parts: [Rect] = []
    var rest = PerAxis<Interval> { rect[$0] }
    for axis in Axis.allCases where stage.layout.deformation(of: id, axis).delta > 0 {
      guard !stage.containers.contains(id), let intrinsic = stage.intrinsicSpan(of: id, axis) else {
        continue
      }
      parts += rect[axis].without(intrinsic).filter { $0.length > 0 }.map {
        Rect(axis, along: $0, across: rest[axis.cross])
      }
      rest[axis] = intrinsic
    }
    return (parts, Rect(spanning: rest))
  }

  static func hiddenStroke(in theme: Theme) -> Stroke { .dotted(theme.edge, width: 0.8) }

  private func stroke(of id: ViewID, _ theme: Theme) -> Stroke {
    if let verdict = stage.verdicts[id] { return Stroke(verdict.color(in: theme), width: 2) }
    if id == .root { return Stroke(theme.edge, width: 1.2) }
    return stage.competing.contains(id)
      ? Stroke(theme.ink, width: 1.2) : Stroke(theme.edge, width: 0.8)
  }
}
