import Platform

/// A lock shared by several processes. It locks a file; the file's existence means nothing.
///
/// It is released when the process ends for any reason.
struct FileLock: Sendable {
  let path: String

  /// Waits for the lock, and keeps it while `body` runs.
  ///
  /// Throws the operating system's error if the file cannot be made or locked.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    let file = try FileDescriptor(opening: path, O_RDWR | O_CREAT)
    while flock(file.number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw POSIXError.last }
    }
    return try body()
  }
}
