import SnugDiagnostics
import Testing

/// At 16 points a character is 8 wide, and a line 19.5 high.
@Suite struct `The rule for texts that cover each other` {
  /// a is 40 wide, and b begins at its place.
  private func scene(_ place: String, _ keys: String = "") -> String {
    """
    view:
      size: [200, 100]
      subviews:
        a: { class: UILabel, text: aaaaa, font: 16 }
        b: { class: UILabel, text: bbbbb, font: 16\(keys) }
    constraints: ["H:|[a]", "V:|[a]", \(place)]
    """
  }

  @Test func `reports the later of two views, and the missing constraint`() throws {
    let found = try findings(
      scene("b.leading == view.leading + 30, b.top == view.top"), by: .overlappingText)
    #expect(found.map(\.message) == ["'b' covers 10 points of the text of 'a'"])
    #expect(found.map { $0.range?.start.line } == [5])
    #expect(
      found.map(\.notes) == [
        ["no constraint keeps them apart: add b.leading >= a.trailing + 8"]
      ])
  }

  @Test func `has no constraint to add if it would conflict`() throws {
    let found = try findings(
      scene("b.leading == a.leading + 30, b.top == view.top, a.width == 40"), by: .overlappingText)
    #expect(found.map(\.notes) == [["move one of them, or let one of them give way"]])
  }

  /// A point and less is nothing, letters do not fill a line, and a wide view has its text at one end.
  @Test(arguments: [
    ("b.leading == view.leading + 38.5, b.top == view.top", "", 1),
    ("b.leading == view.leading + 39, b.top == view.top", "", 0),
    ("b.leading == view.leading, b.top == view.top + 12", "", 0),
    ("b.leading == view.leading, b.top == view.top + 8", "", 1),
    ("'H:|[b]|', b.top == view.top", ", textAlignment: right", 0),
    ("'H:|[b(100)]', b.top == view.top", ", textAlignment: center", 1),
    ("b.leading == view.leading, b.top == view.top", ", hidden: true", 0),
  ])
  func `compares letters`(place: String, keys: String, count: Int) throws {
    let found = try findings(
      scene(place.replacing("'", with: "\""), keys), by: .overlappingText)
    #expect(found.count == count)
  }

  /// A switch 51 wide whose left edge is 10 points before the end of the text; an activity indicator may lie over it.
  @Test(arguments: [
    ("UISwitch", ["'b' covers 10 points of the text of 'a'"]),
    ("UIStepper", ["'b' covers 10 points of the text of 'a'"]), ("UIActivityIndicatorView", []),
  ]) func `compares texts with controls that have one size`(control: String, messages: [String])
    throws
  {
    let yaml = """
      view:
        size: [200, 100]
        subviews:
          a: { class: UILabel, text: aaaaa, font: 16 }
          b: { class: \(control) }
      constraints: ["H:|[a]", "V:|[a]", b.leading == view.leading + 30, b.top == view.top]
      """
    #expect(try findings(yaml, by: .overlappingText).map(\.message) == messages)
  }

  @Test func `names the control first, wherever it is in the scene`() throws {
    let found = try findings(
      """
      view:
        size: [200, 100]
        subviews:
          b: { class: UISwitch }
          a: { class: UILabel, text: aaaaa, font: 16 }
      constraints: ["H:|[a]", "V:|[a]", b.leading == view.leading + 30, b.top == view.top]
      """, by: .overlappingText)
    #expect(found.map(\.message) == ["'b' covers 10 points of the text of 'a'"])
    #expect(found.map { $0.range?.start.line } == [4])
  }
}
