/// The lines of a Markdown text, and the blocks marked `snug` among them.
///
/// It recognizes fences, comments and `<pre>`, and block quotes and lists as far as needed to find
/// the ends of these. Other HTML and the content of DocC's directives are read as text.
struct MarkdownScanner {
  /// A line, as offsets into the text.
  struct Line {
    let start: Int
    /// The offset before its line feed or carriage return.
    let end: Int
    /// The offset after its line feed or carriage return.
    let next: Int
    /// The first byte after the blanks and the markers of quotes and list items.
    var content: Int
    /// The nesting level of block quotes.
    var quotes = 0
    /// The columns between the marker of the innermost quote and the content.
    var indentation = 0
    /// Whether the line is shown verbatim.
    var isCode = false

    var isBlank: Bool { content >= end }
  }

  /// A block marked `snug`: a fence, or a comment for a hidden block.
  struct Span {
    enum Form: Equatable {
      case fence(UInt8, length: Int)
      case comment
    }

    let form: Form
    /// The first line, from 0.
    let first: Int
    /// The offset of its info string: `snug`, or `yaml snug`.
    let word: Int
    /// The range after the word `snug`.
    let attributes: Range<Int>
    /// The level of its block quotes, and the column of the content of its list item.
    let container: (quotes: Int, column: Int)
    /// The last line, from 0; `nil` if the block does not end.
    var last: Int?
  }

  let text: [UInt8]
  private(set) var lines: [Line] = []
  private(set) var spans: [Span] = []

  /// The block that can continue in the next line.
  private var open: Block?
  /// The columns of the contents of the open list items, and the level of their block quotes.
  private var items: [Int] = []
  private var quotes = 0

  private struct Block {
    enum End {
      case fence(UInt8, length: Int)
      case text(String)
    }

    let end: End
    let container: (quotes: Int, column: Int)
    var span: Span?
  }

  init(_ text: [UInt8]) {
    self.text = text
    var start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < text.count {
      let end = text[start...].firstIndex { $0 == 10 || $0 == 13 } ?? text.count
      let isPair = end + 1 < text.count && text[end] == 13 && text[end + 1] == 10
      let next = min(text.count, end + (isPair ? 2 : 1))
      scan(Line(start: start, end: end, next: next, content: start))
      start = next
    }
    close(at: nil)
  }

  // MARK: - Lines

  private mutating func scan(_ line: Line) {
    var line = line
    if let open {
      skipMarks(of: &line, quotes: open.container.quotes)
      if line.isInside(open.container) {
        if case .fence = open.end { line.isCode = true }
        lines.append(line)
        if ends(open, in: line) { close(at: lines.count - 1) }
        return
      }
      close(at: nil)
      line = Line(start: line.start, end: line.end, next: line.next, content: line.start)
    }
    skipMarks(of: &line, quotes: .max)
    if line.quotes != quotes { items = [] }
    quotes = line.quotes
    if !line.isBlank {
      while let column = items.last, line.indentation < column { items.removeLast() }
      while !isCode(line), openItem(of: &line) {}
      line.isCode = isCode(line)
    }
    lines.append(line)
    if !line.isBlank, !line.isCode { openBlock(in: line) }
  }

  private func isCode(_ line: Line) -> Bool { line.indentation >= (items.last ?? 0) + 4 }

  /// Skips blanks and the markers of quotes, at most `limit` markers.
  private func skipMarks(of line: inout Line, quotes limit: Int) {
    while true {
      skipBlanks(of: &line)
      guard line.content < line.end, text[line.content] == UInt8(ascii: ">"), line.quotes < limit,
        !isCode(line)
      else { return }
      line.quotes += 1
      line.content += 1
      // One blank belongs to the marker.
      line.indentation = line.content < line.end && text[line.content].isBlank ? -1 : 0
    }
  }

  private func skipBlanks(of line: inout Line) {
    while line.content < line.end, text[line.content].isBlank {
      let isTab = text[line.content] == UInt8(ascii: "\t")
      line.indentation += isTab ? 4 - column(of: line.content, in: line) % 4 : 1
      line.content += 1
    }
  }

  /// The column of an offset, from 0. Tab stops are multiples of four.
  private func column(of offset: Int, in line: Line) -> Int {
    text[line.start..<offset].reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 - $0 % 4 : 1) }
  }

  /// Opens the list item whose marker is next, and skips the marker. Returns whether there is one.
  private mutating func openItem(of line: inout Line) -> Bool {
    guard let width = itemMark(in: text[line.content..<line.end]) else { return false }
    line.content += width
    line.indentation += width
    let mark = line.indentation
    skipBlanks(of: &line)
    let blanks = line.indentation - mark
    items.append(mark + (line.isBlank || blanks > 4 ? 1 : blanks))
    let outer = line.quotes
    skipMarks(of: &line, quotes: .max)
    if line.quotes != outer { items = [] }
    quotes = line.quotes
    return true
  }

  /// The length of the marker of a list item, `-` or `1.`, in bytes; `nil` if there is none.
  private func itemMark(in rest: ArraySlice<UInt8>) -> Int? {
    guard let first = rest.first else { return nil }
    var width = 1
    if !"-+*".utf8.contains(first) {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      guard (1...9).contains(digits), let end = rest.dropFirst(digits).first,
        ".)".utf8.contains(end)
      else { return nil }
      width = digits + 1
    }
    return rest.dropFirst(width).first?.isBlank ?? true ? width : nil
  }

  // MARK: - Blocks

  private mutating func openBlock(in line: Line) {
    let rest = text[line.content..<line.end]
    let container = (quotes: line.quotes, column: items.last ?? 0)
    let mark = rest[line.content]
    let length = rest.prefix { $0 == mark }.count
    let isFence =
      "`~".utf8.contains(mark) && length >= 3
      && (mark == UInt8(ascii: "~") || !rest.dropFirst(length).contains(mark))
    if isFence {
      lines[lines.count - 1].isCode = true
      open = Block(
        end: .fence(mark, length: length), container: container,
        span: span(.fence(mark, length: length), rest.dropFirst(length), container))
      return
    }
    for (start, end) in [("<!--", "-->"), ("<pre>", "</pre>")]
    where rest.starts(with: start.utf8) && !rest.contains(Array(end.utf8)) {
      let span = start == "<!--" ? span(.comment, rest.dropFirst(4), container) : nil
      open = Block(end: .text(end), container: container, span: span)
    }
  }

  /// The block with an info string, if it is marked `snug`, in capitals or not.
  private func span(
    _ form: Span.Form, _ info: ArraySlice<UInt8>, _ container: (quotes: Int, column: Int)
  ) -> Span? {
    var words = info.split(whereSeparator: \.isBlank)
    let start = words.first?.startIndex
    if let language = words.first,
      ["yaml", "yml"].contains(where: { language.elementsEqual($0.utf8) })
    {
      words.removeFirst()
    }
    // `snug` and `snug-log` differ only for readers and syntax highlighters. The content determines
    // the format.
    guard let start, let word = words.first else { return nil }
    // What follows without a blank, such as a comma, is reported with the attributes.
    let mark = String(decoding: word, as: UTF8.self).prefix {
      $0.isLetter || $0.isNumber || "-_".contains($0)
    }
    guard ["snug", "snug-log"].contains(mark.lowercased()) else { return nil }
    return Span(
      form: form, first: lines.count - 1, word: start,
      attributes: word.startIndex + mark.utf8.count..<info.endIndex, container: container)
  }

  private func ends(_ block: Block, in line: Line) -> Bool {
    let rest = text[line.content..<line.end]
    switch block.end {
    case .text(let end): return rest.contains(Array(end.utf8))
    case .fence(let mark, let length):
      let run = rest.prefix { $0 == mark }.count
      return line.indentation < block.container.column + 4 && run >= length
        && rest.dropFirst(run).allSatisfy(\.isBlank)
    }
  }

  private mutating func close(at line: Int?) {
    if var span = open?.span {
      span.last = line
      spans.append(span)
    }
    open = nil
  }
}

extension MarkdownScanner.Line {
  /// Whether the line is in these block quotes and this list item.
  func isInside(_ container: (quotes: Int, column: Int)) -> Bool {
    quotes == container.quotes && (isBlank || indentation >= container.column)
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
