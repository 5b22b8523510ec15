import Diagnostics

/// A scalar of a YAML document, and where each part of it is written.
package struct YAMLScalar: Sendable {
  package enum Style: Sendable { case plain, singleQuoted, doubleQuoted, block }

  /// What the scalar says, with quotes and escapes undone.
  let string: String
  let style: Style
  /// Where it is written, its quotes included; of several lines the first. In a file of Interface
  /// Builder or a console log this can be something that stands for it.
  let range: SourceRange

  init(_ string: String, _ style: Style, at range: SourceRange) {
    self.string = string
    self.style = style
    self.range = range
  }

  /// Whether it is written without quotes, so that it may be a number or a word of YAML's.
  var isPlain: Bool { style == .plain }

  /// The offset in the source of each byte of the string, and of its end. `nil` if it is written
  /// over several lines, whose breaks YAML changes, or not at all.
  ///
  /// Finding them reads all of the string: keep them to ask for several parts.
  var offsets: [Int]? {
    let bytes = range.source.utf8
    var content = range.offsets
    switch style {
    case .block: return nil
    case .plain: break
    case .singleQuoted, .doubleQuoted:
      let quote = UInt8(ascii: style == .singleQuoted ? "'" : "\"")
      guard content.count > 1, bytes[content.lowerBound] == quote,
        bytes[content.upperBound - 1] == quote
      else { return nil }
      content = content.lowerBound + 1..<content.upperBound - 1
    }
    if bytes[content].elementsEqual(string.utf8) {
      return Array(content.lowerBound...content.upperBound)
    }
    return scattered(in: content)
  }

  /// Where a part of the string is written, given by UTF-8 offsets into it and ``offsets``.
  func range(of part: Range<Int>, _ offsets: [Int]?) -> SourceRange {
    guard let offsets else { return range }
    return SourceRange(range.source, offsets[part.lowerBound]..<offsets[part.upperBound])
  }

  /// Walks along the string and what is written for it between quotes; `nil` if they part.
  private func scattered(in content: Range<Int>) -> [Int]? {
    guard style != .plain else { return nil }
    let bytes = range.source.utf8
    var offset = content.lowerBound
    var offsets: [Int] = []
    var rest = Array(string.utf8)[...]
    while let byte = rest.first {
      guard content.contains(offset) else { return nil }
      var written = 1
      var meant = 1
      if bytes[offset] == UInt8(ascii: "\\"), style == .doubleQuoted {
        switch bytes[offset + 1] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
        case UInt8(ascii: "x"): written = 4
        case UInt8(ascii: "u"): written = 6
        case UInt8(ascii: "U"): written = 10
        default: written = 2
        }
        meant = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      } else {
        guard bytes[offset] == byte else { return nil }
        if style == .singleQuoted, byte == UInt8(ascii: "'") { written = 2 }
      }
      guard meant <= rest.count else { return nil }
      offsets += Array(repeating: offset, count: meant)
      rest = rest.dropFirst(meant)
      offset += written
    }
    return offset == content.upperBound ? offsets + [offset] : nil
  }
}
