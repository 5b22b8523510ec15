/// The kind of file at a path. Symbolic links are followed.
package enum FileKind {
  case regular, folder
  /// A pipe, a socket or a device.
  case other

  /// `nil` if there is no file.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
