import Foundation

/// A documentation catalog: a folder `NAME.docc` with articles, pictures and, for us, scenes.
struct Catalog {
  var url: URL
  var scenes: [URL] = []
  /// How many articles hold fenced blocks marked `snug`.
  var articles = 0

  var hasBlocks: Bool { articles > 0 }
  var hasWork: Bool { !scenes.isEmpty || hasBlocks }

  /// What is in it: "3 scenes and 1 article with scenes in it".
  var contents: String {
    let scenes = scenes.count == 1 ? "1 scene" : "\(scenes.count) scenes"
    guard hasBlocks else { return scenes }
    let articles = articles == 1 ? "1 article" : "\(articles) articles"
    return self.scenes.isEmpty ? "\(articles) with scenes" : "\(scenes) and \(articles) with scenes"
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
        let text = try String(contentsOf: file, encoding: .utf8)
        if text.firstMatch(of: /(?m)^ {0,3}(`{3,}|~{3,})[ \t]*snug\b/) != nil { articles += 1 }
      default: break
      }
    }
  }

  private static func files(below folder: URL) throws -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let urls = (found?.allObjects ?? []).compactMap { $0 as? URL }
    return urls.sorted { $0.path < $1.path }
  }
}
