/// A place in a line of Markdown, in bytes and in columns, which are not the same where tabs stand.
struct LineCursor {
  let text: [UInt8]
  /// Where the line ends, before its line feed or carriage return.
  let end: Int
  private(set) var offset: Int
  private var column = 0
  /// The columns of a tab that were not used up.
  private var rest = 0

  init(_ text: [UInt8], _ line: Range<Int>) {
    self.text = text
    offset = line.lowerBound
    end = line.upperBound
  }

  /// How many columns of blanks come next, and where they end.
  var indentation: (columns: Int, next: Int) {
    var columns = rest
    var next = offset
    var column = column + rest
    while next < end, text[next].isBlank {
      let width = text[next] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
      columns += width
      column += width
      next += 1
    }
    return (columns, next)
  }

  /// Goes over this many columns of blanks; a tab may be used up in part.
  mutating func skip(columns: Int) {
    var left = columns
    while left > 0 {
      if rest > 0 {
        let used = min(rest, left)
        rest -= used
        column += used
        left -= used
      } else if offset < end, text[offset].isBlank {
        rest = text[offset] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
        offset += 1
      } else {
        return
      }
    }
  }

  /// Goes over bytes of a column each.
  mutating func skip(bytes: Int) {
    offset += bytes
    column += bytes
  }

  /// How often a byte stands there in a row, from an offset on.
  func run(of byte: UInt8, from start: Int) -> Int {
    var next = start
    while next < end, text[next] == byte { next += 1 }
    return next - start
  }

  /// Whether there are only blanks from an offset on.
  func isBlank(from start: Int) -> Bool { text[start..<end].allSatisfy(\.isBlank) }

  func isBlankOrEnd(at place: Int) -> Bool { place >= end || text[place].isBlank }

  /// Whether an ASCII text stands at an offset, capitals or not.
  func has(_ word: String, at start: Int) -> Bool {
    guard end - start >= word.utf8.count else { return false }
    return zip(word.utf8, text[start...]).allSatisfy { $0 == $1.lowercased }
  }

  /// Whether an ASCII text stands somewhere from an offset on, capitals or not.
  func contains(_ word: String, from start: Int) -> Bool {
    let first = word.utf8.first
    return (start..<end).contains { text[$0].lowercased == first && has(word, at: $0) }
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased) }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// The small letter of an ASCII capital.
  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
