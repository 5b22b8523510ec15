import Diagnostics

/// What has to be known of a text before YAML can be read from it.
struct TextCheck {
  /// The byte offset behind the byte order mark, if there is one.
  let start: Int
  /// A private-use character the text does not contain, to stand in for another.
  private(set) var spareScalars: SpareScalars

  init(_ source: SourceText) throws(Diagnostic) {
    guard source.utf8.count <= SourceText.sizeLimit else { throw .tooManyBytes(in: source) }
    start = source.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var spare = SpareScalars()
    var offset = 0
    while offset < source.utf8.count {
      // Nearly all of nearly every scene is this, and it needs no decoding.
      if 0x20...0x7E ~= source.utf8[offset] {
        offset += 1
        continue
      }
      var parser = Unicode.UTF8.ForwardParser()
      var bytes = source.utf8[offset...].makeIterator()
      guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else {
        throw .notUTF8(source, at: offset)
      }
      let scalar = Unicode.UTF8.decode(encoded)
      if !Self.isAllowed(scalar) { throw .controlCharacter(scalar, in: source, at: offset) }
      if scalar.properties.generalCategory == .privateUse { spare.exclude(scalar) }
      offset += encoded.count
    }
    spareScalars = spare
  }

  /// Whether YAML lets a character stand in a file.
  ///
  /// Source: `c-printable` of YAML 1.2.2, section 5.1.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

/// Private-use characters that do not occur in a text, one after the other.
struct SpareScalars {
  private var excluded: Set<Unicode.Scalar> = []
  private var next: UInt32 = 0xE000

  mutating func exclude(_ scalar: Unicode.Scalar) { excluded.insert(scalar) }

  /// `nil` when all 137,468 are taken.
  mutating func take() -> Unicode.Scalar? {
    while next <= 0x10FFFD {
      guard let scalar = Unicode.Scalar(next) else { return nil }
      switch next {
      case 0xF8FF: next = 0xF0000
      case 0xFFFFD: next = 0x100000
      default: next += 1
      }
      if !excluded.contains(scalar) { return scalar }
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func tooManyBytes(in source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, "the file is \(source.utf8.count >> 20) MB large", file: source.name,
      notes: ["a scene file may be up to \(SourceText.sizeLimit >> 20) MB large"])
  }

  fileprivate static func notUTF8(_ source: SourceText, at offset: Int) -> Diagnostic {
    let byte = source.utf8[offset]
    let isUTF16 = source.utf8.starts(with: [0xFF, 0xFE]) || source.utf8.starts(with: [0xFE, 0xFF])
    return Diagnostic(
      .error, .notUTF8, "the byte \(hexadecimal(UInt32(byte), digits: 2)) is not UTF-8",
      at: SourceRange(source, offset..<offset + 1),
      notes: [
        isUTF16 ? "the file looks like UTF-16; save it as UTF-8" : "save the file as UTF-8"
      ])
  }

  fileprivate static func controlCharacter(
    _ scalar: Unicode.Scalar, in source: SourceText, at offset: Int
  ) -> Diagnostic {
    Diagnostic(
      .error, .invalidYAML,
      "the control character U+\(hexadecimal(scalar.value, digits: 4)) can't stand in a YAML file",
      at: SourceRange(source, offset..<offset + UTF8.width(scalar)),
      notes: [#"in double quotes it can be written as an escape, such as "\u0007""#])
  }

  private static func hexadecimal(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
