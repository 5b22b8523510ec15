import SnugPlatform
import Synchronization

enum TemporaryFiles {
  private static let prefix = ".snug-"

  /// The folders that this process has cleaned.
  private static let cleaned = Mutex<Set<String>>([])

  /// The path of a new file in a folder. The first call for a folder removes files of killed
  /// processes.
  static func newFile(in folder: URL) -> String {
    if cleaned.withLock({ $0.insert(folder.path).inserted }) { clean(folder.path) }
    return folder.appending(path: prefix + UUID().uuidString).path
  }

  private static func clean(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // A newer file can belong to a running process. None needs an hour to write a file.
    let latest = Date(timeIntervalSinceNow: -3600)
    for name in names where name.hasPrefix(prefix) {
      let path = folder + "/" + name
      guard UUID(uuidString: String(name.dropFirst(prefix.count))) != nil,
        let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType == .typeRegular,
        let written = attributes[.modificationDate] as? Date, written < latest
      else { continue }
      unlink(path)
    }
  }
}
