import SnugPlatform

/// Reports changed files by polling them.
///
/// Polling works on every file system, and detects deleted, replaced and created files. A change is
/// reported when two polls have the same result, so that the file is complete. A deletion is
/// reported after ten polls, because some editors delete a file before they write it.
package struct FileWatcher: Sendable {
  /// The last reported state by path; `nil` means no file.
  private var reported: [String: FileStamp?] = [:]
  /// The state at the last poll.
  private var seen: [String: FileStamp?] = [:]
  /// The number of polls with this state.
  private var repeats: [String: Int] = [:]
  package private(set) var paths: [String] = []

  package init() {}

  package mutating func watch(_ paths: [String]) {
    var known: Set<String> = []
    self.paths = paths.filter { known.insert($0).inserted }
    reported = reported.filter { known.contains($0.key) }
    for path in self.paths where reported[path] == nil {
      reported[path] = FileStamp(of: path)
    }
    seen = reported
  }

  /// Polls all paths. Returns those that have changed since their last report, in order.
  package mutating func poll() -> [String] {
    var changed: [String] = []
    for path in paths {
      let now = FileStamp(of: path)
      repeats[path] = now == seen[path] ? repeats[path, default: 0] + 1 : 0
      seen[path] = now
      if now != reported[path], repeats[path, default: 0] >= (now == nil ? 10 : 1) {
        changed.append(path)
        reported[path] = now
      }
    }
    return changed
  }
}
