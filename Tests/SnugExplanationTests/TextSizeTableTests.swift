import SnugComparison
import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// In the test's font the width of a letter is half the font size.
struct TextSizeTableTests {
  private func table(_ text: String, width: Double) throws -> TextSizeTable {
    let scene = try scene(
      """
      view:
        size: [\(width), fit]
        subviews:
          title: { class: UILabel, text: \(text), font: { textStyle: body } }
          mark: { class: UILabel, text: ab }
      constraints: ["H:|[title]|", "V:|[title]|", "H:|[mark]", "V:|[mark]"]
      """)
    let engine = LayoutEngine(measuring: MonospacedTextMeasurer())
    let categories = [ContentSizeCategory.large, .extraExtraLarge, .accessibilityLarge]
    return TextSizeTable(categories.map { engine.layout(scene.scaled(to: $0)) })
  }

  /// Ten letters are 85, 105 and 165 points wide.
  @Test(arguments: [
    (200.0, "No text is cut."), (105, "title is cut in accessibilityLarge."),
    (90, "title is cut from extraExtraLarge up."), (80, "title is cut in all of them."),
  ])
  func `has the sizes in which a text is truncated`(width: Double, sentence: String) throws {
    #expect(try table("aaaaaaaaaa", width: width).text.hasSuffix("\n\n\(sentence)\n"))
  }

  @Test func `has a row for each size`() throws {
    #expect(
      try table("aaaaaaaaaa", width: 90).text.split(separator: "\n").dropFirst().prefix(4) == [
        "text size           view       cut      layout",
        "large               90 × 20.5  nothing  satisfied",
        "extraExtraLarge     90 × 25.5  title    satisfied",
        "accessibilityLarge  90 × 39.5  title    satisfied",
      ])
  }

  @Test func `a name is escaped in Markdown`() throws {
    let scene = try scene(
      """
      title: _large_
      view:
        size: [80, fit]
        subviews: { _title_: { class: UILabel, text: aaaaaaaaaa, font: { textStyle: body } } }
      constraints: ["H:|[_title_]|", "V:|[_title_]|"]
      """)
    let layout = LayoutEngine(measuring: MonospacedTextMeasurer()).layout(scene)
    let lines = TextSizeTable([layout]).markdown.split(separator: "\n")
    #expect(lines.first == "\\_large\\_")
    #expect(lines.last == "- \\_title\\_ is cut in all of them.")
  }
}
