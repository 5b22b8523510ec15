internal import CSnugPangoCairo
internal import SnugDrawing

extension SVGRecorder {
  /// Adds a line at the context's current point.
  func show(_ line: UnsafeMutablePointer<PangoLayoutLine>, in fonts: FontSet) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    // Cairo stores the point in 256ths.
    var (startX, startY) = (0.0, 0.0)
    cairo_get_current_point(context, &startX, &startY)
    let unit = Double(PANGO_SCALE)
    var offset: Int32 = 0
    for run in line.glyphRuns {
      guard let string = run.glyphs?.pointee, let pangoFont = run.item.pointee.analysis.font
      else { continue }
      offset += run.start_x_offset
      let font = fonts.outlines.font(pangoFont)
      let baseX = startX + Double(offset) / unit
      let baseY = startY + Double(-run.y_offset) / unit
      let scale = font.size * matrix.xx / font.unitsPerEm
      var glyphs = Glyphs(
        x: baseX * matrix.xx + matrix.x0, y: baseY * matrix.yy + matrix.y0, scale: scale,
        color: color)
      var mask: FixedBox?
      var advance: Int32 = 0
      for index in 0..<Int(string.num_glyphs) {
        let info = string.glyphs[index]
        defer { advance += info.geometry.width }
        guard info.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) else { continue }
        let right = Double(advance + info.geometry.x_offset) / unit
        let down = Double(info.geometry.y_offset) / unit
        let (x, y) = (glyphs.x + right * matrix.xx, glyphs.y + down * matrix.yy)
        guard isNear(x, y, size: font.size * matrix.xx) else { continue }
        guard info.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) == 0 else {
          addUnknown(info, of: pangoFont, x: baseX + Double(advance) / unit, y: baseY)
          continue
        }
        let outline = font.outline(of: info.glyph, on: context)
        let box = outline.box.scaled(by: scale, x: x, y: y)
        mask = mask?.union(box) ?? box
        guard !outline.isBlank else { continue }
        let perPoint = font.unitsPerEm / font.size
        glyphs.placed.append(
          (outline, x: Int((right * perPoint).rounded()), y: Int((down * perPoint).rounded())))
      }
      if let mask, mask.left < mask.right, !glyphs.placed.isEmpty {
        add(.glyphs(glyphs), mask: mask.roundedOut)
      }
      offset += advance + run.end_x_offset
    }
  }

  /// Adds the box with a number that Pango draws for a missing character, as a path.
  private func addUnknown(
    _ info: PangoGlyphInfo, of font: UnsafeMutablePointer<PangoFont>, x: Double, y: Double
  ) {
    cairo_save(context)
    cairo_translate(context, x, y)
    // Without a current point Pango begins at the origin, and does not return at the end.
    cairo_new_path(context)
    var info = info
    withUnsafeMutablePointer(to: &info) { info in
      var string = PangoGlyphString()
      string.num_glyphs = 1
      string.glyphs = info
      pango_cairo_glyph_string_path(context, font, &string)
    }
    cairo_restore(context)
    paint(fill: color, stroke: nil)
  }

  /// Whether a glyph at a position can be visible. A glyph does not extend beyond ten times its
  /// size, and a glyph further outside needs no outline.
  private func isNear(_ x: Double, _ y: Double, size: Double) -> Bool {
    let seen = (clip?.roundedOut ?? canvas).intersection(canvas)
    guard !seen.isEmpty else { return false }
    let margin = 10 * size
    return x >= Double(seen.left / 256) - margin && x <= Double(seen.right / 256) + margin
      && y >= Double(seen.top / 256) - margin && y <= Double(seen.bottom / 256) + margin
  }
}

extension FixedBox {
  /// The box of a glyph that is scaled and placed, in points.
  fileprivate func scaled(by scale: Double, x: Double, y: Double) -> FixedBox {
    func placed(_ distance: Int, _ origin: Double) -> Int {
      FixedBox.fixed(origin + Double(distance) / 256 * scale)
    }
    return FixedBox(
      left: placed(left, x), top: placed(top, y), right: placed(right, x),
      bottom: placed(bottom, y))
  }
}
