import Snug
import SnugDiagnostics
import SnugPlatform

/// The result of writing the references that a record mode requires.
enum SnapshotRecording: Hashable, Sendable {
  case nothing
  case recorded([SnapshotLocation.Content])
  case failed(String)
}

extension SnapshotComparison {
  func parts(recordedIn mode: RecordMode) -> [SnapshotLocation.Content] {
    switch mode {
    case .all: location.contents
    case .failed: candidates
    case .missing: difference == nil ? missing : []
    case .never: []
    }
  }

  /// Writes references, all of them or none; each replaces its file in one step.
  func record(_ parts: [SnapshotLocation.Content]) -> SnapshotRecording {
    guard !parts.isEmpty else { return .nothing }
    for part in parts {
      guard case .unusable(let reason, isReplaceable: false) = references[part] else { continue }
      return .failed("'\(location.file(part).path)' \(reason)")
    }
    let changed = parts.filter { references[$0]?.bytes != drawing.bytes($0) }
    do {
      try FileManager.default.createDirectory(
        at: location.folder, withIntermediateDirectories: true)
      try OutputFile.write(changed.map { (location.file($0).path, drawing.bytes($0)) })
      return .recorded(parts)
    } catch let error as Diagnostic {
      return .failed("\(error.file.map { "'\($0)': " } ?? "")\(error.message)")
    } catch {
      return .failed("the folder '\(location.folder.path)' cannot be created")
    }
  }
}
