import SnugDiagnostics
import SnugLayout

extension String {
  /// The text for Markdown, on one line, with backslashes before characters that would be markup in
  /// Markdown or HTML.
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
