import Diagnostics

/// What little has to be known of Swift to show a place in it.
extension SourceText {
  /// The offset of a place given by line and column, both from 1, columns in bytes.
  func offset(line: Int, byte column: Int) -> Int {
    let start = offset(line: line, column: 1)
    guard firstLine..<firstLine + lineCount ~= line else { return start }
    return min(start + max(0, column - 1), end(ofLine: line))
  }

  /// The name before a parenthesis or a block, or the one that begins at an offset; else one
  /// character.
  func word(at offset: Int) -> SourceRange {
    var start = offset
    var end = offset
    if offset < utf8.count, utf8[offset] == UInt8(ascii: "(") || utf8[offset] == UInt8(ascii: "{") {
      while end > 0, utf8[end - 1] == UInt8(ascii: " ") { end -= 1 }
      start = end
      while start > 0, utf8[start - 1].isOfName { start -= 1 }
    } else {
      while end < utf8.count, utf8[end].isOfName { end += 1 }
    }
    return SourceRange(self, start..<max(end, min(start + 1, utf8.count)))
  }

  /// The literal of a string in the call of a word, or at the word itself, its quotes included; `nil`
  /// if it is written in another way, with an escape for instance.
  func literal(_ string: String, at word: Range<Int>) -> SourceRange? {
    let quote = UInt8(ascii: "\"")
    var offset = word.lowerBound
    if offset < utf8.count, utf8[offset] != quote { offset = word.upperBound }
    while offset < utf8.count, utf8[offset] == UInt8(ascii: " ") { offset += 1 }
    let wanted = Array(string.utf8)
    var depth = 0
    var position = offset
    var found: SourceRange?
    while position < min(utf8.count, offset + Self.longestCall) {
      switch utf8[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case quote:
        let end = end(ofLiteralAt: position)
        if utf8[(position + 1)..<max(position + 1, end - 1)].elementsEqual(wanted) {
          // The text of a label is its name, too, now and then.
          let isName = text(in: offset..<position).hasSuffix("named: ")
          if isName || depth == 0 { return SourceRange(self, position..<end) }
          found = found ?? SourceRange(self, position..<end)
        }
        position = end - 1
      default: break
      }
      if depth <= 0 { return found }
      position += 1
    }
    return found
  }

  /// The offset behind the closing quote, or the end of the line.
  private func end(ofLiteralAt start: Int) -> Int {
    var position = start + 1
    while position < utf8.count, utf8[position] != UInt8(ascii: "\n") {
      if utf8[position] == UInt8(ascii: "\"") { return position + 1 }
      position += utf8[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, utf8.count)
  }

  /// In bytes: what comes later is another statement, most likely.
  private static let longestCall = 4000
}

extension UInt8 {
  /// Whether it can be part of a name; every letter beyond ASCII can.
  fileprivate var isOfName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
  }
}
