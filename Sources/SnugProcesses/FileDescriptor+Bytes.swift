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
  package func readBytes(upTo count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: min(count - bytes.count, 1 << 16))
      let length = try part.withUnsafeMutableBytes { try read(into: $0) }
      if length == 0 { break }
      bytes += part[..<length]
    }
    return bytes
  }
}
