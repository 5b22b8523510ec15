package import SnugDiagnostics

/// The text of a Swift file without comments and the contents of string literals. All offsets are
/// unchanged.
package struct SwiftCode {
  /// The bytes of the file, with spaces for removed bytes. Line ends are kept.
  package private(set) var bytes: [UInt8]

  package init(_ source: SourceText) {
    bytes = source.utf8
    var offset = 0
    while offset < bytes.count {
      if isNext("//", at: offset) {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { blank(1, at: &offset) }
      } else if isNext("/*", at: offset) {
        offset = blankComment(from: offset)
      } else if let end = literalEnd(at: offset) {
        offset = end
      } else {
        offset += 1
      }
    }
  }

  private func isNext(_ text: String, at offset: Int) -> Bool {
    bytes[offset...].starts(with: text.utf8)
  }

  /// The offset after the parenthesis or brace that closes the one at an offset.
  static func end(ofBracketAt start: Int, in bytes: [UInt8]) -> Int? {
    let opening = bytes[start]
    let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
    var depth = 0
    for offset in start..<bytes.count {
      if bytes[offset] == opening { depth += 1 }
      if bytes[offset] == closing { depth -= 1 }
      if depth == 0 { return offset + 1 }
    }
    return nil
  }

  // MARK: Removing text

  /// Replaces bytes with spaces, except line ends, and moves the offset after them.
  private mutating func blank(_ count: Int, at offset: inout Int) {
    for _ in 0..<count where offset < bytes.count {
      if !bytes[offset].isLineEnd { bytes[offset] = UInt8(ascii: " ") }
      offset += 1
    }
  }

  /// Removes a block comment. Block comments nest.
  private mutating func blankComment(from start: Int) -> Int {
    var depth = 0
    var offset = start
    repeat {
      let (opens, closes) = (isNext("/*", at: offset), isNext("*/", at: offset))
      depth += opens ? 1 : closes ? -1 : 0
      blank(opens || closes ? 2 : 1, at: &offset)
    } while depth > 0 && offset < bytes.count
    return offset
  }

  /// Removes the contents of the literal at an offset; `nil` if there is none.
  private mutating func literalEnd(at start: Int) -> Int? {
    var hashes = 0
    while start + hashes < bytes.count, bytes[start + hashes] == UInt8(ascii: "#") { hashes += 1 }
    let quote = start + hashes
    guard isNext("\"", at: quote) else { return nil }
    let count = isNext("\"\"\"", at: quote) ? 3 : 1
    let closing =
      [UInt8](repeating: UInt8(ascii: "\""), count: count)
      + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    var offset = quote + count
    while offset < bytes.count {
      if bytes[offset...].starts(with: closing) { return offset + closing.count }
      if count == 1, bytes[offset] == UInt8(ascii: "\n") { return offset }
      let isEscape = hashes == 0 && bytes[offset] == UInt8(ascii: "\\")
      blank(isEscape ? 2 : 1, at: &offset)
    }
    return offset
  }
}
