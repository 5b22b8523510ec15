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

  /// How a string lies in the source.
  enum Alignment {
    /// Byte for byte, from an offset on.
    case contiguous(Int)
    /// Each byte at an offset of its own, and the end.
    case scattered([Int])
    /// Over several lines, whose breaks YAML changes; or not at all.
    case folded
  }

  /// How the string lies in the source. It takes a look at all of it: keep it to ask for many parts.
  var alignment: Alignment {
    let bytes = range.source.utf8
    var content = range.offsets
    switch style {
    case .block: return .folded
    case .plain: break
    case .singleQuoted, .doubleQuoted:
      let quote = UInt8(ascii: style == .singleQuoted ? "'" : "\"")
      guard content.count > 1, bytes[content.lowerBound] == quote,
        bytes[content.upperBound - 1] == quote
      else { return .folded }
      content = content.lowerBound + 1..<content.upperBound - 1
    }
    if bytes[content].elementsEqual(string.utf8) { return .contiguous(content.lowerBound) }
    return scattered(in: content).map(Alignment.scattered) ?? .folded
  }

  /// Where a part of the string is written, given by UTF-8 offsets into it.
  func range(of part: Range<Int>, _ alignment: Alignment) -> SourceRange {
    switch alignment {
    case .contiguous(let start):
      SourceRange(range.source, start + part.lowerBound..<start + part.upperBound)
    case .scattered(let offsets):
      SourceRange(range.source, offsets[part.lowerBound]..<offsets[part.upperBound])
    case .folded: range
    }
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
        guard let length = Self.escapeLength(bytes[offset + 1]) else { return nil }
        written = length
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

  /// How many characters an escape takes, given the one behind the backslash; `nil` for a line end.
  private static func escapeLength(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "x"): 4
    case UInt8(ascii: "u"): 6
    case UInt8(ascii: "U"): 10
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): nil
    default: 2
    }
  }
}
