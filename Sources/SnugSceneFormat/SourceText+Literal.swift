import SnugDiagnostics

extension SourceText {
  /// The text of a multi-line string literal in this Swift file, with the line numbers and columns
  /// of the file; `nil` if there is no such literal at or below a line.
  ///
  /// A line with an escape or an interpolation is compared up to the escape or interpolation.
  func literal(_ text: String, from line: Int) -> SourceText? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The delimiters are on separate lines.
    let lastLine = lineCount - lines.count - 1
    for opening in stride(from: max(1, line), through: lastLine, by: 1)
    where self.line(opening).hasSuffix(Self.delimiter) {
      let closing = self.line(opening + lines.count + 1)
      let indentation = closing.prefix { $0 == " " || $0 == "\t" }
      guard closing.dropFirst(indentation.count).hasPrefix(Self.delimiter),
        lines.enumerated().allSatisfy({ index, line in
          Self.isLiteral(self.line(opening + 1 + index), of: line, indentedBy: indentation)
        })
      else { continue }
      // A YAML document can be indented as a whole, but not with tabs. Directives and document
      // markers must begin in the first column.
      let isMarked = lines.contains { line in
        ["%", "---", "..."].contains { line.hasPrefix($0) }
      }
      let margin = isMarked ? "" : String(repeating: " ", count: indentation.count)
      let indented = lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
      return SourceText(name: name, utf8: Array(indented.utf8), firstLine: opening + 1)
    }
    return nil
  }

  private static let delimiter = "\"\"\""

  /// Whether a source line of the literal represents a line of the text.
  private static func isLiteral(
    _ written: String, of line: Substring, indentedBy indentation: Substring
  ) -> Bool {
    guard written.hasPrefix(indentation) else {
      return line.isEmpty && written.allSatisfy(\.isWhitespace)
    }
    let written = written.dropFirst(indentation.count)
    guard written != line else { return true }
    return written.firstIndex(of: "\\").map { line.hasPrefix(written[..<$0]) } ?? false
  }
}
