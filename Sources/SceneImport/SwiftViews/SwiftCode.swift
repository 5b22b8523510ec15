package import Diagnostics

/// The text of a Swift file without its comments and the contents of its string literals, byte for byte
/// in the places they had.
package struct SwiftCode {
  /// As the file's, with spaces where something was left out; lines stay lines.
  package private(set) var bytes: [UInt8]

  package init(_ source: SourceText) {
    bytes = source.utf8
    var offset = 0
    while offset < bytes.count {
      if isNext("//", at: offset) {
        offset = blank(from: offset) { $0.bytes[$1] == UInt8(ascii: "\n") ? $1 : nil }
      } else if isNext("/*", at: offset) {
        offset = blankComment(from: offset)
      } else if let end = literalEnd(at: offset) {
        offset = end
      } else {
        offset += 1
      }
    }
  }

  func isNext(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      wanted.indices.allSatisfy { wanted[$0] == bytes[offset + $0] }
    }
  }

  /// Whether a word begins at an offset, and ends there where it does.
  func isWord(_ text: StaticString, at offset: Int) -> Bool {
    let end = offset + text.utf8CodeUnitCount
    return isNext(text, at: offset) && (offset == 0 || !bytes[offset - 1].isPartOfWord)
      && (end == bytes.count || !bytes[end].isPartOfWord)
  }

  /// The offset behind the parenthesis that closes the one at an offset.
  func end(ofParenthesisAt start: Int) -> Int? {
    var depth = 0
    for offset in start..<bytes.count {
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return offset + 1 }
    }
    return nil
  }

  // MARK: Leaving out

  /// Blanks up to where `end` finds one, which is not blanked.
  private mutating func blank(from start: Int, _ end: (Self, Int) -> Int?) -> Int {
    var offset = start
    while offset < bytes.count {
      if let end = end(self, offset) { return end }
      blank(offset)
      offset += 1
    }
    return offset
  }

  private mutating func blank(_ offset: Int) {
    let isLineEnd = [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[offset])
    if !isLineEnd { bytes[offset] = UInt8(ascii: " ") }
  }

  /// Comments stand in comments.
  private mutating func blankComment(from start: Int) -> Int {
    var depth = 0
    var offset = start
    repeat {
      let (opens, closes) = (isNext("/*", at: offset), isNext("*/", at: offset))
      depth += opens ? 1 : closes ? -1 : 0
      for _ in 0..<(opens || closes ? 2 : 1) where offset < bytes.count {
        blank(offset)
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
    return offset
  }

  /// Blanks the contents of a literal that begins at an offset; `nil` if none does.
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
      for _ in 0..<(isEscape ? 2 : 1) where offset < bytes.count {
        blank(offset)
        offset += 1
      }
    }
    return offset
  }
}

extension UInt8 {
  var isPartOfWord: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
  }
}
