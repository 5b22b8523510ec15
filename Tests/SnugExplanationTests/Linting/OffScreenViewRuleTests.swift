import SnugDiagnostics
import Testing

/// At 16 points a character is 8 wide.
@Suite struct `The rule for views off the screen` {
  private func scene(_ constraints: String, _ views: String, width: Int = 100) -> String {
    """
    view:
      size: [\(width), 100]
      subviews: { \(views) }
    constraints: [\(constraints)]
    """
  }
  private static let label = "a: { class: UILabel, text: aaaaa aaaaa aaaaa, font: 16 }"
  private static let row = label + ", b: { class: UILabel, text: bbbbb, font: 16 }"

  /// The text of 17 characters is 136 wide.
  @Test(arguments: [
    (
      "\"H:|-10-[a]\", \"V:|[a]\"", label,
      "3 'a' extends 46 points beyond the right edge of 'view'", "trailing edge"
    ),
    (
      "\"H:|[a]-4-[b]\", \"V:|[a]\", \"V:|[b]\"", row,
      "3 'b' extends 80 points beyond the right edge of 'view'", "trailing edge"
    ),
    (
      "a.centerX == view.centerX, a.top == view.top", label,
      "3 'a' extends 18 points beyond the left and right edges of 'view'",
      "leading and trailing edges"
    ),
    (
      "\"H:|[a]\", \"V:|-60-[a]\"", "a: { intrinsicContentSize: [10, 50] }",
      "3 'a' extends 10 points beyond the bottom edge of 'view'", "bottom edge"
    ),
    (
      "\"H:[a]-10-|\", \"V:|[a]\"", label,
      "3 'a' extends 46 points beyond the left edge of 'view'", "leading edge"
    ),
  ]) func `reports a view that no constraint keeps inside`(
    constraints: String, views: String, message: String, edge: String
  ) throws {
    let found = try findings(scene(constraints, views), by: .offScreenView)
    #expect(found.first.map { "\($0.range?.start.line ?? 0) \($0.message)" } == message)
    #expect(found.first?.notes == ["no constraint limits it there: constrain its \(edge)"])
  }

  @Test func `reports the outermost view, in right-to-left languages at the left`() throws {
    let stack = "s: { class: UIStackView, arrangedSubviews: { \(Self.label) } }"
    let yaml = "layoutDirection: rightToLeft\n" + scene("\"H:|-10-[s]\", \"V:|[s]\"", stack)
    let found = try findings(yaml, by: .offScreenView)
    #expect(found.map(\.message) == ["'s' extends 46 points beyond the left edge of 'view'"])
    #expect(
      found.map(\.notes) == [["no constraint limits it there: constrain its trailing edge"]])
  }

  @Test(arguments: [
    // It fits; its size and position are explicit; it is a badge on a corner.
    ("\"H:|[a]|\", \"V:|[a]\"", label),
    ("\"H:|-10-[a(200)]\", \"V:|[a]\"", label),
    (
      "a.centerX == view.trailing - 4, a.centerY == view.top + 4",
      "a: { intrinsicContentSize: [20, 20] }"
    ),
    // A panel that mostly lies above the screen, with a label that could shrink.
    (
      "p.bottom == view.top + 10, p.bottom == a.bottom + 5, a.top == p.top + 30, "
        + "\"H:|[p]|\", a.leading == p.leading",
      "p: { subviews: { a: { intrinsicContentSize: [20, 20] } } }"
    ),
    // A drawer beside the screen, and the content of a scroll view.
    ("a.leading == view.trailing, \"V:|[a]|\"", "a: { intrinsicContentSize: [20, 20] }"),
    (
      "s.edges == view.edges, a.edges == s.edges",
      "s: { class: UIScrollView, subviews: { \(label) } }"
    ),
    // Hidden.
    (
      "\"H:|-10-[a]\", \"V:|[a]\"", "a: { intrinsicContentSize: [200, 10], hidden: true }"
    ),
  ]) func `allows views whose place is meant`(constraints: String, views: String) throws {
    #expect(try messages(scene(constraints, views), by: .offScreenView) == [])
  }
}
