import AutoLayout
import Drawing
import Geometry
import Typesetting

/// A short text on a ground of the colour of what it speaks of.
struct Pill {
  let text: String
  let color: Color

  static let height = 16.0
  private static let padding = 6.0

  func width(in sketch: Sketch) -> Double {
    sketch.size(of: text, AnnotationFont.strong).width + 2 * Self.padding
  }

  func draw(in box: Rect, role: String, subject: String, _ sketch: inout Sketch) {
    sketch.rectangle(box, fill: color, cornerRadius: 3, role: "pill", subject: subject)
    sketch.occupy(box)
    let size = sketch.size(of: text, AnnotationFont.strong)
    sketch.write(
      text, AnnotationFont.strong, sketch.theme.canvas,
      in: Rect(
        x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
        height: size.height),
      alignment: .center, role: role, subject: subject)
  }
}
