import SnugDiagnostics
import SnugLayout
import Testing

/// Rules about the author's constraints.
@Suite struct `Rules about constraints` {
  private func box(_ constraints: [String], _ rest: String = "", view: String = "") -> String {
    """
    view:
      size: [200, 100]
      subviews:
        a: { \(view) }
        b: { intrinsicContentSize: [20, 20] }
    constraints:
      - "H:|[b]"
      - "V:|[b]"

    """ + constraints.map { "  - \($0)\n" }.joined() + rest
  }

  // MARK: unused-constraint

  @Test func `report a redundant constraint`() throws {
    let yaml = box([
      "\"H:|[a]|\"", "\"V:|[a]|\"", "a.width == view.width", "a.centerY == view.centerY",
    ])
    #expect(
      try messages(yaml, by: .unusedConstraint) == [
        "11 'a.width == view.width' changes nothing: every layout is the same without it",
        "12 'a.centerY == view.centerY' changes nothing: every layout is the same without it",
      ])
  }

  @Test(arguments: [60, 61]) func `try each of a limited number of constraints`(
    count: Int
  ) throws {
    let others = (0..<26).map { "v\($0)" }
    let yaml = """
      view:
        size: [200, 100]
        subviews:
          a: {}
      \(others.map { "    \($0): { intrinsicContentSize: [20, 20] }\n" }.joined())constraints:
        - "H:|[a]|"
        - "V:|[a]|"
        - a.width == view.width
        - \(count == 60 ? "\"V:[a(>=9)]\"" : "\"V:[a(>=9,<=900)]\"")
        - a.width >= 3
        - a.width <= 4000
      \(others.map { "  - \"H:|[\($0)]\"\n  - \"V:|[\($0)]\"\n" }.joined())
      """
    #expect(try scene(yaml).constraints.count == count)
    #expect(
      try messages(yaml, by: .unusedConstraint)
        == (count == 60
          ? ["34 'a.width == view.width' changes nothing: every layout is the same without it"]
          : []))
  }

  @Test func `report the later of two, or the optional one`() throws {
    #expect(
      try messages(
        box(["\"V:|[a]|\"", "a.leading == view.leading", "a.width == 40", "a.width == 40"]),
        by: .unusedConstraint
      ) == ["12 'a.width == 40' changes nothing: line 11 implies it"])
    #expect(
      try messages(
        box(["\"V:|[a]|\"", "a.leading == view.leading", "a.width == 40 @ 700", "a.width == 40"]),
        by: .unusedConstraint
      ) == ["11 'a.width == 40 @ 700' changes nothing: line 12 implies it"])
  }

  /// They are equally high only as long as their texts have as many lines, and a column overflows only with long
  /// ones.
  @Test(arguments: [
    ["\"H:|[a][b]|\"", "\"V:|[a]\"", "b.top == a.top", "b.bottom == a.bottom"],
    [
      "\"H:|[a]|\"", "\"H:|[b]|\"", "\"V:|[a][b]\"", "b.bottom <= view.bottom",
      "a.height == 20 @ 249",
    ],
  ]) func `try other contents, not all of one factor`(constraints: [String]) throws {
    let yaml = """
      view:
        size: [200, 100]
        subviews: { a: { class: UILabel, text: aa, font: 16 }, b: { class: UILabel, text: bb, font: 16 } }
      constraints:
      \(constraints.map { "  - \($0)\n" }.joined())
      """
    #expect(try messages(yaml, by: .unusedConstraint) == [])
  }

  /// What was assumed may come from this constraint.
  @Test(arguments: [("intrinsicContentSize", 1), ("placeholderIntrinsicContentSize", 0)])
  func `allow the size of a view whose content is not known`(key: String, count: Int) throws {
    let yaml = """
      view:
        size: [200, 100]
        subviews: { a: { \(key): [20, 20] } }
      constraints: ["H:|[a]", "V:|[a]", a.height == 20]
      """
    #expect(try messages(yaml, by: .unusedConstraint).count == count)
  }

  @Test func `report a constraint that is never satisfied`() throws {
    #expect(
      try messages(
        box(["\"H:|[a]|\"", "\"V:|[a]|\"", "a.height == 30 @ 700"]), by: .unusedConstraint
      ) == ["11 'a.height == 30 @ 700' changes nothing: every layout is the same without it"])
  }

  @Test(arguments: [
    // All of them are necessary to position the view.
    ["\"H:|[a]|\"", "\"V:|[a]|\""],
    // Guards against states that the scene does not show.
    ["\"H:|[a]|\"", "\"V:|[a]|\"", "a.width >= 44"],
    ["\"H:|[a]|\"", "\"V:|[a]|\"", "b.trailing <= view.trailing"],
  ]) func `don't report necessary constraints and guards`(constraints: [String]) throws {
    #expect(try messages(box(constraints), by: .unusedConstraint) == [])
  }

  @Test func `try other sizes before reporting anything`() throws {
    // At 200 each of the last two alone fills the view. At 400 the first of them makes it 300 wide,
    // and the second has no effect.
    let constraints = [
      "\"H:|[a]\"", "\"V:|[a]|\"", "a.trailing <= view.trailing", "a.width == 300 @ 700",
      "a.trailing == view.trailing @ 600",
    ]
    #expect(
      try messages(box(constraints), by: .unusedConstraint) == [
        "13 'a.trailing == view.trailing @ 600' changes nothing: every layout is the same without it"
      ])
  }

  @Test func `don't report a constraint that a variant needs`() throws {
    let constraints = ["\"H:|[a]|\"", "\"V:|[a]|\"", "b.width == 20"]
    #expect(
      try messages(box(constraints), by: .unusedConstraint) == [
        "11 'b.width == 20' changes nothing: every layout is the same without it"
      ])
    let variant = """
      variants:
        - title: Large
          set: { b.intrinsicContentSize: [50, 20] }
      """
    #expect(try messages(box(constraints, variant), by: .unusedConstraint) == [])
  }

  @Test func `don't report a constraint that other contents need`() throws {
    // The text is 40 wide, and would be 80 at twice the length.
    let yaml = """
      view:
        size: [200, 40]
        subviews: { a: { class: UILabel, text: aaaaa, font: 16 } }
      constraints: ["H:|[a]", "V:|[a]", a.width == 40]
      """
    #expect(try messages(yaml, by: .unusedConstraint) == [])
  }

  @Test func `report an inequality that another one implies`() throws {
    let constraints = ["\"H:|[a]|\"", "\"V:|[a]|\"", "a.width >= 44", "a.width >= 40"]
    #expect(
      try messages(box(constraints), by: .unusedConstraint)
        == ["12 'a.width >= 40' changes nothing: line 11 implies it"])
    // An optional constraint can give way.
    #expect(
      try messages(
        box(["\"H:|[a]|\"", "\"V:|[a]|\"", "a.width >= 44 @ 700", "a.width >= 40"]),
        by: .unusedConstraint) == [])
  }

  @Test func `don't report a constraint of a hidden view`() throws {
    let constraints = ["\"H:|[a]|\"", "\"V:|[a]|\"", "a.width == view.width"]
    #expect(try messages(box(constraints, view: "hidden: true"), by: .unusedConstraint) == [])
  }

  @Test func `don't report constraints that position a guide`() throws {
    let yaml = """
      view:
        size: [200, 100]
        layoutGuides: { gap: {} }
        subviews: { a: { intrinsicContentSize: [20, 20] } }
      constraints:
        - "H:|[a]"
        - "V:|[a]"
        - gap.leading == a.trailing
        - gap.trailing == view.trailing
        - gap.top == view.top
        - gap.bottom == a.bottom
      """
    #expect(try messages(yaml, by: .unusedConstraint) == [])
  }

  @Test(arguments: ["scroll", "scroll.contentLayoutGuide"])
  func `don't report constraints that determine a scroll view's content size`(scrolled: String)
    throws
  {
    let yaml = """
      view:
        size: [200, 100]
        subviews:
          scroll:
            class: UIScrollView
            subviews: { a: { intrinsicContentSize: [none, 300] } }
      constraints:
        - scroll.edges == view.edges
        - a.edges == \(scrolled).edges
        - a.width == scroll.width
      """
    #expect(try messages(yaml, by: .unusedConstraint) == [])
  }

  @Test func `report nothing for scenes with conflicts, or very large ones`() throws {
    #expect(
      try messages(
        box(["\"H:|[a]|\"", "\"V:|[a]|\"", "a.width == 10", "a.width == 10"]),
        by: .unusedConstraint) == [])
    // 2 + 2 + 2 + 55 is one above the limit.
    let many =
      ["\"H:|[a]|\"", "\"V:|[a]|\""] + Array(repeating: "a.width == view.width", count: 55)
    #expect(try messages(box(many), by: .unusedConstraint) == [])
  }

  /// 999 is what is advised against a conflict.
  @Test(arguments: [(999, 0), (998, 1)])
  func `allow a constraint that gives way at 999`(priority: Int, count: Int) throws {
    let constraints = ["\"H:|[a]|\"", "\"V:|[a]|\"", "a.width == 10 @ \(priority)"]
    #expect(try messages(box(constraints), by: .unusedConstraint).count == count)
  }

  @Test func `allow what determines the size of scrolled content`() throws {
    let found = try messages(
      """
      view:
        size: [100, 60]
        subviews:
          scroll: { class: UIScrollView, subviews: { pages: {} } }
      constraints:
        - scroll.edges == view.edges
        - pages.edges == scroll.contentLayoutGuide.edges
        - pages.width == scroll.frameLayoutGuide.width
      """, by: .unusedConstraint)
    #expect(found == [])
  }

  /// A cell that is too low for a moment gets its height from the end of its content.
  @Test(arguments: [
    ("view.bottom == a.bottom", 0), ("view.layoutMarginsGuide.bottom == a.bottom", 0),
    ("a.centerY == view.centerY", 1),
  ])
  func `allow the end of a cell that gives way`(constraint: String, count: Int) throws {
    let constraints = ["\"H:|[a]|\"", "\"V:|[a(300)]\"", "\(constraint) @ 749"]
    #expect(try messages(box(constraints), by: .unusedConstraint).count == count)
  }

  // MARK: misplaced-priority

  @Test func `report a priority without a rival`() throws {
    #expect(
      try messages(
        box(["\"H:|[a]|\"", "a.top == view.top", "a.height == 1 @ 500"]), by: .misplacedPriority)
        == [
          "11 'a.height == 1' is optional, but nothing competes with it: 500 decides nothing"
        ])
  }

  /// Who gives way is open, and the center ends what is possible.
  @Test(arguments: [(200, 0), (400, 1)])
  func `don't report a priority where the layout is ambiguous`(width: Int, count: Int) throws {
    let found = try messages(
      """
      view:
        size: [\(width), 40]
        subviews:
          a: { intrinsicContentSize: [60, 20] }
          b: { intrinsicContentSize: [120, 20] }
          c: { intrinsicContentSize: [60, 20] }
      constraints:
        - a.leading == view.leading
        - c.trailing == view.trailing
        - b.centerX == view.centerX @ 500
        - b.leading >= a.trailing
        - b.trailing <= c.leading
        - "V:|[a]"
        - "V:|[b]"
        - "V:|[c]"
      """, by: .misplacedPriority)
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [
    // A stronger rival at half the width; a weaker one; an inequality.
    ["\"V:|[a]|\"", "\"H:|[a]\"", "a.width == 150 @ 700", "a.width <= view.width"],
    ["\"V:|[a]|\"", "\"H:|[a]\"", "a.width == 150 @ 700", "a.width == 160 @ 600"],
    ["\"V:|[a]|\"", "\"H:|[a]\"", "b.width == 30 @ 700", "a.width == 10"],
    // 999, which means nearly required; required; a guard; a finding of another rule.
    ["\"V:|[a]|\"", "\"H:|[a]\"", "a.width == 150 @ 999"],
    ["\"V:|[a]|\"", "\"H:|[a]\"", "a.width == 150"],
    ["\"V:|[a]|\"", "\"H:|[a]|\"", "a.width >= 15 @ 500"],
    ["\"V:|[a]|\"", "\"H:|[a]|\"", "a.width == view.width @ 500"],
  ]) func `don't report a priority that has an effect`(constraints: [String]) throws {
    #expect(try messages(box(constraints), by: .misplacedPriority) == [])
  }

  // MARK: mixed-left-and-leading

  private func sides(_ constraints: [String], _ attribute: String = "unspecified") -> String {
    """
    view:
      size: [200, 100]
      subviews:
        a: { intrinsicContentSize: [20, 20], semanticContentAttribute: \(attribute) }
        b: { intrinsicContentSize: [20, 20] }
    constraints:
      - a.top == view.top
      - b.top == view.top

    """ + constraints.map { "  - \($0)\n" }.joined()
  }

  @Test func `report the kind of attributes that is used less`() throws {
    #expect(
      try messages(
        sides([
          "a.leading == view.leading", "b.leading == a.trailing", "b.right <= view.rightMargin",
        ]),
        by: .mixedLeftAndLeading)
        == [
          """
          11 'b.right <= view.rightMargin' uses left or right, and 2 other constraints leading and \
          trailing
          """
        ])
    #expect(
      try messages(
        sides(["a.left == view.left", "b.left == a.right", "b.trailing <= view.trailing"]),
        by: .mixedLeftAndLeading)
        == [
          """
          11 'b.trailing <= view.trailing' uses leading or trailing, and 2 other constraints left \
          and right
          """
        ])
  }

  @Test func `don't report left and right in a view with a forced direction`() throws {
    let constraints = ["a.left == view.left", "b.leading == view.leading + 40"]
    #expect(try messages(sides(constraints, "playback"), by: .mixedLeftAndLeading) == [])
    #expect(
      try messages(
        sides(["a.leading == view.leading", "b.centerX == view.centerX"]),
        by: .mixedLeftAndLeading) == [])
    #expect(
      try messages(
        sides(["a.left == view.left", "b.left == view.left + 40"]), by: .mixedLeftAndLeading) == [])
  }
}
