import SnugDrawing
import SnugGeometry
import SnugLayout

/// Tinted areas for the insets of guides and for the author's guides. They are drawn on the owning
/// view and below its subviews.
extension GuideLayer {
  /// The insets of guides, and the author's guides.
  func drawInsets(of id: ViewID, in sketch: inout Sketch) {
    for (guide, frame) in guidesByOwner[id] ?? [] {
      guard let style = GuideStyle(guide.kind), let tint = style.tint(in: sketch.theme) else {
        continue
      }
      let role = guide.kind == .custom ? "guide-fill" : "guide-band"
      for rect in areas(of: guide, frame) {
        sketch.rectangle(
          rect, fill: tint, stroke: style.outline(in: sketch.theme), role: role,
          subject: guide.name)
        if style.isRuled { sketch.rule(rect, role: "guide-rule", subject: guide.name) }
      }
    }
  }
}
