internal import CSnugPangoCairo

/// The script of a character from Unicode, with choices for characters of several scripts.
enum Script: Hashable {
  /// Inter's scripts: Latin, Greek or Cyrillic. The language selects the glyph variants.
  case inter(language: String)
  case fallback(FallbackFamily)
  /// Han characters, kana, Hangul, and the punctuation they share.
  case han, kana, hangul, bopomofo, wide
  /// Common to all scripts: digits, spaces, symbols, combining marks.
  case common

  init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      self = scalar.properties.isAlphabetic ? .inter(language: "en") : .common
      return
    }
    let code = Script.code(of: scalar)
    switch code {
    case "Latn": self = .inter(language: "en")
    case "Grek": self = .inter(language: "el")
    case "Cyrl": self = .inter(language: "ru")
    case "Hani": self = .han
    case "Hira", "Kana": self = .kana
    case "Hang": self = .hangul
    case "Bopo": self = .bopomofo
    default: self = Script.withFamily(code) ?? Script.sharedByNeighbours(scalar)
    }
  }

  /// The script for an ISO 15924 code, if it has a specific family.
  private static func withFamily(_ code: String) -> Script? {
    FallbackFamily.scripts.first { $0.script == code }.map(Script.fallback)
  }

  /// The script's ISO 15924 code.
  private static func code(of scalar: Unicode.Scalar) -> String {
    let code = g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))
    return String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self)
  }

  /// The script of a character that several scripts share, such as the Arabic comma. Unicode treats
  /// it as common; its block determines the family.
  private static func sharedByNeighbours(_ scalar: Unicode.Scalar) -> Script {
    let code: String
    switch scalar.value {
    case 0x0589: code = "Armn"
    case 0x0600...0x06FF, 0xFD3E...0xFD3F: code = "Arab"
    case 0x0964...0x0965, 0x1CD0...0x1CFF, 0xA830...0xA839: code = "Deva"
    case 0x0E3F: code = "Thai"
    case 0x10FB: code = "Geor"
    case 0x2E80...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F200...0x1F2FF: return .wide
    default: return .common
    }
    return withFamily(code) ?? .common
  }
}
