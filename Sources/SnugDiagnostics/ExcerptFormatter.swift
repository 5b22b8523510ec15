extension Diagnostics: CustomStringConvertible {
  /// All diagnostics, as a failing test shows them.
  public var description: String { all.map(\.formatted).joined(separator: "\n") }
}

extension Diagnostic {
  /// The diagnostic in the form editors and CI understand, with its line and a caret.
  ///
  ///     card.yaml:14:11: error: unknown attribute 'leadin'; did you mean 'leading'? [unknown-attribute]
  ///     14 |   - field.leadin == title.trailing + 8
  ///        |           ^~~~~~
  ///        = note: attributes are leading, trailing, …
  public var formatted: String {
    let sentence = "\(severity.rawValue): \(message.onOneLine) [\(id.rawValue)]"
    guard let range else {
      let head = file.map { "\($0.onOneLine): " } ?? ""
      return (["\(head)\(sentence)"] + noteLines(indent: 0))
        .joined(separator: "\n")
    }
    let line = range.start.line
    let number = String(line)
    let gutter = String(repeating: " ", count: number.count)
    let (excerpt, carets) = Self.excerpt(of: range)
    return
      ([
        "\(range.location.onOneLine): \(sentence)",
        "\(number) | \(excerpt)",
        "\(gutter) | \(carets)",
      ] + noteLines(indent: number.count)).joined(separator: "\n")
  }

  private func noteLines(indent: Int) -> [String] {
    notes.map { String(repeating: " ", count: indent) + " = note: " + $0.onOneLine }
  }

  /// The line a range begins in, and the carets under it. Of a very long line, only the part
  /// around the range's beginning; of a range over several lines, the part in the first.
  private static func excerpt(of range: SourceRange) -> (excerpt: String, carets: String) {
    let source = range.source
    let (line, column) = range.start
    let widest = 160
    let isFar = column + 20 > widest
    let start = source.offset(line: line, column: isFar ? column - 39 : 1)
    let first = source.offset(line: line, column: column)
    let end = source.offset(line: line, column: (isFar ? column - 39 : 1) + widest)
    let before = source.text(in: start..<first).unicodeScalars
    let under = source.text(in: first..<max(first, min(range.offsets.upperBound, end)))
      .unicodeScalars
    let padding = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }
    let width = max(1, under.reduce(0) { $0 + $1.columns })
    // Control characters would disturb a terminal. They become spaces.
    let shown = source.text(in: start..<end).unicodeScalars.map {
      $0 != "\t" && $0.properties.generalCategory == .control ? " " : $0
    }
    let suffix = end < source.end(ofLine: line) ? "…" : ""
    return (
      (isFar ? "…" : "") + String(String.UnicodeScalarView(shown)) + suffix,
      (isFar ? " " : "") + padding.joined() + "^" + String(repeating: "~", count: width - 1)
    )
  }
}

extension Unicode.Scalar {
  /// How many columns a terminal gives the scalar: 0 for marks, 2 for wide scripts.
  ///
  /// Source: the East Asian Width ranges `W` and `F` of UAX #11, by blocks.
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
