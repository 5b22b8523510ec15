/// A source text, with its name and the beginnings of its lines.
///
/// A line ends with a line feed, a carriage return or both. A byte order mark is not part of
/// the first line: editors neither show nor count it.
public final class SourceText: Sendable {
  /// The name of the text in messages: a path as the user typed it, or `-`.
  public let name: String
  /// The text itself, as UTF-8.
  public let utf8: [UInt8]
  /// The number of the first line: above 1 for a part of a longer text.
  public let firstLine: Int
  /// The lines' numbers in the longer text they were picked from; `nil` if the lines are consecutive.
  private let lineNumbers: [Int]?
  /// The offset at which each line begins; never empty.
  private let lineStarts: [Int]
  /// The offset of every ``stride``th scalar, so that columns stay cheap in a text of one long line.
  private let stops: [Int]

  private static let stride = 64
  private let scalarCount: Int

  /// Creates a text, or a part of a longer text with the longer text's line numbers.
  ///
  /// - Parameters:
  ///   - firstLine: the number of the first line.
  ///   - lineNumbers: the number of each line, ascending, if lines were picked.
  public init(name: String, utf8: [UInt8], firstLine: Int = 1, lineNumbers: [Int]? = nil) {
    self.name = name
    self.utf8 = utf8
    self.firstLine = lineNumbers?.first ?? firstLine
    self.lineNumbers = lineNumbers
    var lineStarts = [utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var stops = [0]
    var scalars = 0
    for (offset, byte) in utf8.enumerated() {
      if byte & 0xC0 != 0x80 {
        if scalars > 0, scalars % Self.stride == 0 { stops.append(offset) }
        scalars += 1
      }
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && (offset + 1 == utf8.count || utf8[offset + 1] != UInt8(ascii: "\n"))
      if endsLine { lineStarts.append(offset + 1) }
    }
    self.lineStarts = lineStarts
    self.stops = stops
    scalarCount = scalars
  }

  public convenience init(name: String, _ string: String) {
    self.init(name: name, utf8: Array(string.utf8))
  }

  public var lineCount: Int { lineStarts.count }

  /// The same text further down in a longer text.
  package func moved(downBy lines: Int) -> SourceText {
    SourceText(
      name: name, utf8: utf8, firstLine: firstLine + lines,
      lineNumbers: lineNumbers.map { $0.map { $0 + lines } })
  }

  private func number(ofLineAt index: Int) -> Int {
    guard let lineNumbers else { return firstLine + index }
    return index < lineNumbers.count
      ? lineNumbers[index] : (lineNumbers.last ?? 0) + 1 + index - lineNumbers.count
  }

  /// A line's number counted from the first line of this text, if the text is part of a longer one.
  package func ownNumber(ofLine number: Int) -> Int {
    lineNumbers == nil ? number - firstLine + 1 : number
  }

  /// The index of a line. For a line that was not picked, the index of the last picked line before
  /// it.
  private func index(ofLine number: Int) -> Int {
    guard let lineNumbers, !lineNumbers.isEmpty else { return number - firstLine }
    return number < lineNumbers[0] ? -1 : Self.last(of: lineNumbers, notAbove: number)
  }

  /// Calls a function for each line, with its number and its offsets, without the line ending.
  package func forEachLine(_ body: (_ number: Int, _ offsets: Range<Int>) -> Void) {
    for index in lineStarts.indices {
      body(number(ofLineAt: index), lineStarts[index]..<end(ofLineAt: index))
    }
  }

  /// The offset of a line and column, columns in scalars from 1.
  public func offset(line number: Int, column: Int) -> Int {
    let line = index(ofLine: number)
    guard line >= 0 else { return lineStarts[0] }
    guard line < lineStarts.count else { return utf8.count }
    let start = lineStarts[line]
    let end = self.end(ofLineAt: line)
    let scalars = max(1, column) - 1
    if scalars < Self.stride { return min(self.offset(start, movedBy: scalars), end) }
    let scalar = scalarIndex(of: start) + scalars
    guard scalar / Self.stride < stops.count else { return end }
    let stop = stops[scalar / Self.stride]
    return max(start, min(offset(stop, movedBy: scalar % Self.stride), end))
  }

  /// The offset of a scalar, counted from 0 without a byte order mark.
  public func offset(ofScalar index: Int) -> Int {
    if scalarCount == utf8.count { return min(index, utf8.count) }
    let scalar = index + (lineStarts[0] > 0 ? 1 : 0)
    let stop = min(scalar / Self.stride, stops.count - 1)
    return offset(stops[stop], movedBy: scalar - stop * Self.stride)
  }

  /// The location of an offset: line and column, columns in scalars from 1.
  public func position(at offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(lineStarts[0], offset), utf8.count)
    let line = Self.last(of: lineStarts, notAbove: offset)
    let start = lineStarts[line]
    let scalars =
      offset - start <= Self.stride
      ? countScalars(in: start..<offset) : scalarIndex(of: offset) - scalarIndex(of: start)
    return (number(ofLineAt: line), scalars + 1)
  }

  /// A line without its line ending.
  public func line(_ number: Int) -> String {
    let line = index(ofLine: number)
    return String(decoding: utf8[lineStarts[line]..<end(ofLineAt: line)], as: UTF8.self)
  }

  /// The text a range covers.
  public func text(in range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }

  /// The offset at which a line ends, before its line feed or carriage return.
  public func end(ofLine number: Int) -> Int { end(ofLineAt: index(ofLine: number)) }

  private func end(ofLineAt index: Int) -> Int {
    let next = index + 1
    guard next < lineStarts.count else { return utf8.count }
    let end = lineStarts[next] - 1
    let isPair =
      utf8[end] == UInt8(ascii: "\n") && end > lineStarts[next - 1]
      && utf8[end - 1] == UInt8(ascii: "\r")
    return isPair ? end - 1 : end
  }

  private func offset(_ offset: Int, movedBy scalars: Int) -> Int {
    var offset = offset
    for _ in 0..<scalars where offset < utf8.count {
      offset += 1
      while offset < utf8.count, utf8[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The number of scalars before an offset.
  private func scalarIndex(of offset: Int) -> Int {
    let stop = Self.last(of: stops, notAbove: offset)
    return stop * Self.stride + countScalars(in: stops[stop]..<offset)
  }

  private func countScalars(in range: Range<Int>) -> Int {
    utf8[range].count { $0 & 0xC0 != 0x80 }
  }

  /// The index of the last of ascending numbers that is not above a limit; the first if all are.
  private static func last(of numbers: [Int], notAbove limit: Int) -> Int {
    var low = 0
    var high = numbers.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if numbers[middle] <= limit { low = middle } else { high = middle }
    }
    return low
  }
}
