import SnugDrawing
import SnugPlatform

/// A word of a reference's file name.
///
/// Characters other than letters, digits and underscores become hyphens, as in
/// swift-snapshot-testing. Letters of all scripts stay. A name without any is spelled by its code
/// points, and a long one is cut and ends in a hash of the whole, so that every file system accepts
/// it.
enum SnapshotName {
  /// - Parameter limit: the most bytes the word may have in UTF-8.
  static func sanitized(_ name: String, limit: Int) -> String {
    // Composed, as keyboards type it: Apple's file systems see no difference, Linux and git do.
    let composed = name.composed
    var word = ""
    for scalar in composed.unicodeScalars {
      if scalar.isWordScalar {
        word.unicodeScalars.append(scalar)
      } else if word.last != "-" {
        word.append("-")
      }
    }
    let trimmed = word.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed()
    word = String(trimmed)
    if word.isEmpty {
      word = composed.unicodeScalars.map { "U" + String($0.value, radix: 16, uppercase: true) }
        .joined(separator: "-")
    }
    if word.isEmpty { word = "empty" }
    guard word.utf8.count > limit else { return word }
    var short = ""
    for character in word {
      guard short.utf8.count + character.utf8.count <= limit - 9 else { break }
      short.append(character)
    }
    return short + "-" + ContentHash(name).hexadecimal.prefix(8)
  }
}

extension Unicode.Scalar {
  /// The characters that `\w` of a regular expression matches: letters, marks, digits and joining
  /// punctuation.
  fileprivate var isWordScalar: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .connectorPunctuation:
      true
    default: false
    }
  }
}
