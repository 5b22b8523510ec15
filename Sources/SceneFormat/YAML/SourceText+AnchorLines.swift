import Diagnostics

/// A line of Swift that makes a constraint has `: ` in it, which YAML does not allow in a text without
/// quotes. The spaces behind its colons are hidden from libyaml, so that it can be pasted as it is.
extension SourceText {
  /// What stands for a hidden space: one scalar for another, so that libyaml's positions stay right.
  /// Unicode keeps it for internal use.
  private static let hiddenSpace: Unicode.Scalar = "\u{10FFFF}"

  /// The text without a byte order mark and with hidden spaces, and whether there are any.
  var yaml: (bytes: [UInt8], hidesSpaces: Bool) {
    let hidden = Array(String(Self.hiddenSpace).utf8)
    var bytes: [UInt8] = []
    var copied = offset(ofScalar: 0)
    for line in firstLine..<firstLine + lineCount {
      guard let range = anchorLine(in: offset(line: line, column: 1)..<end(ofLine: line)) else {
        continue
      }
      for index in range
      where utf8[index] == UInt8(ascii: " ") && utf8[index - 1] == UInt8(ascii: ":") {
        bytes += utf8[copied..<index] + hidden
        copied = index + 1
      }
    }
    // One that somebody wrote can't be told from those.
    if bytes.isEmpty || text(in: 0..<utf8.count).unicodeScalars.contains(Self.hiddenSpace) {
      return (Array(utf8[offset(ofScalar: 0)...]), false)
    }
    return (bytes + utf8[copied...], true)
  }

  /// What a scalar says, given what libyaml read.
  static func showingSpaces(in string: String) -> String {
    String(String.UnicodeScalarView(string.unicodeScalars.map { $0 == hiddenSpace ? " " : $0 }))
  }

  /// What follows `item.attribute.constraint` in a line that lists a constraint; `nil` in others.
  private func anchorLine(in line: Range<Int>) -> Range<Int>? {
    var rest = utf8[line].drop { $0 == UInt8(ascii: " ") }
    for prefix in ["-", "constraint:"] where rest.starts(with: prefix.utf8) {
      rest = rest.dropFirst(prefix.utf8.count).drop { $0 == UInt8(ascii: " ") }
    }
    let item = rest.prefix { $0.isNameStart || $0.isDigit || $0 >= 0x80 || $0 == UInt8(ascii: ".") }
    guard item.reversed().starts(with: ".constraint".utf8.reversed()),
      rest[item.endIndex...].first == UInt8(ascii: "(")
    else { return nil }
    return item.endIndex..<line.upperBound
  }
}

extension String {
  static let placeOfAnchorLines =
    "a line of Swift stands behind '- ' on a line of its own, elsewhere in quotes"
}
