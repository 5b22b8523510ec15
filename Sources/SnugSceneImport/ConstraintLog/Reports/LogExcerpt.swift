public import SnugDiagnostics

/// The lines of a log that can be part of a report. They are selected during reading, so that
/// memory does not grow with the size of the log.
public struct LogExcerpt {
  private var bytes: [UInt8] = []
  private var lineNumbers: [Int] = []
  private var line: [UInt8] = []
  private var lineNumber = 1
  /// The number of following lines that belong to an incomplete description.
  private var openLineCount = 0
  private let limit: Int

  /// Whether a line is too long, or the selected lines exceed the limit.
  public private(set) var isTooLarge = false

  /// - Parameter limit: the limit for the selected lines, in bytes.
  public init(limit: Int) { self.limit = limit }

  /// Reads the next part of the log, which can end within a line.
  public mutating func append(_ part: [UInt8]) {
    var rest = part[...]
    while !isTooLarge, let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      line += rest[..<end]
      finishLine()
      rest = rest[(end + 1)...]
    }
    line += rest
    isTooLarge = isTooLarge || line.count > limit || bytes.count > limit
  }

  private mutating func finishLine() {
    // The first line is kept for the line numbers of those skipped after it.
    if isRelevant(line[...]) || lineNumber == 1 {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
      lineNumbers.append(lineNumber)
    }
    line.removeAll(keepingCapacity: true)
    lineNumber += 1
  }

  private mutating func isRelevant(_ line: ArraySlice<UInt8>) -> Bool {
    if openLineCount > 0 { openLineCount -= 1 }
    let start = line.drop { $0.isBlank }
    // Blank lines and lines with a parenthesis, in a report or next to it.
    if start.count < 12, lineNumber - (lineNumbers.last ?? 0) < 3 { return true }
    guard let first = start.first else { return false }
    if line.holds("onstraint") {
      openLineCount = line.holds("Constraint:") && !line.holds(">") ? 5 : 0
      return true
    }
    if openLineCount > 0 || line.holds("<private>") { return true }
    // A line of a tree of views.
    let isTreeStart = "|<*+_".utf8.contains(first) || first == 0xE2 || 0x41...0x5A ~= first
    return isTreeStart && (line.holds(": 0x") || line.holds(":0x"))
  }

  /// The selected lines with their line numbers in the log; `nil` if there are none.
  public consuming func source(named name: String) -> SourceText? {
    if !line.isEmpty { finishLine() }
    guard !lineNumbers.isEmpty, !isTooLarge else { return nil }
    // The last number is the number of lines in the log.
    return SourceText(name: name, utf8: bytes, lineNumbers: lineNumbers + [lineNumber])
  }
}
