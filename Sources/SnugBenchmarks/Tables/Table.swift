/// Text in columns of equal width, the first two of words and the others of numbers.
struct Table {
  var header: [String]
  var rows: [[String]] = []

  private static let wordColumns = 2

  func text(markdown: Bool = false) -> String {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < Self.wordColumns ? cell + padding : padding + cell
      }
      return markdown
        ? "| " + padded.joined(separator: " | ") + " |" : padded.joined(separator: "  ")
    }
    let rule = widths.enumerated().map { column, width in
      let isNumber = markdown && column >= Self.wordColumns
      return String(repeating: "-", count: isNumber ? width - 1 : width) + (isNumber ? ":" : "")
    }
    return ([line(header), line(rule)] + rows.map(line)).joined(separator: "\n")
  }
}
