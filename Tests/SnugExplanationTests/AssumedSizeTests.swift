import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// The size of a symbol, of a missing image or of a class that is not known is never the reason without the
/// word *assumed*.
struct AssumedSizeTests {
  /// star's size is a placeholder of Interface Builder.
  private func explanation(_ star: String, width: Int) throws -> Explanation {
    try explain(
      """
      title: A star
      designTime: true
      view:
        size: [\(width), 40]
        subviews:
          star: { placeholderIntrinsicContentSize: [24, 20], \(star) }
          title: { intrinsicContentSize: [100, 20] }
      constraints:
        - "H:|[star]-8-[title]|"
        - star.top == view.top
        - title.top == view.top
      """)
  }

  /// 24 + 8 + 100 = 132.
  @Test func `a view with its assumed size`() throws {
    #expect(
      try explanation("hugging: 252", width: 150).text() == """
        A star
        view is 150 × 40; title is stretched.

        star (UIView): 24 × 20 at (0, 0), its assumed size.
        title (UIView): 118 × 20 at (32, 0), 18 points wider than its intrinsic width (1).

        1. title takes all 18 spare points: it hugs less (250) than star (252).
           24 + 8 + 100 = 132; view has 150 (line 9). title (250) gives way, all 18. star (252) keeps its \
        width. The width of star is assumed.

        """)
  }

  @Test func `a view that gives way`() throws {
    #expect(
      try explanation("compressionResistance: 749", width: 120).text() == """
        A star
        view is 120 × 40; star is compressed.

        star (UIView): 12 × 20 at (0, 0), 12 points narrower than its assumed width (1).
        title (UIView): 100 × 20 at (20, 0), its intrinsic size.

        1. star gives up 12 of its assumed 24 points: it resists less (749) than title (750).
           24 + 8 + 100 = 132; view has 120 (line 9). star (749) gives way, all 12. title (750) keeps its \
        width. The width of star is assumed.

        """)
  }

  @Test func `a picture says it, too`() throws {
    let explanation = try explanation("hugging: 252", width: 150)
    #expect(
      explanation.prose(for: explanation.reasons[0]).details
        == "24 + 8 + 100 = 132; view has 150. The width of star is assumed.")
  }

  @Test func `a required size in a conflict`() throws {
    let explanation = try explanation("compressionResistance: 1000", width: 150)
    var scene = explanation.layout.scene
    scene.constraints.append(
      Constraint(
        firstItem: .view(ViewID(index: 1)), firstAttribute: .width, constant: 10))
    let conflicting = Explanation(engine.layout(scene))
    #expect(conflicting.proses[0].contains("star resists at 1000 for its assumed width 24"))
  }
}
