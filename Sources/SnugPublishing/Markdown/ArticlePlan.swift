package import Snug
import SnugPlatform

/// The articles to draw and the paths of their pictures. No picture overwrites another.
package struct ArticlePlan: Sendable {
  package struct Entry: Sendable {
    /// The path of the article, or `-`.
    package let path: String
    package let folder: String
    /// `nil` if it could not be read.
    package let article: MarkdownArticle?
    package let form: PictureForm
    package let items: [PicturePlan.Item]
    /// Its errors, in the order of the text.
    package fileprivate(set) var diagnostics: [Diagnostic]

    /// The addresses of the pictures of each block, relative to the article.
    let addresses: [[String]]
  }

  package private(set) var entries: [Entry]

  /// Whether there is a block, a reference without a block, or an unreadable article.
  package var hasWork: Bool {
    entries.contains { entry in
      entry.article.map { $0.hasBlocks || !$0.orphans.isEmpty } ?? true
    }
  }

  /// Reads articles. Each entry stores its errors.
  package init(_ paths: [String], as form: ArticleForm) {
    entries = paths.map { path in
      do throws(Diagnostic) {
        let source = try SourceText.reading(path, as: "article")
        try source.checkEncoding()
        return Entry(path, MarkdownArticle(source), as: form)
      } catch {
        return Entry(path, nil, as: form, [error])
      }
    }
    checkNames(form)
  }

  // MARK: - Names

  /// Reports pictures with the same path, or with the same name in a catalog.
  private mutating func checkNames(_ form: ArticleForm) {
    var owners: [String: String] = [:]
    var catalogs: [String: CatalogNames] = [:]
    let drawn = Set(entries.map { SceneFiles.standardPath(of: $0.path) })
    for index in entries.indices {
      let entry = entries[index]
      var found: [Diagnostic] = []
      for (block, item) in zip(entry.article?.blocks ?? [], entry.items) {
        // A named block without a reference is new. Without a name the picture has the article's and
        // a number, and can be that of an earlier block.
        let isNamed = block.nameRange.offsets != block.range.offsets
        if isNamed, block.reference == nil, entry.path != "-", FileKind(of: item.pictures[0]) != nil
        {
          found.append(.foreignPicture(item.pictures[0], at: block.nameRange))
          continue
        }
        if entry.form.preset == .docc, let catalog = CatalogNames.catalog(of: item.pictures[0]) {
          let clash = catalogs[
            catalog, default: Self.names(in: catalog, besides: drawn, form)
          ].claim(item.pictures, for: entry.path, at: block.nameRange)
          found += [clash].compactMap(\.self)
        } else {
          let path = SceneFiles.standardPath(of: item.pictures[0])
          let owner = owners[path, default: entry.path]
          if owner != entry.path {
            found.append(.duplicatePicture(item.pictures[0], of: owner, at: block.nameRange))
          }
          owners[path] = owner
        }
      }
      entries[index].diagnostics = (entry.diagnostics + found).inOrder
    }
  }

  /// The names of a catalog's images, including the pictures of its other articles.
  private static func names(
    in catalog: String, besides drawn: Set<String>, _ form: ArticleForm
  ) -> CatalogNames {
    var names = CatalogNames(in: catalog)
    let files = try? SceneFiles.files(below: catalog, where: ArticleFiles.isArticle).files
    for path in (files ?? []).map(\.path)
    where !drawn.contains(SceneFiles.standardPath(of: path)) {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let article = MarkdownArticle(SourceText(name: path, utf8: Array(data)))
      // A conflict between two of these is reported when they are drawn.
      for item in Entry(path, article, as: form).items { _ = names.claim(item.pictures, for: path) }
    }
    return names
  }
}

extension ArticlePlan.Entry {
  fileprivate init(
    _ path: String, _ article: MarkdownArticle?, as form: ArticleForm, _ errors: [Diagnostic] = []
  ) {
    self.path = path
    self.article = article
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
    self.folder = folder
    let pictures = form.pictures(for: path)
    let addresses = (article?.blocks ?? []).map { block in
      pictures.fileNames(for: block.name).map { SceneFiles.joined(form.folder, $0) }
    }
    self.form = pictures
    self.addresses = addresses
    items = zip(article?.blocks ?? [], addresses).map { block, names in
      PicturePlan.Item(
        scene: block.file.map { Self.path(of: $0, in: folder) } ?? path,
        root: block.scene, pictures: names.map { SceneFiles.joined(folder, $0) })
    }
    diagnostics = errors + (article?.diagnostics ?? [])
  }

  /// The path of a file relative to an article in a folder. `-` does not mean standard input here.
  private static func path(of file: String, in folder: String) -> String {
    file.hasPrefix("/") ? file : file == "-" ? "./-" : SceneFiles.joined(folder, file)
  }
}

extension Diagnostic {
  fileprivate static func foreignPicture(_ picture: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .duplicatePicture, "there is a picture '\(picture)' that this block has not drawn",
      at: range, notes: ["give the block another name with name=…, or delete the picture"])
  }

  fileprivate static func duplicatePicture(
    _ picture: String, of owner: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, .duplicatePicture, "the picture '\(picture)' already belongs to another article",
      at: range, notes: ["the other one: \(owner)", "rename one of them with name=…"])
  }
}
