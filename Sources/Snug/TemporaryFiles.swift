import Platform
import Synchronization

/// The files that results are written to before they are renamed.
enum TemporaryFiles {
  private static let prefix = ".snug-"

  /// Folders that were looked through in this run.
  private static let cleaned = Mutex<Set<String>>([])

  /// The path of a new file in a folder. The first in a folder removes what runs left there that were
  /// killed.
  static func newFile(in folder: URL) -> String {
    if cleaned.withLock({ $0.insert(folder.path).inserted }) { clean(folder.path) }
    return folder.appending(path: prefix + UUID().uuidString).path
  }

  private static func clean(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // No run needs an hour to write a file: a younger one may be that of another run.
    let latest = time(nil) - 3600
    for name in names where name.hasPrefix(prefix) {
      let path = folder + "/" + name
      var status = stat()
      guard UUID(uuidString: String(name.dropFirst(prefix.count))) != nil,
        lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG
      else { continue }
      #if canImport(Darwin)
        let written = status.st_mtimespec.tv_sec
      #else
        let written = status.st_mtim.tv_sec
      #endif
      if written < latest { unlink(path) }
    }
  }
}
