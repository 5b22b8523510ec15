/// A Noto family and its script, for characters without a glyph in Inter.
///
/// The families are searched for a character in the order of their declaration. The order must not
/// change, and must not depend on the order of a text's characters.
struct FallbackFamily: Hashable, Sendable {
  /// The script's ISO 15924 code; empty for a family for several scripts.
  let script: String
  let name: String
  /// The language that selects its glyph variants. Pango would otherwise use the environment's.
  let language: String

  private init(_ script: String, _ name: String, _ language: String) {
    self.script = script
    self.name = name
    self.language = language
  }

  /// What to install for the family.
  var package: FontPackage { region.map { .cjk($0) } ?? .noto(name) }

  /// `SC`, `JP` or `KR` for a family for Chinese, Japanese or Korean.
  private var region: String? {
    let prefix = "Noto Sans CJK "
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
  }

  /// The names of the file with the regular or bold face: static, then variable.
  func names(isBold: Bool) -> [FontFile.Name] {
    let (style, weight): (String, Int32) = isBold ? ("Bold", 700) : ("Regular", 400)
    if let region {
      // The collections begin with JP, KR, SC.
      let index = UInt32(["JP", "KR", "SC"].firstIndex(of: region)!)
      return [
        FontFile.Name(
          file: "NotoSansCJK-\(style).ttc", face: .inCollection(index: index, family: name)),
        FontFile.Name(file: "NotoSansCJK\(region.lowercased())-\(style).otf"),
      ]
    }
    let stem = name.filter { $0 != " " }
    let variable = FontFile.Face.variable(family: name, weight: weight, axes: "wght=\(weight)")
    return [FontFile.Name(file: "\(stem)-\(style).ttf")]
      + ["[wght]", "[wdth,wght]"].map { FontFile.Name(file: "\(stem)\($0).ttf", face: variable) }
  }

  // Han is not among Pango's scripts of "ko", so Pango would use the environment's language for it.
  // It does not change a three-letter code, which it does not know.
  static let korean = FallbackFamily("Hang", "Noto Sans CJK KR", "kor")
  static let japanese = FallbackFamily("Kana", "Noto Sans CJK JP", "ja")
  static let chinese = FallbackFamily("Hani", "Noto Sans CJK SC", "zh-cn")

  /// The families for characters without a script, and for those of Inter's scripts that Inter
  /// lacks.
  static let general = [
    FallbackFamily("", "Noto Sans", "en"),
    FallbackFamily("", "Noto Sans Symbols", "en"),
    FallbackFamily("", "Noto Sans Symbols2", "en"),
    FallbackFamily("", "Noto Sans Math", "en"),
  ]

  static let scripts = [
    FallbackFamily("Arab", "Noto Sans Arabic", "ar"),
    FallbackFamily("Hebr", "Noto Sans Hebrew", "he"),
    FallbackFamily("Thai", "Noto Sans Thai", "th"),
    FallbackFamily("Deva", "Noto Sans Devanagari", "hi"),
    FallbackFamily("Beng", "Noto Sans Bengali", "bn"),
    FallbackFamily("Taml", "Noto Sans Tamil", "ta"),
    FallbackFamily("Telu", "Noto Sans Telugu", "te"),
    FallbackFamily("Knda", "Noto Sans Kannada", "kn"),
    FallbackFamily("Mlym", "Noto Sans Malayalam", "ml"),
    FallbackFamily("Gujr", "Noto Sans Gujarati", "gu"),
    FallbackFamily("Guru", "Noto Sans Gurmukhi", "pa"),
    FallbackFamily("Orya", "Noto Sans Oriya", "or"),
    FallbackFamily("Sinh", "Noto Sans Sinhala", "si"),
    FallbackFamily("Khmr", "Noto Sans Khmer", "km"),
    FallbackFamily("Laoo", "Noto Sans Lao", "lo"),
    FallbackFamily("Mymr", "Noto Sans Myanmar", "my"),
    FallbackFamily("Tibt", "Noto Serif Tibetan", "bo"),
    FallbackFamily("Ethi", "Noto Sans Ethiopic", "am"),
    FallbackFamily("Armn", "Noto Sans Armenian", "hy"),
    FallbackFamily("Geor", "Noto Sans Georgian", "ka"),
    FallbackFamily("Thaa", "Noto Sans Thaana", "dv"),
    FallbackFamily("Syrc", "Noto Sans Syriac", "syr"),
    FallbackFamily("Nkoo", "Noto Sans NKo", "nqo"),
    FallbackFamily("Adlm", "Noto Sans Adlam", "ff-adlm"),
    FallbackFamily("Tfng", "Noto Sans Tifinagh", "ber-ma"),
    FallbackFamily("Vaii", "Noto Sans Vai", "vai"),
    FallbackFamily("Cher", "Noto Sans Cherokee", "chr"),
    FallbackFamily("Cans", "Noto Sans Canadian Aboriginal", "iu"),
    FallbackFamily("Mong", "Noto Sans Mongolian", "mn-cn"),
    FallbackFamily("Java", "Noto Sans Javanese", "jv"),
    FallbackFamily("Bali", "Noto Sans Balinese", "ban"),
    FallbackFamily("Sund", "Noto Sans Sundanese", "su"),
    FallbackFamily("Cham", "Noto Sans Cham", "cja"),
    FallbackFamily("Olck", "Noto Sans Ol Chiki", "sat"),
    FallbackFamily("Yiii", "Noto Sans Yi", "ii"),
    FallbackFamily("Copt", "Noto Sans Coptic", "cop"),
    FallbackFamily("Runr", "Noto Sans Runic", "non"),
  ]

  /// Every family, in the order of a text's fonts.
  static let all = scripts + [korean, japanese, chinese] + general
}
