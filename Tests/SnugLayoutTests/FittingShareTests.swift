import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugSolverSupport
import Testing

/// The shares of views without an intrinsic size in `fillProportionally`, which follow from their
/// fitting sizes.
///
/// At 16 points a letter is 8 wide. Without spacing, shares of the stack view's length are exact.
struct FittingShareTests {
  /// A row of a view and of a label 40 wide.
  private func row(_ view: String, width: Double, constraints: String...) throws -> Layout {
    try layout(
      """
      view:
        subviews:
          stack:
            class: UIStackView
            distribution: fillProportionally
            arrangedSubviews:
              a: \(view)
              b: { class: UILabel, text: five5, font: 16 }
      constraints:
        - stack.size == [\(width), 60]
        - stack.top == view.top
        - stack.leading == view.leading
      """ + constraints.map { "\n  - \($0)" }.joined())
  }

  @Test func `a plain view's share follows from its subviews and its margins`() throws {
    // 20 + 120 + 20 for the view, 40 for the label: four fifths and one.
    let layout = try row(
      "{ subviews: { inner: { intrinsicContentSize: [120, 20] } } }",
      width: 400, constraints: "inner.edges == a.edges + 20")
    #expect(layout.spans(["a", "b"], .horizontal) == "0+320 320+80")
    #expect(layout.frame("inner") == "20 20 280 20")
  }

  @Test func `a stack view shares by its views and their spacing`() throws {
    // 25 + 10 + 25 for the inner stack view, 40 for the label: three fifths and two.
    let layout = try row(
      """
      { class: UIStackView, spacing: 10, arrangedSubviews: \
      { c: { intrinsicContentSize: [25, 20] }, d: { intrinsicContentSize: [25, 20] } } }
      """, width: 200)
    #expect(layout.spans(["a", "b"], .horizontal) == "0+120 120+80")
  }

  @Test func `constraints to views outside do not count for the share`() throws {
    // A width of 60 beside a label of 40. The constraint to the row's width is weaker, and not part
    // of the view.
    let layout = try row(
      "{ subviews: { inner: } }", width: 200,
      constraints: "inner.edges == a.edges", "inner.width == 60 @ 60", "inner.height == 20 @ 60",
      "inner.width == stack.width @ 10")
    #expect(layout.spans(["a", "b"], .horizontal) == "0+120 120+80")
  }

  @Test func `a view without subviews has no share`() throws {
    let layout = try row("{}", width: 200)
    #expect(layout.spans(["a", "b"], .horizontal) == "0+0 0+200")
  }

  @Test func `a share may follow from a share inside`() throws {
    // 120 for the view with 120 in it, 40 for the label beside it; so 160 beside a label of 40.
    let layout = try row(
      """
      { class: UIStackView, distribution: fillProportionally, arrangedSubviews: \
      { c: { subviews: { inner: { intrinsicContentSize: [120, 20] } } }, \
      d: { class: UILabel, text: five5, font: 16 } } }
      """, width: 400, constraints: "inner.edges == c.edges")
    #expect(layout.spans(["a", "b"], .horizontal) == "0+320 320+80")
    #expect(layout.spans(["c", "d"], .horizontal) == "0+240 240+80")
  }

  /// The number of text measurements in a layout of a scene.
  private func measurements(_ views: String) throws -> Int {
    let yaml = "view: { subviews: { \(views) } }\nconstraints: [row.edges == view.edges]"
    let scene = try SceneReader.read(SourceText(name: "scene.yaml", yaml)).value
    let measurer = CountingMeasurer()
    _ = LayoutEngine(measuring: measurer).layout(scene)
    return measurer.count
  }

  @Test func `each stack view inside another is laid out once for its share`() throws {
    let counts = try [4, 8, 12].map { levels in
      try measurements(
        (0..<levels).reversed().reduce("label: { class: UILabel, text: one }") { inner, level in
          "\(level == 0 ? "row" : "row\(level)"): { class: UIStackView, "
            + "distribution: fillProportionally, arrangedSubviews: { \(inner) } }"
        })
    }
    #expect(counts[2] - counts[1] == counts[1] - counts[0])
  }

  @Test func `a view with an intrinsic size is not laid out for its share`() throws {
    let counts = try ["fill", "fillProportionally"].map { distribution in
      try measurements(
        """
        row: { class: UIStackView, distribution: \(distribution), \
        arrangedSubviews: { label: { class: UILabel, text: one } } }
        """)
    }
    #expect(counts[0] == counts[1])
  }
}
