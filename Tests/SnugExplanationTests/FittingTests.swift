import SnugExplanation
import Testing

/// Why a root with a fitting size has that size. A line of text at 16 points is 19.09 high, rounded
/// up to 19.5 at scale 2.
struct FittingTests {
  private static func cell(_ limit: String, margin: Int) -> String {
    """
    view:
      name: cell
      size: [200, fit]
      subviews: { title: { class: UILabel, text: abc, font: 16 } }
    constraints:
      - "V:|-(>=\(margin))-[title]-(>=\(margin))-|"
      - title.centerY == cell.centerY
      - "H:|[title]"
    \(limit)
    """
  }

  /// 8 + 19.5 + 8 = 35.5
  @Test func `a limit above the content's height determines it`() throws {
    let explanation = try explain(Self.cell("  - cell.height >= 44", margin: 8))
    #expect(
      explanation.remarks == [
        "cell is 44 high because of cell.height >= 44; its content needs only 35.5."
      ])
    #expect(
      explanation.text().hasSuffix(
        "\n\ncell is 44 high because of cell.height >= 44 (line 9); its content needs only 35.5.\n")
    )
  }

  @Test func `an optional limit has its priority`() throws {
    let explanation = try explain(Self.cell("  - cell.height == 44 @ 999", margin: 8))
    #expect(
      explanation.remarks == [
        "cell is 44 high because of cell.height == 44 at 999; its content needs only 35.5."
      ])
  }

  /// 20 + 19.5 + 20 = 59.5
  @Test func `a limit below the content's height does not determine it`() throws {
    let explanation = try explain(Self.cell("  - cell.height >= 44", margin: 20))
    #expect(
      explanation.remarks == [
        """
        cell is 59.5 high, more than cell.height >= 44 asks for: 20 + 19.5 + 20 = 59.5. \
        title (750) keeps its height.
        """
      ])
  }

  @Test func `without a limit the reason is included only for the root`() throws {
    let explanation = try explain(Self.cell("", margin: 20))
    #expect(explanation.remarks == [])
    #expect(
      try explanation.text(about: explanation.view(named: "cell", in: "scene.yaml")).hasSuffix(
        "\n\ncell is 59.5 high: 20 + 19.5 + 20 = 59.5 (line 6). title (750) keeps its height.\n"))
  }

  @Test func `a root with the height of one of its views is compared with it`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, fit]
        subviews: { photo: { class: UIImageView, image: [200, 120] } }
      constraints: ["H:|[photo]|", "V:|[photo]|"]
      """)
    #expect(
      try explanation.text(about: explanation.view(named: "view", in: "scene.yaml")).hasSuffix(
        "view is 120 high, as high as photo (line 4). photo (750) keeps its height.\n"))
  }

  /// 2 × 8 + 44: the distances above and below the center are equal.
  @Test func `a center counts twice`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, fit]
        subviews: { close: { intrinsicContentSize: [44, 44] } }
      constraints: ["H:|[close]", close.centerY == view.centerY, close.top >= view.top + 8]
      """)
    #expect(
      try explanation.text(about: explanation.view(named: "view", in: "scene.yaml")).contains(
        "view is 60 high: 44 + 2 × 8 = 60"))
  }
}
