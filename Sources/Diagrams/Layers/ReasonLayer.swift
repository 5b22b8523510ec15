import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The numbered reasons below the picture, in the explanation's words.
struct ReasonLayer {
  let stage: Stage
  let left: Double
  let width: Double
  /// A panel whose sentences are not repeated.
  var previous: DiagramPanel?

  private var explanation: Explanation { stage.explanation }

  /// Draws below a y position. Returns the y position below it.
  func draw(from top: Double, in sketch: inout Sketch) -> Double {
    var cursor = top
    for reason in stage.reasons { draw(reason, &cursor, in: &sketch) }
    let left = explanation.reasons.count - stage.reasons.count
    let more = left > 0 ? ["\(left) more reason\(left == 1 ? "" : "s"): see snug explain."] : []
    let hint =
      sketch.leavesOutLedgers && previous == nil
      ? ["What was wanted and got is shown in full with --annotate full."] : []
    let toldRemarks = previous?.explanation.remarks ?? []
    for remark in more + stage.remarks + hint where !toldRemarks.contains(remark) {
      paragraph(
        remark, sketch.theme.secondaryInk, AnnotationFont.text,
        indent: explanation.reasons.isEmpty ? 0 : 22, &cursor, in: &sketch)
    }
    return cursor
  }

  /// The sentences of a reason, without those of the previous panel.
  private func prose(for reason: Reason) -> Prose {
    var prose = explanation.prose(for: reason)
    guard let previous else { return prose }
    let told = previous.explanation.reasons.map(previous.explanation.prose)
    if told.contains(prose) {
      prose.headline = "The same as at \(previous.title)."
    }
    let known = Set(told.flatMap { Self.sentences($0.body) })
    prose.body = Self.sentences(prose.body).filter { !known.contains($0) }.joined(separator: " ")
    return prose
  }

  /// Splits at a period and a space, because decimal points are not followed by a space.
  private static func sentences(_ text: String) -> [String] {
    let parts = text.split(separator: ". ")
    return parts.enumerated().map { $0 < parts.count - 1 ? "\($1)." : String($1) }
  }

  private func draw(_ reason: Reason, _ cursor: inout Double, in sketch: inout Sketch) {
    let prose = prose(for: reason)
    let font = AnnotationFont.strong
    let center = Point(x: left + Sketch.badgeDiameter / 2, y: cursor + font.lineHeight / 2)
    sketch.badge(reason.number, reason.verdict(in: explanation.layout), around: center)
    paragraph(prose.headline, sketch.theme.ink, font, indent: 22, &cursor, in: &sketch, gap: 3)
    paragraph(
      prose.body, sketch.theme.secondaryInk, AnnotationFont.text, indent: 22, &cursor,
      in: &sketch)
    cursor += 6
  }

  private func paragraph(
    _ string: String, _ color: Color, _ font: Font, indent: Double, _ cursor: inout Double,
    in sketch: inout Sketch, gap: Double = 5
  ) {
    guard !string.isEmpty else { return }
    cursor =
      sketch.writeParagraph(
        string, color, font, at: Point(x: left + indent, y: cursor), width: width - indent,
        role: "reason") + gap
  }
}
