import SnugDiagnostics

/// Finds the reports of a log, line by line, and skips other lines.
struct LogScanner {
  private(set) var reports: [LogReport] = []
  /// The number of lines that are neither blank nor part of a report.
  private(set) var skippedLineCount = 0

  private var report: LogReport?
  /// Whether the next constraint is the broken one.
  private var expectsBroken = false
  /// Whether the list of a conflict's report has ended.
  private var isListClosed = false
  /// The number of the report's last line so far.
  private var lastNumber = 0
  private var previousNumber: Int?
  /// A description that continues in the next line.
  private var openRow: (bytes: [UInt8], range: SourceRange, lineCount: Int)?
  private var tree: [LoggedView] = []
  /// The number of lines since the last one of the tree.
  private var treeGap = 0
  /// The number of those that are not blank.
  private var skippedInTree = 0

  /// Finds all reports of a text.
  init(_ source: SourceText) {
    source.forEachLine { number, offsets in take(LogLine(source, number: number, offsets)) }
    finishTree()
    finishReport()
  }

  private mutating func take(_ line: LogLine) {
    // The text of a very long log is an excerpt.
    if let previousNumber { skippedLineCount += line.number - previousNumber - 1 }
    previousNumber = line.number
    if takeTreeLine(line) { return }
    if line.number - lastNumber > lineGapLimit { finishReport() }
    let events = LogEvent.all(in: line.bytes)
    if continueRow(with: line, events) { return }
    guard !events.isEmpty else {
      if line.bytes.allSatisfy(\.isBlank) || LogEvent.isBoilerplate(line.bytes) { return }
      skippedLineCount += 1
      return
    }
    var isUsed = false
    for event in events { isUsed = take(event, in: line) || isUsed }
    if isUsed { lastNumber = line.number } else { skippedLineCount += 1 }
  }

  /// The maximal distance between two lines of a report. Messages of other threads come between the
  /// lines of a conflict, but rarely in a printed list.
  private var lineGapLimit: Int {
    guard let report else { return .max }
    return report.kind == .conflict ? 60 : 4
  }

  /// Whether the event belongs to a report.
  private mutating func take(_ event: LogEvent, in line: LogLine) -> Bool {
    switch event {
    case .header:
      finishReport()
      report = LogReport(kind: .conflict, range: line.range)
      return true
    case .preamble:
      if report?.kind != .conflict || !(report?.isEmpty ?? true) {
        finishReport()
        report = LogReport(kind: .conflict, range: line.range)
      }
      return true
    case .breaking:
      finishOpenRow()
      // The header can be missing from a copied list.
      if report?.kind == .constraints { report?.kind = .conflict }
      if report == nil || report?.kind == .hierarchy || report?.broken != nil {
        finishReport()
        report = LogReport(kind: .conflict, range: line.range)
      }
      expectsBroken = true
      return true
    case .listEnd:
      guard let report else { return false }
      isListClosed = report.kind == .conflict
      if isListClosed { self.report?.hasListEnd = true }
      return true
    case .redacted:
      guard report?.kind == .conflict else { return false }
      report?.isRedacted = true
      return true
    case .row(let offsets, let isComplete):
      let range = line.range(of: offsets)
      let bytes = Array(line.bytes[offsets])
      if isComplete {
        take(bytes, at: range)
      } else {
        finishOpenRow()
        openRow = (bytes, range, 1)
      }
      return true
    }
  }

  // MARK: Constraints

  private mutating func take(_ bytes: [UInt8], at range: SourceRange, isTruncated: Bool = false) {
    if report == nil || !expectsBroken && (isListClosed || report?.broken != nil) {
      finishReport()
      report = LogReport(kind: .constraints, range: range)
    }
    defer { expectsBroken = false }
    let row = LogRowParser.parse(bytes, at: range, isTruncated: isTruncated)
    if expectsBroken {
      report?.setBroken(row, key: LogRowParser.key(of: bytes), at: range)
    } else if let row {
      report?.add(row)
    } else {
      report?.unread.append(range)
    }
  }

  /// Appends a line to a description that the previous line began.
  private mutating func continueRow(with line: LogLine, _ events: [LogEvent]) -> Bool {
    guard let open = openRow else { return false }
    guard events.isEmpty, open.lineCount < 5, !line.bytes.allSatisfy(\.isBlank) else {
      finishOpenRow()
      return false
    }
    let rest = line.bytes.drop(while: \.isBlank)
    let isWord =
      open.bytes.last?.isBlank ?? false || rest.count < line.bytes.count
      || Self.isWordBreak(open.bytes, rest)
    let bytes =
      open.bytes.reversed().drop(while: \.isBlank).reversed() + (isWord ? [0x20] : []) + rest
    lastNumber = line.number
    openRow = nil
    if let end = LogEvent.rowEnd(in: bytes, bytes.indices) {
      take(Array(bytes[..<end]), at: open.range)
    } else {
      openRow = (bytes, open.range, open.lineCount + 1)
    }
    return true
  }

  /// Whether a line was broken where a blank was, which a web page removed: after an address or a text, before
  /// what cannot continue it, or before a word that has a blank.
  private static func isWordBreak(_ open: [UInt8], _ rest: ArraySlice<UInt8>) -> Bool {
    let next = rest.prefix(1).allSatisfy { $0.isLetter || "_[|".utf8.contains($0) }
    let isInText = !open.count { $0 == UInt8(ascii: "'") }.isMultiple(of: 2)
    let word = open.lastIndex { !$0.isLetter && !$0.isDigit }.map { open[($0 + 1)...] } ?? []
    let isAfterAddress =
      word.isNext("0x") && !rest.prefix(1).allSatisfy { "0123456789abcdef".utf8.contains($0) }
    return next && !isInText && (isAfterAddress || open.last == UInt8(ascii: "'"))
      || ["(active", "(inactive", "(names:", "(Names:"].contains(where: rest.isNext)
  }

  private mutating func finishOpenRow() {
    guard let open = openRow else { return }
    openRow = nil
    take(open.bytes, at: open.range, isTruncated: true)
  }

  private mutating func finishReport() {
    finishOpenRow()
    defer {
      report = nil
      expectsBroken = false
      isListClosed = false
    }
    guard let report, !report.isEmpty || !report.unread.isEmpty || report.kind == .conflict else {
      return
    }
    if let known = reports.firstIndex(where: { $0.isRepetition(of: report) && !report.isEmpty }) {
      reports[known].count += 1
    } else {
      reports.append(report)
    }
  }

  // MARK: Trees

  /// Adds a line to a tree of views. Returns whether the line belongs to one.
  private mutating func takeTreeLine(_ line: LogLine) -> Bool {
    guard openRow == nil, let view = LoggedView(line) ?? cutOffView(line) else {
      guard !tree.isEmpty else { return false }
      let isBlank = line.bytes.allSatisfy(\.isBlank)
      treeGap += 1
      // Blank lines and messages of other threads can come between the lines of a tree.
      guard treeGap <= Self.mostInTree, isBlank || LogEvent.all(in: line.bytes).isEmpty else {
        finishTree()
        return false
      }
      if !isBlank { skippedInTree += 1 }
      return true
    }
    // A tree has one root.
    if view.depth == 0 { finishTree() }
    if tree.isEmpty, view.depth > 0 { return false }
    skippedLineCount += skippedInTree
    (treeGap, skippedInTree) = (0, 0)
    tree.append(view)
    return true
  }

  /// The greatest number of other lines between two lines of a tree.
  static let mostInTree = 3

  private func cutOffView(_ line: LogLine) -> LoggedView? {
    tree.isEmpty ? nil : LoggedView.cutOff(line)
  }

  private mutating func finishTree() {
    defer {
      tree = []
      skippedLineCount += skippedInTree
      (treeGap, skippedInTree) = (0, 0)
    }
    // Where one view is enough, UIKit prints only its line.
    guard tree.count > 1 || tree.first?.isAmbiguous ?? false else {
      skippedLineCount += tree.count
      return
    }
    finishReport()
    var report = LogReport(kind: .hierarchy, range: tree[0].range)
    report.views = Array(tree.prefix(LogReport.limit))
    report.excess = tree.count - report.views.count
    reports.append(report)
  }
}
