internal import CPangoCairo

/// A font file of the pinned set, found on disk.
struct FontFile: Hashable, Sendable {
  let path: String
  /// The one face that is wanted of a collection.
  let face: Face?

  struct Face: Hashable, Sendable {
    /// From 0.
    var index: UInt32
    var family: String
  }

  /// The first of the directories that has a file of that name; `nil` when none has.
  init?(named name: String, face: Face? = nil, in directories: [String]) {
    let paths = directories.lazy.map { $0 + "/" + name }
    guard let path = paths.first(where: { g_file_test($0, G_FILE_TEST_IS_REGULAR) != 0 })
    else { return nil }
    self.path = path
    self.face = face
  }
}
