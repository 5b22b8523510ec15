import SnugGeometry
import SnugLayout
import Testing

/// The size of a view's content, and the pairs of constraints made from it.
struct ContentSizeTests {
  /// The intrinsic size of a view without constraints: `32 × 19.5`, `-` without a metric.
  private func size(_ view: String, scale: Double = 2) throws -> String {
    let layout = try layout(
      "scale: \(scale)\nview: { size: [200, 200], subviews: { it: \(view) } }")
    let size = layout["it"].intrinsicContentSize.size
    return Axis.allCases.map { size[$0]?.shortDescription ?? "-" }.joined(separator: " × ")
  }

  /// The content-size constraints of the view `it`: description and priority.
  private func pairs(_ view: String) throws -> [String] {
    let layout = try layout("view: { size: [200, 200], subviews: { it: \(view) } }")
    return layout.system.entries.compactMap { entry in
      guard case .contentSize = entry.origin else { return nil }
      return "\(entry.description) @\(entry.priority)"
    }
  }

  @Test func `each side with a metric has a pair of inequalities`() throws {
    let label = "{ class: UILabel, text: text, font: 16, hugging: { vertical: 999 } }"
    #expect(
      try pairs(label) == [
        "it.width <= 32 @250", "it.width >= 32 @750", "it.height <= 19.5 @999",
        "it.height >= 19.5 @750",
      ])
  }

  @Test func `a side without a metric has none`() throws {
    #expect(try pairs("{ class: UIView }") == [])
    #expect(
      try pairs("{ intrinsicContentSize: [none, 40] }")
        == ["it.height <= 40 @250", "it.height >= 40 @750"])
    #expect(try pairs("{ class: UIImageView }") == [])
  }

  @Test func `an override takes the place of the content's size`() throws {
    #expect(
      try size("{ class: UILabel, text: text, font: 16, intrinsicContentSize: [50, 60] }")
        == "50 × 60")
    // Content insets are part of the content's size. The override replaces both.
    #expect(
      try size("{ class: UILabel, text: text, contentInsets: 4, intrinsicContentSize: [none, 60] }")
        == "- × 60")
  }

  @Test func `content insets are added on both axes`() throws {
    #expect(
      try size("{ class: UILabel, text: text, font: 16, contentInsets: [1, 2, 3, 4] }")
        == "38 × 23.5")
  }

  /// 16 × 1.193359375 = 19.09375 for the line, 5 × 7.5 = 37.5 for the text of 15 points.
  @Test(arguments: [(1.0, "38 × 18"), (2, "37.5 × 18"), (3, "37.667 × 18")])
  func `text is rounded up to the pixel`(scale: Double, expected: String) throws {
    #expect(try size("{ class: UILabel, text: Hello, font: 15 }", scale: scale) == expected)
  }

  @Test(arguments: [(1.0, "20"), (2, "19.5"), (3, "19.333")])
  func `a line is rounded up to the pixel`(scale: Double, height: String) throws {
    #expect(try size("{ class: UILabel, text: text, font: 16 }", scale: scale) == "32 × \(height)")
  }

  @Test func `a label without text has the size zero, not no metric`() throws {
    #expect(try size("{ class: UILabel, text: '' }") == "0 × 0")
  }

  @Test func `a button is 12 higher than its line and at least 30 wide`() throws {
    // 19.09 rounded up to 20, and 6 above and below.
    #expect(try size("{ class: UIButton, title: Continue, font: 16 }") == "64 × 32")
    #expect(try size("{ class: UIButton, title: OK, font: 16 }") == "30 × 32")
  }

  @Test func `a text field shows its text, or its placeholder, between 7 points of border`() throws
  {
    let field = "class: UITextField, borderStyle: roundedRect"
    #expect(try size("{ \(field), text: text, font: 16 }") == "46 × 34")
    #expect(try size("{ \(field), text: '', placeholder: longer, font: 16 }") == "62 × 34")
    #expect(try size("{ \(field) }") == "14 × 34")
    // A line of its font, in whole points.
    #expect(try size("{ class: UITextField }") == "0 × 21")
    #expect(try size("{ class: UITextField, font: 14 }") == "0 × 17")
  }

  @Test func `a text field has no border in code, and a round one of Interface Builder`() throws {
    // UITextField.h; 17 points in code, 14 as saved.
    #expect(try size("{ class: UITextField, text: text }") == "34 × 21")
    #expect(
      try size("{ class: UITextField, text: text, createdIn: interfaceBuilder }") == "42 × 34")
  }

  @Test func `a switch and an image have a size of their own`() throws {
    #expect(try size("{ class: UISwitch }") == "49 × 31")
    #expect(try size("{ class: UIImageView, image: [24, 10.2] }") == "24 × 10.5")
  }

  @Test(arguments: [("749.5", 100.0), ("749", 100), ("750", 100), ("750.5", 60), ("751", 60)])
  func `half a priority is enough to decide`(priority: String, width: Double) throws {
    // At exactly 750 both are violated equally, so the intrinsic size decides.
    let layout = try layout(
      """
      view:
        size: [200, 200]
        subviews: { it: { intrinsicContentSize: [100, none], compressionResistance: 750 } }
      constraints: [it.width == 60 @ \(priority)]
      """)
    #expect(layout["it"].frame.width == width)
    #expect(layout["it"].ambiguity.size.horizontal == (priority == "750"))
  }
}
