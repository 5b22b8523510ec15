/// An open file. It is closed at the end of its lifetime, unless it is a standard stream.
package struct FileDescriptor: ~Copyable {
  package let number: Int32

  package static var standardInput: FileDescriptor { FileDescriptor(number: 0) }
  package static var standardOutput: FileDescriptor { FileDescriptor(number: 1) }
  package static var standardError: FileDescriptor { FileDescriptor(number: 2) }

  private init(number: Int32) { self.number = number }

  /// Opens a file with the flags of `open(2)`. A new file is readable and writable by all, less the
  /// process's umask.
  package init(opening path: String, _ flags: Int32) throws(POSIXError) {
    number = open(path, flags | O_CLOEXEC, 0o666)
    if number < 0 { throw .last }
  }

  deinit { if number > 2 { close(number) } }

  /// Reads to the end of the file, but at most `count` bytes.
  package func readBytes(upTo count: Int) throws(POSIXError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      let length = part.withUnsafeMutableBytes { [number] part in
        read(number, part.baseAddress, min(part.count, count - bytes.count))
      }
      if length < 0, errno == EINTR { continue }
      if length < 0 { throw .last }
      if length == 0 { break }
      bytes += part[..<length]
    }
    return bytes
  }

  /// Writes all of the bytes.
  package func writeAll(_ bytes: some Sequence<UInt8>) throws(POSIXError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let length = rest.withUnsafeBytes { [number] rest in
        write(number, rest.baseAddress, rest.count)
      }
      if length < 0, errno == EINTR { continue }
      if length < 0 { throw .last }
      rest = rest.dropFirst(length)
    }
  }
}

extension POSIXError {
  /// The error in `errno`.
  package static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
