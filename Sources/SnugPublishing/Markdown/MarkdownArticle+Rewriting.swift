import Snug

extension MarkdownArticle {
  /// The text with a reference after each of its blocks, and how far its lines moved. A comment at the
  /// end marks a reference.
  ///
  /// Hidden blocks are moved into comments, and others out of comments. The rest of the text is
  /// unchanged byte for byte, except for empty lines around references.
  ///
  /// - Parameter references: the reference of each block, without empty lines.
  package func rewritten(
    withReferences references: [String]
  ) -> (text: [UInt8], shifts: [LineShift]) {
    var rewriting = Rewriting(article: self)
    for (block, reference) in zip(blocks, references) {
      rewriting.keep(block)
      rewriting.put(reference + Self.marker, behind: block)
    }
    return (rewriting.finished, rewriting.shifts)
  }

  /// How far the lines from one on, counted from 0, are moved down by rewriting.
  package struct LineShift {
    var first: Int
    var distance: Int
  }

  /// The current reference of a block; `nil` if there is none.
  func writtenReference(of block: DiagramBlock) -> String? {
    guard let reference = block.reference else { return nil }
    return lines[reference].map { line in
      String(decoding: source.utf8[line.content..<line.end], as: UTF8.self)
    }.joined(separator: "\n")
  }
}

private struct Rewriting {
  let article: MarkdownArticle
  private var output: [UInt8] = []
  /// The end of the copied text.
  private var copied = 0
  private(set) var shifts: [MarkdownArticle.LineShift] = []

  init(article: MarkdownArticle) { self.article = article }

  private var text: [UInt8] { article.source.utf8 }
  private var lines: [MarkdownScanner.Line] { article.lines }

  var finished: [UInt8] { output + text[copied...] }

  private mutating func copy(to end: Int) {
    output += text[copied..<end]
    copied = end
  }

  private mutating func replace(to end: Int, by new: String) {
    output += new.utf8
    copied = end
  }

  /// Copies a block as a fence or a comment, depending on its attributes.
  mutating func keep(_ block: DiagramBlock) {
    let (first, last) = (lines[block.span.first], lines[block.last])
    copy(to: first.content)
    if !block.isInForm {
      let fence = fence(for: block)
      replace(to: block.span.word, by: block.isHidden ? "<!-- " : fence)
      copy(to: last.content)
      let end = text[last.content..<last.end].firstIndex(where: \.isBlank) ?? last.end
      replace(to: end, by: block.isHidden ? "-->" : fence)
    }
    copy(to: last.end)
  }

  /// Replaces the block's reference, or inserts one after an empty line.
  mutating func put(_ reference: String, behind block: DiagramBlock) {
    if let old = block.reference {
      copy(to: lines[old.lowerBound].content)
      put(reference, to: old.upperBound, of: block, prefix: prefix(of: old.lowerBound))
    } else {
      let prefix = prefix(of: block.last)
      output += endOfLine(of: block) + Self.withoutBlanks(prefix) + endOfLine(of: block) + prefix
      put(reference, to: block.last, of: block, prefix: prefix)
    }
  }

  /// Replaces the text up to the end of a line, and ensures an empty line after it.
  private mutating func put(
    _ new: String, to line: Int, of block: DiagramBlock, prefix: ArraySlice<UInt8>
  ) {
    let end = endOfLine(of: block)
    for (index, line) in new.split(separator: "\n").enumerated() {
      if index > 0 { output += end + prefix }
      output += line.utf8
    }
    copied = lines[line].end
    defer { addShift(after: line) }
    guard line + 1 < lines.count else { return }
    let next = lines[line + 1]
    let isEmpty =
      text[next.start..<next.end].allSatisfy(\.isBlank)
      || next.isBlank && next.isInside(block.span.container)
    if !isEmpty { output += end + Self.withoutBlanks(prefix) }
  }

  private mutating func addShift(after line: Int) {
    let written = SourceText(name: "", utf8: output).lineCount - 1
    shifts.append(.init(first: line + 1, distance: written - line))
  }

  /// The quote markers and blanks at the start of a line.
  private func prefix(of line: Int) -> ArraySlice<UInt8> {
    text[lines[line].start..<lines[line].content]
  }

  private static func withoutBlanks(_ prefix: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    prefix[..<(prefix.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? prefix.startIndex)]
  }

  /// The line ending of a block. The last line of the text may have none.
  private func endOfLine(of block: DiagramBlock) -> ArraySlice<UInt8> {
    let line = lines[block.span.first]
    return text[line.end..<line.next]
  }

  /// A fence that no line of the scene closes.
  private func fence(for block: DiagramBlock) -> String {
    let mark = text[block.span.attributes].contains(UInt8(ascii: "`")) ? "~" : "`"
    let runs = lines[(block.span.first + 1)..<block.last].map { line in
      text[line.content..<line.end].prefix { $0 == mark.utf8.first }.count
    }
    return String(repeating: mark, count: max(3, (runs.max() ?? 0) + 1))
  }
}
