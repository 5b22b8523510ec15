import SnugDrawing
import SnugGeometry
import SnugLayout

extension ContentLayer {
  /// The position of a text in a box that is higher.
  enum VerticalPlace {
    case top, middle
    /// On the baseline that another line would have, vertically centered.
    case baseline(ofLineHigh: Double, baseline: Double)
  }

  /// The smallest legible text size in the picture, in points.
  private static let smallestSize = 2.5

  /// Draws a text as UIKit does, clipped at the view's edges.
  func draw(
    _ text: StyledText, _ color: Color, in rect: Rect, _ sketch: inout Sketch,
    at place: VerticalPlace = .middle
  ) {
    guard !text.string.isEmpty, rect.width > 0, rect.height > 0 else { return }
    var text = text
    // Lines that do not fit are left out. One line is always drawn, even if it is clipped.
    let font = text.font
    let room = rect.height + font.leading + 0.01
    let fitting = max(1, Int((room / font.lineSpacing).rounded(.down)))
    let limit = text.lineLimit.numberOfLines
    if limit != 1 { text.lineLimit.numberOfLines = limit == 0 ? fitting : min(limit, fitting) }
    var metrics = sketch.measurer.metrics(of: text, maximumWidth: rect.width)
    // Lines with larger runs are higher.
    while metrics.size.height > rect.height + 0.01, metrics.lineCount > 1 {
      text.lineLimit.numberOfLines = metrics.lineCount - 1
      metrics = sketch.measurer.metrics(of: text, maximumWidth: rect.width)
    }
    if text.font.size * projection.zoom < Self.smallestSize {
      drawGreeked(metrics, in: rect, color, &sketch)
      return
    }
    let top =
      switch place {
      case .top: rect.minY
      case .middle: rect.minY + (rect.height - metrics.size.height) / 2
      case .baseline(let height, let baseline):
        rect.minY + (rect.height - height) / 2 + baseline - metrics.firstBaseline
      }
    let mark = TextMark(
      text, color: color, box: projection(rect), top: projection(top, .vertical),
      clip: projection(laidOut.frame), scale: projection.zoom)
    sketch.add(.text(mark), role: "content", subject: view.name)
    sketch.occupy(inkBox(of: text, metrics, top: top, in: rect))
  }

  /// Draws a text of a control in a part of it, which is mirrored with the control.
  func draw(
    _ text: StyledText, _ color: Color, inPart part: Rect,
    alignment: StyledText.Alignment? = nil, _ sketch: inout Sketch
  ) {
    var text = text
    if let alignment {
      text.alignment = alignment
    } else if text.alignment == .natural {
      text.alignment = isMirrored ? .right : .left
    }
    draw(text, color, in: laidOut.frame.clamping(mirrored(part)), &sketch)
  }

  /// The text of a label, scaled down if it is too wide. A single line then keeps its baseline
  /// (`UIBaselineAdjustment.alignBaselines`, the default).
  func draw(_ label: LabelContent, in rect: Rect, _ sketch: inout Sketch) {
    let text = label.text.scaled(by: laidOut.intrinsicContentSize.fontScale)
    guard text.lineLimit.numberOfLines == 1 else {
      return draw(text, theme.ink, in: rect, &sketch)
    }
    let font = label.text.font
    guard label.text.fonts.count > 1 else {
      let line = VerticalPlace.baseline(ofLineHigh: font.lineHeight, baseline: font.ascender)
      return draw(text, theme.ink, in: rect, &sketch, at: line)
    }
    let metrics = sketch.measurer.metrics(of: label.text, maximumWidth: nil)
    draw(
      text, theme.ink, in: rect, &sketch,
      at: .baseline(ofLineHigh: metrics.size.height, baseline: metrics.firstBaseline))
  }

  /// A text, or the placeholder of an empty one.
  func drawField(_ field: some FieldContent, in rect: Rect, _ sketch: inout Sketch) {
    if let text = field.visibleText { draw(text, ink(of: field), in: rect, &sketch) }
  }

  func ink(of field: some FieldContent) -> Color { field.isEmpty ? theme.secondaryInk : theme.ink }

  /// Greeking: replaces an illegible text by a line of the same width and visual weight.
  private func drawGreeked(
    _ metrics: TextMetrics, in rect: Rect, _ color: Color, _ sketch: inout Sketch
  ) {
    let box = projection(rect)
    let width = min(metrics.size.width, rect.width) * projection.zoom
    let weight = min(metrics.size.height, rect.height) * projection.zoom * 0.3
    sketch.lines(
      [[Point(x: box.minX, y: box.midY), Point(x: box.minX + width, y: box.midY)]],
      Stroke(color, width: weight), role: "content", subject: view.name)
  }

  /// The rectangle of a text's ink, in the picture.
  private func inkBox(
    of text: StyledText, _ metrics: TextMetrics, top: Double, in rect: Rect
  ) -> Rect {
    let width = min(metrics.size.width, rect.width)
    let slack = rect.width - width
    // Paragraphs can have different directions, and then be at both sides.
    let isMixed = metrics.lineCount > 1 && text.alignment == .natural && text.hasRightToLeftLetters
    let indent = isMixed ? 0 : slack * text.shareOfSpaceBefore
    // A line that is higher than its box is clipped at the edges of the view.
    let frame = laidOut.frame
    let bottom = min(frame.maxY, top + metrics.size.height)
    let ink = Rect(
      x: rect.minX + indent, y: max(frame.minY, top), width: isMixed ? rect.width : width,
      height: bottom - max(frame.minY, top))
    return projection(ink)
  }
}
