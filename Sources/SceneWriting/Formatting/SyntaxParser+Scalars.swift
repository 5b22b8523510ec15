extension SyntaxParser {
  /// An anchor and a tag, if there are any, and the blanks behind them.
  mutating func readProperties(of node: inout SyntaxNode) {
    while byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      let start = offset
      if byte(at: offset + 1) == UInt8(ascii: "<") {
        while !byte.isBlank, byte != UInt8(ascii: ">") { offset += 1 }
      }
      while let byte, !byte.isBlank, !"\n,[]{}".utf8.contains(byte) { offset += 1 }
      node.properties += (node.properties.isEmpty ? "" : " ") + string(start..<offset)
      skipBlanks()
    }
  }

  /// A scalar that is no block scalar, or a collection in brackets.
  ///
  /// - Parameter parent: the column its further lines are deeper than; `nil` in brackets.
  mutating func inlineContent(below parent: Int?) throws(Unknown) -> SyntaxNode.Content {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return .flow(try flow())
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let start = offset
      guard skipQuoted() else { throw Unknown(offset: start) }
      return .text(lines(in: start..<offset))
    default:
      let start = offset
      skipPlainLines(below: parent)
      guard offset > start else { throw Unknown(offset: start) }
      return .text(lines(in: start..<offset))
    }
  }

  /// The lines of a scalar, without blanks around the breaks: YAML takes no notice of those.
  private func lines(in range: Range<Int>) -> [String] {
    let lines = text[range].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      var line = line
      if index > 0 { line = line.drop(while: \.isBlank) }
      if index < lines.count - 1 {
        let end = line.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? line.startIndex
        // A blank behind a backslash is meant.
        if end == line.startIndex || line[end - 1] != UInt8(ascii: "\\") { line = line[..<end] }
      }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// To behind the closing quote; `false` if there is none.
  mutating func skipQuoted() -> Bool {
    let quote = byte
    offset += 1
    while let next = byte {
      offset += 1
      if next == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        offset = min(offset + 1, text.count)
      } else if next == quote {
        guard quote == UInt8(ascii: "'"), byte == quote else { return true }
        offset += 1
      }
    }
    return false
  }

  /// To the end of what a plain scalar has on this line, without the blanks behind it.
  mutating func skipPlain(inBrackets: Bool) {
    var end = offset
    while let next = byte, next != UInt8(ascii: "\n") {
      if next == UInt8(ascii: ":"), byte(at: offset + 1).isBlank { break }
      if inBrackets, ",[]{}".utf8.contains(next) { break }
      if next == UInt8(ascii: "#"), offset > 0, text[offset - 1].isBlank { break }
      offset += 1
      if !next.isBlank { end = offset }
    }
    if byte != UInt8(ascii: ":") || inBrackets { offset = end }
  }

  private mutating func skipPlainLines(below parent: Int?) {
    skipPlain(inBrackets: parent == nil)
    while true {
      var next = self
      var breaks = 0
      while next.byte.map({ $0.isBlank || $0 == UInt8(ascii: "\n") }) ?? false {
        if next.byte == UInt8(ascii: "\n") { breaks += 1 }
        next.offset += 1
      }
      guard breaks > 0, let byte = next.byte, byte != UInt8(ascii: "#") else { return }
      if let parent {
        guard next.offset - next.lineStart > parent, !next.isAtMarker else { return }
      }
      let start = next.offset
      next.skipPlain(inBrackets: parent == nil)
      guard next.offset > start else { return }
      offset = next.offset
    }
  }

  /// `|` or `>`, the comment behind it and the lines below.
  mutating func readBlockScalar(of item: inout SyntaxItem, below parent: Int) throws(Unknown) {
    let start = offset
    while !byte.isBlank { offset += 1 }
    var header = string(start..<offset)
    skipBlanks()
    item.trailing = byte == UInt8(ascii: "#") ? readComment() : nil
    guard isAtLineEnd else { throw Unknown(offset: offset) }
    if offset < text.count { offset += 1 }
    let said = header.utf8.first { 0x31...0x39 ~= $0 }.map { Int($0) - 0x30 }
    let indentation = said.map { max(parent, 0) + $0 } ?? max(indentationOfText, parent + 1, 1)
    var lines: [String] = []
    var blankLines: [String] = []
    var endsWithFile = false
    while offset < text.count {
      let start = offset
      var end = offset
      while !byte(at: end).isLineEnd { end += 1 }
      let spaces = text[start..<end].prefix { $0 == UInt8(ascii: " ") }.count
      let isEmpty = spaces == end - start
      if isEmpty && spaces <= indentation {
        if end < text.count { blankLines.append("") }
      } else if spaces < indentation || parent < 0 && isAtMarker {
        break
      } else {
        lines += blankLines + [string(start + indentation..<end)]
        blankLines = []
        endsWithFile = end == text.count
      }
      offset = min(end + 1, text.count)
    }
    if header.utf8.contains(UInt8(ascii: "+")) {
      lines += blankLines
    } else if !blankLines.isEmpty {
      pending.append(.blank)
    }
    // A text that ends with the file and not with a line ends without one wherever it goes.
    if endsWithFile {
      header = header.filter { $0 != "+" && $0 != "-" } + "-"
    }
    item.value.content = .blockScalar(
      .init(header: header, indentation: said, lines: lines))
    readPending()
  }

  /// How far in the first line is that is not blank.
  private var indentationOfText: Int {
    var scan = self
    while scan.offset < text.count {
      let start = scan.offset
      while scan.byte == UInt8(ascii: " ") { scan.offset += 1 }
      if !scan.isAtLineEnd { return scan.offset - start }
      scan.offset += 1
    }
    return 0
  }
}
