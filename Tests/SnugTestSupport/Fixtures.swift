public import Foundation

/// The files of the repository, located relative to this file, not to the working directory.
public enum Fixtures {
  public static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static let folder = repository.appending(path: "Fixtures")

  /// Every file below a folder of the repository, as paths from the repository, in order;
  /// without hidden ones.
  public static func files(below path: String) -> [String] {
    let root = repository.appending(path: path)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      let file = root.appending(path: name).path
      return !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.map { "\(path)/\($0)" }.sorted()
  }

  /// The text of a file, by its path from the repository.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  /// The bytes of a file, by its path from the repository.
  public static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: repository.appending(path: path)))
  }
}
