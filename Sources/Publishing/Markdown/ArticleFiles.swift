import Platform
public import Snug

/// The articles that paths name: files as they are, and those in folders that have a block.
public enum ArticleFiles {
  /// The paths of the articles, each once, those of a folder in the order of their paths.
  ///
  /// In a folder an article is a file whose name ends in `.md` or `.markdown` and that has a block
  /// marked `snug`; hidden files and folders are skipped.
  ///
  /// - Throws: that a folder has no Markdown file at all, or can't be read.
  public static func paths(_ paths: [String]) throws(Diagnostics) -> [String] {
    var found: [String] = []
    var errors: [Diagnostic] = []
    for path in paths {
      guard SceneFiles.isFolder(path) else {
        found.append(path)
        continue
      }
      do {
        let articles = try files(below: path)
        if articles.isEmpty { errors.append(.noArticles(in: path)) }
        found += articles.filter(hasBlocks)
      } catch {
        errors.append(.unreadableFolder(path, error))
      }
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
    var seen: Set<String> = []
    return found.filter {
      seen.insert(SceneFiles.standardPath(of: $0)).inserted
    }
  }

  /// The Markdown files in a folder and those in it.
  static func files(below folder: String) throws -> [String] {
    var folders: [String] = []
    return try SceneFiles.files(below: folder, &folders) { name in
      let name = name.lowercased()
      return name.hasSuffix(".md") || name.hasSuffix(".markdown")
    }.map(\.path)
  }

  /// An article that cannot be read is kept: drawing it reports the error.
  private static func hasBlocks(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return true }
    return data.firstRange(of: "snug".utf8) != nil
      && MarkdownArticle(SourceText(name: path, utf8: Array(data))).hasBlocks
  }
}

extension Diagnostic {
  fileprivate static func noArticles(in folder: String) -> Diagnostic {
    Diagnostic(
      .error, .unreadableFile, "there is no article in the folder", file: folder,
      notes: ["the name of an article ends in .md or .markdown"])
  }
}
