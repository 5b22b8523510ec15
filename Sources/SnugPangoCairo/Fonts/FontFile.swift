internal import CSnugPangoCairo

/// A file on disk of the pinned set of fonts, or a face in it.
struct FontFile: Hashable, Sendable {
  let path: String
  let face: Face?

  /// One of the faces of a file with several.
  enum Face: Hashable, Sendable {
    /// In a collection. The index is from 0.
    case inCollection(index: UInt32, family: String)
    /// Of a variable font, at values of its axes such as `wght=700,opsz=14`. Its family is called
    /// like that of the static files.
    case variable(family: String, weight: Int32, axes: String)
  }

  /// A name under which a file may be installed.
  struct Name {
    var file: String
    var face: Face?
  }

  /// Finds the file in the first directory that has it, by the first of its names; `nil` if none
  /// has.
  init?(named names: [Name], in directories: [String]) {
    for directory in directories {
      for name in names {
        let path = directory + "/" + name.file
        guard g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 else { continue }
        self.path = path
        face = name.face
        return
      }
    }
    return nil
  }

  /// Adds the font to a configuration. Returns whether it could be opened.
  func add(to configuration: OpaquePointer) -> Bool {
    switch face {
    case .inCollection(let index, let family)
    where snug_add_font_face(configuration, path, index, family) != 0:
      true
    case .variable(let family, let weight, let axes):
      snug_add_font_instance(configuration, path, family, weight, axes) != 0
    case nil, .inCollection:
      snug_add_font_file(configuration, path) != 0
    }
  }
}
