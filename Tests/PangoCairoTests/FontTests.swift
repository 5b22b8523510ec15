import Foundation
import Geometry
import PangoCairo
import TestSupport
import Testing

@Suite struct `The pinned fonts` {
  @Test(arguments: [
    "안녕하세요 세계", "你好，世界。「引」", "日本語テキスト・ー", "مرحبا، ١٢٣", "שָׁלוֹם", "สวัสดี ฿", "नमस्ते।", "বাংলা", "தமிழ்",
    "తెలుగు",
    "ಕನ್ನಡ", "മലയാളം", "ગુજરાતી", "ਪੰਜਾਬੀ", "සිංහල", "ខ្មែរ", "ລາວ", "မြန်မာ", "አማርኛ", "Հայերեն",
    "ქართული", "བོད་", "ⵜⴰⵎⴰⵣⵉⵖⵜ", "ᏣᎳᎩ", "ᐃᓄᒃᑎᑐᑦ", "∀∃∈ℝ", "⌘⇧⌥→⟶✓★", "Ελληνικά Кириллица",
    "ａｂｃ１２３", "１：한국 漢字", "x̂ ə ʃ ŋ",
  ])
  func `have every script that is likely in a scene`(string: String) {
    for weight in [Font.Weight.regular, .bold] {
      let metrics = measurer.metrics(of: text(string, weight: weight), maximumWidth: nil)
      #expect(metrics.missingCharacters == [])
      #expect(metrics.size.width > 17)
    }
  }

  @Test func `report missing characters, without duplicates and in order`() {
    let string = "a\u{F8FF}b\u{F0002}c\u{F8FF}\u{F0001}"
    let metrics = measurer.metrics(of: text(string), maximumWidth: nil)
    #expect(metrics.missingCharacters == ["\u{F8FF}", "\u{F0002}", "\u{F0001}"])
    let cut = measurer.metrics(of: text("a long text before \u{F8FF}"), maximumWidth: 30)
    #expect(cut.isTruncated && cut.missingCharacters == ["\u{F8FF}"])
  }

  @Test func `are named by their package`() {
    let packages = ["漢", "가", "ア", "，", "ا", "ไ", "∀", "😀", "\u{F0001}", "\u{378}", " "]
      .map { measurer.package(providing: Unicode.Scalar($0)!) }
    let (cjk, core) = ("fonts-noto-cjk", "fonts-noto-core")
    let emoji = "fonts-noto-color-emoji"
    #expect(packages == [cjk, cjk, cjk, cjk, core, core, core, emoji, nil, nil, nil])
  }

  @Test func `without Inter there is no measurer`() {
    let missing = FontError.missing(file: "Inter-Thin.otf", package: "fonts-inter")
    #expect(throws: missing) { try PangoTextMeasurer(fontDirectories: []) }
    #expect(throws: missing) { try PangoTextMeasurer(fontDirectories: ["/nowhere", "\0", ""]) }
    #expect("\(missing)".contains("apt-get install fonts-inter"))
  }

  @Test func `without Noto only its characters are missing`() throws {
    let inter = try PangoTextMeasurer(fontDirectories: ["/usr/share/fonts/opentype/inter"])
    let korean = inter.metrics(of: text("Hello 안녕"), maximumWidth: nil)
    #expect(korean.missingCharacters == ["안", "녕"])
    let hello = inter.metrics(of: text("Hello"), maximumWidth: nil)
    #expect(hello == measurer.metrics(of: text("Hello"), maximumWidth: nil))
  }

  @Test func `a file that is not a font is an error with its name`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("no font", "Inter-Regular.otf")
    #expect(throws: FontError.unreadable(path: path)) {
      try PangoTextMeasurer(
        fontDirectories: [folder.url.path] + PangoTextMeasurer.defaultFontDirectories)
    }
  }
}
