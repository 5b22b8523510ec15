import Snug
import SnugDiagnostics
import SnugExplanation
import SnugTestSupport
import Testing

/// Words that are wider than their views, measured with Pango.
struct BrokenWordTests {
  @Test(arguments: [
    ("Message", "wraps to 2 lines inside a word"), ("A message", "wraps to 3 lines inside a word"),
    ("a b c d e f g", "wraps to 2 lines"),
  ])
  func `a text that wraps inside a word is said to`(text: String, outcome: String) throws {
    let scene = try pipeline.scene(
      from: SourceText(
        name: "a.yaml",
        """
        view:
          size: [62, fit]
          subviews: { a: { class: UILabel, text: \(text), numberOfLines: 0 } }
        constraints: ["H:|-4-[a]-4-|", "V:|[a]|"]
        """)
    ).value
    let explanation = Explanation(pipeline.layout(scene)).text()
    #expect(explanation.contains("points and \(outcome):"), "\(explanation)")
  }
}
