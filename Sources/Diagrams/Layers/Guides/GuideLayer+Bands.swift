import AutoLayout
import Drawing
import Geometry

/// Tinted areas for the insets of guides, the author's guides and the gaps of stack views. They are
/// drawn on the owning view and below its subviews.
extension GuideLayer {
  func drawBands(of id: ViewID, in sketch: inout Sketch) {
    guard sketch.shows(.guides) else { return }
    drawInsets(of: id, in: &sketch)
    drawGaps(of: id, in: &sketch)
  }

  /// The insets of guides, and the author's guides.
  func drawInsets(of id: ViewID, in sketch: inout Sketch) {
    for (guide, frame) in guidesByOwner[id] ?? [] {
      guard let style = GuideStyle(guide.kind), let tint = style.tint(in: sketch.theme) else {
        continue
      }
      let role = guide.kind == .custom ? "guide-fill" : "guide-band"
      for rect in areas(of: guide, frame) {
        sketch.rectangle(rect, fill: tint, role: role, subject: guide.name)
        if style.isRuled { sketch.rule(rect, role: "guide-rule", subject: guide.name) }
      }
    }
  }

  static func gapStroke(in theme: Theme) -> Stroke { Stroke(theme.edge, width: 0.6) }

  /// Draws the gaps between arranged subviews, with the style of gaps in ledgers, over the full
  /// length across the stack view's axis.
  private func drawGaps(of id: ViewID, in sketch: inout Sketch) {
    guard case .stack(let stack) = stage.scene[id].content else { return }
    let axis = stack.axis
    let arranged = stack.arrangedSubviews.filter { !stage.scene[$0].isHidden }
      .map { stage.alignmentRect(of: $0) }.sorted { $0[axis].start < $1[axis].start }
    let margins = guidesByOwner[id]?.first { $0.guide.kind == .layoutMargins }?.frame
    // The rectangle in which the stack view arranges its views; `nil` means its alignment
    // rectangle.
    let canvas = stack.isLayoutMarginsRelativeArrangement ? margins : nil
    let across = (canvas ?? stage.alignmentRect(of: id))[axis.cross]
    for (one, next) in zip(arranged, arranged.dropFirst())
    where next[axis].start - one[axis].end > 0.01 {
      let gap = Rect(
        axis, along: Interval(start: one[axis].end, end: next[axis].start), across: across)
      sketch.rectangle(
        gap, fill: sketch.theme.canvas, stroke: Self.gapStroke(in: sketch.theme),
        role: "stack-gap", subject: stage.scene[id].name)
      sketch.addEdges(of: gap)
    }
  }
}
