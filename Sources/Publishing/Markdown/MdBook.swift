public import Snug

/// A book as mdBook gives it to a preprocessor: `[context, book]` as JSON.
///
/// Source: “Preprocessors” in mdBook's guide for developers. The book is given back with the contents
/// of its chapters changed, and otherwise byte for byte as it came, so that fields of other versions
/// are kept.
public struct MdBook: Sendable {
  /// What came of drawing a book.
  public struct Drawing: Sendable {
    /// The book for mdBook to go on with; empty if a block is wrong or cannot be drawn.
    public let json: [UInt8]
    public let diagnostics: [Diagnostic]
  }

  private let text: JSONText
  private let chapters: [Chapter]

  private struct Chapter: Sendable {
    let content: JSONText.Node
    let article: MarkdownArticle
    /// Where it lies on disk, beside its images.
    let path: String
  }

  /// Whether a preprocessor has anything to give a renderer: pictures stand in HTML.
  ///
  /// Besides HTML itself it is the renderer `markdown`, which shows what preprocessors made.
  public static func supports(renderer: String) -> Bool { ["html", "markdown"].contains(renderer) }

  /// - Throws: that this is no book.
  public init(_ input: SourceText) throws(Diagnostic) {
    let text: JSONText
    do {
      text = try JSONText(input.utf8)
    } catch {
      throw Diagnostic(
        .error, .invalidBook, "this is no JSON",
        at: SourceRange(input, error.offset..<min(error.offset + 1, input.utf8.count)),
        notes: [Self.expectation])
    }
    guard text.root.elements.count == 2,
      let items = text.root.elements[1]["items"] ?? text.root.elements[1]["sections"]
    else {
      throw Diagnostic(
        .error, .invalidBook, "this is no book of mdBook's", file: input.name,
        notes: [Self.expectation])
    }
    self.text = text
    let context = text.root.elements[0]
    let sources = text.string(context["config"]?["book"]?["src"]) ?? "src"
    let root = text.string(context["root"]) ?? ""
    var chapters: [Chapter] = []
    Self.visit(items) { chapter in
      guard let node = chapter["content"], let content = text.string(node) else { return }
      let path = text.string(chapter["source_path"]) ?? text.string(chapter["path"])
      let name = SceneFiles.joined(sources, path ?? text.string(chapter["name"]) ?? "chapter")
      let article = MarkdownArticle(SourceText(name: name, content))
      guard article.hasBlocks else { return }
      chapters.append(
        Chapter(content: node, article: article, path: SceneFiles.joined(root, name)))
    }
    self.chapters = chapters
  }

  private static let expectation =
    "mdBook gives a preprocessor '[context, book]' as JSON, on standard input"

  private static func visit(_ items: JSONText.Node, _ work: (JSONText.Node) -> Void) {
    for item in items.elements {
      // The others are separators and the titles of parts.
      guard let chapter = item["Chapter"] else { continue }
      work(chapter)
      if let items = chapter["sub_items"] { visit(items, work) }
    }
  }

  // MARK: - Drawing

  /// Draws the blocks of all chapters; each stands in its chapter as SVG, behind its scene or, if that
  /// is hidden, in its place.
  ///
  /// - Parameter threads: how many are drawn at once, at least one.
  public func drawn(with pipeline: Pipeline, on threads: Int) -> Drawing {
    let form = PictureForm(preset: .web)
    let blocks = chapters.flatMap { chapter in chapter.article.blocks.map { (chapter, $0) } }
    var drawings: [SceneDrawing] = []
    OrderedWork.run(over: blocks, on: threads, into: &drawings) { chapter, block in
      chapter.article.draw(
        block, as: PicturePlan.Item(scene: chapter.path, pictures: ["\(block.name).svg"]), form,
        with: pipeline)
    } take: { drawings, _, drawing in
      if let drawing { drawings.append(drawing) }
      return true
    }
    var rest = drawings[...]
    var diagnostics: [Diagnostic] = []
    var contents: [(JSONText.Node, String)] = []
    var isFailure = drawings.contains(where: \.isFailure)
    for chapter in chapters {
      let article = chapter.article
      let mine = rest.prefix(article.blocks.count)
      rest = rest.dropFirst(mine.count)
      diagnostics += (article.diagnostics + mine.flatMap(\.diagnostics)).inOrder
      isFailure = isFailure || article.diagnostics.contains { $0.severity == .error }
      guard !isFailure else { continue }
      let pictures = mine.map { Self.element($0.pictures[0].bytes) }
      let content = article.text(with: pictures.map(MarkdownArticle.Replacement.picture))
      contents.append((chapter.content, String(decoding: content, as: UTF8.self)))
    }
    return Drawing(
      json: isFailure ? [] : text.text(in: text.elementRanges[1], replacing: contents),
      diagnostics: diagnostics)
  }

  /// The picture as a block of HTML, which an empty line would end.
  private static func element(_ svg: [UInt8]) -> String {
    let lines = String(decoding: svg, as: UTF8.self)
      .replacing("<svg ", with: "<svg style=\"max-width: 100%; height: auto\" ", maxReplacements: 1)
      .split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    return "<div class=\"snug\">\n\(lines.joined(separator: "\n"))\n</div>"
  }
}
