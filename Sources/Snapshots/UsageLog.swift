import Drawing
import Foundation
import Synchronization

/// What a process of tests used, written down as it goes, for `snug snapshots prune`.
///
/// A log stands in `usage` among the artifacts and is named by its number: a line for what the
/// process runs, one for each reference it used, written when it is used, so that a process that
/// crashes has told. A process that was a *full run* adds at its end what stood there and was not
/// used. It was one if
///
/// - its arguments leave no test out: no `--filter`, no `--skip`, no test by name, nothing unknown;
/// - it ended by itself, and did not crash and was not stopped;
/// - nothing failed in it, since a test that fails does not come to its other snapshots: no
///   snapshot, and no other test as far as the process knows (``SnapshotVerifier/noteFailure()``;
///   with Glibc it also knows its own exit status).
///
/// Only what a full run saw unused, and nobody has used or changed since, is ever deleted.
final class UsageLog: Sendable {
  /// The log of this process, ended when the process ends.
  static let process: UsageLog = {
    let log = UsageLog(TestArguments(CommandLine.arguments))
    #if canImport(Glibc)
      on_exit({ status, _ in UsageLog.process.end(isSuccess: status == 0) }, nil)
    #else
      atexit { UsageLog.process.end(isSuccess: true) }
    #endif
    return log
  }()

  private let arguments: TestArguments
  private let state = Mutex(State())

  private struct State {
    /// By the paths of packages, of which a process nearly always has one.
    var runs: [String: Run] = [:]
    var hasFailed = false
  }

  fileprivate struct Run {
    let place: SnapshotPlace
    let number: Int
    let file: FileHandle?
    var used: Set<String> = []
  }

  init(_ arguments: TestArguments) { self.arguments = arguments }

  static let folderName = "usage"
  static let fileExtension = "log"

  static func folder(in artifacts: URL) -> URL { artifacts.appending(path: folderName) }

  // MARK: - Writing

  /// Writes down that references are used, by their paths from the package.
  func note(_ references: [String], in place: SnapshotPlace) {
    state.withLock { state in
      var run = state.runs[place.root.path] ?? open(place)
      for reference in references where run.used.insert(reference).inserted {
        run.write("used \(reference)\n")
      }
      state.runs[place.root.path] = run
    }
  }

  /// Something failed: this is no full run.
  func noteFailure() { state.withLock { $0.hasFailed = true } }

  /// Whether something has failed.
  var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// Ends the log; a full run says what it did not use.
  func end(isSuccess: Bool) {
    state.withLock { state in
      for key in state.runs.keys.sorted() {
        guard let run = state.runs[key] else { continue }
        if isSuccess, !state.hasFailed, arguments.isFull {
          let unused = References.all(below: run.place.root).filter { !run.used.contains($0) }
          var lines = unused.compactMap { reference -> String? in
            let file = run.place.root.appending(path: reference)
            return SnapshotReference(at: file).bytes.map {
              "unused \(ContentHash($0).hexadecimal) \(reference)\n"
            }
          }
          lines.append("full\n")
          run.write(lines.joined())
          clear(logsBefore: run)
        }
        try? run.file?.close()
      }
      state.runs = [:]
    }
  }

  /// Begins the log of a package. Where it cannot be written nothing is said: what is not on log is
  /// never deleted.
  private func open(_ place: SnapshotPlace) -> Run {
    let folder = Self.folder(in: place.artifacts)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = FileLock(path: folder.appending(path: ".lock").path)
    let run = try? lock.withLock { () -> Run in
      let number = (UsageHistory.logs(in: folder).last?.number ?? 0) + 1
      let path = folder.appending(path: Self.name(number, arguments.library)).path
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      let file = FileHandle(forWritingAtPath: path)
      // Held as long as the process lives: it tells who may still write.
      if let file { _ = flock(file.fileDescriptor, LOCK_EX | LOCK_NB) }
      return Run(place: place, number: number, file: file)
    }
    return run ?? Run(place: place, number: 0, file: nil)
  }

  static func name(_ number: Int, _ library: TestArguments.TestLibrary) -> String {
    "\(number).\(library.rawValue).\(fileExtension)"
  }

  /// Removes what a full run has made obsolete: the logs of the same library before it, except those
  /// of processes that still run.
  private func clear(logsBefore run: Run) {
    let folder = Self.folder(in: run.place.artifacts)
    for log in UsageHistory.logs(in: folder)
    where log.number < run.number && log.library == arguments.library {
      let path = folder.appending(path: Self.name(log.number, log.library)).path
      guard let file = FileHandle(forWritingAtPath: path) else { continue }
      guard flock(file.fileDescriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}

extension UsageLog.Run {
  fileprivate func write(_ text: String) { try? file?.write(contentsOf: Data(text.utf8)) }
}
