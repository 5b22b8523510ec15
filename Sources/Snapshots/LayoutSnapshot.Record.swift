extension LayoutSnapshot {
  /// The result of a layout, as read from a file.
  struct Record: Hashable {
    var status: String
    var views: [View] = []
    /// The constraints that were broken.
    var broken: [Broken] = []
    /// The reasons why they were broken, each in one or more lines.
    var conflicts: [String] = []

    struct Broken: Hashable {
      var constraint: String
      /// In points.
      var violation: String
    }

    struct View: Hashable {
      var name: String
      /// `x`, `y`, `width` and `height`, in points to the thousandth.
      var frame: [String: String]
      /// The states of each of them: “stretched by 4”, “ambiguous”.
      var states: [String: [String]] = [:]
      /// Each in one or more lines.
      var reasons: [String] = []
    }
  }

  /// Reads the part that is compared. Throws an error with the first line that is not part of a
  /// layout.
  func record() throws(SnapshotError) -> Record {
    var reader = Reader(lines: lines, index: compared.lowerBound, end: compared.upperBound)
    return try reader.record()
  }
}

/// Reads the part of a file that is compared, line by line.
private struct Reader {
  let lines: [String]
  var index: Int
  let end: Int

  private typealias Record = LayoutSnapshot.Record

  mutating func record() throws(SnapshotError) -> LayoutSnapshot.Record {
    guard index < end, lines[index].hasPrefix("status: ") else { throw unreadable }
    var record = Record(status: String(lines[index].dropFirst("status: ".count)))
    index += 1
    skipEmptyLines()
    while index < end {
      if lines[index] == LayoutSnapshot.brokenHead {
        index += 1
        let form = /\ \ (?<constraint>[^ -].*), by (?<violation>[^ ]+)/
        while index < end, let match = lines[index].wholeMatch(of: form) {
          record.broken.append(
            .init(constraint: String(match.constraint), violation: String(match.violation)))
          index += 1
        }
        while let item = item() { record.conflicts.append(item) }
        guard index == end || lines[index].isEmpty else { throw unreadable }
      } else {
        record.views.append(try view())
      }
      skipEmptyLines()
    }
    guard !record.views.isEmpty else { throw LayoutSnapshot.isCutOff }
    return record
  }

  private var unreadable: SnapshotError { LayoutSnapshot.unreadable(lines, index) }

  private mutating func skipEmptyLines() {
    while index < end, lines[index].isEmpty { index += 1 }
  }

  private mutating func view() throws(SnapshotError) -> LayoutSnapshot.Record.View {
    let number = /−?[0-9]+(?:\.[0-9]+)?/
    let head = /(?<name>[^:]+): (?<width>[^ ]+) × (?<height>[^ ]+) at \((?<x>[^,]+), (?<y>[^)]+)\)/
    guard let match = lines[index].wholeMatch(of: head) else { throw unreadable }
    let frame = ["x": match.x, "y": match.y, "width": match.width, "height": match.height]
    guard frame.values.allSatisfy({ $0.wholeMatch(of: number) != nil }) else { throw unreadable }
    var view = Record.View(name: String(match.name), frame: frame.mapValues(String.init))
    index += 1
    while index < end,
      let state = lines[index].wholeMatch(of: /\ \ (?<quantity>width|height|x|y): (?<words>.+)/)
    {
      view.states[String(state.quantity)] = state.words.split(separator: ", ").map(String.init)
      index += 1
    }
    while let item = item() { view.reasons.append(item) }
    guard index == end || lines[index].isEmpty else { throw unreadable }
    return view
  }

  /// A text of one or more lines, the first with a dash before it.
  private mutating func item() -> String? {
    guard index < end, lines[index].hasPrefix("  - ") else { return nil }
    var text = [lines[index].dropFirst(4)]
    index += 1
    while index < end, lines[index].hasPrefix("    ") {
      text.append(lines[index].dropFirst(4))
      index += 1
    }
    return text.joined(separator: "\n")
  }
}
