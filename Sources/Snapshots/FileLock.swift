import Platform

/// A lock that several processes share: a file that is locked, not one that is there.
///
/// A process that ends, however it ends, releases it.
struct FileLock: Sendable {
  let path: String

  /// Waits for the lock, and keeps it while `body` runs.
  ///
  /// Throws what the operating system says when the file cannot be made or locked.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    let file = try FileDescriptor(opening: path, O_RDWR | O_CREAT)
    while flock(file.number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw POSIXError.last }
    }
    return try body()
  }
}
