import SnugSceneFormat

/// An element of a log line that belongs to a report about constraints.
enum LogEvent {
  /// “Unable to simultaneously satisfy constraints.”
  case header
  /// “Probably at least one of the constraints…”, the line below the header, with which a copied report can
  /// begin.
  case preamble
  /// The description of a constraint.
  case row(Range<Int>, isComplete: Bool)
  /// “Will attempt to recover by breaking constraint”
  case breaking
  /// The end of a report's list.
  case listEnd
  /// `<private>`, with which the system's log replaces private data.
  case redacted

  /// The events in a line, in order.
  static func all(in line: [UInt8]) -> [LogEvent] {
    let trimmed = line.drop { $0.isBlank }
    if trimmed.first == UInt8(ascii: ")"),
      trimmed.dropFirst().allSatisfy({ ",*/ ".utf8.contains($0) })
    {
      return [.listEnd]
    }
    var events: [(offset: Int, event: LogEvent)] = []
    if line.holds("<private>") { events.append((line.count, .redacted)) }
    guard line.holds("onstraint") else { return events.map(\.event) }
    for header in headers {
      if let offset = line.offset(of: header) { events.append((offset, .header)) }
    }
    if let offset = line.offset(of: listOpening) { events.append((offset, .preamble)) }
    if let offset = line.offset(of: "recover by breaking") { events.append((offset, .breaking)) }
    events += rows(in: line)
    return events.sorted { $0.offset < $1.offset }.map(\.event)
  }

  static let headers = [
    "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
  ]

  private static let listOpening = "Probably at least one of the constraints in the following list"

  /// Whether a line is certainly from a log: it begins a report, or has a constraint with an
  /// address.
  static func identifiesLog(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.holds("onstraint") else { return false }
    return headers.contains { line.holds($0) } || line.holds("Constraint:0x")
      || line.holds("recover by breaking constraint")
  }

  /// Whether a line is one of the sentences that the console prints around the constraints.
  static func isBoilerplate(_ line: [UInt8]) -> Bool {
    let text = line.drop { $0.isBlank }
    return text.elementsEqual("(".utf8) || boilerplate.contains { line.holds($0) }
  }

  private static let boilerplate = [
    "Try this:", "(1) look at each", "(2) find the code",
    "(Note: If you're seeing NSAutoresizingMask", "Make a symbolic breakpoint at UIViewAlert",
    "Break on objc_exception_throw", "The methods in the UIConstraintBasedLayoutDebugging",
    "Set the NSUserDefault NSConstraintBased",
  ]

  // MARK: Rows

  private static func rows(in line: [UInt8]) -> [(offset: Int, event: LogEvent)] {
    let starts = rowStarts(in: line)
    if starts.isEmpty { return rowWithoutBrackets(in: line).map { [$0] } ?? [] }
    return starts.enumerated().map { index, start in
      let limit = index + 1 < starts.count ? starts[index + 1] : line.count
      let end = rowEnd(in: line, start..<limit)
      return (start, .row(start..<(end ?? limit), isComplete: end != nil))
    }
  }

  /// The offsets of each `<` that a constraint class follows.
  private static func rowStarts(in line: [UInt8]) -> [Int] {
    line.indices.filter { index in
      guard line[index] == UInt8(ascii: "<") else { return false }
      let name = line[(index + 1)...].prefix(while: \.isClassNameByte)
      return name.count < 100 && name.endIndex < line.count
        && line[name.endIndex] == UInt8(ascii: ":") && name.holds("Constraint")
    }
  }

  /// The only description of a line that has lost its angle brackets, as in a list of a debugger or
  /// where a web page took them for a tag: `NSLayoutConstraint:0x… UIView:0x….width == 40`.
  private static func rowWithoutBrackets(in line: [UInt8]) -> (offset: Int, event: LogEvent)? {
    guard let mark = line.offset(of: "Constraint:0x") else { return nil }
    let start =
      line[..<mark].lastIndex { !$0.isClassNameByte }.map { $0 + 1 } ?? line.startIndex
    let tail = line[mark...].lastIndex { !$0.isBlank && !"\",;".utf8.contains($0) } ?? mark
    let row = start..<(tail + 1)
    // A sentence can mention a constraint, too.
    guard LogRowParser.parse(Array(line[row]), at: .unknown, isTruncated: false) != nil else {
      return nil
    }
    return (start, .row(row, isComplete: true))
  }

  /// The end of a description: after `)>`, or after a `>` that is not part of a relation or of a
  /// generic class.
  static func rowEnd(in line: [UInt8], _ range: Range<Int>) -> Int? {
    let hasTail =
      line[range].holds("(active") || line[range].holds("(inactive")
      || line[range].holds("ames: ")
    return range.dropFirst().first { index in
      guard line[index] == UInt8(ascii: ">") else { return false }
      let before = line[index - 1]
      if hasTail { return before == UInt8(ascii: ")") }
      guard before != UInt8(ascii: " "), before != UInt8(ascii: "(") else { return false }
      let rest = line[(index + 1)...]
      switch rest.first {
      case UInt8(ascii: "."): return rest.count == 1
      // Between the arguments of a generic class, or after a constraint of a list.
      case UInt8(ascii: ","):
        return rest.dropFirst().first { !$0.isBlank }.map { "\"\\<".utf8.contains($0) } ?? true
      case let next?: return !":>=".utf8.contains(next)
      case nil: return true
      }
    }.map { $0 + 1 }
  }
}
