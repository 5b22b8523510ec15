import PangoCairo

extension LayoutSnapshot {
  /// Reads a reference file.
  ///
  /// The scene in it is not read before it is needed: a layout can be compared without.
  ///
  /// - Parameter name: the file's name, as messages call it.
  /// - Throws: what the text is instead of a snapshot.
  public init(text: String, name: String) throws(SnapshotError) {
    // Of a file that was checked out on another system the lines may end otherwise.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    guard lines.contains(where: { !$0.isEmpty }) else {
      throw SnapshotError("it is empty")
    }
    guard lines[0].hasPrefix(Self.firstWords) else {
      throw SnapshotError(
        "it begins with '\(lines[0].prefix(60))' and not with '\(Self.firstWords)'")
    }
    let version = String(lines[0].dropFirst(Self.firstWords.count))
    guard version == "\(Self.version)" else {
      throw SnapshotError(
        "it is of version \(version), and this Snug reads version \(Self.version)")
    }
    guard let end = lines.lastIndex(where: { !$0.isEmpty }), lines[end] == Self.end,
      let sceneHead = lines.firstIndex(of: Self.sceneHead)
    else { throw Self.isCutOff }
    var fonts: [FontIdentity] = []
    var index = 1
    while lines[index].hasPrefix("font: ") {
      guard let font = FontIdentity(lines[index].dropFirst("font: ".count)) else {
        throw Self.unreadable(lines, index)
      }
      fonts.append(font)
      index += 1
    }
    var parser = Parser(lines: lines, index: index, end: sceneHead)
    self.init(
      text: text, record: try parser.record(), fonts: fonts,
      // As many lines as stand before it keep its lines where they are.
      scene: String(repeating: "\n", count: sceneHead + 1)
        + lines[(sceneHead + 1)..<end].map { $0 + "\n" }.joined(),
      name: name)
  }

  fileprivate static let isCutOff = SnapshotError("it is cut off: its last line is not '\(end)'")

  fileprivate static func unreadable(_ lines: [String], _ index: Int) -> SnapshotError {
    SnapshotError("line \(index + 1) is not a layout's: '\(lines[index])'")
  }
}

/// Reads the part of a file that is compared, a line after the other.
private struct Parser {
  let lines: [String]
  var index: Int
  let end: Int

  private typealias Record = LayoutSnapshot.Record

  mutating func record() throws(SnapshotError) -> LayoutSnapshot.Record {
    guard index < end, lines[index].hasPrefix("status: ") else { throw unreadable }
    var record = Record(
      status: String(lines[index].dropFirst("status: ".count)), views: [], broken: [],
      conflicts: [])
    index += 1
    skipEmptyLines()
    while index < end {
      if lines[index] == Record.brokenHead {
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
    let frame = [match.width, match.height, match.x, match.y].map(String.init)
    guard frame.allSatisfy({ $0.wholeMatch(of: number) != nil }) else { throw unreadable }
    var view = Record.View(name: String(match.name), frame: frame, states: [], reasons: [])
    index += 1
    while index < end,
      let state = lines[index].wholeMatch(of: /\ \ (?<quantity>width|height|x|y): (?<words>.+)/)
    {
      view.states.append(.init(quantity: state.quantity, words: state.words))
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

extension FontIdentity {
  /// A font as its description tells it.
  fileprivate init?(_ text: Substring) {
    let form =
      /(?<family>.+) (?<weight>[0-9]+), version (?<version>[^ ,]+), checksum (?<sum>[0-9A-F]{8})/
    guard let match = text.wholeMatch(of: form), let weight = Int(match.weight),
      let checksum = UInt32(match.sum, radix: 16)
    else { return nil }
    self.init(
      family: String(match.family), weight: weight, version: String(match.version),
      checksum: checksum)
  }
}
