import SnugPlatform

/// Provides the image files of a scene.
public struct ImageFiles: Sendable {
  /// The bytes of the file at a path, relative to the scene; `nil` if it cannot be read.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?

  /// The names with a suffix in a folder, in any order. The folder is relative to the scene.
  package let names: @Sendable (_ folder: String, _ suffix: String) -> [String]

  public init(
    _ bytes: @escaping @Sendable (_ path: String) -> [UInt8]?,
    names: @escaping @Sendable (_ folder: String, _ suffix: String) -> [String] = { _, _ in [] }
  ) {
    self.bytes = bytes
    self.names = names
  }

  /// The limit for the size of a file, in bytes.
  static let sizeLimit = 16_000_000

  /// Files on disk, relative to the folder of a scene. Symbolic links are followed, because build
  /// systems make them.
  public static func beside(_ scenePath: String) -> ImageFiles {
    let folder = URL(filePath: scenePath).deletingLastPathComponent()
    return ImageFiles { path in
      let file = folder.appending(path: path)
      // Opening a pipe could block for ever.
      guard FileKind(of: file.path) == .regular,
        let data = try? Data(contentsOf: file, options: .alwaysMapped)
      else { return nil }
      // One byte beyond the limit shows that the file is too large.
      return Array(data.prefix(sizeLimit + 1))
    } names: { path, suffix in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: path).path)
      return names?.filter { $0.hasSuffix(suffix) } ?? []
    }
  }
}
