/// A text somebody wrote, with its name and where its lines begin.
public final class SourceText: Sendable {
  /// What the text is called in messages: a path as the user typed it, or `-`.
  public let name: String
  /// The text itself, as UTF-8.
  public let utf8: [UInt8]
  /// The offset at which each line begins; never empty.
  private let lineStarts: [Int]

  public init(name: String, utf8: [UInt8]) {
    self.name = name
    self.utf8 = utf8
    lineStarts = [0] + utf8.indices.filter { utf8[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  public convenience init(name: String, _ string: String) {
    self.init(name: name, utf8: Array(string.utf8))
  }

  public var lineCount: Int { lineStarts.count }

  /// The offset of a place given by line and column, both counted from 1, columns in scalars.
  public func offset(line: Int, column: Int) -> Int {
    guard line >= 1 else { return 0 }
    guard line <= lineStarts.count else { return utf8.count }
    var offset = lineStarts[line - 1]
    let end = self.end(ofLine: line)
    for _ in 1..<max(1, column) where offset < end {
      offset += 1
      while offset < end, utf8[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The place of an offset: line and column from 1, columns in scalars.
  public func position(at offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), utf8.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let scalars = utf8[lineStarts[low]..<offset].count { $0 & 0xC0 != 0x80 }
    return (low + 1, scalars + 1)
  }

  /// A line without its end, counted from 1.
  public func line(_ number: Int) -> String {
    String(decoding: utf8[lineStarts[number - 1]..<end(ofLine: number)], as: UTF8.self)
  }

  /// The text a range covers.
  public func text(in range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }

  private func end(ofLine number: Int) -> Int {
    var end = number < lineStarts.count ? lineStarts[number] - 1 : utf8.count
    if end > lineStarts[number - 1], utf8[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }
}
