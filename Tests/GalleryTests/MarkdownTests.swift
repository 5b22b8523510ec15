import Snug
import SnugDiagnostics
import Testing

/// An explanation in Markdown.
@Suite struct `An explanation as Markdown` {
  private func markdown(_ yaml: String) throws -> String {
    pipeline.explain(try pipeline.scene(from: SourceText(name: "scene.yaml", yaml)).value)
      .written(as: .markdown)
  }

  @Test(arguments: SceneFixture.all)
  func `has tables whose rows match their headers`(fixture: SceneFixture) throws {
    let lines = try fixture.explained().written(as: .markdown)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var width: Int?
    for line in lines {
      guard line.hasPrefix("|") else {
        width = nil
        continue
      }
      let cells = line.replacing("\\|", with: "").count { $0 == "|" }
      #expect(cells == width ?? cells, "\(line)")
      width = cells
    }
    #expect(lines[0].hasPrefix("## ") && lines.contains("### Priorities"))
  }

  @Test func `escapes titles and names`() throws {
    let text = try markdown(
      """
      title: "A | b, *c* & <d> in `e`"
      view: { size: [100, 40], subviews: { a_b_c: } }
      constraints:
        - a_b_c.leading >= view.leading
      """)
    #expect(text.hasPrefix("## A \\| b, \\*c\\* \\& \\<d\\> in \\`e\\`\n"))
    #expect(text.contains("| a\\_b\\_c | `UIView` |"))
    #expect(text.contains("**The width of a\\_b\\_c is ambiguous.**"))
  }

  @Test func `has the same texts for a view, with the numbers of the whole layout`() throws {
    let explanation = try SceneFixture(path: "Fixtures/Scenes/everyday/icon-title-subtitle")
      .explained()
    let view = try explanation.view(named: "title", in: "scene.yaml")
    let text = explanation.written(as: .markdown, about: view)
    #expect(text.hasPrefix("## title\n\n| View | Class |"))
    #expect(text.contains("\n2. **title is stretched by "))
    #expect(!text.contains("\n1. ") && !text.contains("### Priorities"))
  }
}
