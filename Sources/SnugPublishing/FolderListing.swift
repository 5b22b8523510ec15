import SnugPlatform

/// The names in a folder in which a scene's images were looked up.
package struct FolderListing: Hashable, Sendable {
  package let path: String
  private let suffix: String
  /// Sorted.
  let names: [String]

  init(of path: String, suffix: String) {
    self.path = path.isEmpty ? "." : path
    self.suffix = suffix
    let all = (try? FileManager.default.contentsOfDirectory(atPath: self.path)) ?? []
    names = all.filter { $0.hasSuffix(suffix) }.sorted()
  }

  package var isUnchanged: Bool { FolderListing(of: path, suffix: suffix) == self }
}
