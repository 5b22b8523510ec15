extension FileManager {
  /// Whether there is a folder at a path, symbolic links followed.
  package func isFolder(atPath path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
