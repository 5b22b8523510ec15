package import Diagnostics

/// The text of a scalar, every character of it at its place in the file, as far as it stands there.
package struct SpannedText: Sendable {
  package enum Style: Sendable { case plain, singleQuoted, doubleQuoted, block }

  /// What the scalar says, with quotes and escapes undone.
  package let string: String
  package let style: Style
  let source: SourceText
  /// Where the node begins, before its anchor and its tag; from 1.
  private let line: Int
  private let column: Int
  /// What stands for the text in the file where the text itself does not.
  private let substitute: Range<Int>?

  init(_ string: String, style: Style, source: SourceText, line: Int, column: Int) {
    self.string = string
    self.style = style
    self.source = source
    self.line = line
    self.column = column
    substitute = nil
  }

  /// A text that begins at a place, with its quote if it has one.
  package init(_ string: String, style: Style, startingAt range: SourceRange) {
    let (line, column) = range.start
    self.init(string, style: style, source: range.source, line: line, column: column)
  }

  /// A text that is not written, and what stands for the whole and every part of it.
  package init(_ string: String, style: Style, standingAt range: SourceRange) {
    self.string = string
    self.style = style
    source = range.source
    (line, column) = range.start
    substitute = range.offsets
  }

  /// A word that is not written, at the place of a node.
  init(_ string: String, style: Style, at node: SpannedNode) {
    self.init(
      string, style: style, source: node.source, line: node.line, column: node.column)
  }

  /// A word that stands for a part of the text, without quotes.
  init(plain string: String, at range: SourceRange) {
    let (line, column) = range.start
    self.init(string, style: .plain, source: range.source, line: line, column: column)
  }

  /// Whether it was written without quotes, so that it may be a number or a word of YAML's.
  var isPlain: Bool { style == .plain }

  /// Where it was written, its quotes included.
  ///
  /// Of a scalar of several lines it is the first.
  package var range: SourceRange {
    if let substitute { return SourceRange(source, substitute) }
    let begin = beginning
    switch alignment {
    case .contiguous(let start):
      let quote = style == .plain ? 0 : 1
      return SourceRange(source, start - quote..<start + string.utf8.count + quote)
    case .scattered(let offsets):
      return SourceRange(source, begin..<offsets[offsets.count - 1] + 1)
    case .folded:
      var end = source.end(ofLine: source.position(at: begin).line)
      while end > begin, source.utf8[end - 1] == UInt8(ascii: " ") { end -= 1 }
      return SourceRange(source, begin..<max(begin, end))
    }
  }

  /// Where a part of the string was written, given by UTF-8 offsets into it.
  func range(of part: Range<Int>, _ alignment: Alignment) -> SourceRange {
    switch alignment {
    case .contiguous(let start):
      SourceRange(source, start + part.lowerBound..<start + part.upperBound)
    case .scattered(let offsets):
      SourceRange(source, offsets[part.lowerBound]..<offsets[part.upperBound])
    case .folded: range
    }
  }

  /// The offset of a character that can be exchanged for another without a change to the structure
  /// of the file: not a quote and not part of an escape.
  var exchangeableOffset: Int? {
    switch alignment {
    case .contiguous(let start): return string.isEmpty ? nil : start
    case .scattered(let offsets):
      let bytes = source.utf8
      return offsets.dropLast().first {
        bytes[$0] != UInt8(ascii: "\\") && bytes[$0] != UInt8(ascii: "'")
      }
    case .folded: return nil
    }
  }

  /// The offset of the scalar's first character, behind its anchor and its tag.
  private var beginning: Int {
    let bytes = source.utf8
    var offset = source.offset(line: line, column: column)
    while offset < bytes.count,
      bytes[offset] == UInt8(ascii: "&") || bytes[offset] == UInt8(ascii: "!")
    {
      while offset < bytes.count, !bytes[offset].isYAMLSpace { offset += 1 }
      while offset < bytes.count, bytes[offset].isYAMLSpace { offset += 1 }
    }
    return offset
  }

  /// How the string lies in the file.
  enum Alignment {
    /// Byte for byte, from an offset on.
    case contiguous(Int)
    /// Each byte at an offset of its own, and the end.
    case scattered([Int])
    /// Over several lines, whose breaks YAML changes; or not at all.
    case folded
  }

  /// How the string lies in the file. It takes a look at all of it: keep it to ask for many parts.
  var alignment: Alignment {
    if substitute != nil { return .folded }
    let begin = beginning
    let start = style == .plain ? begin : begin + 1
    let bytes = source.utf8
    let length = string.utf8.count
    switch style {
    case .block: return .folded
    case .plain:
      return matches(at: start) ? .contiguous(start) : .folded
    case .singleQuoted, .doubleQuoted:
      let quote = UInt8(ascii: style == .singleQuoted ? "'" : "\"")
      if start + length < bytes.count, bytes[start + length] == quote, matches(at: start),
        style == .doubleQuoted || !string.utf8.contains(quote)
      {
        return .contiguous(start)
      }
      return scattered(from: start, quote: quote).map(Alignment.scattered) ?? .folded
    }
  }

  private func matches(at offset: Int) -> Bool {
    offset + string.utf8.count <= source.utf8.count
      && source.utf8[offset...].starts(with: string.utf8)
  }

  /// Walks along the string and what was written for it; `nil` if they part.
  private func scattered(from start: Int, quote: UInt8) -> [Int]? {
    let bytes = source.utf8
    var offset = start
    var offsets: [Int] = []
    var rest = Array(string.utf8)[...]
    while let byte = rest.first {
      guard offset < bytes.count else { return nil }
      var written = 1
      var meant = 1
      if bytes[offset] == UInt8(ascii: "\\"), style == .doubleQuoted {
        guard offset + 1 < bytes.count, let length = Self.escapeLength(bytes[offset + 1]) else {
          return nil
        }
        written = length
        let lead = byte
        meant = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      } else {
        guard bytes[offset] == byte else { return nil }
        if byte == quote { written = 2 }
      }
      guard meant <= rest.count else { return nil }
      offsets += Array(repeating: offset, count: meant)
      rest = rest.dropFirst(meant)
      offset += written
    }
    guard offset < bytes.count, bytes[offset] == quote else { return nil }
    return offsets + [offset]
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

extension UInt8 {
  /// Whether it is a space, a tab or a line end.
  fileprivate var isYAMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
