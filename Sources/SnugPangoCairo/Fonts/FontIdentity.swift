import SnugGeometry

/// Identifies a font by its file, to check whether two machines measure text with the same fonts.
public struct FontIdentity: Hashable, Sendable {
  /// `Inter`.
  public var family: String
  /// On the scale of CSS and OpenType: 400 is regular, 700 bold.
  public var weight: Int
  /// The revision in the file, `4.001`; the third decimal is where makers count.
  public var version: String
  /// `checkSumAdjustment`, which depends on the contents of the whole file.
  ///
  /// Source: OpenType 1.9, table `head`.
  public var checksum: UInt32

  public init(family: String, weight: Int, version: String, checksum: UInt32) {
    self.family = family
    self.weight = weight
    self.version = version
    self.checksum = checksum
  }
}

extension FontIdentity: Comparable {
  /// By family, then by weight. The order of two files of the same face is arbitrary but stable.
  public static func < (left: FontIdentity, right: FontIdentity) -> Bool {
    (left.family, left.weight, left.version, left.checksum)
      < (right.family, right.weight, right.version, right.checksum)
  }
}

extension FontIdentity: CustomStringConvertible {
  /// `Inter 400, version 4.001, checksum 5A3C9E11`
  public var description: String { "\(face), \(issue)" }

  /// `Inter 400`
  public var face: String { "\(family) \(weight)" }

  /// `version 4.001, checksum 5A3C9E11`
  public var issue: String {
    "version \(version), checksum \(checksum.text(digits: 8, uppercase: true))"
  }
}
