/// Identifies the contents of a file without reading them.
package struct FileStamp: Hashable, Sendable {
  package let size: Int
  /// The modification time, in seconds since 1970 and nanoseconds of the second.
  package let seconds: Int
  package let nanoseconds: Int
  /// The inode, which changes when the file is replaced.
  package let number: UInt64

  /// `nil` if there is no file. Symbolic links are followed.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
    let time = Self.modificationTime(in: status)
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}
