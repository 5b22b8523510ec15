import SnugGeometry
import SnugLayout
import Testing

/// Right-to-left layouts.
struct DirectionTests {
  private func scene(_ constraint: String, _ view: String = "") -> String {
    """
    layoutDirection: rightToLeft
    view:
      size: [200, 50]
      layoutMargins: [0, 10, 0, 30]
      \(view)
      subviews: { a: { intrinsicContentSize: [40, 10] }, b: { intrinsicContentSize: [20, 10] } }
    constraints:
      - b.left == view.left + 50
      - \(constraint)
    """
  }

  /// Every edge that can place a width of 40, in a view of 200 with margins of 10 and 30.
  @Test(arguments: [
    ("a.leading == view.leading", 160.0), ("a.leading == view.leading + 8", 152),
    ("a.trailing == view.trailing", 0), ("a.trailing == view.trailing - 8", 8),
    ("a.left == view.left + 8", 8), ("a.right == view.right - 8", 152),
    ("a.leading == view.leadingMargin", 130), ("a.trailing == view.trailingMargin", 10),
    ("a.left == view.leftMargin", 10), ("a.right == view.rightMargin", 130),
    ("a.centerX == view.centerX + 5", 85), ("a.centerX == view.centerXWithinMargins", 70),
    ("a.centerX == view.leading + 30", 150), ("a.leading == view.centerX + 10", 50),
    ("a.leading == b.trailing + 8", 2), ("a.left == b.right + 8", 78),
    ("a.trailing == b.leading - 8", 78), ("a.trailing == 0.5 * view.trailing", 0),
  ]) func `leading and trailing swap, left and right do not`(constraint: String, x: Double) throws {
    #expect(try layout(scene(constraint))["a"].frame.minX == x)
  }

  @Test func `a visual format runs with the language`() throws {
    let layout = try layout(
      scene("\"H:|-[a]-5-[b]\"").replacing("  - b.left == view.left + 50\n", with: ""))
    #expect(layout["a"].frame.minX == 130)
    #expect(layout["b"].frame.minX == 105)
  }

  /// Source: developer.apple.com, `UIView.effectiveUserInterfaceLayoutDirection`: "do not assume that
  /// the value propagates through the view's subtree".
  @Test(arguments: [
    ("forceLeftToRight", 0.0), ("forceRightToLeft", 160), ("playback", 0), ("spatial", 0),
    ("unspecified", 160),
  ]) func `a view can force the direction of its own content`(attribute: String, x: Double) throws {
    let own = try layout(
      scene("a.leading == view.leading", "semanticContentAttribute: \(attribute)"))
    #expect(own["a"].frame.minX == x)
    let inner = try layout(
      """
      view:
        size: [200, 50]
        semanticContentAttribute: \(attribute)
        subviews: { box: { subviews: { a: { intrinsicContentSize: [40, 10] } } } }
      constraints:
        - "H:|[box]|"
        - a.leading == box.leading
      """)
    #expect(inner["a"].frame.minX == 0)
  }

  @Test func `directional margins follow the view's direction`() throws {
    let text = """
      layoutDirection: rightToLeft
      view:
        size: [200, 50]
        directionalLayoutMargins: { top: 1, leading: 2, bottom: 3, trailing: 4 }
      """
    #expect(
      try layout(text)["view"].layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
