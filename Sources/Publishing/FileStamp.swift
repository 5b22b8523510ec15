import Platform

/// Identifies a file without reading it: its size, and when it was changed.
struct FileStamp: Hashable, Sendable, Codable {
  let size: Int
  let seconds: Int
  let nanoseconds: Int
  /// The inode, which changes when the file is replaced.
  let number: UInt64

  /// `nil` if nothing stands there; symbolic links are followed.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}
