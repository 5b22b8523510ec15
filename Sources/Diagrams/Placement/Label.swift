import Drawing
import Geometry

/// Texts, pills and numbers that are placed together, side by side.
struct Label {
  private let parts: [(part: Part, size: Size)]
  let color: Color
  let role: String
  let subject: String?
  /// In points.
  let size: Size

  enum Part {
    case text(String, Font)
    /// A text that is struck through.
    case struck(String, Font)
    /// A text on a colored background.
    case pill(String, Color)
    /// The number of a reason.
    case badge(Int, Verdict)
    /// The number of a note.
    case marker(Int)
  }

  private static let gap = 4.0
  static let markerSize = Size(width: 17, height: 14)

  /// Measures the parts once, because measuring is slower than placing.
  init(_ parts: [Part], _ color: Color, role: String, subject: String? = nil, in sketch: Sketch) {
    self.parts = parts.map { ($0, $0.size(in: sketch)) }
    self.color = color
    self.role = role
    self.subject = subject
    let sizes = self.parts.map(\.size)
    size = Size(
      width: sizes.reduce(Self.gap * Double(max(0, sizes.count - 1))) { $0 + $1.width },
      height: sizes.map(\.height).max() ?? 0)
  }

  init(
    _ text: String, _ color: Color, _ font: Font = AnnotationFont.text, role: String,
    subject: String? = nil, in sketch: Sketch
  ) {
    self.init([.text(text, font)], color, role: role, subject: subject, in: sketch)
  }

  /// Draws the label in a box with its size.
  func draw(in box: Rect, _ sketch: inout Sketch) {
    var x = box.minX
    for (part, size) in parts {
      draw(part, in: Rect(x: x, y: box.midY - size.height / 2, size), &sketch)
      x += size.width + Self.gap
    }
  }

  private func draw(_ part: Part, in box: Rect, _ sketch: inout Sketch) {
    switch part {
    case .text(let text, let font):
      sketch.write(text, color, font, in: box, role: role, subject: subject)
    case .struck(let text, let font):
      sketch.write(text, color, font, in: box, role: role, subject: subject)
      sketch.lines(
        [[box.minX - 1, box.maxX].map { Point(x: $0, y: box.midY + 0.5) }],
        Stroke(color, width: 1.2), role: "struck", subject: subject)
    case .pill(let text, let color):
      sketch.rectangle(box, fill: color, cornerRadius: 3, role: "pill", subject: subject)
      sketch.occupyWithSides(box)
      sketch.write(
        text, sketch.theme.canvas, AnnotationFont.strong, around: box.center,
        size: Size(width: box.width - 12, height: AnnotationFont.strong.lineHeight), role: role,
        subject: subject)
    case .badge(let number, let verdict):
      sketch.badge(number, verdict, around: box.center, subject: subject)
    case .marker(let number): sketch.noteMarker(number, in: box, subject: subject)
    }
  }
}

extension Label.Part {
  fileprivate func size(in sketch: Sketch) -> Size {
    switch self {
    case .text(let text, let font), .struck(let text, let font): sketch.size(of: text, font)
    case .pill(let text, _):
      Size(width: sketch.size(of: text, AnnotationFont.strong).width + 12, height: 16)
    // The corners of a diamond extend beyond the number's box.
    case .badge(_, .ambiguous): Size(width: 21, height: 21)
    case .badge: Size(width: Sketch.badgeDiameter, height: Sketch.badgeDiameter)
    case .marker: Label.markerSize
    }
  }
}
