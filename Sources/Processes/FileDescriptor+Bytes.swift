extension FileDescriptor {
  /// Opens a file, and closes it after `body`. A new file is readable and writable by all, less the
  /// process's umask.
  package static func withFile<Result>(
    _ path: String, _ mode: AccessMode, options: OpenOptions = [],
    _ body: (FileDescriptor) throws -> Result
  ) throws -> Result {
    let file = try open(
      FilePath(path), mode, options: options.union(.closeOnExec),
      permissions: FilePermissions(rawValue: 0o666))
    return try file.closeAfter { try body(file) }
  }

  /// Reads to the end of the file, but at most `count` bytes.
  package func readBytes(upTo count: Int) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      let length: Int
      do {
        length = try part.withUnsafeMutableBytes { part in
          try read(into: UnsafeMutableRawBufferPointer(rebasing: part.prefix(count - bytes.count)))
        }
      } catch { throw error as? Errno ?? .ioError }
      if length == 0 { break }
      bytes += part[..<length]
    }
    return bytes
  }
}
