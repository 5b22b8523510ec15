package import Snug
import SnugPlatform

package enum ArticleFiles {
  /// The paths of the articles, without duplicates. Those in a folder are sorted.
  ///
  /// In a folder an article is a file whose name ends in `.md` or `.markdown` and that has a block
  /// marked `snug`; hidden files and folders are skipped.
  ///
  /// - Throws: an error if a folder has no Markdown file or can't be read.
  package static func paths(_ paths: [String]) throws(Diagnostics) -> [String] {
    let files = try SceneFiles.files(
      at: paths, where: isArticle, called: "article",
      note: "the name of an article ends in .md or .markdown"
    ).files
    var seen: Set<String> = []
    return files.filter { $0.isNamed || hasBlocks($0.entry.path) }.map(\.entry.path).filter {
      seen.insert(SceneFiles.standardPath(of: $0)).inserted
    }
  }

  static func isArticle(_ name: String) -> Bool {
    [".md", ".markdown"].contains { name.lowercased().hasSuffix($0) }
  }

  /// An article that can't be read, or is in UTF-16, is kept, so that drawing it reports the error.
  private static func hasBlocks(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return true }
    let source = SourceText(name: path, utf8: Array(data))
    return (try? source.checkEncoding()) == nil || MarkdownArticle(source).hasBlocks
  }
}
