import SnugExplanation
import SnugLayout
import Testing

/// The sum that shows why required constraints conflict, in a view of 320 × 44.
struct ConflictSumTests {
  @Test(arguments: [
    (
      "'V:|-20-[a]-8-[b]-20-|'",
      "20 + 8 + 20 = 48 is wanted, 44 available. Even with a and b 0 high, the others would not fit. "
    ),
    ("'V:|-20-[a]-30-|'", "20 + 30 = 50 is wanted, 44 available: a would be −6 high. view"),
    (
      "a.height == b.height - 50, b.edges == view.edges",
      "50 is wanted, 44 available: a would be −6 high. "
    ),
    (
      "a.top == view.top + 10, a.centerY == view.centerY, a.height == 34",
      "34 + 2 × 10 = 54 is wanted, 44 available. view.height == 44"
    ),
    (
      "a.edges == view.edges, a.height == 9/16 * a.width",
      "9/16 × 320 = 180 is wanted, 44 available. view.width == 320"
    ),
    (
      "'H:|-16-[a]-16-|', a.width == b.width, 'H:[b(100)]'",
      "16 + 100 + 16 = 132 is wanted, 320 available. view.width == 320"
    ),
    // The superview has the available height, though its width determines a wanted one.
    (
      "a.left == view.left, a.right == view.right, a.height == 0.75 * a.width, a.top == view.top, "
        + "b.top == a.bottom + 8, b.bottom == view.bottom - 8",
      "0.75 × 320 + 8 + 8 = 256 is wanted, 44 available: b would be −212 high. "
    ),
    (
      "a.left == view.left, a.right == view.right, a.width == 4/3 * a.height, a.top == view.top, "
        + "b.top == a.bottom + 8, b.bottom == view.bottom - 8",
      "0.75 × 320 + 8 + 8 = 256 is wanted, 44 available: b would be −212 high. "
    ),
    (
      "a.width == 2 * a.height, a.width == 200, a.height == 120",
      "120 is wanted, 0.5 × 200 = 100 available. a.height == 120, listed last"
    ),
    // Factors of up to five characters are in the sum.
    (
      "a.edges == view.edges, a.height == 0.718 * a.width",
      "0.718 × 320 = 229.76 is wanted, 44 available. view.width == 320"
    ),
    (
      "a.edges == view.edges, a.height == 0.7182 * a.width",
      "cannot all hold. a.height == 0.7182 * a.width, listed last"
    ),
    (
      "a.left == view.left, a.right == view.right, a.height == 0.718 * a.width, a.top == view.top, "
        + "b.top == a.bottom + 8, b.bottom == view.bottom - 8",
      "0.718 × 320 + 8 + 8 = 245.76 is wanted, 44 available"
    ),
    (
      "a.left == view.left, a.right == view.right, a.height == 0.7182 * a.width, a.top == view.top, "
        + "b.top == a.bottom + 8, b.bottom == view.bottom - 8",
      "229.82 + 8 + 8 = 245.82 is wanted, 44 available"
    ),
    // The constraints themselves show it, or the multiplier does not.
    ("a.width == 40, a.width == 60", "cannot both hold. a.width == 60, listed last"),
    (
      "a.edges == view.edges, a.height == 0.7182818 * a.width",
      "cannot all hold. a.height == 0.718282 * a.width, listed last"
    ),
  ])
  func `has the lengths that conflict`(constraints: String, sum: String) throws {
    let prose = try explain(
      """
      view: { size: [320, 44], subviews: { a: , b: } }
      constraints: [\(constraints.replacing("'", with: "\""))]
      """
    ).proses[0]
    #expect(prose.contains(sum), "\(prose)")
  }

  /// Two lengths beside the ratio's are enough for a column.
  @Test func `a ratio and a gap are a column`() throws {
    let prose = try explain(
      """
      view: { size: [320, 44], subviews: { a: } }
      constraints: ["H:|[a]|", "V:|[a]-8-|", a.height == 0.75 * a.width]
      """
    ).proses[0]
    #expect(prose.hasPrefix("The column needs 248, has 44: "), "\(prose)")
  }

  /// Each of the copies is in a conflict of its own.
  @Test func `a copy of the broken constraint is in the same reason`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 50]
        subviews: { box: }
      constraints:
        - "H:|[box]"
        - "V:|[box(10)]"
        - box.width == 20
        - box.width == 30
        - box.width == 30
      """)
    #expect(explanation.layout.conflicts.count == 2)
    #expect(explanation.reasons.count == 1)
    #expect(
      explanation.proses[0].contains(
        "box.width == 30, listed last, is broken. So is its copy, which can be removed first. "))
    #expect(explanation.remarks == [])
  }
}
