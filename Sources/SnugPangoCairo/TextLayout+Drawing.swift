internal import CSnugPangoCairo
internal import SnugGeometry

extension TextLayout {
  /// The representation of glyphs in the picture.
  enum Glyphs {
    /// Selectable text with embedded fonts, for a PDF.
    case text
    /// Shapes, for an image: Cairo 1.16 aligns the glyphs of an image with whole pixels.
    case outlines
    /// Elements of an SVG.
    case elements(SVGRecorder)
  }

  /// Draws the lines in the current color, aligned in a width, with the top of the first at the
  /// origin.
  func draw(on context: OpaquePointer, width: Double, as glyphs: Glyphs) {
    for line in lines {
      cairo_save(context)
      cairo_translate(context, left(of: line, in: width), line.baseline)
      cairo_scale(context, unit, unit)
      cairo_move_to(context, 0, 0)
      switch glyphs {
      case .text: pango_cairo_show_layout_line(context, line.pointer)
      case .outlines:
        pango_cairo_layout_line_path(context, line.pointer)
        cairo_fill(context)
      case .elements(let recorder): recorder.show(line.pointer, in: fontSet)
      }
      cairo_new_path(context)
      cairo_restore(context)
    }
  }

  /// The visible text of a line, with an ellipsis for truncated characters.
  func visibleText(of line: Line) -> String {
    guard let start = pango_layout_get_text(line.pointer.pointee.layout) else { return "" }
    let bytes = UnsafeRawBufferPointer(
      start: start + Int(line.pointer.pointee.start_index),
      count: Int(line.pointer.pointee.length))
    guard let hidden = ellipsis(in: line) else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: bytes.prefix(hidden.lowerBound), as: UTF8.self) + "…"
      + String(decoding: bytes.dropFirst(hidden.upperBound), as: UTF8.self)
  }

  /// The UTF-8 range of a line that an ellipsis replaces.
  private func ellipsis(in line: Line) -> Range<Int>? {
    guard let run = line.pointer.glyphRuns.first(where: \.isEllipsis) else { return nil }
    let item = run.item.pointee
    let lower = max(0, Int(item.offset) - Int(line.pointer.pointee.start_index))
    return lower..<lower + Int(item.length)
  }
}
