internal import CPangoCairo

/// The outline of a glyph at one size, for an SVG.
final class GlyphOutline {
  /// Its number in its font.
  let number: UInt32
  /// The data of its path; empty for an invisible glyph such as a space.
  let data: [UInt8]
  /// The commands of its path, and the coordinates in points from the glyph's origin.
  let commands: [UInt8]
  let coordinates: [Double]
  /// The maximal distance from the origin, in points.
  let extent: Double
  private let square: Double
  /// The box of its ink, from the glyph's origin.
  let box: FixedBox

  var isBlank: Bool { data.isEmpty }

  fileprivate init(_ number: UInt32, _ path: SVGPath, box: FixedBox) {
    self.number = number
    data = path.data
    commands = path.commands
    coordinates = path.coordinates.map { Double($0) / 256 }
    extent = coordinates.reduce(0) { max($0, abs($1)) }
    square = coordinates.reduce(0) { $0 + $1 * $1 }
    self.box = box
  }

  /// The factor that scales a larger outline to this one; `nil` if the result would differ by more
  /// than a hundredth of a point plus the rounding of both to Cairo's 256ths.
  func scale(from other: GlyphOutline) -> Double? {
    let count = min(coordinates.count, other.coordinates.count)
    var product = 0.0
    for index in 0..<count { product += other.coordinates[index] * coordinates[index] }
    let rounded = (product / other.square * 100_000).rounded() / 100_000
    for index in 0..<count
    where !(abs(other.coordinates[index] * rounded - coordinates[index]) <= 0.015) { return nil }
    return rounded
  }
}

/// The outlines of a font at one size, each created once.
final class OutlineFont {
  private let font: OpaquePointer
  /// Retained so that its address is not reused for another font.
  private let pangoFont: UnsafeMutablePointer<PangoFont>
  private var outlines: [UInt32: GlyphOutline] = [:]
  /// The size in points of the picture.
  let size: Double

  /// The font at the size in which a context draws it.
  fileprivate init(_ pangoFont: UnsafeMutablePointer<PangoFont>, on context: OpaquePointer) {
    cairo_save(context)
    cairo_set_scaled_font(context, snug_pango_scaled_font(pangoFont))
    font = cairo_scaled_font_reference(cairo_get_scaled_font(context))
    cairo_restore(context)
    self.pangoFont = pangoFont
    g_object_ref(pangoFont)
    var (scale, matrix) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_scaled_font_get_font_matrix(font, &scale)
    cairo_scaled_font_get_ctm(font, &matrix)
    size = abs(scale.xx * matrix.xx)
  }

  deinit {
    cairo_scaled_font_destroy(font)
    g_object_unref(pangoFont)
  }

  /// Identifies the font and its size. Sets with the same file share it.
  var id: OpaquePointer { font }

  fileprivate var count: Int { outlines.count }

  func outline(of glyph: UInt32, on context: OpaquePointer) -> GlyphOutline {
    if let known = outlines[glyph] { return known }
    cairo_save(context)
    defer { cairo_restore(context) }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_ctm(font, &matrix)
    cairo_set_matrix(context, &matrix)
    cairo_set_scaled_font(context, font)
    var positioned = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &positioned, 1, &extents)
    cairo_new_path(context)
    cairo_glyph_path(context, &positioned, 1)
    let outline = GlyphOutline(
      glyph, SVGPath(takenFrom: context),
      box: FixedBox(
        left: FixedBox.fixed(extents.x_bearing * matrix.xx),
        top: FixedBox.fixed(extents.y_bearing * matrix.yy),
        right: FixedBox.fixed((extents.x_bearing + extents.width) * matrix.xx),
        bottom: FixedBox.fixed((extents.y_bearing + extents.height) * matrix.yy)))
    outlines[glyph] = outline
    return outline
  }
}

/// The outlines of a set of fonts, cached across pictures.
struct GlyphOutlines {
  private var fonts: [Key: OutlineFont] = [:]

  private struct Key: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var scale: Double
  }

  /// The font at the size in which a context draws it.
  mutating func font(
    _ font: UnsafeMutablePointer<PangoFont>, on context: OpaquePointer
  ) -> OutlineFont {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let key = Key(font: font, scale: matrix.xx)
    if let known = fonts[key] { return known }
    // Bounds the memory: Latin outlines of a hundred sizes take a few megabytes.
    if fonts.count >= 128 || fonts.values.reduce(0, { $0 + $1.count }) >= 8192 {
      fonts.removeAll()
    }
    let new = OutlineFont(font, on: context)
    fonts[key] = new
    return new
  }
}
