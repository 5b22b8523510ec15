package import SnugDiagnostics
import SnugGeometry

extension SourceText {
  /// The limit for the size of a file, in bytes. It bounds the work and is far beyond any real
  /// scene.
  package static let sizeLimit = 16 << 20

  /// Throws an error if the text begins with UTF-16's byte order mark.
  package func checkEncoding() throws(Diagnostic) {
    guard utf8.starts(with: [0xFF, 0xFE]) || utf8.starts(with: [0xFE, 0xFF]) else { return }
    throw notUTF8(at: 0, "the file looks like UTF-16; save it as UTF-8")
  }

  private func notUTF8(at offset: Int, _ note: String) -> Diagnostic {
    let byte = utf8[offset].text(digits: 2, uppercase: true)
    return Diagnostic(
      .error, .notUTF8, "the byte \(byte) is not UTF-8",
      at: SourceRange(self, offset..<offset + 1), notes: [note])
  }

  /// Throws an error if the text is too large for YAML or has an invalid character.
  func checkCharacters() throws(Diagnostic) {
    guard utf8.count <= Self.sizeLimit else {
      throw Diagnostic(
        .error, .tooLarge, "the file is \(utf8.count >> 20) MB large", file: name,
        notes: ["a scene file may be up to \(Self.sizeLimit >> 20) MB large"])
    }
    try checkEncoding()
    var offset = 0
    while offset < utf8.count {
      // The fast path: printable ASCII needs no decoding.
      if 0x20...0x7E ~= utf8[offset] {
        offset += 1
        continue
      }
      var parser = Unicode.UTF8.ForwardParser()
      var bytes = utf8[offset...].makeIterator()
      guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else {
        throw notUTF8(at: offset, "save the file as UTF-8")
      }
      let scalar = Unicode.UTF8.decode(encoded)
      guard scalar.isAllowedInYAML else {
        let digits = scalar.value.text(digits: 4, uppercase: true)
        throw Diagnostic(
          .error, .invalidYAML, "a YAML file can't contain the control character U+\(digits)",
          at: SourceRange(self, offset..<offset + encoded.count),
          notes: [#"in double quotes it can be written as an escape, such as "\u\#(digits)""#])
      }
      offset += encoded.count
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is allowed in a file: `c-printable` of YAML 1.2.2, section 5.1, without U+0085,
  /// U+2028 and U+2029. These end a line in YAML 1.1, which libyaml reads, but not in YAML 1.2 and
  /// JSON.
  fileprivate var isAllowedInYAML: Bool {
    switch value {
    case 0x2028, 0x2029: false
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0xA0...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
