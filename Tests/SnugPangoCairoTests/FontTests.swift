import Foundation
import SnugGeometry
@testable import SnugPangoCairo
import SnugTestSupport
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
      .map { measurer.package(providing: Unicode.Scalar($0)!)?.name(for: .apt) }
    let (cjk, core) = ("fonts-noto-cjk", "fonts-noto-core")
    let emoji = "fonts-noto-color-emoji"
    #expect(packages == [cjk, cjk, cjk, cjk, core, core, core, emoji, nil, nil, nil])
  }

  @Test(arguments: [
    (FontPackage.inter, ["fonts-inter", "rsms-inter-fonts", "inter-font", "font-inter"]),
    (
      .emoji,
      [
        "fonts-noto-color-emoji", "google-noto-color-emoji-fonts", "noto-fonts-emoji",
        "font-noto-color-emoji",
      ]
    ),
    (
      .noto("Noto Sans Arabic"),
      [
        "fonts-noto-core", "google-noto-sans-arabic-fonts", "noto-fonts", "font-noto-sans-arabic",
      ]
    ),
    (
      .noto("Noto Sans Symbols2"),
      [
        "fonts-noto-core", "google-noto-sans-symbols-2-fonts", "noto-fonts",
        "font-noto-sans-symbols-2",
      ]
    ),
    (
      .cjk("JP"),
      [
        "fonts-noto-cjk", "google-noto-sans-cjk-fonts", "noto-fonts-cjk", "font-noto-sans-cjk-jp",
      ]
    ),
  ])
  func `have a package of each manager`(package: FontPackage, names: [String]) {
    #expect(PackageManager.allCases.map { package.name(for: $0) } == names)
    for (manager, name) in zip(PackageManager.allCases, names) {
      #expect(package.advice(for: manager).hasSuffix(" \(name)'"))
    }
    #expect(package.advice(for: nil).contains(" from https://"))
  }

  @Test func `are installed by the manager that the system has`() {
    let managers: [(String, PackageManager?)] = [
      ("/usr/bin/apt-get", .apt), ("/usr/bin/dnf", .dnf), ("/usr/bin/pacman", .pacman),
      ("/opt/homebrew/bin/brew", .brew), ("/usr/local/bin/brew", .brew), ("/bin/sh", nil),
    ]
    for (program, manager) in managers {
      #expect(PackageManager(isInstalled: { $0 == program }) == manager)
    }
  }

  @Test func `without Inter there is no measurer`() {
    let missing = FontError.missing(file: "Inter-Thin.otf", advice: FontPackage.inter.advice())
    #expect(throws: missing) { try PangoTextMeasurer(fontDirectories: []) }
    #expect(throws: missing) { try PangoTextMeasurer(fontDirectories: ["/nowhere", "\0", ""]) }
    #expect(
      "\(missing)" == "the font file 'Inter-Thin.otf' is missing; \(FontPackage.inter.advice())")
  }

  @Test func `without Noto only its characters are missing`() throws {
    let folder = try folderOfInter()
    let inter = try PangoTextMeasurer(fontDirectories: [folder.url.path])
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

  /// Where a release of Inter is, both as static files and as one variable font.
  private static let bothKinds = PangoTextMeasurer.defaultFontDirectories.filter { folder in
    FileManager.default.fileExists(atPath: "\(folder)/InterVariable.ttf")
      && FileManager.default.fileExists(atPath: "\(folder)/Inter-Bold.otf")
  }

  /// The files of Debian's `fonts-inter` and `fonts-inter-variable` in one folder.
  @Test(
    .enabled(if: !bothKinds.isEmpty, "needs a folder with static and variable files of Inter 4"))
  func `a variable font is opened at the weight and the optical size of a text`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("InterVariable.ttf"),
      withDestinationPath: Self.bothKinds[0] + "/InterVariable.ttf")
    let variable = try PangoTextMeasurer(fontDirectories: [folder.url.path])
    let files = try PangoTextMeasurer(fontDirectories: [Self.bothKinds[0]])
    for size in [13.0, 34] {
      let lists = Font.Weight.allCases.map {
        picture([textMark(text("Hamburgefonstiv 012", size: size, weight: $0))])
      }
      let drawn = try lists.map { list in
        try [variable, files].map { try Raster.ofMarks([list], Renderer($0)) }
      }
      for (index, list) in lists.enumerated() {
        let likeness = try #require(drawn[index][0].difference(from: drawn[index][1], of: [list]))
        #expect(likeness.isSmall, "size \(size), weight \(index): \(likeness)")
        // The next weight looks otherwise.
        let other = drawn[index == 0 ? 1 : index - 1][1]
        #expect(drawn[index][0].difference(from: other, of: [list])?.isSmall == false)
      }
    }
    let texts = Font.Weight.allCases.flatMap { weight in
      [13.0, 34].map { text("a", size: $0, weight: weight) }
    }
    #expect(variable.fonts(of: texts).map(\.face) == files.fonts(of: texts).map(\.face))
  }
}
