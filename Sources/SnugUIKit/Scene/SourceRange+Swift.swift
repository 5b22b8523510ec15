import SnugDiagnostics
import SnugSceneFormat

extension SourceRange {
  /// The range of a call or a name at a source location that the compiler gave.
  ///
  /// - Parameter line: from 1.
  /// - Parameter column: from 1, in bytes. For a call, the column of its parenthesis, or of its
  ///   trailing closure if it has no parentheses; otherwise the column of the beginning.
  init(_ file: String, _ line: Int, _ column: Int) {
    let text = SwiftFiles.text(of: file) ?? .blank(file, line, column)
    self = text.word(at: text.offset(line: line, byte: column))
  }
}

extension SourceText {
  /// A substitute for a file that cannot be read: spaces up to the column.
  fileprivate static func blank(_ file: String, _ line: Int, _ column: Int) -> SourceText {
    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: max(0, column))
    return SourceText(name: SwiftFiles.name(of: file), utf8: spaces, firstLine: line)
  }

  /// The offset of a line and column, both from 1, columns in bytes.
  fileprivate func offset(line: Int, byte column: Int) -> Int {
    let start = offset(line: line, column: 1)
    guard firstLine..<firstLine + lineCount ~= line else { return start }
    return min(start + max(0, column - 1), end(ofLine: line))
  }

  /// The name before a parenthesis or a closure, or the name that begins at an offset; else
  /// one character.
  fileprivate func word(at offset: Int) -> SourceRange {
    var start = offset
    var end = offset
    if offset < utf8.count, utf8[offset] == UInt8(ascii: "(") || utf8[offset] == UInt8(ascii: "{") {
      while end > 0, utf8[end - 1] == UInt8(ascii: " ") { end -= 1 }
      start = end
      while start > 0, utf8[start - 1].isIdentifierByte { start -= 1 }
    } else {
      while end < utf8.count, utf8[end].isIdentifierByte { end += 1 }
    }
    return SourceRange(self, start..<max(end, min(start + 1, utf8.count)))
  }
}
