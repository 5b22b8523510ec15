import SnugDrawing
import SnugGeometry
import SnugLayout
import SnugPangoCairo
import Testing

/// The drawn parts of views' texts.
@Suite struct `Texts` {
  /// A line is 20.3 points high, or 40.6 with the large run: two lines fit in 61, and one in 60.
  @Test(arguments: [(61.0, 2), (60, 1), (20, 1), (82, 3)])
  func `show as many lines as fit, with any line heights`(height: Double, lines: Int) throws {
    let scene = try read(
      """
      view:
        size: [100, 100]
        subviews:
          note:
            class: UILabel
            numberOfLines: 0
            text: ["one\\n", { text: "two", font: { size: 34, weight: bold } }, "\\nthree"]
      constraints: ["H:|[note]|", "V:|[note(\(height))]"]
      """)
    let shown = picture(of: scene).marks.compactMap { mark -> StyledText? in
      guard case .text(let text) = mark.shape, mark.role == "content" else { return nil }
      return text.text
    }
    let text = try #require(shown.first)
    #expect(measurer.metrics(of: text, maximumWidth: 100).lineCount == lines)
  }
}
