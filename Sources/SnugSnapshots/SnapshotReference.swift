import SnugPlatform

/// The state of a reference on disk.
enum SnapshotReference: Hashable, Sendable {
  case bytes([UInt8])
  case missing
  /// A file or folder that cannot be compared with.
  ///
  /// - Parameter isReplaceable: whether recording may replace it by a file. Folders and links
  ///   are not replaced.
  case unusable(String, isReplaceable: Bool)

  init(at file: URL) {
    let path = file.path
    var status = stat()
    guard lstat(path, &status) == 0 else {
      let code = errno
      let place = [ENOTDIR, ELOOP].contains(code) ? " above it" : ""
      self =
        code == ENOENT
        ? .missing
        : .unusable("cannot be reached: \(Self.reason(code))\(place)", isReplaceable: false)
      return
    }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    guard stat(path, &status) == 0 else {
      let code = errno
      let what =
        switch code {
        case ELOOP: "is a symbolic link that leads back to itself"
        case ENOENT where isLink: "is a symbolic link to a file that does not exist"
        default: "cannot be reached: \(Self.reason(code))"
        }
      self = .unusable(what, isReplaceable: false)
      return
    }
    // Opening a pipe would wait, so it is not opened.
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else {
      self = .unusable(
        kind == S_IFDIR ? "is a folder" : "is not a file but a pipe or a device",
        isReplaceable: false)
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
