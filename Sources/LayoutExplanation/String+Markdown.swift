import AutoLayout
import Diagnostics

extension String {
  /// The text for Markdown, on one line: what Markdown or HTML would read as markup gets a backslash.
  package var markdownEscaped: String {
    onOneLine.reduce(into: "") { result, character in
      if #"\`*_[]<>|#~&"#.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}

extension TextTable {
  var markdown: String {
    ([header, header.map { _ in "---" }] + rows).map { row in
      "| " + row.map(\.markdownEscaped).joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }
}
