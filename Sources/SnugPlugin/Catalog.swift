import Foundation

/// A documentation catalog: a folder `NAME.docc` with articles, pictures and, for us, scenes.
struct Catalog {
  var url: URL
  var scenes: [URL] = []
  /// Whether an article has scenes in fenced blocks, or in the comments they become.
  var hasBlocks = false

  var hasWork: Bool { !scenes.isEmpty || hasBlocks }

  /// The contents in words: “3 scenes”, “the articles”.
  var contents: String {
    let scenes = scenes.count == 1 ? "1 scene" : "\(scenes.count) scenes"
    guard hasBlocks else { return scenes }
    return self.scenes.isEmpty ? "the articles" : "\(scenes) and the articles"
  }

  /// The catalogs of a target, by path.
  static func all(below folder: URL) throws -> [Catalog] {
    try files(below: folder).filter { $0.pathExtension == "docc" }.map { try Catalog(url: $0) }
  }

  init(url: URL) throws {
    self.url = url
    for file in try Self.files(below: url) {
      switch file.pathExtension.lowercased() {
      case "yaml", "yml": scenes.append(file)
      case "md":
        hasBlocks = try hasBlocks || Self.hasBlocks(String(contentsOf: file, encoding: .utf8))
      default: break
      }
    }
  }

  /// Whether an article has a block. A block inside another fence is only quoted.
  private static func hasBlocks(_ article: String) -> Bool {
    let fence =
      #/
      (?m) ^ [\h>]* (?: [-+*] | \d+ [.)] )? \h*
      (?: (?<block> (?: `{3,}+ | ~{3,}+ | <!-- ) \h* (?: ya?ml \h+ )? snug\b )
        | (?<mark> `{3,}+ | ~{3,}+ ) (?s: .*? ) ^ [\h>]* \k<mark> )
      /#
    return article.matches(of: fence).contains { $0.block != nil }
  }

  private static func files(below folder: URL) throws -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let urls = (found?.allObjects ?? []).compactMap { $0 as? URL }
    return urls.sorted { $0.path < $1.path }
  }
}
