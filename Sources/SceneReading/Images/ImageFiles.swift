import Foundation

/// Where the image files of a scene come from.
public struct ImageFiles: Sendable {
  /// The bytes of the file at a path as the scene writes it, relative to the scene; `nil` if there
  /// is none, or none that can be read.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?

  public init(_ bytes: @escaping @Sendable (_ path: String) -> [UInt8]?) { self.bytes = bytes }

  /// The most bytes a file may have.
  static let sizeLimit = 16_000_000

  /// Files on disk, beside the scene of a path.
  public static func beside(_ scenePath: String) -> ImageFiles {
    let folder = URL(filePath: scenePath).deletingLastPathComponent()
    return ImageFiles { path in
      let file = folder.appending(path: path)
      guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
      defer { try? handle.close() }
      // One byte more than allowed shows that there are too many; a folder cannot be read.
      return (try? handle.read(upToCount: sizeLimit + 1)).map(Array.init)
    }
  }
}
