import Platform

/// What stands where a reference should.
enum SnapshotReference: Hashable, Sendable {
  case bytes([UInt8])
  case missing
  /// Something no picture can be compared with.
  ///
  /// - Parameter isReplaceable: whether recording may replace it by a file; a folder or a link
  ///   somebody made is left alone.
  case unusable(String, isReplaceable: Bool)

  init(at file: URL) {
    let path = file.path
    var status = stat()
    guard lstat(path, &status) == 0 else {
      let code = errno
      switch code {
      case ENOENT: self = .missing
      case ENOTDIR, ELOOP:
        self = .unusable(
          "cannot be reached: \(Self.reason(code)) above it", isReplaceable: false)
      default: self = .unusable("cannot be reached: \(Self.reason(code))", isReplaceable: false)
      }
      return
    }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    guard stat(path, &status) == 0 else {
      let code = errno
      let what =
        switch code {
        case ELOOP: "is a symbolic link that leads back to itself"
        case ENOENT where isLink: "is a symbolic link to a file that is not there"
        default: "cannot be reached: \(Self.reason(code))"
        }
      self = .unusable(what, isReplaceable: false)
      return
    }
    // A pipe would be waited for: it is not even opened.
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR:
      self = .unusable("is a folder", isReplaceable: false)
      return
    default:
      self = .unusable("is not a file but a pipe or a device", isReplaceable: false)
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      self = .unusable(
        FileManager.default.isReadableFile(atPath: path)
          ? "cannot be read" : "cannot be read: its permissions do not allow it",
        isReplaceable: true)
      return
    }
    self = data.isEmpty ? .unusable("is empty", isReplaceable: true) : .bytes(Array(data))
  }

  var bytes: [UInt8]? {
    if case .bytes(let bytes) = self { bytes } else { nil }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOTDIR: "there is a file where a folder should be"
    case ELOOP: "there is a symbolic link that leads back to itself"
    default: String(cString: strerror(code))
    }
  }
}
