import Platform
import Processes
import Synchronization

/// The references a test run used, in the log that `SNUG_TESTING_USED` names: a path relative to
/// the package on each line, for `snug snapshots prune`.
enum UsedReferences {
  /// The references this process has logged, so that a repeated test logs nothing twice.
  private static let logged = Mutex<Set<String>>([])

  /// Appends references to a log. Several processes may do so at once.
  static func append(_ references: [String], to log: String) throws(SnapshotError) {
    let new = logged.withLock { logged in
      references.filter { logged.insert("\(log)\n\($0)").inserted }
    }
    guard !new.isEmpty else { return }
    do {
      try FileDescriptor.withFile(log, .writeOnly, options: [.create, .append]) { log in
        _ = try log.writeAll(new.map { $0 + "\n" }.joined().utf8)
      }
    } catch {
      throw SnapshotError("'\(log)', which SNUG_TESTING_USED names, cannot be written")
    }
  }

  /// The references a log names. An empty log is an error: everything would be unused.
  static func read(_ log: String) throws(SnapshotError) -> Set<String> {
    guard let data = FileManager.default.contents(atPath: log) else {
      throw SnapshotError("the log '\(log)' cannot be read")
    }
    // A line without a line ending is truncated.
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard !lines.isEmpty else { throw SnapshotError("the log '\(log)' names no reference") }
    return Set(lines.map(String.init))
  }
}
