import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// The parts of sums in reasons, and reasons without a sum.
struct ContestSumTests {
  /// 11, and twice 49. The equality of the widths adds nothing.
  @Test func `a constraint without a constant is not part of a sum`() throws {
    let explanation = try explain(
      """
      view:
        size: [160, 60]
        subviews:
          a: { intrinsicContentSize: [25, 20] }
          b: { intrinsicContentSize: [49, 20], hugging: 751 }
      constraints:
        - "H:|-11-[a][b]|"
        - a.top == view.top
        - b.top == view.top
        - a.width == b.width @ 500
      """)
    #expect(
      explanation.proses.first?.contains(". 11 + 2 × 49 = 109 is wanted, 160 available.") == true)
  }

  @Test(arguments: [
    (3, "200 in four parts: a has three of them, 150."),
    (9, "200 in 10 parts: a has nine of them, 180."),
    (10, "10 × 18.18 = 181.82."),
  ])
  func `a view has at most nine parts of the room`(multiplier: Int, sum: String) throws {
    let explanation = try explain(
      """
      view:
        size: [200, 40]
        subviews: { a: { intrinsicContentSize: [20, 20] }, b: { intrinsicContentSize: [10, 20] } }
      constraints:
        ["H:|[a][b]|", a.width == \(multiplier) * b.width, a.top == view.top, b.top == view.top]
      """)
    let prose = try #require(explanation.proses.first)
    #expect(prose.contains(". " + sum), "\(prose)")
    #expect(prose.contains("parts") == (multiplier < 10))
  }

  /// The width is that of the superview, but at most 400.
  @Test(arguments: [
    ("t.width == view.width - 40", "70 + 40 = 110; view has 600. ", 160),
    ("view.width == t.width + 40", "70 + 40 = 110; view has 600. ", 160),
    ("t.width == view.width", "", 200),
  ])
  func `the wanted length does not depend on how a constraint is written`(
    constraint: String, sum: String, missing: Int
  ) throws {
    let explanation = try explain(
      """
      view: { size: [600, 40], subviews: { t: { intrinsicContentSize: [70, 20] } } }
      constraints: [t.center == view.center, t.width <= 400, \(constraint) @ 750]
      """)
    #expect(
      explanation.proses == [
        "t is stretched by 330: it is pinned at both ends. \(sum)t.width <= 400 is required. "
          + "t (250) gives way first, 330; then \(constraint) (750), \(missing)."
      ])
  }

  @Test func `an equality of widths that gives way is not a reason`() throws {
    let explanation = try explain(
      """
      view: { size: [600, 40], subviews: { t: { intrinsicContentSize: [70, 20] } } }
      constraints:
        - t.left == view.left
        - t.top == view.top
        - t.width == view.width @ 800
        - t.width <= 0.5 * view.width
      """)
    #expect(
      explanation.proses == [
        """
        t is stretched by 230: it is pinned at both ends. 600 − 300 = 300. t.width == view.width \
        gives way as well: see 2.
        """,
        """
        t.width == view.width (800) gives way by 300 points: t.width <= 0.5 * view.width is \
        required. 50 % of 600 = 300.
        """,
      ])
  }

  @Test func `a view in a superview of width 0 has width 0`() throws {
    let explanation = try explain(
      """
      view: { size: [0, 40], subviews: { a: { intrinsicContentSize: [60, 20] } } }
      constraints: ["H:|[a]|", a.top == view.top]
      """)
    #expect(
      explanation.proses == [
        "a gives up all its 60 points: it is pinned at both ends. It is as wide as view."
      ])
  }

  @Test func `a length between two edges of another view is not a sum`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews:
          a: { intrinsicContentSize: [20, 10] }
          b: { intrinsicContentSize: [20, 10] }
      constraints:
        - "H:|[a]"
        - b.leading == a.leading
        - b.trailing == a.leading + 10
        - a.top == view.top
        - b.top == view.top
      """)
    #expect(
      explanation.proses == [
        """
        b gives up 10 of its 20 points: it is pinned at both ends. Other constraints decide its \
        width.
        """
      ])
  }

  /// Eleven characters of width 6 per line. A line of ten leaves 6 points for the box, and then the
  /// width of the label is not that of the view.
  @Test(arguments: [
    ("four eleven two", nil),
    (
      "one two three four",
      "label wraps to 2 lines. Its longest line is 60 points wide, which it hugs (250)."
    ),
  ])
  func `a view of width 0 is not part of the sum`(text: String, remark: String?) throws {
    let explanation = try explain(
      """
      view:
        size: [66, 80]
        subviews:
          label: { class: UILabel, text: \(text), font: 12, numberOfLines: 0 }
          box: { intrinsicContentSize: [20, 20] }
      constraints: ["H:|[label][box]|", label.top == view.top, box.top == view.top]
      """)
    #expect(explanation.remarks == [remark].compactMap(\.self))
    let label = try #require(explanation.layout.scene.id("label"))
    #expect(!explanation.reasons(about: label).isEmpty)
  }

  /// In the first pass the labels take the whole width, and the icon has none. Then their widths
  /// are 54 and 66 points, and the icon's is 20, in 72.
  @Test func `a text narrower than its longest line does not hug it`() throws {
    let explanation = try explain(
      """
      view:
        size: [72, 80]
        subviews:
          icon: { intrinsicContentSize: [20, 20] }
          title: { class: UILabel, text: nine char here, font: 12, numberOfLines: 0 }
          label: { class: UILabel, text: four eleven two, font: 12, numberOfLines: 0 }
      constraints:
        - "H:|[icon][title]|"
        - label.leading == title.leading
        - label.trailing == title.trailing
        - "V:|[icon]"
        - "V:|[title][label]"
      """)
    #expect(explanation.layout[ViewID(index: 3)].frame.width == 54)
    #expect(
      explanation.remarks == [
        "title wraps to 2 lines. Its longest line is 54 points wide, which it hugs (250)."
      ])
  }

  @Test(arguments: [
    (
      "'V:|-78-[a]-78-|', a.width == a.height, 'H:|-16-[a]-12-[b]-16-|', b.top == view.top",
      """
      b is stretched by 16: it is pinned at both ends. 16 + 84 + 12 + 176 + 16 = 304; view has 320. \
      a.width == a.height is required. b (250) gives way, all 16.
      """
    ),
    (
      "'V:|-78-[a]-78-|', a.height == 0.5 * a.width, 'H:|[a]-12-[b]|', b.top == view.top",
      """
      b gives up 36 of its 176 points: it is pinned at both ends. 168 + 12 + 176 = 356; view has 320. \
      a.height == 0.5 * a.width is required: 50 % of 168 = 84. b (750) gives way, all 36.
      """
    ),
    (
      "'H:|[a]|', a.height == 9/16 * a.width, 'V:|[a]-8-[b]-16-|', b.left == view.left",
      """
      b gives up 5 of its 41 points of height: it is pinned at both ends. 180 + 8 + 41 + 16 = 245; \
      view has 240. \
      a.height == 9/16 * a.width is required: 9/16 × 320 = 180. b (750) gives way, all 5.
      """
    ),
  ])
  func `a width that follows from heights is added, not the heights`(
    constraints: String, prose: String
  ) throws {
    let explanation = try explain(
      """
      view: { size: [320, 240], subviews: { a: , b: { intrinsicContentSize: [176, 41] } } }
      constraints: [\(constraints.replacing("'", with: "\""))]
      """)
    #expect(explanation.proses == [prose])
  }

  @Test func `widths and heights are not added`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, fit]
        subviews:
          avatar: { intrinsicContentSize: [90, 40] }
          name: { intrinsicContentSize: [30, 10] }
      constraints:
        - "H:|[avatar][name]|"
        - avatar.width == avatar.height
        - "V:|[avatar]|"
        - name.top == view.top
      """)
    #expect(
      explanation.proses == [
        """
        avatar gives up 20 of its 90 points: name also resists at 750, but shrinking it would \
        stretch avatar further in height (hugs 250). 90 + 30 = 120; view has 100. avatar (750) gives way, all 20. avatar and \
        name both resist at 750; avatar's hugging (250) in height decides.
        """,
        """
        avatar is 30 points taller than its intrinsic height. \
        avatar.width == avatar.height is required. avatar (250) gives way.
        """,
      ])
  }

  /// Each size follows from the other by these ratios: 4/3 + 2/3 of the height is 371.
  @Test func `ratios of several views are described by their sum`() throws {
    let explanation = try explain(
      """
      view:
        size: [375, fit]
        subviews:
          left: { intrinsicContentSize: [400, 300] }
          right: { intrinsicContentSize: [200, 300] }
      constraints:
        - "H:|[left]-4-[right]|"
        - left.width == 4/3 * left.height
        - right.width == 2/3 * right.height
        - left.height == right.height
        - "V:|[left]|"
        - right.top == view.top
      """)
    let why =
      """
       4 + 1.5 × 400 = 604 is wanted, 375 available. left.width == 4/3 * left.height, right.width == \
      2/3 * right.height and left.height == right.height are required. right (750) gives way, 
      """
    #expect(
      explanation.proses.map { $0.contains(why.replacing("1.5 × 400", with: "2 × 300")) }
        == [false, true])
    #expect(explanation.proses.first?.hasSuffix(why + "76.33; left (750), 152.67.") == true)
  }

  /// The labels end where the fields begin, so the same gaps are before and after both.
  @Test func `gaps on both sides of a sum are left out`() throws {
    let explanation = try explain(
      """
      view:
        size: [375, 60]
        layoutMargins: 16
        subviews:
          name: { class: UILabel, text: Name }
          mail: { class: UILabel, text: E-mail address }
          one: { intrinsicContentSize: [none, 20] }
          two: { intrinsicContentSize: [none, 20] }
      constraints:
        - "H:|-[name]-[one]-|"
        - "H:|-[mail]-[two]-|"
        - one.leading == two.leading
        - "V:|[name]"
        - "V:|[mail]"
        - "V:|[one]"
        - "V:|[two]"
      """)
    #expect(
      explanation.proses == [
        "name is stretched by 85. It is as wide as mail. mail (750) keeps its width."
      ])
  }

  /// The label wraps at 35 points, in which five characters fit.
  @Test func `a view as large as another is not part of the sum for it`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 80]
        subviews:
          label: { class: UILabel, text: four eleven two, font: 12, numberOfLines: 0 }
          box: { intrinsicContentSize: [20, 20] }
      constraints:
        - "H:|-10-[label]-10-[box(==label)]-10-|"
        - label.top == view.top
        - box.top == view.top
      """)
    #expect(
      explanation.proses == [
        """
        label gives up 55 of its 90 points and wraps to 3 lines: it must be as wide as box. 100 \
        less 30 of gaps and margins, in two. box.width == label.width is required. label wanted \
        90; box wanted 20.
        """
      ])
  }

  @Test(arguments: [
    ("leftToRight", "unspecified", "50 + 10 + 40"), ("rightToLeft", "unspecified", "50 + 10 + 40"),
    ("rightToLeft", "forceLeftToRight", "50 + 10 + 40"),
  ])
  func `a sum is in the order of the views`(
    direction: String, attribute: String, sum: String
  ) throws {
    let explanation = try explain(
      """
      layoutDirection: \(direction)
      view:
        size: [200, 20]
        subviews:
          stack:
            class: UIStackView
            spacing: 10
            semanticContentAttribute: \(attribute)
            arrangedSubviews:
              a: { intrinsicContentSize: [50, 20], hugging: 251 }
              b: { intrinsicContentSize: [40, 20] }
      constraints: ["H:|[stack]|", "V:|[stack]|"]
      """)
    #expect(explanation.proses.first?.contains(" \(sum) = 100; stack has 200. ") == true)
  }

  /// All hug at 250. If the stack view were taller, the shorter of its views would be, too.
  @Test func `a view that would stretch another is not stretched`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 100]
        subviews:
          stack:
            class: UIStackView
            arrangedSubviews:
              low: { intrinsicContentSize: [50, 30] }
              high: { intrinsicContentSize: [50, 50] }
          label: { intrinsicContentSize: [50, 20] }
      constraints: ["V:|[stack][label]|", "H:|[stack]|", "H:|[label]"]
      """)
    #expect(
      explanation.proses.last
        == """
        label takes all 30 spare points of height: high also hugs at 250, but stretching it would \
        stretch low further (hugs 250). 50 + 20 = 70; view has 100. label (250) gives way, all 30. high and label both \
        hug at 250; if high gave way instead, low would as well.
        """)
  }

  /// 120 violates the others by 70 and 130 points. 50 or 250 would violate them by 270 or 330.
  @Test func `the smallest sum of violations decides between constraints of one priority`() throws {
    let explanation = try explain(
      """
      view: { size: [300, 40], subviews: { a: } }
      constraints:
        - "H:|[a]"
        - "V:|[a(10)]"
        - a.width == 50 @ 250
        - a.width == 120 @ 250
        - a.width == 250 @ 250
        - a.width == 250 @ 250
        - a.width == 40 @ 250
      """)
    #expect(
      explanation.verdict
        == "view is 300 × 40; a.width == 40, a.width == 250 and a.width == 50 give way.")
    #expect(
      explanation.text().contains(
        """
        1. a.width == 40 (250) gives way by 80 points, a.width == 250 (250) gives way by 130 points \
        and a.width == 50 (250) gives way by 70 points.
           They are wanted at 250 (lines 5, 7, 8 and 9). a.width == 120 (line 6) is wanted at 250, \
        too: the sum of the violations is smallest there.
        """), "\(explanation.text())")
  }

  /// The sum would be 65 + 2 × 8 = 375 − 2 × 26.5, with the points by which the center is off.
  @Test func `how far another constraint gives way is not part of a sum`() throws {
    let explanation = try explain(
      """
      view:
        size: [375, 60]
        subviews: { a: { intrinsicContentSize: [65, 20] }, b: { intrinsicContentSize: [45, 20] } }
      constraints:
        - "H:|-8-[a]-(>=8)-[b(45)]-8-|"
        - "V:|[a]"
        - "V:|[b]"
        - a.centerX == view.centerX @ 999
      """)
    #expect(
      explanation.proses.first
        == """
        a is 241 points wider than its intrinsic width. a (250) gives way. a.centerX == \
        view.centerX gives way as well: see 2.
        """)
  }
}
