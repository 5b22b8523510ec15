import Drawing
import Geometry
import Typesetting

/// What is written to the sign of a constraint: what was wanted, what it came to where that is
/// something else, and the numbers of the conflicts it is part of.
struct SignLabel: Hashable {
  var wanted: String
  /// Of a broken constraint: what is wanted is struck through, and this stands behind it.
  var came: String?
  var numbers: [Int] = []

  var isEmpty: Bool { wanted.isEmpty && numbers.isEmpty }

  /// The label as it is set, measured once: measuring costs more than placing.
  func measured(in sketch: Sketch, _ font: Font = AnnotationFont.strong) -> Measured {
    let texts = [(wanted, came != nil), (came ?? "", false)].filter { !$0.0.isEmpty }
    return Measured(
      parts: texts.map { text, isStruck in
        Measured.Part(
          size: sketch.size(of: text, font), content: .text(text, font, isStruck: isStruck))
      }
        + numbers.map { number in
          Measured.Part(
            size: Size(width: Sketch.badgeDiameter, height: Sketch.badgeDiameter),
            content: .badge(number))
        })
  }

  struct Measured {
    fileprivate let parts: [Part]

    fileprivate struct Part {
      let size: Size
      let content: Content

      enum Content {
        case text(String, Font, isStruck: Bool)
        case badge(Int)
      }
    }

    private static let gap = 4.0

    /// What the label takes up, in points.
    var size: Size {
      Size(
        width: parts.reduce(Self.gap * Double(max(0, parts.count - 1))) { $0 + $1.size.width },
        height: parts.map(\.size.height).max() ?? 0)
    }

    /// Writes the label into a box of its size.
    func draw(in box: Rect, _ color: Color, role: String, subject: String, _ sketch: inout Sketch) {
      var x = box.minX
      for part in parts {
        let place = Rect(
          origin: Point(x: x, y: box.midY - part.size.height / 2), size: part.size)
        switch part.content {
        case .text(let text, let font, let isStruck):
          sketch.write(
            text, font, color, in: place, role: role, subject: subject)
          guard isStruck else { break }
          sketch.lines(
            [[place.minX - 1, place.maxX].map { Point(x: $0, y: place.midY + 0.5) }],
            Stroke(color, width: 1.2), role: "struck", subject: subject)
        case .badge(let number):
          sketch.badge(number, .conflict, in: place, subject: subject)
        }
        x += part.size.width + Self.gap
      }
    }
  }
}
