extension Font {
  /// A font family of iOS other than the system font, with its line heights on iOS.
  ///
  /// Its letters are Inter's, with tracking that gives them the family's average width.
  public enum Family: String, Sendable, CaseIterable {
    case arial = "Arial"
    case avenir = "Avenir"
    case avenirNext = "Avenir Next"
    case futura = "Futura"
    case georgia = "Georgia"
    case helvetica = "Helvetica"
    case helveticaNeue = "Helvetica Neue"
    case menlo = "Menlo"
    case verdana = "Verdana"

    /// The family of a font by name. `AvenirNext-DemiBold` belongs to Avenir Next.
    public init?(fontName: String) {
      let stem = fontName.withoutStyle("MT").prefix { $0 != "-" }
      guard
        let family = Self.allCases.first(where: { $0.rawValue.filter { $0 != " " } == stem })
      else { return nil }
      self = family
    }

    /// The extent of a line above and below its baseline, in ems.
    ///
    /// Source: the fonts' `hhea` tables, most of them listed by capsize
    /// (github.com/seek-oss/capsize). UIKit sets Helvetica 0.15 em higher (zhaoxin.pro, "Weight and
    /// Line Height of Font between macOS and iOS": 15.64 and 3.91 at 17 points). The line gap of
    /// Arial is included below the baseline. Saved labels agree: from 16 to 36
    /// points they are 1.366 em high in Avenir Next, rounded up, at 18 points 23.5 in Futura, and
    /// at 36 points 41.5 in Helvetica. There was none in Avenir or Menlo. Those in Helvetica Neue, of 10 to
    /// 24 points, exclude its line gap, and lines differ by weight: regular in 29 labels (most of which name
    /// fonts that were missing, in artsy/eidolon, Ramotion/folding-cell and thoughtbot/Tropos), light in three
    /// sizes of ChartsOrg/Charts, and bold in three labels of
    /// AzureAD/microsoft-authentication-library-for-objc and IBDecodable/IBDecodable.
    func line(_ weight: Font.Weight) -> (ascender: Double, descender: Double) {
      switch self {
      case .arial: (1854 / 2048, (434 + 67) / 2048)
      case .avenir, .avenirNext: (1, 0.366)
      case .futura: (1.0386, 0.2598)
      case .georgia: (1878 / 2048, 449 / 2048)
      case .helvetica: (1577 / 2048 + 0.15, 471 / 2048)
      case .helveticaNeue where [.bold, .heavy, .black].contains(weight): (0.975, 0.217)
      case .helveticaNeue: (weight == .light ? 0.967 : 0.952, 0.213)
      case .menlo: (1901 / 2048, 483 / 2048)
      case .verdana: (2059 / 2048, 430 / 2048)
      }
    }

    /// The average width of a letter in English text, in ems.
    ///
    /// Source: capsize's `xWidthAvg`, and for Helvetica-Bold Adobe's AFM files. The widths of
    /// Avenir, Avenir Next and Futura are fitted to the saved widths of nine labels. Where the
    /// width of bold letters is unknown, the difference is Inter's.
    public func letterWidth(isBold: Bool) -> Double {
      let bold = isBold ? 0.0155 : 0
      return switch self {
      case .arial, .helvetica, .helveticaNeue: isBold ? 0.484 : 913 / 2048
      case .georgia: 913 / 2048 + bold
      case .avenir, .avenirNext: 0.465 + bold
      case .futura: 0.44 + bold
      case .menlo: 1233 / 2048
      case .verdana: 1049 / 2048 + bold
      }
    }
  }
}

extension Font.Weight {
  /// The weight at the end of a font's name, as in `AvenirNext-DemiBold`; `nil` for the regular
  /// weight.
  public init?(fontName: String) {
    let endings: [(String, Self)] = [
      ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
      ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("Heavy", .heavy),
      ("Bold", .bold), ("Black", .black),
    ]
    let name = fontName.withoutStyle("MT", "Italic", "Oblique")
    guard let ending = endings.first(where: { name.hasSuffix($0.0) }) else { return nil }
    self = ending.1
  }
}

extension String {
  /// The name of a font without suffixes that are not part of its family or weight.
  fileprivate func withoutStyle(_ endings: String...) -> Substring {
    endings.reduce(self[...]) { $0.hasSuffix($1) ? $0.dropLast($1.count) : $0 }
  }
}
