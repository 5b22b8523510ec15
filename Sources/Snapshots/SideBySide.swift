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
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      var (oldLines, newLines): ([String], [String]) = ([], [])
      while removed.contains(before) {
        oldLines.append(old[before])
        before += 1
      }
      while inserted.contains(after) {
        newLines.append(new[after])
        after += 1
      }
      for index in 0..<max(oldLines.count, newLines.count) {
        rows.append(
          Row(
            old: index < oldLines.count ? oldLines[index] : nil,
            new: index < newLines.count ? newLines[index] : nil))
      }
      if before < old.count, after < new.count {
        rows.append(Row(old: old[before], new: new[after]))
        before += 1
        after += 1
      }
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
  ///
  /// Source: Unicode Standard Annex 11, wide and fullwidth, in blocks.
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first?.value, scalar >= 0x1100 else { return 1 }
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD,
    ]
    return wide.contains { $0.contains(scalar) } ? 2 : 1
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
