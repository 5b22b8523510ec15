import SnugExplanation
import Testing

/// Where the range of an ambiguous size ends before the size of the content, the constraint that ends it is
/// named.
struct RangeEndTests {
  /// 47 + 80 = 127, in 100.
  private func explanation(_ constraint: String, width: Int = 100) throws -> Explanation {
    try explain(
      """
      view:
        size: [\(width), 40]
        subviews:
          title: { intrinsicContentSize: [47, 20] }
          rival: { intrinsicContentSize: [80, 20] }
      constraints:
        - "H:|[title][rival]|"
        - title.top == view.top
        - rival.top == view.top
        - \(constraint)
      """)
  }

  @Test(arguments: [
    ("title.width <= 30 @ 700", "title.width <= 30 (700) keeps title from its 47. "),
    ("title.width <= 47 @ 700", ""),
    (
      "rival.leading <= view.centerX - 20 @ 300",
      "rival.leading <= view.centerX - 20 (300) keeps title from its 47. "
    ),
  ])
  func `an optional constraint`(constraint: String, words: String) throws {
    let prose = try explanation(constraint).proses[0]
    let end = constraint.contains("47") ? "20 to 47" : "20 to 30"
    let other = constraint.contains("47") ? "53 to 80" : "70 to 80"
    #expect(
      prose.contains(
        "title could be \(end) points wide and rival \(other). \(words)Drawn with "))
  }

  @Test func `a required inequality`() throws {
    let proses = try explanation("title.width <= 30").proses
    #expect(
      proses[0].hasPrefix("title gives up 17 of its 47 points: its width must be at most 30."))
    #expect(
      proses[1].contains(
        "rival 70 to 80. title.width <= 30 keeps title from its 47. Drawn with title and rival "))
  }

  /// 40 points are less than either wants: then the other has no width left.
  @Test func `room that one view alone would not fit in needs no constraint`() throws {
    let prose = try explanation("title.height == 20", width: 40).proses[0]
    #expect(prose.contains("title could be 0 to 40 points wide and rival 0 to 40. Drawn with "))
  }
}
