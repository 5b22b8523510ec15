import Platform

/// Reports changed files by polling them.
///
/// Polling works on every file system, and sees files that are deleted, replaced or created as well as
/// those that are written. A change is reported once a file was the same in two polls, so that a file
/// is complete; a deletion after ten, since some editors delete a file before they write it.
public struct FileWatcher: Sendable {
  /// What was last reported, by path; `nil` for no file.
  private var reported: [String: FileStamp?] = [:]
  /// What the last poll saw.
  private var seen: [String: FileStamp?] = [:]
  /// For how many polls it has been the same.
  private var repeats: [String: Int] = [:]
  public private(set) var paths: [String] = []

  public init() {}

  /// Watches these paths, of files or folders, and no others.
  public mutating func watch(_ paths: [String]) {
    var known: Set<String> = []
    self.paths = paths.filter { known.insert($0).inserted }
    reported = reported.filter { known.contains($0.key) }
    for path in self.paths where reported[path] == nil {
      reported[path] = FileStamp(of: path)
    }
    seen = reported
  }

  /// Polls all paths. Returns those that have changed since their last report, in order.
  public mutating func poll() -> [String] {
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
