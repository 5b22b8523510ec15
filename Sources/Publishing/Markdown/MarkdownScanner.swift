/// The lines of a Markdown text, and the blocks marked `snug` among them.
///
/// What is a fence, and what only looks like one, depends on what it stands in: block quotes, list
/// items, HTML, code. Of these the scanner knows what CommonMark 0.31.2 says; DocC's directives and
/// footnotes, whose content GitHub and DocC take out of its indentation, it does not know.
struct MarkdownScanner {
  /// A line, as offsets into the text.
  struct Line {
    let start: Int
    /// Before its line feed or carriage return.
    let end: Int
    /// Behind it.
    let next: Int
    /// What the line holds, behind the marks of the quotes and items it stands in and blanks.
    var content: Int
    /// The innermost quote or item it stands in, by number; 0 for none.
    var container = 0
    var isBlank = false
    /// Whether it is shown as it is.
    var isCode = false
  }

  /// A block marked `snug`: a fence, or the comment in which a hidden one is kept.
  struct Span {
    enum Form: Equatable {
      case fence(UInt8, length: Int)
      case comment
    }

    let form: Form
    /// The line it begins in, from 0, as is the other.
    let first: Int
    /// What stands behind the word `snug`.
    let attributes: Range<Int>
    /// The line it ends in; `nil` if it does not.
    var last: Int?
  }

  let text: [UInt8]
  private(set) var lines: [Line] = []
  private(set) var spans: [Span] = []

  private var containers: [Container] = []
  private var containerCount = 0
  private var leaf = Leaf.none
  private var openSpan: Span?

  /// What other blocks stand in.
  private struct Container {
    enum Kind {
      case quote
      /// A list item whose content begins this many columns in.
      case item(Int)
    }

    let kind: Kind
    let number: Int
    var isEmpty = true
  }

  /// What the last line belonged to and the next one may.
  private enum Leaf: Equatable {
    case none, paragraph
    case fence(UInt8, length: Int)
    case html(HTMLBlockKind)
  }

  init(_ text: [UInt8]) {
    self.text = text
    var start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < text.count {
      let end = text[start...].firstIndex { $0 == 10 || $0 == 13 } ?? text.count
      let isPair = end + 1 < text.count && text[end] == 13 && text[end + 1] == 10
      let next = min(text.count, end + (isPair ? 2 : 1))
      lines.append(Line(start: start, end: end, next: next, content: start))
      scan(LineCursor(text, start..<end))
      start = next
    }
    closeSpan(at: nil)
  }

  // MARK: - A line

  private mutating func scan(_ cursor: LineCursor) {
    var cursor = cursor
    let matched = match(&cursor)
    let (indentation, next) = cursor.indentation
    note(next, in: matched)
    if matched < containers.count {
      if leaf == .paragraph {
        begin(&cursor, matched, isParagraph: true)
      } else {
        close(to: matched)
        begin(&cursor, matched, isParagraph: false)
      }
      return
    }
    switch leaf {
    case .fence(let mark, let length):
      lines[lines.count - 1].isCode = true
      let run = cursor.run(of: mark, from: next)
      if indentation < 4, run >= length, cursor.isBlank(from: next + run) {
        closeSpan(at: lines.count - 1)
        leaf = .none
      }
    case .html(let kind):
      endHTML(kind, in: cursor, from: next)
    case .none, .paragraph:
      begin(&cursor, matched, isParagraph: leaf == .paragraph)
    }
  }

  private mutating func note(_ content: Int, in depth: Int) {
    let line = lines.count - 1
    lines[line].content = content
    lines[line].container = depth == 0 ? 0 : containers[depth - 1].number
    lines[line].isBlank = content >= lines[line].end
  }

  /// Goes into the quotes and items the line still stands in; how many those are.
  private func match(_ cursor: inout LineCursor) -> Int {
    for (depth, container) in containers.enumerated() {
      let (columns, next) = cursor.indentation
      switch container.kind {
      case .quote:
        guard columns < 4, next < cursor.end, text[next] == UInt8(ascii: ">") else { return depth }
        cursor.skip(columns: columns)
        cursor.skip(bytes: 1)
        cursor.skip(columns: 1)
      case .item(let width):
        if next >= cursor.end {
          guard !container.isEmpty else { return depth }
          cursor.skip(columns: columns)
        } else {
          guard columns >= width else { return depth }
          cursor.skip(columns: width)
        }
      }
    }
    return containers.count
  }

  /// Looks for blocks that begin in the line.
  ///
  /// - Parameters:
  ///   - matched: how many of the containers it still stands in.
  ///   - isParagraph: whether a paragraph goes on if nothing begins, even in a container that the
  ///     line has left.
  private mutating func begin(_ cursor: inout LineCursor, _ matched: Int, isParagraph: Bool) {
    var matched = matched
    var isParagraph = isParagraph
    while true {
      let (columns, next) = cursor.indentation
      let interrupts = isParagraph && matched == containers.count
      if next >= cursor.end {
        close(to: matched)
        note(next, in: matched)
        return
      }
      if columns >= 4 {
        if isParagraph { return }
        close(to: matched)
        occupy()
        note(next, in: matched)
        lines[lines.count - 1].isCode = true
        return
      }
      let item = cursor.listMarker(at: next, interruptingParagraph: interrupts)
      if text[next] == UInt8(ascii: ">") {
        open(.quote, in: matched)
        cursor.skip(columns: columns)
        cursor.skip(bytes: 1)
        cursor.skip(columns: 1)
      } else if beginsLeaf(cursor, at: next, in: matched, isParagraph, interrupts) {
        return
      } else if let item {
        cursor.skip(columns: columns)
        cursor.skip(bytes: item)
        let (blanks, content) = cursor.indentation
        let isAlone = content >= cursor.end || blanks > 4
        open(.item(columns + item + (isAlone ? 1 : blanks)), in: matched)
        cursor.skip(columns: isAlone ? 1 : blanks)
      } else {
        if isParagraph { return }
        close(to: matched)
        occupy()
        note(next, in: matched)
        leaf = .paragraph
        return
      }
      matched = containers.count
      isParagraph = false
    }
  }

  /// Whether a block begins that holds no others, which has then been noted.
  private mutating func beginsLeaf(
    _ cursor: LineCursor, at next: Int, in matched: Int, _ isParagraph: Bool, _ interrupts: Bool
  ) -> Bool {
    if cursor.isHeading(at: next) || cursor.isThematicBreak(at: next)
      || interrupts && cursor.isUnderline(at: next)
    {
      close(to: matched)
      occupy()
      note(next, in: matched)
      return true
    }
    if let length = cursor.fence(at: next) {
      close(to: matched)
      occupy()
      note(next, in: matched)
      lines[lines.count - 1].isCode = true
      leaf = .fence(text[next], length: length)
      openSpan(.fence(text[next], length: length), cursor, wordAt: next + length)
      return true
    }
    if text[next] == UInt8(ascii: "<"),
      let kind = HTMLBlockKind(cursor, at: next, interruptingParagraph: isParagraph)
    {
      close(to: matched)
      occupy()
      note(next, in: matched)
      leaf = .html(kind)
      if kind == .comment, !cursor.contains("-->", from: next) {
        openSpan(.comment, cursor, wordAt: next + 4)
      }
      endHTML(kind, in: cursor, from: next)
      return true
    }
    return false
  }

  private mutating func endHTML(_ kind: HTMLBlockKind, in cursor: LineCursor, from start: Int) {
    guard kind.ends(in: cursor, from: start) else { return }
    closeSpan(at: lines.count - 1)
    leaf = .none
  }

  // MARK: - Containers

  private mutating func open(_ kind: Container.Kind, in depth: Int) {
    close(to: depth)
    occupy()
    containerCount += 1
    containers.append(Container(kind: kind, number: containerCount))
  }

  private mutating func close(to depth: Int) {
    closeSpan(at: nil)
    containers.removeLast(containers.count - depth)
    leaf = .none
  }

  /// Notes that something stands in the innermost container.
  private mutating func occupy() {
    if !containers.isEmpty { containers[containers.count - 1].isEmpty = false }
  }

  // MARK: - Blocks marked `snug`

  /// Opens a span if the first word, at an offset or behind blanks there, is `snug`.
  private mutating func openSpan(_ form: Span.Form, _ cursor: LineCursor, wordAt start: Int) {
    let word = text[start..<cursor.end].firstIndex { !$0.isBlank } ?? cursor.end
    guard text[word..<cursor.end].starts(with: "snug".utf8), cursor.isBlankOrEnd(at: word + 4)
    else { return }
    openSpan = Span(form: form, first: lines.count - 1, attributes: (word + 4)..<cursor.end)
  }

  private mutating func closeSpan(at line: Int?) {
    guard var span = openSpan else { return }
    openSpan = nil
    span.last = line
    spans.append(span)
  }
}
