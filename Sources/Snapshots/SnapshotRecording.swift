import Diagnostics
import Platform
import Snug

/// The references a record mode has written for a snapshot.
struct SnapshotRecording: Sendable {
  private let comparison: SnapshotComparison
  private let parts: [SnapshotLocation.Part]

  init(_ comparison: SnapshotComparison, mode: RecordMode) {
    self.comparison = comparison
    switch mode {
    case .all: parts = comparison.parts
    case .failed: parts = comparison.candidates
    case .missing: parts = comparison.difference == nil ? comparison.missing : []
    case .never: parts = []
    }
  }

  var isWanted: Bool { !parts.isEmpty }

  /// What came of it.
  enum Result: Hashable, Sendable {
    case nothing
    case recorded([SnapshotLocation.Part])
    case failed(String)
  }

  /// Writes all of them or none; each replaces its file in one step.
  func write() -> Result {
    guard isWanted else { return .nothing }
    for part in parts {
      guard case .unusable(let reason, isReplaceable: false) = comparison.references[part] else {
        continue
      }
      return .failed("'\(comparison.location.file(part).path)' \(reason)")
    }
    let changed = parts.filter {
      comparison.references[$0]?.bytes != comparison.drawing.bytes($0)
    }
    do {
      try FileManager.default.createDirectory(
        at: comparison.location.folder, withIntermediateDirectories: true)
      try OutputFile.write(
        changed.map { (comparison.location.file($0).path, comparison.drawing.bytes($0)) })
      return .recorded(parts)
    } catch let error as Diagnostic {
      return .failed("\(error.file.map { "'\($0)': " } ?? "")\(error.message)")
    } catch {
      return .failed("the folder '\(comparison.location.folder.path)' cannot be made")
    }
  }
}
