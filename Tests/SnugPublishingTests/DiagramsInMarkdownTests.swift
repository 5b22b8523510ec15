import Foundation
import Snug
import SnugPublishing
import SnugTestSupport
import Testing

/// The examples of `DiagramsInMarkdown.md` agree with the output.
@Suite struct `The article about diagrams in Markdown` {
  let text: String
  /// The contents of its longer fences, in order.
  let examples: [String]

  init() throws {
    text = try Fixtures.text("Sources/Snug/Snug.docc/DiagramsInMarkdown.md")
    examples = text.matches(of: /(?ms)^````markdown\n(?<code>.*?)^````$/).map { String($0.code) }
  }

  private func drawing(of text: String, in folder: TemporaryFolder) throws -> ArticleDrawing {
    let path = try folder.write(text, "guide.md")
    var drawings: [ArticleDrawing] = []
    ArticleMaker.draw(
      ArticlePlan([path], as: ArticleForm()), with: try Pipeline(), on: 1, into: &drawings
    ) { drawings, drawing in
      drawings.append(drawing)
      return true
    }
    return try #require(drawings.first)
  }

  @Test func `has an example that is drawn as stated`() throws {
    #expect(examples.count == 2)
    let folder = try TemporaryFolder()
    let drawing = try drawing(of: examples[0], in: folder)
    #expect(drawing.diagnostics == [])
    #expect(
      drawing.changedFiles.map { $0.path.split(separator: "/").last } == [
        "name-and-field.svg", "name-and-field~dark.svg", "guide.md",
      ])
    let result = String(decoding: drawing.text, as: UTF8.self)
    #expect(result == examples[0].replacing("```\n\nA", with: "```\n\n\(examples[1])\nA"))
  }

  @Test func `has the output of a check`() throws {
    let folder = try TemporaryFolder()
    let first = try drawing(of: examples[0], in: folder)
    try OutputFile.write(first.changedFiles)
    let changed = String(decoding: first.text, as: UTF8.self).replacing(
      "[375, 60]", with: "[340, 60]")
    let stale = try drawing(of: changed, in: folder).staleDiagnostics
    let output = stale[0].formatted.replacing(folder.url.path + "/", with: "")
    #expect(text.contains("\n\(output)\n"), "\(output)")
  }

  @Test func `shows blocks and draws none of them`() {
    #expect(!MarkdownArticle(SourceText(name: "a.md", text)).hasBlocks)
  }
}
