/// Where HTML begins that Markdown leaves as it is, and where it ends.
///
/// Source: CommonMark 0.31.2, 4.6 “HTML blocks”, whose kinds have numbers.
enum HTMLBlockKind: Equatable {
  /// Kinds 1 and 3 to 5: up to the line with one of these.
  case until([String])
  /// Kind 2.
  case comment
  /// Kinds 6 and 7: up to an empty line.
  case untilBlank

  /// The kind that begins at an offset, where a `<` is.
  ///
  /// - Parameter interrupts: whether a paragraph goes on otherwise.
  init?(_ line: LineCursor, at start: Int, interruptingParagraph interrupts: Bool) {
    if line.has("<!--", at: start) {
      self = .comment
    } else if line.has("<?", at: start) {
      self = .until(["?>"])
    } else if line.has("<![cdata[", at: start) {
      self = .until(["]]>"])
    } else if line.has("<!", at: start), start + 2 < line.end, line.text[start + 2].isLetter {
      self = .until([">"])
    } else if Self.rawNames.contains(where: { line.opens($0, at: start) }) {
      self = .until(Self.rawNames.map { "</\($0)>" })
    } else if Self.isBlockTag(line, at: start) {
      self = .untilBlank
    } else if !interrupts, line.isCompleteTag(at: start) {
      self = .untilBlank
    } else {
      return nil
    }
  }

  /// Whether a line is the last of its block.
  func ends(in line: LineCursor, from start: Int) -> Bool {
    switch self {
    case .until(let ends): ends.contains { line.contains($0, from: start) }
    case .comment: line.contains("-->", from: start)
    case .untilBlank: line.isBlank(from: start)
    }
  }

  private static let rawNames = ["pre", "script", "style", "textarea"]

  private static func isBlockTag(_ line: LineCursor, at start: Int) -> Bool {
    let begin = start + (line.has("</", at: start) ? 2 : 1)
    var next = begin
    while next < line.end, line.text[next].isLetter || line.text[next].isDigit { next += 1 }
    let name = String(decoding: line.text[begin..<next].map(\.lowercased), as: UTF8.self)
    return blockNames.contains(name)
      && (line.isBlankOrEnd(at: next) || line.has(">", at: next) || line.has("/>", at: next))
  }

  private static let blockNames: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}

extension LineCursor {
  /// `<pre>`, `<pre class…`, or `<pre` at the end.
  fileprivate func opens(_ name: String, at start: Int) -> Bool {
    let end = start + 1 + name.utf8.count
    return has("<" + name, at: start) && (isBlankOrEnd(at: end) || has(">", at: end))
  }

  /// Whether an opening or a closing tag stands alone on the line, from an offset on.
  fileprivate func isCompleteTag(at start: Int) -> Bool {
    var next = start + 1
    let isClosing = has("/", at: next)
    if isClosing { next += 1 }
    guard next < end, text[next].isLetter else { return false }
    while next < end, text[next].isLetter || text[next].isDigit || text[next] == UInt8(ascii: "-") {
      next += 1
    }
    while !isClosing, let after = attribute(at: next) { next = after }
    next = afterBlanks(next)
    if !isClosing, has("/", at: next) { next += 1 }
    return has(">", at: next) && isBlank(from: next + 1)
  }

  /// Where an attribute ends that begins with the blanks before it.
  private func attribute(at start: Int) -> Int? {
    var next = afterBlanks(start)
    let begin = next
    let marks = "_:.-".utf8
    while next < end, text[next].isLetter || text[next].isDigit || marks.contains(text[next]) {
      next += 1
    }
    guard begin > start, next > begin, !text[begin].isDigit, !has("-", at: begin),
      !has(".", at: begin)
    else { return nil }
    let sign = afterBlanks(next)
    return has("=", at: sign) ? value(at: afterBlanks(sign + 1)) : next
  }

  private func value(at start: Int) -> Int? {
    guard start < end else { return nil }
    let quote = text[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return text[(start + 1)..<end].firstIndex(of: quote).map { $0 + 1 }
    }
    let forbidden = "\"'=<>` \t".utf8
    let next = text[start..<end].firstIndex { forbidden.contains($0) } ?? end
    return next > start ? next : nil
  }

  private func afterBlanks(_ start: Int) -> Int {
    text[min(start, end)..<end].firstIndex { !$0.isBlank } ?? end
  }
}
