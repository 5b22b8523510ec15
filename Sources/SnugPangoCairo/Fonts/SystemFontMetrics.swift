internal import CSnugPangoCairo
internal import SnugGeometry
internal import Synchronization

/// Gives HarfBuzz the advances and the kerning of ``SystemAdvances`` whenever Pango sets text in Inter,
/// so texts are measured, broken and drawn with the same widths.
///
/// The tables of the file that substitute and place glyphs are not read: releases of Inter differ in
/// them. A glyph is centered in its advance.
enum SystemFontMetrics {
  /// What a font with these metrics is for. Fontconfig finds it by the suffix of its family.
  enum Use: String, CaseIterable {
    /// The system font, whose letters narrow with its size.
    case system = " SF"
    /// Other families, whose letters are those of text at any size.
    case otherFamily = " SF Text"
    /// The annotations of a diagram: the same, with figures of equal width.
    case annotation = " SF Tabular"

    init(of font: Font, _ style: StyledText.Style) {
      self = style == .annotation ? .annotation : font.family == nil ? .system : .otherFamily
    }

    /// The use of a font by its family in fontconfig; `nil` for a font with metrics of its own.
    init?(family: String) {
      guard let use = Self.allCases.first(where: { family.hasSuffix($0.rawValue) }) else {
        return nil
      }
      self = use
    }
  }

  private typealias MakeHBFont = @convention(c) (UnsafeMutablePointer<PangoFont>?) -> OpaquePointer?

  /// Pango's function that creates HarfBuzz fonts. Advances can be replaced only at creation,
  /// because the fonts are then immutable.
  private static let makeOriginal = Mutex<MakeHBFont?>(nil)

  /// Replaces the metrics of all fonts of the same class with a ``Use``. Others,
  /// such as the host's, are unchanged.
  static func install(inClassOf font: UnsafeMutablePointer<PangoFont>) {
    makeOriginal.withLock { original in
      guard original == nil, let fontClass = snug_pango_font_class(font) else { return }
      original = fontClass.pointee.create_hb_font
      fontClass.pointee.create_hb_font = { SystemFontMetrics.makeFont(for: $0) }
    }
  }

  private static func makeFont(for font: UnsafeMutablePointer<PangoFont>?) -> OpaquePointer? {
    guard let font, let original = makeOriginal.withLock({ $0 }), let made = original(font) else {
      return nil
    }
    guard let family = snug_pango_font_string(font, FC_FAMILY).map(String.init(cString:)),
      let use = Use(family: family)
    else { return made }
    let glyphs = Glyphs(of: made, weight: snug_pango_font_weight(font), use: use)
    return snug_hb_font_with_metrics(
      made, Unmanaged.passRetained(glyphs).toOpaque(), glyph, advance, origin, kerning,
      { Unmanaged<Glyphs>.fromOpaque($0!).release() })
  }

  private static let glyph: hb_font_get_nominal_glyph_func_t = { font, data, character, glyph, _ in
    guard let figure = Glyphs.at(data).figures[character] else {
      return hb_font_get_nominal_glyph(hb_font_get_parent(font), character, glyph)
    }
    glyph?.pointee = figure
    return 1
  }

  private static let advance: hb_font_get_glyph_h_advance_func_t = { font, data, glyph, _ in
    let glyphs = Glyphs.at(data)
    return glyphs[glyph]?.advance ?? hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph)
  }

  private static let origin: hb_font_get_glyph_h_origin_func_t = { font, data, glyph, x, y, _ in
    guard hb_font_get_glyph_h_origin(hb_font_get_parent(font), glyph, x, y) != 0 else { return 0 }
    if let own = Glyphs.at(data)[glyph]?.advance {
      x?.pointee -= (own - hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph)) / 2
    }
    return 1
  }

  private static let kerning: hb_font_get_glyph_h_kerning_func_t = { _, data, left, right, _ in
    Glyphs.at(data).kerning(left, right)
  }

  /// The metrics of a font by glyph, in the font's units.
  private final class Glyphs {
    struct Metrics {
      var advance: Int32
      /// The letter without accents, for kerning; 0 if it is not in ASCII.
      var letter: UInt8
    }

    /// The glyphs of figures of equal width, by figure; empty where they have their own widths.
    let figures: [hb_codepoint_t: hb_codepoint_t]
    private var metrics: [Metrics?] = []
    private let scale: Double

    init(of font: OpaquePointer, weight: Double, use: Use) {
      var (x, y): (Int32, Int32) = (0, 0)
      hb_font_get_scale(font, &x, &y)
      scale = Double(x)
      let share =
        use == .system ? OpticalSize.displayShare(atSize: scale / Double(PANGO_SCALE)) : 0
      figures = use == .annotation ? Self.tabularFigures(of: font) : [:]
      let zero = SystemAdvances.all.first { $0.character == "0" }
      for entry in SystemAdvances.all {
        var glyph: hb_codepoint_t = 0
        let figure = figures[entry.character.value]
        guard hb_font_get_nominal_glyph(font, entry.character.value, &glyph) != 0 else { continue }
        glyph = figure ?? glyph
        let missing = Int(glyph) + 1 - metrics.count
        if missing > 0 { metrics += repeatElement(nil, count: missing) }
        let ems = (figure == nil ? entry : zero ?? entry)
          .advance(weight: weight, displayShare: share)
        metrics[Int(glyph)] = Metrics(
          advance: Int32((ems * scale).rounded()),
          letter: entry.letter.isASCII ? UInt8(entry.letter.value) : 0)
      }
    }

    /// The font's own glyphs: one for the 1 is wide, so that readers of PDFs see no gap beside it.
    private static func tabularFigures(of font: OpaquePointer) -> [hb_codepoint_t: hb_codepoint_t] {
      let buffer = hb_buffer_create()
      defer { hb_buffer_destroy(buffer) }
      let figures = "0123456789"
      hb_buffer_add_utf8(buffer, figures, Int32(figures.utf8.count), 0, -1)
      hb_buffer_guess_segment_properties(buffer)
      var feature = hb_feature_t()
      guard hb_feature_from_string("tnum", -1, &feature) != 0 else { return [:] }
      hb_shape(font, buffer, &feature, 1)
      var count: UInt32 = 0
      guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count), count == figures.utf8.count
      else { return [:] }
      return Dictionary(
        uniqueKeysWithValues: zip(figures.unicodeScalars.map(\.value), 0..<Int(count)).map {
          ($0, glyphs[$1].codepoint)
        })
    }

    static func at(_ data: UnsafeMutableRawPointer?) -> Glyphs {
      Unmanaged<Glyphs>.fromOpaque(data!).takeUnretainedValue()
    }

    subscript(glyph: hb_codepoint_t) -> Metrics? {
      Int(glyph) < metrics.count ? metrics[Int(glyph)] : nil
    }

    func kerning(_ left: hb_codepoint_t, _ right: hb_codepoint_t) -> Int32 {
      guard let left = self[left]?.letter, let right = self[right]?.letter else { return 0 }
      return Int32((SystemAdvances.kerning(left, right) * scale).rounded())
    }
  }
}
