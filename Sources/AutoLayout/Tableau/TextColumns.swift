/// Cells in columns, each as wide as its longest cell.
struct TextColumns {
  private let heads: [String]
  private var rows: [[String]] = []

  init(_ heads: String...) { self.heads = heads }

  mutating func add(_ cells: String...) { rows.append(cells) }

  /// A line for the heads and one for each row, indented; empty columns are left out.
  /// Without any rows it is the word `none`.
  var lines: [String] {
    guard !rows.isEmpty else { return ["  none"] }
    let used = heads.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let widths = heads.indices.map { column in
      rows.reduce(heads[column].count) { max($0, $1[column].count) }
    }
    return ([heads] + rows).map { row in
      var line = ""
      for column in used {
        line += "  " + row[column]
        line += String(repeating: " ", count: widths[column] - row[column].count)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
