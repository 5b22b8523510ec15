import SnugDiagnostics

/// Failures as text for a terminal.
public struct FailureReview: Sendable {
  public let records: [FailureRecord]
  private let isColored: Bool

  /// - Parameter isColored: whether removed lines are red and new ones green; for terminals only.
  public init(_ records: [FailureRecord], isColored: Bool = false) {
    self.records = records
    self.isColored = isColored
  }

  /// A line for each failure: its number, its name, the location of its test, and the problem.
  public var list: String {
    guard !records.isEmpty else { return "nothing failed\n" }
    return records.enumerated().map { index, record in
      "\(index + 1)  \(record.name)  (\(record.location)): \(summary(of: record))".onOneLine + "\n"
    }.joined()
  }

  private func summary(of record: FailureRecord) -> String {
    let first = record.lines.first ?? ""
    return record.lines.count < 2 ? first : "\(first), and \(record.lines.count - 1) more"
  }

  /// One failure: the test, its message, the difference of the layouts, and the paths of the
  /// pictures.
  public func details(of index: Int) -> String {
    let record = records[index]
    var paragraphs = [
      "\(index + 1) of \(records.count): \(record.title) (\(record.location))".onOneLine,
      record.message.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { !$0.isEmpty }.joined(separator: "\n").escapingControls,
    ]
    if let old = record.text(of: "expected.layout.txt"),
      let new = record.text(of: "actual.layout.txt")
    {
      let lines = LineDifference.lines(from: old, to: new)
      paragraphs.append(lines.map(text(of:)).joined(separator: "\n"))
    }
    let pictures = ["expected", "difference", "actual"].compactMap { name in
      record.picture(name).map { "\(name): \(record.folder)/\($0)".onOneLine }
    }
    if !pictures.isEmpty { paragraphs.append(pictures.joined(separator: "\n")) }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private func text(of line: LineDifference) -> String {
    let text = line.text.escapingControls
    return switch line {
    case .removed where isColored: "\u{1B}[31m\(text)\u{1B}[0m"
    case .inserted where isColored: "\u{1B}[32m\(text)\u{1B}[0m"
    default: text
    }
  }

  /// The failures with the given names, each once, in the order of the list.
  ///
  /// Throws an error for the first argument that matches none, or several.
  public func records(
    named words: [String]
  ) throws(SnapshotError) -> [FailureRecord] {
    var chosen: Set<Int> = []
    for word in words {
      let indices = records.indices.filter { names(of: $0).contains(word) }
      guard let index = indices.first else {
        throw SnapshotError(
          "no failure is called '\(word)'"
            + SpellingSuggestion.phrase(
              for: word, among: records.indices.flatMap(names(of:)),
              otherwise: "; 'snug snapshots list' lists them"))
      }
      guard indices.count < 2 else {
        let numbers = indices.map { String($0 + 1) }.joined(separator: ", ")
        throw SnapshotError("several failures are called '\(word)'; name a number: \(numbers)")
      }
      chosen.insert(index)
    }
    return chosen.sorted().map { records[$0] }
  }

  /// The names of a failure on the command line: its number, its reference, its test as the testing
  /// library prints it, and the test with the snapshot's name.
  private func names(of index: Int) -> [String] {
    let record = records[index]
    return [String(index + 1), record.name, record.test.name, record.title]
  }
}

extension FailureRecord {
  /// “Tests/ShopTests/CellTests.swift:12”
  fileprivate var location: String { "\(test.filePath):\(test.line)" }
}
