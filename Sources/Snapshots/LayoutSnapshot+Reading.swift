import PangoCairo

extension LayoutSnapshot {
  /// Reads a reference file.
  ///
  /// The scene in it is not read before it is needed: a layout can be compared without.
  ///
  /// - Parameter name: the file's name, as messages call it.
  /// - Throws: what the text is instead of a snapshot.
  public init(text: String, name: String) throws(LayoutSnapshotError) {
    // Of a file that was checked out on another system the lines may end otherwise.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    guard lines.contains(where: { !$0.isEmpty }) else { throw .isEmpty }
    guard lines[0].hasPrefix(Self.firstWords) else {
      throw .isSomethingElse(firstLine: String(lines[0].prefix(60)))
    }
    let version = String(lines[0].dropFirst(Self.firstWords.count))
    guard version == "\(Self.version)" else { throw .isOfOtherVersion(version) }
    guard let end = lines.lastIndex(where: { !$0.isEmpty }), lines[end] == Self.end,
      let sceneHead = lines.firstIndex(of: Self.sceneHead)
    else { throw .isCutOff }
    var fonts: [FontIdentity] = []
    var place = 1
    while lines[place].hasPrefix("font: ") {
      guard let font = FontIdentity(lines[place].dropFirst("font: ".count)) else {
        throw .isUnreadable(line: place + 1, text: lines[place])
      }
      fonts.append(font)
      place += 1
    }
    var parser = Parser(lines: lines, place: place, end: sceneHead)
    self.init(
      text: text, record: try parser.record(), fonts: fonts,
      // As many lines as stand before it keep its lines where they are.
      scene: String(repeating: "\n", count: sceneHead + 1)
        + lines[(sceneHead + 1)..<end].map { $0 + "\n" }.joined(),
      name: name)
  }
}

/// Reads the part of a file that is compared, a line after the other.
private struct Parser {
  let lines: [String]
  var place: Int
  let end: Int

  private typealias Record = LayoutSnapshot.Record

  mutating func record() throws(LayoutSnapshotError) -> LayoutSnapshot.Record {
    guard place < end, lines[place].hasPrefix("status: ") else { throw unreadable }
    var record = Record(
      status: String(lines[place].dropFirst("status: ".count)), views: [], broken: [],
      conflicts: [])
    place += 1
    skipEmptyLines()
    while place < end {
      if lines[place] == Record.brokenHead {
        place += 1
        let form = /\ \ (?<constraint>[^ -].*), by (?<violation>[^ ]+)/
        while place < end, let match = lines[place].wholeMatch(of: form) {
          record.broken.append(
            .init(constraint: String(match.constraint), violation: String(match.violation)))
          place += 1
        }
        while let item = item() { record.conflicts.append(item) }
        guard place == end || lines[place].isEmpty else { throw unreadable }
      } else {
        record.views.append(try view())
      }
      skipEmptyLines()
    }
    guard !record.views.isEmpty else { throw .isCutOff }
    return record
  }

  private var unreadable: LayoutSnapshotError {
    .isUnreadable(line: place + 1, text: lines[place])
  }

  private mutating func skipEmptyLines() {
    while place < end, lines[place].isEmpty { place += 1 }
  }

  private mutating func view() throws(LayoutSnapshotError) -> LayoutSnapshot.Record.View {
    let number = /−?[0-9]+(?:\.[0-9]+)?/
    let head = /(?<name>[^:]+): (?<width>[^ ]+) × (?<height>[^ ]+) at \((?<x>[^,]+), (?<y>[^)]+)\)/
    guard let match = lines[place].wholeMatch(of: head) else { throw unreadable }
    let frame = [match.width, match.height, match.x, match.y].map(String.init)
    guard frame.allSatisfy({ $0.wholeMatch(of: number) != nil }) else { throw unreadable }
    var view = Record.View(name: String(match.name), frame: frame, states: [], reasons: [])
    place += 1
    while place < end,
      let state = lines[place].wholeMatch(of: /\ \ (?<quantity>width|height|x|y): (?<words>.+)/)
    {
      view.states.append(.init(quantity: state.quantity, words: state.words))
      place += 1
    }
    while let item = item() { view.reasons.append(item) }
    guard place == end || lines[place].isEmpty else { throw unreadable }
    return view
  }

  /// A text of one or more lines, the first with a dash before it.
  private mutating func item() -> String? {
    guard place < end, lines[place].hasPrefix("  - ") else { return nil }
    var text = [lines[place].dropFirst(4)]
    place += 1
    while place < end, lines[place].hasPrefix("    ") {
      text.append(lines[place].dropFirst(4))
      place += 1
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
