/// Rows of words in columns, for a terminal or as Markdown.
struct TextTable {
  let header: [String]
  let rows: [[String]]

  /// Columns are two spaces apart.
  var text: String {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      var line = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  var markdown: String {
    ([header, header.map { _ in "---" }] + rows).map { row in
      "| " + row.map(\.markdownEscaped).joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }
}
