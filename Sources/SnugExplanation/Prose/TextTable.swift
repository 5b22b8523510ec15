/// A table of text, with aligned columns.
package struct TextTable {
  let header: [String]
  package let rows: [[String]]

  package init(header: [String], rows: [[String]]) {
    self.header = header
    self.rows = rows
  }

  /// A line for the header and one for each row. Columns are two spaces apart. Empty columns are left
  /// out.
  var lines: [String] {
    let all = [header] + rows
    let columns = header.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      var line = columns.map { column in
        row[column] + String(repeating: " ", count: widths[column] - row[column].count)
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// - Parameter isMarkup: whether the cells are Markdown already.
  func markdown(ofMarkup isMarkup: Bool = false) -> String {
    ([header, header.map { _ in "---" }] + rows).map { row in
      "| " + row.map { isMarkup ? $0 : $0.markdownEscaped }.joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }
}
