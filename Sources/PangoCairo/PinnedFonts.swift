internal import Geometry

/// The files text may be set in, and nothing else: Inter, and Noto for what Inter has not.
struct PinnedFonts: Sendable {
  private let directories: [String]
  /// One file for each weight, in the order of `Font.Weight.allCases`.
  private let inter: [FontFile]

  /// Looks for all weights of Inter, so that a missing one is known before anything is drawn.
  init(directories: [String]) throws(FontError) {
    self.directories = directories
    var inter: [FontFile] = []
    for weight in Font.Weight.allCases {
      let name = "Inter-\(weight.interName).otf"
      guard let file = FontFile(named: name, in: directories) else {
        throw .missing(file: name, package: "fonts-inter")
      }
      inter.append(file)
    }
    self.inter = inter
  }

  /// The file of one weight alone: enough for most texts, and the quickest to open.
  func files(for weight: Font.Weight) -> [FontFile] {
    zip(Font.Weight.allCases, inter).filter { $0.0 == weight }.map(\.1)
  }

  /// All weights of Inter that the regular, or the bold, faces of Noto go with, then those faces:
  /// one set for several weights, because the Han fonts take long to open.
  func files(isBold: Bool, and families: [FallbackFamily]) -> [FontFile] {
    zip(Font.Weight.allCases, inter).filter { $0.0.isBold == isBold }.map(\.1)
      + families.compactMap { file(of: $0, isBold: isBold) }
  }

  /// The family's face; the regular one where no bold one was drawn, `nil` where none is installed.
  private func file(of family: FallbackFamily, isBold: Bool) -> FontFile? {
    [isBold, false].lazy.compactMap {
      FontFile(named: family.fileName(isBold: $0), face: family.face, in: directories)
    }.first
  }

  /// The files of the set that are there, of both faces of every family.
  var all: [FontFile] {
    inter
      + FallbackFamily.all.flatMap { family in
        [false, true].compactMap { file(of: family, isBold: $0) }
      }
  }

  /// Where Debian, Homebrew and macOS keep fonts.
  static let defaultDirectories = [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto",
    "/Library/Fonts",
    "/opt/homebrew/share/fonts",
    "/usr/local/share/fonts",
  ]
}

extension Font.Weight {
  /// The weight on the scale of CSS and OpenType: UIKit's names in UIKit's order.
  var number: Int32 {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// Whether Noto's bold face goes with it; Noto has only two.
  var isBold: Bool { number >= 600 }

  /// What Inter calls the weight of that number; it has the two lightest names the other way round.
  fileprivate var interName: String {
    switch self {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }
}
