import SnugDiagnostics
import SnugGeometry
import SnugLayout
import Testing

@testable import SnugSceneFormat

@Suite struct `Equations` {
  /// The constraint of an equation between the views `a` and `b`.
  private func line(_ equation: String) throws -> String {
    let scene = try read(
      """
      metrics: { gap: 12, prio: 700, inf: 8 }
      view:
        layoutGuides: { middle: }
        subviews: { a: , b: , list: { class: UIScrollView } }
      constraints:
        - "\(equation)"
      """)
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
    // Metrics, the system spacing, and priorities that are sums.
    ("a.width == gap", "a.width == 12"), ("a.width == -gap", "a.width == -12"),
    ("a.width == 2 * gap", "a.width == 24"), ("a.width == -2*gap @ 5", "a.width == -24 @5"),
    ("a.leading == b.trailing + gap", "a.leading == b.trailing + 12"),
    ("a.leading == b.trailing - gap", "a.leading == b.trailing - 12"),
    ("a.width == inf", "a.width == 8"), ("a.width == b.width - inf", "a.width == b.width - 8"),
    ("a.width == 2 * b.width - 0.5 * gap", "a.width == 2 * b.width - 6"),
    ("a.leading == b.trailing + systemSpacing", "a.leading == b.trailing + 8"),
    ("a.leading >= b.trailing + 2 * systemSpacing", "a.leading >= b.trailing + 16"),
    (
      "a.firstBaseline == b.lastBaseline + systemSpacing",
      "a.firstBaseline == b.lastBaseline + 8"
    ),
    ("a.width == 8 @ high", "a.width == 8 @750"), ("a.width == 8 @low", "a.width == 8 @250"),
    ("a.width == 8 @ high - 1", "a.width == 8 @749"),
    ("a.width == 8 @defaultLow+1", "a.width == 8 @251"),
    ("a.width == 8 @ required - 0.5", "a.width == 8 @999.5"),
    ("a.width == 8 @ 750 - 1", "a.width == 8 @749"),
    ("a.width == 8 @ prio", "a.width == 8 @700"),
    ("a.width == 8 @ prio - 100", "a.width == 8 @600"),
    // Guides.
    ("a.top == view.safeAreaLayoutGuide.top", "a.top == view.safeAreaLayoutGuide.top"),
    ("a.top == superview.safeAreaLayoutGuide.top + 8", "a.top == view.safeAreaLayoutGuide.top + 8"),
    (
      "a.layoutMarginsGuide.leading == 0.5 * b.readableContentGuide.trailing @5",
      "a.layoutMarginsGuide.leading == 0.5 * b.readableContentGuide.trailing @5"
    ),
    ("list.contentLayoutGuide.width == a.width", "list.contentLayoutGuide.width == a.width"),
    ("a.top == list.frameLayoutGuide.top", "a.top == list.frameLayoutGuide.top"),
    ("middle.width == 8", "middle.width == 8"),
    ("a.top == middle.bottom", "a.top == middle.bottom"),
    ("middle.top == superview.top", "middle.top == view.top"),
  ]) func `an equation is read as it is written`(equation: String, expected: String) throws {
    #expect(try line(equation) == expected)
  }

  @Test(arguments: Constraint.Attribute.nameable) func `every attribute can be named`(
    attribute: Constraint.Attribute
  ) throws {
    let equation = "a.\(attribute.rawValue) == b.\(attribute.rawValue)"
    #expect(try line(equation) == equation)
  }

  @Test(arguments: LayoutPriority.named) func `every priority has its name`(
    name: String, priority: LayoutPriority
  ) throws {
    #expect(
      try read("view: { subviews: { a: } }\nconstraints: [a.width == 8 @ \(name)]")
        .constraints[0].priority == priority)
    #expect(
      try read("view: { hugging: \(name) }").views[0].contentHuggingPriority.vertical == priority)
  }

  @Test func `a guide of a view is created once, at its first use`() throws {
    let scene = try read(
      """
      view: { layoutGuides: { gap: }, subviews: { a: { layoutGuides: { other: } } } }
      constraints:
        - a.top == view.safeAreaLayoutGuide.top
        - a.left == a.layoutMarginsGuide.left
        - a.bottom == superview.safeAreaLayoutGuide.bottom
      """)
    #expect(
      scene.guides.map(\.name) == [
        "gap", "other", "view.safeAreaLayoutGuide", "a.layoutMarginsGuide",
      ])
    #expect(scene.guides.map(\.owningView.index) == [0, 1, 0, 1])
    #expect(scene.guides.map(\.kind) == [.custom, .custom, .safeArea, .layoutMargins])
    #expect(scene.guides[0].range?.text == "gap")
  }

  @Test func `an equation has its source range`() throws {
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
