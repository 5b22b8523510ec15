import Diagnostics
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

  @Test func `name what the others say already`() throws {
    let yaml = box([
      "\"H:|[a]|\"", "\"V:|[a]|\"", "a.width == view.width", "a.centerY == view.centerY",
    ])
    #expect(
      try messages(yaml, by: .unusedConstraint) == [
        "11 'a.width == view.width' changes nothing: every layout is the same without it",
        "12 'a.centerY == view.centerY' changes nothing: every layout is the same without it",
      ])
  }

  @Test func `name the later of two, and the optional one first`() throws {
    #expect(
      try messages(
        box(["\"V:|[a]|\"", "a.leading == view.leading", "a.width == 40", "a.width == 40"]),
        by: .unusedConstraint
      ) == ["12 'a.width == 40' changes nothing: every layout is the same without it"])
    #expect(
      try messages(
        box(["\"V:|[a]|\"", "a.leading == view.leading", "a.width == 40 @ 700", "a.width == 40"]),
        by: .unusedConstraint
      ) == ["11 'a.width == 40 @ 700' changes nothing: every layout is the same without it"])
  }

  @Test func `name what never has its way`() throws {
    #expect(
      try messages(
        box(["\"H:|[a]|\"", "\"V:|[a]|\"", "a.height == 30 @ 700"]), by: .unusedConstraint
      ) == ["11 'a.height == 30 @ 700' changes nothing: every layout is the same without it"])
  }

  @Test(arguments: [
    // It takes all of them to place the view.
    ["\"H:|[a]|\"", "\"V:|[a]|\""],
    // Guards against what the scene does not show.
    ["\"H:|[a]|\"", "\"V:|[a]|\"", "a.width >= 44"],
    ["\"H:|[a]|\"", "\"V:|[a]|\"", "b.trailing <= view.trailing"],
  ]) func `let be what it takes to place a view, and guards`(constraints: [String]) throws {
    #expect(try messages(box(constraints), by: .unusedConstraint) == [])
  }

  @Test func `look at other sizes before naming anything`() throws {
    // At 200 either of the last two alone fills the view; at 400 the first of them makes it 300, and
    // the second never has its way.
    let constraints = [
      "\"H:|[a]\"", "\"V:|[a]|\"", "a.trailing <= view.trailing", "a.width == 300 @ 700",
      "a.trailing == view.trailing @ 600",
    ]
    #expect(
      try messages(box(constraints), by: .unusedConstraint) == [
        "13 'a.trailing == view.trailing @ 600' changes nothing: every layout is the same without it"
      ])
  }

  @Test func `let be what a variant needs`() throws {
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

  @Test func `let be what other contents need`() throws {
    // The text is 40 wide as it is, and would be 80 at twice the length.
    let yaml = """
      view:
        size: [200, 40]
        subviews: { a: { class: UILabel, text: aaaaa, font: 16 } }
      constraints: ["H:|[a]", "V:|[a]", a.width == 40]
      """
    #expect(try messages(yaml, by: .unusedConstraint) == [])
  }

  @Test func `name an inequality that another says as well`() throws {
    let constraints = ["\"H:|[a]|\"", "\"V:|[a]|\"", "a.width >= 44", "a.width >= 40"]
    #expect(
      try messages(box(constraints), by: .unusedConstraint)
        == ["12 'a.width >= 40' changes nothing: every layout is the same without it"])
    // One that may give way says nothing for certain.
    #expect(
      try messages(
        box(["\"H:|[a]|\"", "\"V:|[a]|\"", "a.width >= 44 @ 700", "a.width >= 40"]),
        by: .unusedConstraint) == [])
  }

  @Test func `let be what is about a hidden view`() throws {
    let constraints = ["\"H:|[a]|\"", "\"V:|[a]|\"", "a.width == view.width"]
    #expect(try messages(box(constraints, view: "hidden: true"), by: .unusedConstraint) == [])
  }

  @Test func `let be what holds a guide in place`() throws {
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
  func `let be what says how far a scroll view scrolls`(scrolled: String) throws {
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

  @Test func `say nothing of scenes that conflict, or that are very large`() throws {
    #expect(
      try messages(
        box(["\"H:|[a]|\"", "\"V:|[a]|\"", "a.width == 10", "a.width == 10"]),
        by: .unusedConstraint) == [])
    // 2 + 2 + 2 + 55 is one too many.
    let many =
      ["\"H:|[a]|\"", "\"V:|[a]|\""] + Array(repeating: "a.width == view.width", count: 55)
    #expect(try messages(box(many), by: .unusedConstraint) == [])
  }

  // MARK: misplaced-priority

  @Test func `name a priority without a rival`() throws {
    #expect(
      try messages(
        box(["\"H:|[a]|\"", "a.top == view.top", "a.height == 1 @ 500"]), by: .misplacedPriority)
        == [
          "11 'a.height == 1' is optional, but nothing competes with it: 500 decides nothing"
        ])
  }

  @Test(arguments: [
    // A rival that is stronger at half the width; one that is weaker; one that is an inequality.
    ["\"V:|[a]|\"", "\"H:|[a]\"", "a.width == 150 @ 700", "a.width <= view.width"],
    ["\"V:|[a]|\"", "\"H:|[a]\"", "a.width == 150 @ 700", "a.width == 160 @ 600"],
    ["\"V:|[a]|\"", "\"H:|[a]\"", "b.width == 30 @ 700", "a.width == 10"],
    // Nearly required, as one says it; required; a guard; what another rule names.
    ["\"V:|[a]|\"", "\"H:|[a]\"", "a.width == 150 @ 999"],
    ["\"V:|[a]|\"", "\"H:|[a]\"", "a.width == 150"],
    ["\"V:|[a]|\"", "\"H:|[a]|\"", "a.width >= 15 @ 500"],
    ["\"V:|[a]|\"", "\"H:|[a]|\"", "a.width == view.width @ 500"],
  ]) func `let a priority be that decides something`(constraints: [String]) throws {
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

  @Test func `take the kind that is used less for the slip`() throws {
    #expect(
      try messages(
        sides([
          "a.leading == view.leading", "b.leading == a.trailing", "b.right <= view.rightMargin",
        ]),
        by: .mixedLeftAndLeading)
        == [
          "11 'b.right <= view.rightMargin' uses left or right, and 2 other constraints leading and "
            + "trailing"
        ])
    #expect(
      try messages(
        sides(["a.left == view.left", "b.left == a.right", "b.trailing <= view.trailing"]),
        by: .mixedLeftAndLeading)
        == [
          "11 'b.trailing <= view.trailing' uses leading or trailing, and 2 other constraints left "
            + "and right"
        ])
  }

  @Test func `let sides be what sides are meant for`() throws {
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
