import PangoCairo

extension LayoutSnapshot {
  /// Reads a reference file.
  ///
  /// The scene in it is read on demand: layouts can be compared without it.
  ///
  /// - Parameter name: the file's name, as messages call it.
  /// - Throws: an error if the text is not a snapshot.
  public init(text: String, name: String) throws(SnapshotError) {
    // A file checked out on another system may have other line endings.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    guard lines.contains(where: { !$0.isEmpty }) else {
      throw SnapshotError("it is empty")
    }
    guard lines[0].hasPrefix(Self.firstWords) else {
      throw SnapshotError(
        "it begins with '\(lines[0].prefix(60))', not with '\(Self.firstWords)'")
    }
    let version = String(lines[0].dropFirst(Self.firstWords.count))
    guard version == "\(Self.version)" else {
      throw SnapshotError(
        "it has version \(version), and this Snug reads version \(Self.version)")
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
    self.init(
      text: text, lines: lines, compared: index..<sceneHead, fonts: fonts,
      // Empty lines in place of those before the scene keep its line numbers.
      scene: String(repeating: "\n", count: sceneHead + 1)
        + lines[(sceneHead + 1)..<end].map { $0 + "\n" }.joined(),
      name: name)
    _ = try record()
  }

  static let isCutOff = SnapshotError("it is cut off: its last line is not '\(end)'")

  static func unreadable(_ lines: [String], _ index: Int) -> SnapshotError {
    SnapshotError("line \(index + 1) is not part of a layout: '\(lines[index])'")
  }
}

extension FontIdentity {
  /// Parses a font from its description.
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
