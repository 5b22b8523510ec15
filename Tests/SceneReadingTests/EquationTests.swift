import AutoLayout
import Diagnostics
import Testing

@Suite struct `Equations` {
  /// The constraint an equation between the views `a` and `b` is read as.
  private func line(_ equation: String) throws -> String {
    let scene = try read(
      "view: { subviews: { a: , b: } }\nconstraints:\n  - \"\(equation)\"\n")
    return scene.constraintLines.joined(separator: "\n")
  }

  @Test(arguments: [
    ("a.width == 8", "a.width == 8"),
    ("a.width==8@750", "a.width == 8 @750"),
    ("a.width >= -8.5", "a.width >= -8.5"),
    ("a.width <= .5", "a.width <= 0.5"),
    ("a.width == 1e2", "a.width == 100"),
    ("a.width == 12. @ 749.5", "a.width == 12 @749.5"),
    ("a.width == 8 @ defaultHigh", "a.width == 8 @750"),
    ("a.width == 8 @fittingSizeLevel", "a.width == 8 @50"),
    ("a.width == 8 @ required", "a.width == 8"),
    ("a.leading == b.trailing", "a.leading == b.trailing"),
    ("a.leading == b.trailing + 8", "a.leading == b.trailing + 8"),
    ("a.leading==b.trailing-8@1", "a.leading == b.trailing - 8 @1"),
    ("a.leading == b.trailing − 8", "a.leading == b.trailing - 8"),
    ("  a.leading  ==  b.trailing  +  8  @  20  ", "a.leading == b.trailing + 8 @20"),
    ("a.width == 2 * b.width", "a.width == 2 * b.width"),
    ("a.width == b.width * 2 + 1", "a.width == 2 * b.width + 1"),
    ("a.width == b.width / 4", "a.width == 0.25 * b.width"),
    ("a.width == -2 * b.width", "a.width == -2 * b.width"),
    ("a.width == b.width * -2", "a.width == -2 * b.width"),
    ("a.height == a.width * 9 / 16", "a.height == 0.563 * a.width"),
    ("a.height == 9 * a.width / 18 - 1 @ 999", "a.height == 0.5 * a.width - 1 @999"),
    ("a.leadingMargin == view.leadingMargin", "a.leadingMargin == view.leadingMargin"),
    ("a.firstBaseline == b.lastBaseline", "a.firstBaseline == b.lastBaseline"),
    ("a.top == superview.topMargin", "a.top == view.topMargin"),
    ("a.width == 0 * b.width + 8", "a.width == 0 * b.width + 8"),
  ]) func `an equation is read as it is written`(equation: String, expected: String) throws {
    #expect(try line(equation) == expected)
  }

  @Test(arguments: Constraint.Attribute.nameable) func `every attribute can be named`(
    attribute: Constraint.Attribute
  ) throws {
    let equation = "a.\(attribute.rawValue) == b.\(attribute.rawValue)"
    #expect(try line(equation) == equation)
  }

  @Test func `an equation knows the place it is written at`() throws {
    let scene = try read(
      """
      view: { subviews: { a: } }
      constraints:
        - a.width == 8
        - { id: tall, constraint: "a.height == 9" }
      """)
    #expect(
      scene.constraints.map { $0.range?.text } == ["a.width == 8", "\"a.height == 9\""])
    #expect(
      scene.constraints.map { $0.range?.location } == ["scene.yaml:3:5", "scene.yaml:4:29"])
    #expect(scene.constraints.map(\.identifier) == [nil, "tall"])
  }
}
