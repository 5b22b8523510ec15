internal import CPangoCairo
internal import Geometry

extension TextLayout {
  /// How glyphs reach the picture.
  enum Glyphs {
    /// As text, which a PDF has the fonts of and readers can select.
    case text
    /// As shapes, which an image needs: Cairo 1.16 moves the glyphs of an image to whole pixels.
    case outlines
    /// As elements of an SVG.
    case elements(SVGRecorder)
  }

  /// Draws the lines in the current colour, aligned in a width, the first one's top at the origin.
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

  /// What a reader sees of a line: its characters, an ellipsis for those left out.
  func visibleText(of line: Line) -> String {
    guard let start = pango_layout_get_text(line.pointer.pointee.layout) else { return "" }
    let bytes = UnsafeRawBufferPointer(
      start: start + Int(line.pointer.pointee.start_index),
      count: Int(line.pointer.pointee.length))
    guard let hidden = ellipsis(in: line) else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: bytes.prefix(hidden.lowerBound), as: UTF8.self) + "…"
      + String(decoding: bytes.dropFirst(hidden.upperBound), as: UTF8.self)
  }

  /// The bytes of a line that an ellipsis replaces.
  private func ellipsis(in line: Line) -> Range<Int>? {
    guard let run = line.pointer.glyphRuns.first(where: \.isEllipsis) else { return nil }
    let item = run.item.pointee
    let lower = max(0, Int(item.offset) - Int(line.pointer.pointee.start_index))
    return lower..<lower + Int(item.length)
  }

  /// The fonts the glyphs come from, in the order the lines show them.
  var glyphFonts: [UnsafeMutablePointer<PangoFont>] {
    lines.flatMap(\.pointer.glyphRuns).filter { !$0.isRoomForImages }.compactMap { run in
      run.item.pointee.analysis.font
    }
  }

  /// The files of these fonts.
  var fontFiles: [String] {
    glyphFonts.compactMap { font in
      snug_pango_font_string(font, FC_FILE).map { String(cString: $0) }
    }
  }
}
