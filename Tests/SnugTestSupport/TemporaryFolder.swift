public import Foundation

/// A folder that is removed with the value.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, creates its folders, and returns its path.
  @discardableResult
  public func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes a text, like `write(_:_:)`.
  @discardableResult
  public func write(_ text: String, _ name: String) throws -> String {
    try write(Array(text.utf8), name)
  }
}
