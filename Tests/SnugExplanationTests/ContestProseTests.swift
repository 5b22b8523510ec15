import SnugDiagnostics
import SnugExplanation
import SnugLayout
import Testing

/// The sentences about views that keep their sizes, and about very many views.
struct ContestProseTests {
  /// Boxes without gaps, each with its name, its width and further keys.
  private func boxes(
    _ boxes: [(name: String, width: Int, rest: String)], in width: Int, _ constraints: String...
  ) throws -> Explanation {
    let views = boxes.map {
      "    \($0.name): { intrinsicContentSize: [\($0.width), 20]\($0.rest.isEmpty ? "" : ", ")"
        + "\($0.rest) }"
    }
    let tops = boxes.map { "  - \($0.name).top == view.top" }
    let chain = boxes.map { "[\($0.name)]" }.joined()
    return try explain(
      """
      view:
        size: [\(width), 40]
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
        - "H:|\(chain)|"
      \(tops.joined(separator: "\n"))
      \(constraints.map { "  - " + $0 }.joined(separator: "\n"))
      """)
  }

  private func resists(_ priority: Double) -> String { "compressionResistance: \(priority)" }

  @Test func `stronger views are in ascending order, with views of one priority together`()
    throws
  {
    let explanation = try boxes(
      [
        ("a", 20, resists(760)), ("b", 20, ""), ("c", 20, resists(751)), ("d", 20, resists(760)),
      ], in: 70)
    #expect(
      explanation.proses == [
        """
        b gives up 10 of its 20 points: it resists least (750). 20 + 20 + 20 + 20 = 80; view has \
        70. b (750) gives way, all 10. c (751) and a and d (760) keep their widths.
        """
      ])
  }

  @Test func `no view keeps a size that required constraints determine`() throws {
    let row = try boxes([("a", 34, "hugging: 249"), ("b", 40, "")], in: 200, "b.width == 40")
    #expect(
      row.proses == [
        """
        a is stretched by 126: it is pinned at both ends. 34 + 40 = 74; view has 200. a (249) \
        gives way, all 126.
        """
      ])
    let column = try explain(
      """
      view:
        size: [393, 200]
        subviews:
          stack:
            class: UIStackView
            axis: vertical
            arrangedSubviews:
              separator: { intrinsicContentSize: [361, 20] }
              label: { class: UILabel, text: Auto Layout }
      constraints:
        - "H:|-16-[stack]-16-|"
        - stack.top == view.top
      """)
    #expect(
      column.proses == [
        """
        label is stretched by 267.5: stack is 361 wide, and its alignment is fill. 393 − 16 − 16 = \
        361. stack's alignment is fill.
        """
      ])
  }

  /// The author's width limits the row, and the other hugging view is named as well.
  @Test func `required sizes are in one clause`() throws {
    let explanation = try boxes(
      [("a", 20, ""), ("b", 20, ""), ("c", 20, "hugging: 251")], in: 100, "a.width == 30",
      "b.width == a.width")
    #expect(
      explanation.proses.last
        == """
        c is stretched by 20: it is pinned at both ends. 20 + 20 + 20 = 60; view has 100. a.width \
        == 30 and b.width == a.width are required. c (251) gives way, 20.
        """)
  }

  @Test func `equal intrinsic sizes are not repeated`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, 40]
        subviews:
          a: { intrinsicContentSize: [20, 10] }
          b: { intrinsicContentSize: [20, 10] }
          c: { intrinsicContentSize: [25, 10] }
          d: { intrinsicContentSize: [80, 10], hugging: 251 }
      constraints:
        - "H:|[a(d)]"
        - "H:|[b(d)]"
        - "H:|[c(d)]"
        - "H:|[d]"
        - "V:|[a][b][c][d]"
      """)
    let headline = "a, b and c are stretched by 60, 60 and 55: they must be as wide as d."
    #expect(explanation.proses.first?.hasPrefix(headline) == true)
  }

  @Test func `the priorities of several constraints are in the headline alone`() throws {
    let explanation = try explain(
      """
      view: { size: [100, 40], subviews: { a: { intrinsicContentSize: [20, 10] } } }
      constraints:
        - "H:|[a]-(>=0)-|"
        - "V:|[a]"
        - a.width >= 50 @ 200
        - a.width >= 60 @ 200
      """)
    #expect(
      explanation.proses.first
        == """
        a.width >= 60 (200) gives way by 40 points and a.width >= 50 (200) gives way by 30 points: a \
        hugs at 250. a (250) keeps its width.
        """)
  }

  /// 2 × 100 + 30 = 230 in 150: c has its 30 at most, and the other 50 are 25 of a and 25 of b.
  @Test func `a view that counts twice is described by its result`() throws {
    let explanation = try boxes(
      [("a", 100, ""), ("b", 10, ""), ("c", 30, resists(749))], in: 150, "b.width == a.width")
    #expect(
      explanation.proses.first
        == """
        c gives up all its 30 points, then a 25 of its 100: c are equally wide. 150 in two. \
        b.width == a.width is required. a wanted 100; b wanted 10.
        """)
  }

  @Test func `an author's optional constraint is named even without a length`()
    throws
  {
    let explanation = try boxes(
      [("a", 60, ""), ("b", 40, "")], in: 100, "b.width == a.width @ 800")
    #expect(
      explanation.proses == [
        """
        a gives up 10 of its 60 points: it must be as wide as b. 100 in two. b.width == a.width is \
        wanted at 800. a wanted 60; b wanted 40.
        """
      ])
  }

  /// 100 − 10 − 20 = 70 is twice its height.
  @Test func `a length with a multiplier is one term`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 80]
        subviews:
          picture: { intrinsicContentSize: [20, 10] }
          label: { intrinsicContentSize: [20, 10], hugging: 251 }
      constraints:
        - "H:|-10-[picture][label]|"
        - picture.width == 2 * picture.height
        - picture.top == view.top
        - label.top == view.top
      """)
    #expect(
      explanation.proses.last
        == """
        picture is 25 points taller than its intrinsic height: picture.width == 2 * picture.height \
        is required. 2 × 35 = 70. picture (250) gives way. label (251) keeps its width.
        """)
  }

  /// 100 − 10 − 20 = 70: two thirds of it are 46.67, and 70 / 1.7778 = 39.3745.
  @Test(arguments: [("1.5", "1.5 × 46.67 = 70"), ("1.7778", "1.7778 × 39.37 = 70")])
  func `products have two exact decimals`(multiplier: String, share: String) throws {
    let explanation = try explain(
      """
      view:
        size: [100, 80]
        subviews:
          picture: { intrinsicContentSize: [20, 10] }
          label: { intrinsicContentSize: [20, 10], hugging: 251 }
      constraints:
        - "H:|-10-[picture][label]|"
        - picture.width == \(multiplier) * picture.height
        - picture.top == view.top
        - label.top == view.top
      """)
    #expect(
      explanation.proses.last?.contains(
        "picture.width == \(multiplier) * picture.height is required. \(share).") == true)
  }

  @Test func `constraints that give way with a view are named`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, 60]
        subviews: { a: { intrinsicContentSize: [40, 20] } }
      constraints:
        - "H:|[a]"
        - "V:|[a]"
        - a.width == 100 @ 999
        - a.width == 80 @ 750
        - a.width >= 150 @ 249
      """)
    #expect(
      explanation.proses == [
        """
        a is stretched by 60: a width of 100 is wanted at 999. a.width == 100 is wanted at 999. \
        a.width >= 150 (249) gives way by 50 points and a.width == 80 (750) gives way by 20 points.
        """
      ])
  }

  @Test func `a payer outside a tie is named before the tie`() throws {
    let explanation = try boxes(
      [
        ("a", 50, resists(500)), ("b", 40, resists(700)), ("c", 60, ""), ("d", 80, ""),
      ], in: 120)
    #expect(
      explanation.proses.first?.contains(
        "= 230; view has 120. a (500) gives way, all its 50; b (700), all its 40. c and d both resist at 750:"
      )
        == true)
  }

  // MARK: - Texts that wrap

  /// Ten characters per line result in three lines for 27 characters of width 6.
  private func label(_ numberOfLines: Int, _ constraints: String...) throws -> Explanation {
    try explain(
      """
      view:
        size: [60, 80]
        subviews:
          label:
            class: UILabel
            text: one two three four five six
            font: 12
            numberOfLines: \(numberOfLines)
      constraints:
        - "H:|[label]|"
        - label.top == view.top
      \(constraints.map { "  - " + $0 }.joined(separator: "\n"))
      """)
  }

  /// Two lines are 28.64 high.
  @Test(arguments: [
    (10, "part of the first"), (20, "1"), (27, "1"), (29, "2"),
  ])
  func `a label with too little height is truncated`(height: Int, shown: String) throws {
    let explanation = try label(0, "label.height == \(height)")
    #expect(
      explanation.proses == [
        "label gives up 102 of its 162 points and wraps to 3 lines: it is as wide as view. "
          + "It is as wide as view.",
        "label gives up \(43 - height) of its 43 points of height and shows \(shown) of its 3 lines: "
          + "its height must be \(height). label.height == \(height) is required.",
      ])
    #expect(explanation.verdict == "view is 60 × 80; label is cut.")
  }

  @Test func `a label with too few lines and too little height shows fewer lines`() throws {
    let explanation = try label(2, "label.height == 20")
    #expect(explanation.proses[0].hasPrefix("label shows 1 line of its text and cuts the rest."))
    #expect(explanation.text().contains("cut after 1 line (1)"))
  }

  /// Of 42 points, 8 above and below the text are insets. A line is 14.32 high.
  @Test func `a text view with too little height shows fewer lines`() throws {
    let explanation = try explain(
      """
      view:
        size: [70, 42]
        subviews:
          note: { class: UITextView, text: one two three four five six, font: 12, isScrollEnabled: false }
      constraints: ["H:|[note]|", "V:|[note]|"]
      """)
    #expect(
      explanation.text().contains(
        "and shows 1 of its 3 lines: it is as high as view."))
  }

  // MARK: - Very many

  @Test func `among many priorities the nearest are named`() throws {
    let many = (0..<1010).map { ("v\($0)", 10, resists(750 + Double($0) / 8)) }
    let explanation = try boxes(many, in: 10_096)
    #expect(explanation.proses.count == 1)
    #expect(
      explanation.proses.first
        == """
        v0 gives up 4 of its 10 points: it resists least (750). 1,010 lengths = 10100; view has \
        10096. v0 (750) gives way, all 4. v1 (750.125), v2 (750.25), v3 (750.375), v4 (750.5), v5 \
        (750.625) and 1,004 others keep their widths.
        """)
  }

  @Test(arguments: [(7, "v6 (746), 5"), (8, "2 others")])
  func `among many views that give way in order a few are named`(count: Int, last: String) throws {
    let many = (0..<count).map { ("v\($0)", 10, resists(740 + Double($0))) }
    let explanation = try boxes(many, in: 5)
    #expect(
      explanation.proses.first?.hasSuffix(
        """
        v0 (740) gives way first, all its 10; then v1 (741), all its 10; then v2 (742), all its \
        10; then v3 (743), all its 10; then v4 (744), all its 10; then v5 (745), all its 10; then \
        \(last).
        """) == true)
  }

  @Test func `among many views with few priorities a few are named`() throws {
    let many = (0..<40).map { ("v\($0)", 10, resists($0 == 39 ? 750 : 751 + Double($0 % 2))) }
    let explanation = try boxes(many, in: 396)
    #expect(
      explanation.proses.first
        == """
        v39 gives up 4 of its 10 points: it resists least (750). 40 lengths = 400; view has 396. \
        v39 (750) gives way, all 4. v0, v2, v4, v6, v8 and 15 others (751) and v1, v3, v5, v7, v9 \
        and 14 others (752) keep their widths.
        """)
  }

  @Test func `among many tied views a few are named`() throws {
    let explanation = try boxes((0..<40).map { ("v\($0)", 10, "") }, in: 396)
    #expect(
      explanation.proses.first
        == """
        v0, v1, v2, v3, v4 and 35 others tie (750): together they give up 4. 40 lengths = 400; \
        view has 396. v0, v1, v2, v3, v4 and 35 others all resist at 750: UIKit may compress any \
        of them. v0 could be 6 to 10 points wide, v1 6 to 10, v2 6 to 10, v3 6 to 10, v4 6 to 10 \
        and 35 others. Drawn with v39 compressed. To settle it, let v39 resist at 749.
        """)
  }

  @Test func `among many required sizes a few are named`() throws {
    let many = (0..<10).map { ("v\($0)", 10, "") }
    let widths = (0..<9).map { "v\($0).width == 8" }
    let explanation = try explain(
      """
      view:
        size: [80, 40]
        subviews:
      \(many.map { "    \($0.0): { intrinsicContentSize: [10, 20] }" }.joined(separator: "\n"))
      constraints:
        - "H:|\(many.map { "[\($0.0)]" }.joined())|"
      \((many.map { "\($0.0).top == view.top" } + widths).map { "  - " + $0 }
        .joined(separator: "\n"))
      """)
    #expect(
      explanation.proses.last?.contains(
        """
        v0.width == 8, v1.width == 8, v2.width == 8, v3.width == 8, v4.width == 8 and \
        4 others are required. v9 (750) gives way, all 2.
        """) == true)
  }

  @Test func `a share among many has integer lengths`() throws {
    let names = (0..<12).map { "v\($0)" }
    let equal = names.dropFirst().map { "\($0).width == v0.width" }
    let explanation = try explain(
      """
      view:
        size: [120, 40]
        subviews:
          v0: { intrinsicContentSize: [20, 20] }
      \(names.dropFirst().map { "    \($0):" }.joined(separator: "\n"))
      constraints:
        - "H:|\(names.map { "[\($0)]" }.joined())|"
      \((names.map { "V:|[\($0)(20)]" }.map { "\"\($0)\"" } + equal).map { "  - " + $0 }
        .joined(separator: "\n"))
      """)
    #expect(
      explanation.proses == [
        """
        v0 gives up 10 of its 20 points: v0, v1, v2, v3, v4 and 7 others are equally wide. 120 in \
        12. v1.width == v0.width, v2.width == v0.width, v3.width == v0.width, v4.width == \
        v0.width, v5.width == v0.width and 6 others are required. v0 wanted 20.
        """
      ])
  }

  @Test func `a constraint that gives way with views has a clause`() throws {
    let explanation = try explain(
      """
      view:
        size: [120, 44]
        subviews:
          stack:
            class: UIStackView
            distribution: fillEqually
            arrangedSubviews:
              box: { intrinsicContentSize: [none, 20] }
              one: { intrinsicContentSize: [68, 20] }
      constraints:
        - stack.leading == view.leading
        - stack.top == view.top
        - stack.width <= 0.75 * view.width
        - box.width == 60 @ 750
      """)
    #expect(
      explanation.proses == [
        """
        box.width == 60 (750) gives way by 15 points and one is 23 points narrower than its \
        intrinsic width: stack.width <= 0.75 * view.width is required. 75 % of 120 = 90; stack's \
        fillEqually makes box and one equally wide. box.width == 60 (750) gives way, 15; one (750), 23.
        """
      ])
  }

  /// 20 + 20 + 60 = 100, in 80.
  @Test func `equal views that keep their sizes are separate pieces`() throws {
    let explanation = try explain(
      """
      view:
        size: [80, 40]
        subviews:
          one: { intrinsicContentSize: [20, 20], compressionResistance: 751 }
          two: { intrinsicContentSize: [none, 20] }
          label: { intrinsicContentSize: [60, 20] }
      constraints:
        - "H:|[one][two][label]|"
        - two.width == one.width
        - one.top == view.top
        - two.top == view.top
        - label.top == view.top
      """)
    #expect(
      explanation.proses.first == """
        label gives up 20 of its 60 points: it resists less (750) than one (751). 20 + 20 + 60 = \
        100; view has 80. two.width == one.width is required. label (750) gives way, all 20. one \
        (751) keeps its width.
        """)
  }

  /// label is between two views of equal priority. The caption below has equal width, and would be
  /// stretched more if one of them gave way instead.
  static func captioned(views: String = "", constraints: String = "") -> String {
    """
    view:
      size: [100, 40]
      subviews:
        icon: { intrinsicContentSize: [20, 20] }
        label: { intrinsicContentSize: [80, 20] }
        star: { intrinsicContentSize: [20, 20] }
        caption: { intrinsicContentSize: [40, 20] }
    \(views)constraints:
      - "H:|[icon][label][star]|"
      - caption.leading == label.leading
      - caption.trailing == label.trailing
      - "V:|[icon]"
      - "V:|[label][caption]"
      - "V:|[star]"
    \(constraints)
    """
  }

  @Test func `one decides between three`() throws {
    let explanation = try explain(Self.captioned())
    #expect(
      explanation.proses.first
        == """
        label gives up 20 of its 80 points: icon and star also resist at 750, and caption's \
        hugging (250) decides. 20 + 80 + 20 = 120; view has 100. label (750) gives way, all 20. \
        icon, label and star all resist at 750; caption's hugging (250) decides.
        """)
  }
}
