internal import CSnugPangoCairo

/// The advances of the system font's characters, and the kerning between them, in ems. They are
/// Snug's own, so that no font file can change a layout: Inter only lends its outlines.
///
/// `advances.h` has the numbers with their source.
enum SystemAdvances {
  /// The characters that are set in the system font, with their advances. All others are set in Noto,
  /// even if a release of Inter has them.
  static let all: [Entry] = {
    var entries: [Entry] = []
    var row = snug_advances()!
    while let characters = row.pointee.characters {
      let (text, display) = (Masters(row.pointee.text), Masters(row.pointee.display))
      let characters = String(cString: characters).unicodeScalars
      for character in characters {
        entries.append(
          Entry(character: character, letter: characters.first!, text: text, display: display))
      }
      row += 1
    }
    return entries
  }()

  static let characters = Set(all.lazy.map(\.character))

  struct Entry {
    let character: Unicode.Scalar
    /// The character without accents.
    let letter: Unicode.Scalar
    fileprivate let text, display: Masters

    /// - Parameters:
    ///   - weight: on OpenType's scale, from 100 to 900.
    ///   - displayShare: the share of the optical size for titles, from 0 to 1.
    func advance(weight: Double, displayShare: Double) -> Double {
      (1 - displayShare) * text.value(at: weight) + displayShare * display.value(at: weight)
    }
  }

  /// Values at the weights 100, 400 and 900. They are linear between these, as in Inter.
  fileprivate struct Masters {
    let thin, regular, black: Double

    init(_ thousandths: (Int16, Int16, Int16)) {
      thin = Double(thousandths.0) / 1000
      regular = Double(thousandths.1) / 1000
      black = Double(thousandths.2) / 1000
    }

    func value(at weight: Double) -> Double {
      weight < 400
        ? regular + (thin - regular) * (400 - weight) / 300
        : regular + (black - regular) * (weight - 400) / 500
    }
  }

  /// The kerning between two characters; 0 for nearly all.
  static func kerning(_ left: UInt8, _ right: UInt8) -> Double {
    Double(kerning[Int(left) << 7 | Int(right)]) / 1000
  }

  /// In thousandths of an em, by two ASCII characters.
  private static let kerning: [Int16] = {
    var table = [Int16](repeating: 0, count: 128 * 128)
    for (lefts, rights, kerning) in kerningClasses {
      for left in lefts.utf8 {
        for right in rights.utf8 { table[Int(left) << 7 | Int(right)] += kerning }
      }
    }
    return table
  }()

  /// Source: the averages of these pairs in Inter 3.19, regular, where they are large or frequent. Of
  /// the labels of `advances.h` that were left out of the fit, 1.1 % more are within a point with it.
  private static let kerningClasses: [(left: String, right: String, kerning: Int16)] = [
    ("T", "acdegmnopqrsuvwxyz", -70), ("VWY", "acdegmnopqrsu", -50), ("FP", "acdegoq", -38),
    ("Y", "acdegmnopqsu", -20), ("A", "TVWY", -75), ("TVWY", "A", -75), ("L", "TVWY", -80),
    ("r", "acdegoq", -17), ("vwyk", "acdegoq", -19), ("abceop", "vwy", -18), ("f", "acdegoq", -23),
    ("xz", "ceo", -15), ("e", "xz", -14), ("TVWYFP", ".,", -110), ("rvwy", ".,", -60),
    ("TVWYL", "-", -70),
  ]
}
