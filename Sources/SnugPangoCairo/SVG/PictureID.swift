internal import SnugDrawing
internal import SnugGeometry

/// The ID of an SVG's root element, from which all its other IDs are derived.
///
/// It depends only on the picture's name, so that a change of the picture does not change its IDs.
/// Pictures with different names can be in the same page.
public struct PictureID: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// `snug-row` for a picture that is named `row`.
  public init(named name: String) {
    // Letters beyond ASCII need no escape in HTML and CSS.
    let characters = name.unicodeScalars.map { scalar in
      scalar.isIDCharacter || !scalar.isASCII && scalar.properties.isAlphabetic
        ? String(scalar) : "-"
    }
    description = "snug-" + characters.joined()
  }

  /// An ID as it was chosen; `nil` unless it is an ASCII letter that is followed by letters, digits,
  /// `-` and `_`.
  public init?(_ text: String) {
    guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic,
      text.unicodeScalars.allSatisfy(\.isIDCharacter)
    else { return nil }
    description = text
  }

  /// The beginning of the IDs of glyphs and clips. It is repeated with every letter, so it is a short
  /// hash. An ID must not start with a digit.
  var prefix: String {
    let hash = ContentHash(description).value
    return String(hash % 26 + 10, radix: 36) + (hash / 26 % 1_679_616).text(digits: 4, radix: 36)
  }
}

extension Unicode.Scalar {
  fileprivate var isIDCharacter: Bool {
    isASCII && (properties.isAlphabetic || properties.numericType != nil) || self == "-"
      || self == "_"
  }
}
