import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// The numbered reasons below the picture, in the words of the explanation.
struct ReasonLayer {
  let stage: Stage
  let left: Double
  let width: Double

  private var explanation: Explanation { stage.explanation }

  /// Draws from a height on; returns the height below it.
  func draw(from top: Double, in sketch: inout Sketch) -> Double {
    var cursor = top
    if !explanation.reasons.isEmpty {
      for reason in stage.reasons {
        draw(reason, &cursor, in: &sketch)
      }
      let left = explanation.reasons.count - stage.reasons.count
      if left > 0 {
        let noun = left == 1 ? "reason" : "reasons"
        paragraph(
          "\(left) more \(noun): see snug explain.", AnnotationFont.text,
          sketch.theme.secondaryInk, indent: 22, &cursor, in: &sketch)
      }
    }
    let isReduced = sketch.shows(.ledgers) && stage.isLarge && !sketch.showsAll
    let hint =
      isReduced && !explanation.contests.isEmpty
      ? ["What was wanted and got is shown with --annotate full."] : []
    for remark in stage.remarks + hint {
      paragraph(
        remark, AnnotationFont.text, sketch.theme.secondaryInk,
        indent: explanation.reasons.isEmpty ? 0 : 22, &cursor, in: &sketch)
    }
    return cursor
  }

  private func draw(_ reason: Reason, _ cursor: inout Double, in sketch: inout Sketch) {
    let prose = explanation.prose(for: reason)
    let font = AnnotationFont.strong
    let badge = Rect(
      x: left, y: cursor + (font.lineHeight - Sketch.badgeDiameter) / 2,
      width: Sketch.badgeDiameter, height: Sketch.badgeDiameter)
    sketch.badge(reason.number, reason.verdict(in: explanation.layout), in: badge)
    paragraph(prose.headline, font, sketch.theme.ink, indent: 22, &cursor, in: &sketch, gap: 3)
    paragraph(
      prose.body, AnnotationFont.text, sketch.theme.secondaryInk, indent: 22, &cursor,
      in: &sketch)
    cursor += 6
  }

  private func paragraph(
    _ string: String, _ font: Font, _ color: Color, indent: Double, _ cursor: inout Double,
    in sketch: inout Sketch, gap: Double = 5
  ) {
    guard !string.isEmpty else { return }
    let width = width - indent
    let height = sketch.height(of: string, font, width: width)
    sketch.writeParagraph(
      string, font, color, in: Rect(x: left + indent, y: cursor, width: width, height: height),
      role: "reason")
    cursor += height + gap
  }
}
