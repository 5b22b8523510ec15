/// Tells when files change, by looking at them.
///
/// Looking works on every file system, and sees files that are deleted, replaced or made anew as it
/// sees those that are written. A file that is still being written is not told of: only what was the
/// same for two looks is. One that was removed may be about to be written by an editor that makes room
/// first, and is told of after ten.
public struct FileWatcher: Sendable {
  /// What was last told, by path; `nil` for nothing there.
  private var told: [String: FileStamp?] = [:]
  /// What the last look saw.
  private var seen: [String: FileStamp?] = [:]
  /// For how many looks it has been so.
  private var repeats: [String: Int] = [:]
  public private(set) var paths: [String] = []

  public init() {}

  /// Watches these paths, of files or folders, and no others; those watched so far go on being so.
  public mutating func watch(_ paths: [String]) {
    var known: Set<String> = []
    self.paths = paths.filter { known.insert($0).inserted }
    told = told.filter { known.contains($0.key) }
    for path in self.paths where told[path] == nil {
      told[path] = FileStamp(of: path)
    }
    seen = told
  }

  /// Looks at all paths: those that have changed since they were last told, in their order.
  public mutating func look() -> [String] {
    var changed: [String] = []
    for path in paths {
      let now = FileStamp(of: path)
      repeats[path] = now == seen[path] ? repeats[path, default: 0] + 1 : 0
      seen[path] = now
      if now != told[path], repeats[path, default: 0] >= (now == nil ? 10 : 1) {
        changed.append(path)
        told[path] = now
      }
    }
    return changed
  }
}
