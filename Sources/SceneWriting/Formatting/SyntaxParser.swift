/// Takes a scene file apart into ``SyntaxNode``s.
///
/// It is for texts that libyaml has read before, and relies on that: it looks for where things begin
/// and end, not for what is wrong with them. Whatever it may misunderstand is found out by
/// ``FormatVerification``.
struct SyntaxParser {
  let text: [UInt8]
  var offset = 0
  /// The lines before what comes next that belong to nothing yet.
  var pending: [SyntaxLine] = []
  /// Where what comes next begins in its line, from 0; −1 at the end of the document.
  var column = -1

  /// A way of writing that is not known here.
  struct Unknown: Error {
    /// Into ``SyntaxParser/text``.
    var offset: Int
  }

  /// - Parameter text: without a byte order mark; lines end with line feeds.
  init(_ text: [UInt8]) { self.text = text }

  mutating func document() throws(Unknown) -> SyntaxDocument {
    var document = SyntaxDocument()
    readPending()
    if isAtMarker(UInt8(ascii: "-")) {
      document.head = takePending()
      document.start = .init(comment: try readMarker())
    }
    if column < 0 {
      document.neck = takePending()
    } else {
      try readRoot(into: &document)
    }
    document.end = takePending()
    if isAtMarker(UInt8(ascii: ".")) {
      document.stop = .init(comment: try readMarker())
      document.tail = takePending()
    }
    guard offset == text.count else { throw Unknown(offset: offset) }
    return document
  }

  private mutating func readRoot(into document: inout SyntaxDocument) throws(Unknown) {
    if byte == UInt8(ascii: "%"), column == 0 { throw Unknown(offset: offset) }
    let lines = takePending()
    var root = SyntaxItem()
    try readValue(of: &root, below: -1, behind: .nothing)
    document.neck = lines
    // What stands right above the first key moves with it; what tells editors of the file does not.
    if case .block(var collection) = root.value.content, root.value.properties.isEmpty {
      let isHead = { (line: SyntaxLine) in
        line.isBlank || line.comment?.text.hasPrefix("# yaml-language-server:") == true
      }
      let count = lines.lastIndex(where: isHead).map { $0 + 1 } ?? 0
      document.neck = Array(lines[..<count])
      collection.items[0].leading = lines[count...] + collection.items[0].leading
      root.value.content = .block(collection)
    }
    document.root = root
  }

  /// `---` or `...`, and the comment behind it.
  private mutating func readMarker() throws(Unknown) -> SyntaxComment? {
    offset += 3
    skipBlanks()
    guard isAtLineEnd || byte == UInt8(ascii: "#") else {
      column = offset - lineStart
      return nil
    }
    return try finishLine()
  }

  // MARK: Characters

  var byte: UInt8? { offset < text.count ? text[offset] : nil }

  func byte(at offset: Int) -> UInt8? { offset < text.count ? text[offset] : nil }

  /// Whether a line ends here, or the text does.
  var isAtLineEnd: Bool { byte.isLineEnd }

  /// Whether a document begins or ends here, with `---` or with `...`.
  var isAtMarker: Bool { isAtMarker(UInt8(ascii: "-")) || isAtMarker(UInt8(ascii: ".")) }

  private func isAtMarker(_ sign: UInt8) -> Bool {
    byte == sign && byte(at: offset + 1) == sign && byte(at: offset + 2) == sign
      && byte(at: offset + 3).isBlank && offset == lineStart
  }

  /// Where the present line begins.
  var lineStart: Int {
    var start = offset
    while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// How many scalars stand before an offset on its line.
  func scalarColumn(of offset: Int) -> Int {
    var start = offset
    while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return text[start..<offset].count { $0 & 0xC0 != 0x80 }
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  mutating func skipBlanks() {
    while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { offset += 1 }
  }

  // MARK: Lines

  mutating func takePending() -> [SyntaxLine] {
    defer { pending = [] }
    return pending
  }

  /// The comments at the beginning of those pending that stand at a column or deeper, and deeper than
  /// what comes next.
  mutating func takePending(from column: Int) -> [SyntaxLine] {
    let others = pending.firstIndex { line in
      line.comment.map { $0.column < column || $0.column <= self.column } ?? false
    }
    let last = pending[..<(others ?? pending.count)].lastIndex { !$0.isBlank }
    guard let last else { return [] }
    defer { pending.removeFirst(last + 1) }
    return Array(pending[...last])
  }

  /// A comment, up to the end of its line.
  mutating func readComment() -> SyntaxComment {
    let start = offset
    while !isAtLineEnd { offset += 1 }
    var end = offset
    while text[end - 1].isBlank { end -= 1 }
    let isClose = start < 2 || !text[start - 1].isBlank || !text[start - 2].isBlank
    return SyntaxComment(
      text: string(start..<end), column: scalarColumn(of: start), isClose: isClose)
  }

  /// What is left of a line behind a value: nothing or a comment.
  mutating func finishLine() throws(Unknown) -> SyntaxComment? {
    skipBlanks()
    let comment = byte == UInt8(ascii: "#") ? readComment() : nil
    guard isAtLineEnd else { throw Unknown(offset: offset) }
    if offset < text.count { offset += 1 }
    readPending()
    return comment
  }

  /// From the beginning of a line to the next that is neither blank nor a comment.
  mutating func readPending() {
    while true {
      let start = offset
      skipBlanks()
      if byte == UInt8(ascii: "#") {
        pending.append(.comment(readComment()))
      } else if !isAtLineEnd {
        column = isAtMarker ? -1 : offset - start
        return
      } else if offset == text.count {
        column = -1
        return
      } else if pending.last?.isBlank != true {
        pending.append(.blank)
      }
      if offset < text.count { offset += 1 }
    }
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension UInt8? {
  var isLineEnd: Bool { self == nil || self == UInt8(ascii: "\n") }

  /// Whether a word ends here.
  var isBlank: Bool { isLineEnd || self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
