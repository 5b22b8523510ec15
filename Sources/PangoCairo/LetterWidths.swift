internal import CPangoCairo
internal import Synchronization

/// The differences between the widths of San Francisco's and Inter's letters.
///
/// ``SystemTracking`` corrects the average width of a text, and this the widths of single letters.
/// HarfBuzz gets the advances of glyphs from here whenever Pango sets text, so texts are measured,
/// broken and drawn with the same widths.
enum LetterWidths {
  /// For text: in thousandths of an em, added to Inter's advance, half of it on either side.
  ///
  /// Source: fitted by ridge regression, on 24 November 2026, to 388 texts of one line whose widths
  /// Interface Builder saved, of 9 to 34 points, most of 13 and 17. Letters that are not listed are too
  /// rare in these, or differ by less than 2. Fitted without the files of a repository, it puts 95 % of
  /// their labels within a point; without it 90 % are.
  private static let text: [Unicode.Scalar: Int32] = [
    " ": -4, "$": 6, "(": 3, ")": 3, "-": 5, ".": 2, "/": -7, "1": -7, "2": -4, "3": -2, "8": 15,
    ":": 7, "?": 2, "A": -10, "B": 3, "C": -11, "D": 5, "F": 8, "G": -2, "I": 9, "L": -4, "M": -7,
    "O": -2, "P": 5, "R": 5, "T": -10, "U": -2, "V": -4, "W": -2, "a": -5, "c": 2, "d": -7,
    "e": -9, "i": 6, "l": 12, "m": 3, "n": 3, "o": -4, "r": 4, "s": -3, "t": -3, "u": 2, "v": -6,
    "w": -22, "x": -2, "y": -8,
  ]

  /// For titles: the same for figures, added to Inter Display's advances, in which they are narrow.
  ///
  /// Source: the widths of single characters at 50 points that a public file lists in whole points,
  /// rounded up (Ockey12, `Character+systemSize50Width.swift`, 2024), so within 10. Saved labels of 140
  /// points agree. Letters of that list don't come nearer to 19 saved labels of 19 to 31 points.
  private static let display: [Unicode.Scalar: Int32] = [
    "0": 47, "1": 104, "2": 24, "3": 12, "4": 15, "5": 41, "6": 60, "7": 24, "8": 45, "9": 60,
  ]

  /// The additions for Latin letters. A letter with accents has that of its base letter.
  private static let latin: [(character: hb_codepoint_t, text: Int32, display: Int32)] =
    [0x20...0x24F, 0x1E00...0x1EFF].joined().compactMap { character in
      var (letter, rest) = (hb_codepoint_t(character), hb_codepoint_t(0))
      let functions = hb_unicode_funcs_get_default()
      while hb_unicode_decompose(functions, letter, &letter, &rest) != 0 {}
      guard let letter = Unicode.Scalar(letter) else { return nil }
      let (text, display) = (text[letter] ?? 0, display[letter] ?? 0)
      return text == 0 && display == 0 ? nil : (hb_codepoint_t(character), text, display)
    }

  /// The suffix of the family name of a font with San Francisco's advances.
  static let familySuffix = " SF"

  private typealias MakeHBFont = @convention(c) (UnsafeMutablePointer<PangoFont>?) -> OpaquePointer?

  /// Pango's function that creates HarfBuzz fonts. Advances can be replaced only at creation,
  /// because the fonts are then immutable.
  private static let makeOriginal = Mutex<MakeHBFont?>(nil)

  /// Replaces the advances of all fonts of the same class whose family has the suffix. Others, such
  /// as the host's, are unchanged.
  static func install(inClassOf font: UnsafeMutablePointer<PangoFont>) {
    makeOriginal.withLock { original in
      guard original == nil, let fontClass = snug_pango_font_class(font) else { return }
      original = fontClass.pointee.create_hb_font
      fontClass.pointee.create_hb_font = { LetterWidths.makeFont(for: $0) }
    }
  }

  private static func makeFont(for font: UnsafeMutablePointer<PangoFont>?) -> OpaquePointer? {
    guard let font, let original = makeOriginal.withLock({ $0 }), let made = original(font) else {
      return nil
    }
    guard let family = snug_pango_font_string(font, FC_FAMILY),
      String(cString: family).hasSuffix(familySuffix)
    else { return made }
    defer { hb_font_destroy(made) }
    let adjusted = hb_font_create_sub_font(made)
    let functions = hb_font_funcs_create()
    defer { hb_font_funcs_destroy(functions) }
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { font, data, glyph, _ in
        hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph) + Additions.at(data)[glyph]
      }, nil, nil)
    hb_font_funcs_set_glyph_h_origin_func(
      functions,
      { font, data, glyph, x, y, _ in
        guard hb_font_get_glyph_h_origin(hb_font_get_parent(font), glyph, x, y) != 0 else {
          return 0
        }
        x?.pointee -= Additions.at(data)[glyph] / 2
        return 1
      }, nil, nil)
    hb_font_set_funcs(
      adjusted, functions, Unmanaged.passRetained(Additions(to: made)).toOpaque(),
      { Unmanaged<Additions>.fromOpaque($0!).release() })
    return adjusted
  }

  /// The additions to the advances of a font by glyph, in the font's units.
  private final class Additions {
    private let units: [Int32]

    init(to font: OpaquePointer) {
      var scale: (x: Int32, y: Int32) = (0, 0)
      hb_font_get_scale(font, &scale.x, &scale.y)
      let share = OpticalSize.displayShare(atSize: Double(scale.x) / Double(PANGO_SCALE))
      var units: [Int32] = []
      for (character, text, display) in LetterWidths.latin {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, character, &glyph) != 0 else { continue }
        let missing = Int(glyph) + 1 - units.count
        if missing > 0 { units += repeatElement(0, count: missing) }
        let ems = ((1 - share) * Double(text) + share * Double(display)) / 1000
        units[Int(glyph)] = Int32((ems * Double(scale.x)).rounded())
      }
      self.units = units
    }

    static func at(_ data: UnsafeMutableRawPointer?) -> Additions {
      Unmanaged<Additions>.fromOpaque(data!).takeUnretainedValue()
    }

    subscript(glyph: hb_codepoint_t) -> Int32 {
      Int(glyph) < units.count ? units[Int(glyph)] : 0
    }
  }
}
