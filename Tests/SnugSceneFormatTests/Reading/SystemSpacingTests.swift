import SnugGeometry
import SnugLayout
import SnugSceneFormat
import Testing

/// Between edges 8 points; between baselines what is below the upper one, above the lower one, and the leading.
@Suite struct `The system's spacing` {
  private func scene(_ upper: String, _ lower: String, _ equation: String) throws -> Scene {
    try read(
      """
      view:
        subviews: { a: { \(upper) }, b: { \(lower) } }
      constraints: [ \(equation) ]
      """)
  }

  @Test(
    arguments: [
      ("class: UILabel", "class: UILabel", 22.0),
      (
        "class: UILabel, font: { textStyle: body }", "class: UILabel, font: { textStyle: body }", 22
      ),
      // 34 · 494 / 2048, 12 · 1950 / 2048, and the leading of the large title, 41 - 34 · 1.1934.
      ("class: UILabel, font: { textStyle: largeTitle }", "class: UILabel, font: 12", 21.34),
      // Views without text have the font of the other one, or none.
      ("class: UIView", "class: UILabel", 22), ("class: UIView", "class: UIView", 8),
    ])
  func `depends on the fonts`(upper: String, lower: String, points: Double) throws {
    for (multiple, sign) in [("2 * systemSpacing", 2.0), ("systemSpacing", 1)] {
      let scene = try scene(upper, lower, "b.firstBaseline == a.lastBaseline + \(multiple)")
      #expect(abs(scene.constraints[0].constant - sign * points) < 0.01)
    }
    let reversed = try scene(upper, lower, "a.lastBaseline == b.firstBaseline - systemSpacing")
    #expect(abs(reversed.constraints[0].constant + points) < 0.01)
    let edges = try scene(upper, lower, "b.top == a.lastBaseline + systemSpacing")
    #expect(edges.constraints[0].constant == 8)
  }

  /// So that it is right in every text size.
  @Test func `is written as such`() throws {
    let style = "class: UILabel, font: { textStyle: body }"
    let lines = [
      "b.firstBaseline == a.lastBaseline + systemSpacing",
      "a.lastBaseline >= b.firstBaseline - 2 * systemSpacing @ 750",
    ]
    for line in lines {
      let text = try scene(style, style, line).yaml
      #expect(text.contains("- \(line)\n"), "\(text)")
    }
    let stack = try read(
      """
      view:
        class: UIStackView
        axis: vertical
        isBaselineRelativeArrangement: true
        spacing: useSystem
        arrangedSubviews: { a: { \(style) }, b: { \(style) } }
      """
    )
    #expect(stack.yaml.contains("customSpacing: { a: useSystem }"), "\(stack.yaml)")
    #expect(try read(stack.yaml).views.map(\.content) == stack.views.map(\.content))
  }

  @Test func `grows with the text size`() throws {
    let style = "class: UILabel, font: { textStyle: body }"
    let scene = try scene(style, style, "b.firstBaseline == a.lastBaseline + systemSpacing")
    let large = scene.scaled(to: .accessibilityExtraExtraExtraLarge)
    // A line of 53 points is higher than the distance of its lines in the guidelines, 62.
    #expect(abs(large.constraints[0].constant - 53 * 2444 / 2048) < 1e-9)
    #expect(abs(large.scaled(to: .large).constraints[0].constant - 22) < 1e-9)
  }

  @Test(arguments: [
    (true, "vertical", [22.0, 8]), (false, "vertical", [nil, 8]), (true, "horizontal", [nil, 8]),
  ])
  func `is that of baselines in a stack view that is arranged by them`(
    isRelative: Bool, axis: String, spacings: [Double?]
  ) throws {
    let scene = try read(
      """
      view:
        class: UIStackView
        axis: \(axis)
        isBaselineRelativeArrangement: \(isRelative)
        spacing: useSystem
        customSpacing: { b: 8 }
        arrangedSubviews: { a: { class: UILabel }, hidden: { hidden: true }, b: { class: UILabel }, c: }
      """)
    let stack = try #require(scene.views[0].content.stack)
    #expect(stack.spacing == 8)
    let names = ["a", "b"].map { name in scene.viewIDs.first { scene[$0].name == name } }
    for (id, spacing) in zip(names, spacings) {
      let points = id.flatMap { stack.customSpacing[$0] }
      #expect(points.map { ($0 * 100).rounded() / 100 } == spacing)
    }
  }
}
