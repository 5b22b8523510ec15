import Diagnostics

/// A text with some characters exchanged, so that Yams reads it the way a scene needs it read.
///
/// A character is exchanged for one of the private-use area that the text does not contain, one for
/// one, so that every line and column stays what it was; ``restored(_:)`` puts the characters back
/// into what was read. Three things are hidden from Yams:
/// - the star of an alias, and with it every other star. Yams puts the aliased node itself in the
///   alias's place: the place of the alias is lost, and a mapping key that holds aliases to aliases
///   is hashed in time exponential in the size of the file. Aliases are resolved in
///   ``SpannedNode`` instead, where they are counted;
/// - U+0085, U+2028 and U+2029, which libyaml takes for line ends and nobody else does;
/// - one character of a key that stands in its mapping twice, because Yams reads no further than
///   the first of those and does not say where the second is.
struct YAMLDisguise {
  let source: SourceText
  private let start: Int
  private var spare: SpareScalars
  /// What stands for a star; a plain scalar that begins with it is an alias.
  let star: Unicode.Scalar
  private var originals: [Unicode.Scalar: Unicode.Scalar]
  private let stand: [Unicode.Scalar: Unicode.Scalar]
  /// Single characters exchanged on top of that, by their offsets.
  private var exchanged: [Int: Unicode.Scalar] = [:]

  init(_ source: SourceText, _ check: TextCheck) throws(Diagnostic) {
    self.source = source
    start = check.start
    var spare = check.spareScalars
    var stand: [Unicode.Scalar: Unicode.Scalar] = [:]
    for scalar in Self.hidden {
      guard let other = spare.take() else { throw .noSpareCharacter(in: source) }
      stand[scalar] = other
    }
    self.spare = spare
    self.stand = stand
    star = stand["*"] ?? "*"
    originals = Dictionary(uniqueKeysWithValues: stand.map { ($1, $0) })
  }

  private static let hidden: [Unicode.Scalar] = ["*", "\u{85}", "\u{2028}", "\u{2029}"]

  /// The text for Yams.
  var text: String {
    let bytes = source.utf8
    // All four begin with one of three bytes, so that most of the text is copied as it is.
    let encoded = Self.hidden.map { (Array(String($0).utf8), Array(String(stand[$0] ?? $0).utf8)) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if !exchanged.isEmpty, let other = exchanged[offset] {
        result += Array(String(other).utf8)
        offset += 1
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      } else if byte == UInt8(ascii: "*") || byte == 0xC2 || byte == 0xE2,
        let (old, new) = encoded.first(where: { bytes[offset...].starts(with: $0.0) })
      {
        result += new
        offset += old.count
      } else {
        result.append(byte)
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What was written, of something read from ``text``.
  func restored(_ string: String) -> String {
    guard string.utf8.contains(where: { $0 >= 0x80 }) else { return string }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: string.unicodeScalars.lazy.map { originals[$0] ?? $0 })
    return String(result)
  }

  /// Exchanges one more character; `false` if that is not possible.
  mutating func exchange(at offset: Int) -> Bool {
    guard exchanged[offset] == nil, let other = spare.take(),
      let original = source.text(in: offset..<min(offset + 4, source.utf8.count))
        .unicodeScalars.first
    else { return false }
    exchanged[offset] = other
    originals[other] = original
    return true
  }
}

extension Diagnostic {
  fileprivate static func noSpareCharacter(in source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "the file uses every private-use character there is", file: source.name)
  }
}
