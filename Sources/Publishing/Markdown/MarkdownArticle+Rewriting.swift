import Snug

extension MarkdownArticle {
  /// The text with a reference behind each of its blocks, marked by a comment at its end.
  ///
  /// Hidden blocks are put into comments, and others taken out of them. All else is kept byte for
  /// byte, but for empty lines that keep a reference from what stands around it.
  ///
  /// - Parameter references: one for each block, in lines without an empty one.
  public func text(withReferences references: [String]) -> [UInt8] {
    var rewriting = Rewriting(article: self)
    for (block, reference) in zip(blocks, references) {
      rewriting.keep(block)
      rewriting.put(reference + Self.marker, behind: block)
    }
    return rewriting.finished
  }

  /// What is written of the reference of a block; `nil` if there is none.
  func writtenReference(of block: DiagramBlock) -> String? {
    guard let reference = block.reference else { return nil }
    return lines[reference].map { line in
      String(decoding: source.utf8[line.content..<line.end], as: UTF8.self)
    }.joined(separator: "\n")
  }
}

/// An article being rewritten.
private struct Rewriting {
  let article: MarkdownArticle
  private var output: [UInt8] = []
  /// The end of what has been copied.
  private var copied = 0

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

  /// Copies a block, as a fence or a comment as its attributes say.
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

  /// Replaces the block's reference, or inserts one behind an empty line.
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

  /// Replaces everything up to the end of a line, and keeps an empty line behind it.
  private mutating func put(
    _ new: String, to line: Int, of block: DiagramBlock, prefix: ArraySlice<UInt8>
  ) {
    let end = endOfLine(of: block)
    for (index, line) in new.split(separator: "\n").enumerated() {
      if index > 0 { output += end + prefix }
      output += line.utf8
    }
    copied = lines[line].end
    guard line + 1 < lines.count else { return }
    let next = lines[line + 1]
    let isEmpty =
      text[next.start..<next.end].allSatisfy(\.isBlank)
      || next.isBlank && next.isInside(block.span.container)
    if !isEmpty { output += end + Self.withoutBlanks(prefix) }
  }

  /// The marks of quotes and the blanks a line begins with.
  private func prefix(of line: Int) -> ArraySlice<UInt8> {
    text[lines[line].start..<lines[line].content]
  }

  private static func withoutBlanks(_ prefix: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    prefix[..<(prefix.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? prefix.startIndex)]
  }

  /// How lines end there; that of its last may not.
  private func endOfLine(of block: DiagramBlock) -> ArraySlice<UInt8> {
    let line = lines[block.span.first]
    return text[line.end..<line.next]
  }

  /// A fence no line of the scene would close.
  private func fence(for block: DiagramBlock) -> String {
    let mark = text[block.span.attributes].contains(UInt8(ascii: "`")) ? "~" : "`"
    let runs = lines[(block.span.first + 1)..<block.last].map { line in
      text[line.content..<line.end].prefix { $0 == mark.utf8.first }.count
    }
    return String(repeating: mark, count: max(3, (runs.max() ?? 0) + 1))
  }
}
