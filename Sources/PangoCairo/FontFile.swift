internal import CPangoCairo

/// A file on disk of the pinned set of fonts.
struct FontFile: Hashable, Sendable {
  let path: String
  /// The face in a collection.
  let face: Face?

  struct Face: Hashable, Sendable {
    /// From 0.
    var index: UInt32
    var family: String
  }

  /// Finds a file by name in the first directory that has it; `nil` if none has.
  init?(named name: String, face: Face? = nil, in directories: [String]) {
    let paths = directories.lazy.map { $0 + "/" + name }
    guard let path = paths.first(where: { g_file_test($0, G_FILE_TEST_IS_REGULAR) != 0 })
    else { return nil }
    self.path = path
    self.face = face
  }
}
