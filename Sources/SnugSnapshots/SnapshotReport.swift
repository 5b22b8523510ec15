import Snug
import SnugDrawing
import SnugExplanation
import SnugPlatform

/// The message and the files of a failed snapshot.
struct SnapshotReport {
  private let comparison: SnapshotComparison
  private let result: SnapshotRecording
  private let package: SnapshotPackage
  /// In the order expected, difference, actual.
  private let files: [SnapshotFailure.Attachment]

  init(
    _ comparison: SnapshotComparison, _ result: SnapshotRecording,
    in package: SnapshotPackage, by pipeline: Pipeline
  ) {
    self.comparison = comparison
    self.result = result
    self.package = package
    files = comparison.files(by: pipeline)
  }

  /// Writes the failure to the artifacts, and makes the whole message.
  func failure() -> SnapshotFailure {
    let name = package.recordName(of: comparison.location)
    let folder = package.store.folder
    var message = message(with: paths(below: folder.appending(path: name).path))
    do {
      try package.store.write(record(message), files: files + candidateFiles, as: name)
    } catch {
      // Without the files that could not be written.
      message = self.message(with: "the failure could not be saved in '\(folder.path)'")
    }
    return SnapshotFailure(
      message: message,
      attachments: files.map {
        .init(name: "\(comparison.location.title).\($0.name)", bytes: $0.bytes)
      })
  }

  private func message(with words: String) -> String {
    [headline, words, advice].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  // MARK: - Words

  private var headline: String {
    guard let difference = comparison.difference else {
      if comparison.missing.isEmpty { return recordingWords }
      let words = names(of: comparison.missing)
      return switch result {
      case .recorded: "there was no reference: \(recordingWords)"
      case .failed: "there is no reference \(words)\n\(recordingWords)"
      case .nothing: "there is no reference \(words), and none is recorded in mode 'never'"
      }
    }
    return [difference.headline, recordingWords].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// “a.layout.txt, a.marks.json and a.png”
  private func names(of parts: [SnapshotLocation.Content]) -> String {
    Wording.joined(parts.map(comparison.location.fileName))
  }

  private var recordingWords: String {
    switch result {
    case .nothing: ""
    case .recorded(let parts):
      "recorded \(names(of: parts)): look at \(parts.count == 1 ? "it" : "them"), then run the test "
        + "again"
    case .failed(let reason): "nothing could be recorded: \(reason)"
    }
  }

  private func paths(below folder: String) -> String {
    let part = comparison.difference?.part ?? comparison.missing.first ?? .layout
    let reference = comparison.location.file(part).path
    let isExpectedKept = comparison.references[part] != .missing
    // The expected picture is the reference itself, which is listed already.
    let pictures =
      part == .picture ? ["actual", "difference"] : ["expected", "actual", "difference"]
    let shown: [(label: String, path: String?)] =
      [("reference", isExpectedKept || wasRecorded ? reference : nil)]
      + pictures.map { name in (name, file(name).map { "\(folder)/\($0)" }) }
    return shown.compactMap { item in item.path.map { "\(item.label): \($0)" } }
      .joined(separator: "\n")
  }

  /// The name of the file that shows a picture, or else the layout.
  private func file(_ name: String) -> String? {
    files.map(\.name).first { $0.hasPrefix("\(name).") }
  }

  private var wasRecorded: Bool {
    if case .recorded = result { true } else { false }
  }

  /// How to accept the failure; empty if it was recorded.
  private var advice: String {
    guard !wasRecorded else { return "" }
    let folder = package.root.path
    let isHere = folder == FileManager.default.currentDirectoryPath
    let test = comparison.request.test
    let pattern =
      test.module.escapedPattern + ".*" + test.name.escapedPattern
    if comparison.difference?.isReplaceable == false {
      return "remove what is there, then run the test again"
    }
    // A mode in the code takes precedence over the environment.
    let isFree = comparison.request.record == nil
    return "if the new result is correct:\n"
      + (isFree
        ? "  SNUG_TESTING_RECORD=failed swift test --filter \(pattern.shellWord)\n" : "")
      + "  snug snapshots accept \(comparison.location.name.shellWord)"
      + (isHere ? "" : " --package \(folder.shellWord)")
  }

  // MARK: - The record

  private func record(_ message: String) -> FailureRecord {
    var test = comparison.request.test
    test.filePath = package.relative(test.filePath)
    return FailureRecord(
      name: comparison.location.name, test: test, snapshotName: comparison.request.name,
      lines: comparison.difference?.lines ?? headline.split(separator: "\n").map(String.init),
      message: message, files: files.map(\.name),
      candidates: acceptable.map { part in
        FailureRecord.Candidate(
          file: candidate(part),
          reference: package.relative(comparison.location.file(part).path),
          formerHash: comparison.references[part]?.bytes.map { ContentHash($0).hexadecimal })
      })
  }

  /// The parts that can still be accepted.
  private var acceptable: [SnapshotLocation.Content] { wasRecorded ? [] : comparison.candidates }

  private var candidateFiles: [SnapshotFailure.Attachment] {
    acceptable.map { .init(name: candidate($0), bytes: comparison.drawing.bytes($0)) }
  }

  private func candidate(_ part: SnapshotLocation.Content) -> String {
    "candidates/\(comparison.location.fileName(part))"
  }
}

extension String {
  /// The text as a regular expression that matches only the text.
  var escapedPattern: String {
    reduce(into: "") { pattern, character in
      if "\\^$.|?*+()[]{}".contains(character) { pattern += "\\" }
      pattern.append(character)
    }
  }

  var shellWord: String {
    wholeMatch(of: /[A-Za-z0-9_.,:@%+=\/~-]+/) != nil && !hasPrefix("~")
      ? self
      : "'"
        + split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
