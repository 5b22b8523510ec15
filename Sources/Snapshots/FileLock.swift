import Platform
import Processes

/// A lock shared by several processes. It locks a file; the file's existence means nothing.
///
/// It is released when the process ends for any reason.
struct FileLock: Sendable {
  let path: String

  /// Waits for the lock, and keeps it while `body` runs.
  ///
  /// Throws the operating system's error if the file cannot be made or locked.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    try FileDescriptor.withFile(path, .readWrite, options: .create) { file in
      while flock(file.rawValue, LOCK_EX) != 0 {
        guard errno == EINTR else { throw Errno(rawValue: errno) }
      }
      return try body()
    }
  }
}
