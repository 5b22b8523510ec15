import Platform

/// Where the image files of a scene come from.
public struct ImageFiles: Sendable {
  /// The bytes of the file at a path as the scene writes it, relative to the scene; `nil` if there
  /// is none, or none that can be read.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?

  /// The names in a folder that end in a suffix, in any order; the folder is relative to the scene.
  package let names: @Sendable (_ folder: String, _ suffix: String) -> [String]

  public init(_ bytes: @escaping @Sendable (_ path: String) -> [UInt8]?) {
    self.init(bytes) { _, _ in [] }
  }

  package init(
    _ bytes: @escaping @Sendable (_ path: String) -> [UInt8]?,
    names: @escaping @Sendable (_ folder: String, _ suffix: String) -> [String]
  ) {
    self.bytes = bytes
    self.names = names
  }

  /// The most bytes a file may have.
  static let sizeLimit = 16_000_000

  /// Files on disk, beside the scene of a path. Symbolic links are followed: build systems make them.
  public static func beside(_ scenePath: String) -> ImageFiles {
    let folder = URL(filePath: scenePath).deletingLastPathComponent()
    return ImageFiles { path in
      // A pipe could keep us waiting for ever, already when it is opened.
      guard
        let file = try? FileDescriptor(
          opening: folder.appending(path: path).path, O_RDONLY | O_NONBLOCK)
      else { return nil }
      var status = stat()
      guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      // One byte more than allowed shows that there are too many.
      return try? file.readBytes(upTo: sizeLimit + 1)
    } names: { path, suffix in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: path).path)
      return names?.filter { $0.hasSuffix(suffix) } ?? []
    }
  }
}
