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

  /// The larger run gives the label its baseline, as it does in the layout.
  @Test func `of a line in two fonts are on the baseline of the label`() throws {
    let scene = try read(
      """
      view:
        size: [200, 80]
        subviews:
          name: { class: UILabel, text: "Speed", numberOfLines: 1 }
          speed:
            class: UILabel
            numberOfLines: 1
            text: [{ text: "12.4", font: { size: 34, weight: bold } }, " km/h"]
      constraints:
        - "H:|[name][speed]"
        - speed.centerY == view.centerY
        - name.firstBaseline == speed.firstBaseline
      """)
    let baselines = picture(of: scene).marks.compactMap { mark -> Double? in
      guard case .text(let text) = mark.shape, mark.role == "content" else { return nil }
      let metrics = measurer.metrics(of: text.text, maximumWidth: nil)
      return text.top + text.scale * metrics.firstBaseline
    }
    #expect(baselines.count == 2)
    // The heights of lines are rounded to pixels, their baselines are not.
    #expect(abs(baselines[0] - baselines[1]) < 0.5)
  }
}
