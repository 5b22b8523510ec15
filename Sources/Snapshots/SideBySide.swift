import Diagnostics

/// Two texts in two columns: where they differ, and a line around it.
struct SideBySide: Sendable {
  private let rows: [Row]
  private let column: Int
  private let isColored: Bool

  private struct Row {
    var old: String?
    var new: String?
    var isSame: Bool { old == new }
  }

  init(_ old: String, _ new: String, columns: Int, isColored: Bool) {
    rows = Self.rows(Self.lines(of: old), Self.lines(of: new))
    column = (columns - 3) / 2
    self.isColored = isColored
  }

  private static func lines(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // A text ends in a line break, behind which there is no line.
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// Lines that were removed are put beside those that replace them.
  private static func rows(_ old: [String], _ new: [String]) -> [Row] {
    var rows: [Row] = []
    /// Rows of removed lines that nothing stands beside yet.
    var open = 0..<0
    for step in DifferenceStep.all(from: old, to: new) {
      if step.old == nil, let index = open.popFirst() {
        rows[index].new = step.new.map { new[$0] }
        continue
      }
      rows.append(Row(old: step.old.map { old[$0] }, new: step.new.map { new[$0] }))
      open =
        step.new == nil ? (open.isEmpty ? rows.count - 1 : open.lowerBound)..<rows.count : 0..<0
    }
    return rows
  }

  var text: String {
    var lines = [
      pad("expected") + " │ actual",
      String(repeating: "─", count: column + 1) + "┼" + String(repeating: "─", count: column + 1),
    ]
    var isGap = false
    for (index, row) in rows.enumerated() {
      let around = max(0, index - 1)...min(rows.count - 1, index + 1)
      guard rows[around].contains(where: { !$0.isSame }) else {
        if !isGap { lines.append(pad("…") + " │ …") }
        isGap = true
        continue
      }
      isGap = false
      lines += self.lines(of: row)
    }
    return lines.joined(separator: "\n")
  }

  private func lines(of row: Row) -> [String] {
    let (old, new) = (wrapped(row.old ?? ""), wrapped(row.new ?? ""))
    return (0..<max(old.count, new.count)).map { index in
      let left = pad(index < old.count ? old[index] : "")
      let right = index < new.count ? new[index] : ""
      guard !row.isSame else { return "\(left) │ \(right)".trimmingEnd }
      let sign = row.old == nil ? ">" : row.new == nil ? "<" : "|"
      return isColored
        ? "\u{1B}[31m\(left)\u{1B}[0m \(sign) \u{1B}[32m\(right)\u{1B}[0m"
        : "\(left) \(sign) \(right)".trimmingEnd
    }
  }

  /// The line in pieces that fit the column, broken between words where there is a place.
  private func wrapped(_ line: String) -> [String] {
    var pieces: [String] = []
    var rest = line[...]
    while true {
      var end = rest.startIndex
      var width = 0
      while end < rest.endIndex, width + rest[end].columns <= column {
        width += rest[end].columns
        end = rest.index(after: end)
      }
      guard end < rest.endIndex else { return pieces + [String(rest)] }
      let piece = rest[..<end]
      // The space a line begins with is its indentation, and no place to break it.
      let words = piece.drop { $0 == " " }
      if rest[end] != " ", let space = words.lastIndex(of: " ") { end = rest.index(after: space) }
      pieces.append(String(rest[..<end]).trimmingEnd)
      rest = rest[end...].drop { $0 == " " }
    }
  }

  private func pad(_ text: String) -> String {
    text + String(repeating: " ", count: max(0, column - text.reduce(0) { $0 + $1.columns }))
  }
}

extension Character {
  /// How many columns of a terminal the character takes.
  fileprivate var columns: Int { unicodeScalars.first?.columns ?? 0 }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
