import SnugComparison
import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// A view that extends beyond its superview has a state like any other: in the verdict, in its line, in
/// tables, and at the size from which it does.
struct ProtrusionTests {
  /// 240 wide and centered: it sticks out of a narrower view by half the difference at each side.
  private let card = """
    title: A card
    view:
      size: [160, 400]
      subviews: { card: }
    constraints:
      - card.center == view.center
      - card.size == [240, 240]
    """

  @Test func `the verdict and the view's line have it, and a remark has the amounts`() throws {
    #expect(
      try explain(card).text() == """
        A card
        view is 160 × 400; card sticks out of view.

        card (UIView): 240 × 240 at (−40, 80), no intrinsic size, sticks out of view.

        card sticks out of view by 40 points on the left and on the right.

        """)
  }

  /// a and b end at 8 + 80 + 4 + 40 = 132 of 100. If their widths are required, nothing can hold b.
  @Test(arguments: [
    ("leftToRight", "H:|-8-[a]-4-[b]", "", "right", "view.trailing >= b.trailing + 8"),
    ("rightToLeft", "H:|-8-[a]-4-[b]", "", "left", "view.trailing >= b.trailing + 8"),
    ("leftToRight", "H:|-8-[a]-4-[b]", "a.width == 80, b.width == 40,", "right", nil),
    ("leftToRight", "H:[b]-4-[a]-8-|", "", "left", "b.leading >= view.leading + 8"),
    ("rightToLeft", "H:[b]-4-[a]-8-|", "", "right", "b.leading >= view.leading + 8"),
  ])
  func `the constraint that is missing at an edge is proposed if it can hold`(
    direction: String, row: String, sizes: String, side: String, missing: String?
  ) throws {
    let explanation = try explain(
      """
      layoutDirection: \(direction)
      view:
        size: [100, 50]
        subviews: { a: { intrinsicContentSize: [80, 20] }, b: { intrinsicContentSize: [40, 20] } }
      constraints: [\(sizes) "\(row)", "V:|[a]", "V:|[b]"]
      """)
    #expect(
      explanation.remarks == [
        "b sticks out of view by 32 points on the \(side)"
          + (missing.map { ": no constraint limits it there. To settle it, add \($0)." } ?? ".")
      ])
  }

  @Test func `what scrolls in a table of Interface Builder does not stick out`() throws {
    var scene = try scene(card)
    scene[.root].interfaceBuilderObject = InterfaceBuilderObject(id: "a", frame: nil)
    #expect(Explanation(engine.layout(scene)).remarks.count == 1)
    scene[.root].interfaceBuilderObject?.scrolls = true
    #expect(Explanation(engine.layout(scene)).remarks.isEmpty)
  }

  /// Its edges are fixed, and its content is not what another constraint would be on.
  @Test func `a scroll view that sticks out gets no constraint that it cannot have`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 50]
        subviews: { scroll: { class: UIScrollView, subviews: { a: { intrinsicContentSize: [40, 20] } } } }
      constraints:
        - view.safeAreaLayoutGuide.leading == scroll.leading + 3
        - scroll.trailing == view.safeAreaLayoutGuide.trailing + 3
        - "V:|[scroll]|"
        - a.leading == scroll.leading
        - a.top == scroll.top
        - a.bottom == scroll.bottom
      """)
    #expect(
      explanation.remarks.contains(
        "scroll sticks out of view by 3 points on the left and on the right."))
  }

  /// Each of the views sticks out by some points more than the one before.
  @Test(arguments: [
    (
      10,
      "v1 and v2 stick out of view, v2 farthest, by 20 points on the right: no constraint limits them there."
    ),
    (0, "v1 and v2 stick out of view by 10 points on the right: no constraint limits them there."),
  ])
  func `views that stick out of one view on one side are told together`(
    step: Int, sentence: String
  ) throws {
    let names = ["v1", "v2"]
    let explanation = try explain(
      """
      view:
        size: [100, 50]
        subviews: { \(names.map { "\($0): { intrinsicContentSize: [20, 20] }" }.joined(separator: ", ")) }
      constraints:
      \(names.enumerated().map { "  - \($1).leading == view.leading + \(90 + step * $0)" }.joined(separator: "\n"))
      \(names.map { "  - \($0).top == view.top" }.joined(separator: "\n"))
      """)
    #expect(explanation.remarks == [sentence])
  }

  /// The broken gap is at the edge that the view passes.
  @Test(
    arguments: [("trailing", true), ("leading", false)], ["leftToRight", "rightToLeft"])
  func `a view that sticks out is told once if a conflict tells of it`(
    _ edge: (name: String, isTold: Bool), direction: String
  ) throws {
    let explanation = try explain(
      """
      layoutDirection: \(direction)
      view: { size: [100, 50], subviews: { a: { intrinsicContentSize: [20, 20] } } }
      constraints: [a.leading == view.leading + 20, a.width == 90, a.\(edge.name) == view.\(edge.name) - 4, a.top == view.top]
      """)
    #expect(explanation.layout.protrusionGroups.count == 1)
    #expect(explanation.remarks.isEmpty == edge.isTold)
  }

  /// Three texts over each other are three pairs; a fourth one over the last is one more.
  @Test(arguments: [(3, 3), (4, 1)])
  func `more than three pairs of texts that overlap are told together`(
    count: Int, sentences: Int
  ) throws {
    let names = ["a", "b", "c", "d"].prefix(count)
    let places = [0, 5, 10, 28]
    let explanation = try explain(
      """
      view:
        size: [100, 50]
        subviews: { \(names.map { "\($0): { class: UILabel, text: Word, font: 10 }" }.joined(separator: ", ")) }
      constraints:
      \(zip(names, places).map { "  - \($0).leading == view.leading + \($1)" }.joined(separator: "\n"))
      \(names.map { "  - \($0).top == view.top" }.joined(separator: "\n"))
      """)
    #expect(explanation.remarks.count == sentences, "\(explanation.remarks)")
    #expect(
      explanation.remarks.first?.hasPrefix(
        sentences == 1 ? "a, b, c and d overlap, " : "a and b overlap by ") == true)
  }

  /// The text is 16 + 40 − 16 wide; 8 points too far is no wrong sign, and with a width it can't be.
  @Test(arguments: [
    ("title.trailing == view.trailing + 16", "", "title.trailing == view.trailing - 16"),
    ("view.trailing == title.trailing - 16", "", "view.trailing == title.trailing + 16"),
    ("title.trailing == view.trailing + 8", "", nil),
    ("title.trailing == view.trailing + 16", ", title.width == 100", nil),
  ])
  func `a constant with the wrong sign is proposed with the other`(
    constraint: String, others: String, proposed: String?
  ) throws {
    let explanation = try explain(
      """
      view:
        size: [100, 50]
        subviews: { title: { class: UILabel, text: Title } }
      constraints: [title.leading == view.leading + 16, \(constraint), "V:|[title]"\(others)]
      """)
    let remark = explanation.remarks.first ?? ""
    #expect(remark.hasPrefix("title sticks out of view"))
    #expect(
      remark.contains("To settle it, change") == (proposed != nil)
        && remark.hasSuffix(proposed.map { "\(constraint) to \($0)." } ?? "."), "\(remark)")
  }

  /// A quarter of a point is half a pixel.
  @Test(arguments: [(0.25, false), (0.3, true)])
  func `less than a visible distance is nothing`(distance: Double, sticksOut: Bool) throws {
    let explanation = try explain(
      """
      view:
        size: [100, 50]
        subviews: { a: { intrinsicContentSize: [20, 20] } }
      constraints: [a.leading == view.leading - \(distance), a.top == view.top]
      """)
    #expect(explanation.verdict.contains("sticks out") == sticksOut)
  }

  @Test func `a table has the size at which it begins`() throws {
    let table = ResizeTable(
      try scene(card), .horizontal, over: 100...400, by: engine)
    #expect(table.rows.map(\.range) == [100...240, 240...400])
    #expect(
      table.text == """
        A card
        view from 100 to 400 wide, 400 high

        width      card's edges
        100 … 240  stick out
        240 … 400  inside

        card sticks out of view below 240.

        """)
  }
}
