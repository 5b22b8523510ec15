internal import CSnugPangoCairo

/// The outline of a glyph in its font's units, for an SVG.
final class GlyphOutline {
  /// Its font and its number in it: the end of its ID.
  let name: String
  /// The data of its path; empty for an invisible glyph such as a space.
  let data: [UInt8]
  /// The box of its ink, from the glyph's origin.
  let box: FixedBox

  var isBlank: Bool { data.isEmpty }

  fileprivate init(_ name: String, _ path: SVGPath, box: FixedBox) {
    self.name = name
    data = path.data(partsPerUnit: 1)
    self.box = box
  }
}

/// The outlines of a font, each created once. They do not depend on a size.
final class OutlineFont {
  private let font: OpaquePointer
  /// Retained so that its address is not reused for another font.
  private let pangoFont: UnsafeMutablePointer<PangoFont>
  private let name: String
  private var outlines: [UInt32: GlyphOutline] = [:]
  /// In points, before the context's matrix.
  let size: Double
  let unitsPerEm: Double

  fileprivate init(_ pangoFont: UnsafeMutablePointer<PangoFont>) {
    let drawn = snug_pango_scaled_font(pangoFont)
    var (matrix, identity) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_scaled_font_get_font_matrix(drawn, &matrix)
    size = abs(matrix.xx)
    unitsPerEm = Double(hb_face_get_upem(hb_font_get_face(pango_font_get_hb_font(pangoFont))))
    cairo_matrix_init_scale(&matrix, unitsPerEm, unitsPerEm)
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(drawn, options)
    font = cairo_scaled_font_create(
      cairo_scaled_font_get_font_face(drawn), &matrix, &identity, options)
    name = Self.name(of: FontIdentity(pangoFont))
    self.pangoFont = pangoFont
    g_object_ref(pangoFont)
  }

  deinit {
    cairo_scaled_font_destroy(font)
    g_object_unref(pangoFont)
  }

  /// `4` for Inter's regular weight, which most glyphs have, and `-NotoSansThai400-` for others.
  private static func name(of font: FontIdentity?) -> String {
    guard let font else { return "-" }
    if font.family == OpticalSize.text.family, font.weight % 100 == 0 {
      return "\(font.weight / 100)"
    }
    return "-\(font.family.filter { $0 != " " })\(font.weight)-"
  }

  fileprivate var count: Int { outlines.count }

  func outline(of glyph: UInt32, on context: OpaquePointer) -> GlyphOutline {
    if let known = outlines[glyph] { return known }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    cairo_set_scaled_font(context, font)
    var positioned = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &positioned, 1, &extents)
    cairo_new_path(context)
    cairo_glyph_path(context, &positioned, 1)
    let outline = GlyphOutline(
      name + String(glyph, radix: 36), SVGPath(takenFrom: context),
      box: FixedBox(
        left: FixedBox.fixed(extents.x_bearing), top: FixedBox.fixed(extents.y_bearing),
        right: FixedBox.fixed(extents.x_bearing + extents.width),
        bottom: FixedBox.fixed(extents.y_bearing + extents.height)))
    outlines[glyph] = outline
    return outline
  }
}

/// The outlines of a set of fonts, cached across pictures.
struct GlyphOutlines {
  private var fonts: [UnsafeMutablePointer<PangoFont>: OutlineFont] = [:]

  mutating func font(_ font: UnsafeMutablePointer<PangoFont>) -> OutlineFont {
    if let known = fonts[font] { return known }
    // Bounds the memory: Latin outlines of a hundred sizes take a few megabytes.
    if fonts.count >= 128 || fonts.values.reduce(0, { $0 + $1.count }) >= 8192 {
      fonts.removeAll()
    }
    let new = OutlineFont(font)
    fonts[font] = new
    return new
  }
}
