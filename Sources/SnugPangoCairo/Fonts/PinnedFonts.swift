internal import SnugGeometry

/// The pinned set of font files: Inter, and Noto for characters that Inter lacks.
struct PinnedFonts: Sendable {
  private let directories: [String]
  /// By optical size, then by weight.
  private let inter: [(face: Face, file: FontFile)]

  /// Finds all faces of Inter, so that a missing face is an error before drawing.
  init(directories: [String]) throws(FontError) {
    self.directories = directories
    var inter: [(face: Face, file: FontFile)] = []
    for opticalSize in OpticalSize.allCases {
      for weight in Font.Weight.allCases {
        let face = Face(weight: weight, opticalSize: opticalSize)
        guard let file = FontFile(named: face.names, in: directories) else {
          throw .missing(file: face.names[0].file, advice: FontPackage.inter.advice())
        }
        inter.append((face, file))
      }
    }
    self.inter = inter
  }

  struct Face: Hashable {
    var weight: Font.Weight
    var opticalSize: OpticalSize

    static let regular = Face(weight: .regular, opticalSize: .text)

    /// Inter's own names of the file, then those of the variable font.
    fileprivate var names: [FontFile.Name] {
      let stem = "\(opticalSize.family.filter { $0 != " " })-\(weight.interName)"
      let variable = FontFile.Face.variable(
        family: opticalSize.family, weight: weight.number,
        axes: "wght=\(weight.number),opsz=\(opticalSize.axisValue)")
      return [
        FontFile.Name(file: stem + ".otf"), FontFile.Name(file: stem + ".ttf"),
        FontFile.Name(file: "InterVariable.ttf", face: variable),
      ]
    }
  }

  /// The files of these faces only, which suffice for most texts and open fastest.
  func files(for faces: Set<Face>) -> [FontFile] {
    inter.filter { faces.contains($0.face) }.map(\.file)
  }

  /// All weights of Inter that Noto's regular, or bold, faces complement, then those faces. Several
  /// weights share a set, because the Han fonts take long to open.
  func files(like faces: Set<Face>, and families: [FallbackFamily]) -> [FontFile] {
    let noto = [false, true].filter { isBold in faces.contains { $0.weight.isBold == isBold } }
    return inter.filter { face, _ in
      faces.contains {
        $0.opticalSize == face.opticalSize && $0.weight.isBold == face.weight.isBold
      }
    }.map(\.file) + noto.flatMap { isBold in families.compactMap { file(of: $0, isBold: isBold) } }
  }

  /// The family's face; the regular face if there is no bold one, `nil` if none is installed.
  private func file(of family: FallbackFamily, isBold: Bool) -> FontFile? {
    [isBold, false].lazy.compactMap {
      FontFile(named: family.names(isBold: $0), in: directories)
    }.first
  }

  var emoji: FontFile? {
    FontFile(named: [FontFile.Name(file: "NotoColorEmoji.ttf")], in: directories)
  }
}

extension Font.Weight {
  /// The weight on the scale of CSS and OpenType: 100 to 900 for UIKit's nine weights.
  var number: Int32 { Int32(100 * (Self.allCases.firstIndex(of: self)! + 1)) }

  /// Whether it is used with Noto's bold face. Noto has only two weights.
  var isBold: Bool { number >= 600 }

  /// Inter's name of the weight. The names of the two lightest are swapped in Inter.
  fileprivate var interName: String { Self.interNames[Self.allCases.firstIndex(of: self)!] }

  private static let interNames = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]
}
