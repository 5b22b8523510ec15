import SnugDiagnostics

/// A report, which is written as text or as Markdown.
package struct Document {
  package enum Block {
    /// Bold in Markdown.
    case heading(String)
    case paragraph(String, indent: Int = 0)
    case list([String], indent: Int = 0)
    case table(TextTable)
  }

  private let blocks: [Block]
  /// The columns of a terminal, at which headings and items are wrapped. Paragraphs are not: they
  /// contain constraints as they were written.
  private let columns: Int

  package init(blocks: [Block], columns: Int = .max) {
    self.blocks = blocks
    self.columns = columns
  }

  /// The blocks with an empty line between them, except before those that are indented or below a
  /// heading.
  package var text: String {
    var text = ""
    var isTight = true
    for block in blocks {
      let (lines, indent) =
        switch block {
        case .heading(let line): (wrapped(line, 0), 0)
        case .paragraph(let line, let indent): ([Self.space(indent) + line.onOneLine], indent)
        case .list(let items, let indent): (items.flatMap { wrapped($0, indent) }, indent)
        case .table(let table): (table.lines, 0)
        }
      if !isTight, indent == 0 { text += "\n" }
      text += lines.map { $0 + "\n" }.joined()
      isTight = if case .heading = block { true } else { false }
    }
    return text
  }

  /// A sentence in lines, of which all except the first are indented by two more columns.
  private func wrapped(_ sentence: String, _ indent: Int) -> [String] {
    var lines: [String] = []
    for word in sentence.onOneLine.split(separator: " ", omittingEmptySubsequences: false) {
      if let line = lines.last, line.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(Self.space(lines.isEmpty ? indent : indent + 2) + word)
      }
    }
    return lines
  }

  private static func space(_ columns: Int) -> String { String(repeating: " ", count: columns) }

  package var markdown: String {
    blocks.map { block in
      switch block {
      case .heading(let line): "**\(line.markdownEscaped)**"
      case .paragraph(let line, _): line.markdownEscaped
      case .list(let items, _): items.map { "- \($0.markdownEscaped)" }.joined(separator: "\n")
      case .table(let table): table.markdown()
      }
    }.joined(separator: "\n\n") + "\n"
  }
}

extension String {
  /// The text for Markdown, on one line, with backslashes before characters that would be markup in
  /// Markdown or HTML.
  var markdownEscaped: String {
    onOneLine.reduce(into: "") { result, character in
      if #"\`*_[]<>|#~&"#.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
