import SnugComparison
import SnugExplanation
import SnugLayout
import Testing

/// The causes in `snug diff`. Widths are those of the monospaced measurer, 8 points per character
/// at 16 points.
struct DifferenceCauseTests {
  /// From the left, a begins at 100 - 16 - 40 if it begins 16 from the right. Its alignment changes
  /// for the same reason.
  @Test func `the direction changed`() throws {
    let yaml = """
      layoutDirection: leftToRight
      view:
        size: [100, 40]
        subviews: { a: { class: UILabel, text: Good., font: 16 } }
      constraints: ["H:|-16-[a]", a.top == view.top]
      """
    let difference = LayoutDifference(
      from: try explain(yaml), to: try explain(yaml.replacing("leftToRight", with: "rightToLeft")))
    let words = "the scene's layoutDirection is now rightToLeft"
    #expect(difference.messages == ["a: x 16 → 44 (+28): \(words)"])
    #expect(difference.causes.map(\.description) == ["\(words) (was leftToRight)"])
  }

  /// The size for which a frame was set follows from the superview, unless it is written.
  @Test func `the size of a view with a frame in it changed`() throws {
    let yaml = """
      view:
        size: [320, 100]
        subviews: { box: { frame: [10, 10, 100, 40], autoresizingMask: [flexibleWidth] } }
      """
    let difference = LayoutDifference(
      from: try explain(yaml), to: try explain(yaml.replacing("320", with: "400")))
    #expect(
      difference.causes.map(\.description) == ["view's width grew from 320 to 400 (scene.yaml:2)"])
  }

  @Test(arguments: [
    ("system: iOS 12", "the scene's system is now iOS 12 (was iOS 18)"),
    ("contentSizeCategory: small", "the scene's contentSizeCategory is now small (was large)"),
    ("scale: 3", "the scene's scale rose from 2 to 3"),
  ])
  func `a property of the whole scene changed`(line: String, words: String) throws {
    let difference = LayoutDifference(
      from: try explain("view:"), to: try explain("\(line)\nview:"))
    #expect(difference.causes.map(\.description) == [words])
  }

  /// Five characters of 8.5 points, and of 16.5.
  @Test func `a text size is the cause, and not the fonts that depend on it`() throws {
    let yaml = """
      contentSizeCategory: large
      view:
        size: [200, 60]
        subviews: { a: { class: UILabel, text: Good., font: { textStyle: body } } }
      constraints: ["H:|[a]", a.centerY == view.centerY]
      """
    let larger = yaml.replacing("large", with: "accessibilityLarge")
    let words = "the scene's contentSizeCategory is now accessibilityLarge"
    let difference = LayoutDifference(from: try explain(yaml), to: try explain(larger))
    #expect(difference.causes.map(\.description) == ["\(words) (was large)"])
    #expect(difference.messages.count == 1)
    #expect(difference.messages[0].hasPrefix("a: width 42.5 → 82.5 (+40), "))
    #expect(difference.messages[0].hasSuffix(": \(words)"))
    let other = LayoutDifference(
      from: try explain(yaml), to: try explain(larger.replacing("Good.", with: "Well.")))
    #expect(
      other.causes.map(\.description) == [
        "\(words) (was large)", "a's text became 'Well.' (was 'Good.') (scene.yaml:4)",
      ])
  }

  /// In the scene the changed values are on other lines than in the variant.
  @Test func `a change in a variant has its line in the variant`() throws {
    let base = try explain(
      """
      view:
        size: [100, 40]
        subviews:
          row:
            class: UIStackView
            spacing: 4
            arrangedSubviews:
              a: { intrinsicContentSize: [20, 10], hidden: true }
              b: { class: UILabel, text: Good., font: 16 }
      constraints: ["H:|[row]", "V:|[row]", { id: end, constraint: b.width <= 40 }]
      variants:
        - set:
            a.hidden: false
            row.spacing: 8
            b.text: Better.
            b.hugging.horizontal: 252
            end.priority: 999
      """)
    let variant = Explanation(engine.layout(base.layout.scene.variants[0]))
    #expect(
      LayoutDifference(from: base, to: variant).causes.map(\.description) == [
        "row's spacing rose from 4 to 8 (scene.yaml:14)",
        "a is no longer hidden (scene.yaml:13)",
        "b's horizontal hugging rose from 250 to 252 (scene.yaml:16)",
        "b's intrinsic width grew from 40 to 56 (scene.yaml:15)",
        "b's text became 'Better.' (was 'Good.') (scene.yaml:15)",
        "the priority of b.width <= 40 fell from 1000 to 999 (scene.yaml:17)",
      ])
  }

  @Test func `a changed key has its own line`() throws {
    func scene(_ margins: Int, _ size: Int) throws -> Explanation {
      try explain(
        """
        view:
          size: [100, fit]
          layoutMargins: \(margins)
          subviews:
            a:
              class: UILabel
              text: Good.
              font: \(size)
        constraints: ["H:|-[a]", "V:|-[a]-|"]
        """)
    }
    let difference = LayoutDifference(from: try scene(8, 16), to: try scene(12, 20))
    #expect(
      difference.causes.map(\.description).filter {
        $0.contains("layoutMargins") || $0.contains("font")
      }
        == [
          "view's layoutMargins changed from 8 to 12 (scene.yaml:3)",
          "a's font size rose from 16 to 20 (scene.yaml:8)",
        ])
  }

  /// a grows in both cases. Only an arrangement relative to margins moves with them.
  @Test(arguments: [false, true])
  func `margins are a cause if an arrangement is relative to them`(isRelative: Bool) throws {
    func row(_ margins: Int, _ width: Int) throws -> Explanation {
      try explain(
        """
        view:
          size: [150, 80]
          subviews:
            row:
              class: UIStackView
              layoutMargins: \(margins)
              isLayoutMarginsRelativeArrangement: \(isRelative)
              arrangedSubviews:
                a: { intrinsicContentSize: [\(width), 10] }
                b: { intrinsicContentSize: [30, 10] }
        constraints: ["H:|[row]", "V:|[row]"]
        """)
    }
    let messages = LayoutDifference(from: try row(8, 30), to: try row(20, 40)).messages
    #expect(messages.count == 3)
    #expect(messages.allSatisfy { $0.contains("a's intrinsic width grew to 40") }, "\(messages)")
    let margins = "row's layoutMargins changed from 8 to 20"
    #expect(messages.allSatisfy { $0.contains(margins) == isRelative }, "\(messages)")
  }

  @Test(arguments: [
    (
      "layoutMargins: 16", "layoutMargins: 24",
      "a: x 16 → 24 (+8): view's layoutMargins changed from 16 to 24 (scene.yaml:3)"
    ),
    (
      "safeAreaInsets: 20", "safeAreaInsets: 40",
      "a: y 20 → 40 (+20): view's safeAreaInsets changed from 20 to 40 (scene.yaml:4)"
    ),
  ])
  func `margins are the cause if a constraint uses them`(
    before: String, after: String, message: String
  ) throws {
    let yaml = """
      view:
        size: [150, 80]
        layoutMargins: 16
        safeAreaInsets: 20
        insetsLayoutMarginsFromSafeArea: false
        subviews: { a: { intrinsicContentSize: [30, 10] }, b: { intrinsicContentSize: [30, 10] } }
      constraints: ["H:|-[a]", "V:[b]|", "H:[b]-8-|", a.top == view.safeAreaLayoutGuide.top]
      """
    let changed = yaml.replacing("-8-", with: "-9-").replacing(before, with: after)
    let difference = LayoutDifference(from: try explain(yaml), to: try explain(changed))
    #expect(difference.messages.first == message, "\(difference.messages)")
  }

  @Test func `an arranged view that is shown moves the others`() throws {
    let yaml = """
      view:
        size: [150, 40]
        subviews:
          row:
            class: UIStackView
            spacing: 10
            arrangedSubviews:
              a: { intrinsicContentSize: [30, 10] }
              b: { intrinsicContentSize: [30, 10], hidden: true }
              c: { intrinsicContentSize: [30, 10] }
          dot: { intrinsicContentSize: [5, 5] }
      constraints:
        - row.left == view.left
        - row.top == view.top
        - dot.left == view.left + 5
        - dot.top == view.top
      """
    let shown = yaml.replacing("hidden: true", with: "hidden: false")
    let difference = LayoutDifference(
      from: try explain(yaml), to: try explain(shown.replacing("+ 5", with: "+ 6")))
    #expect(
      difference.messages == [
        "row: width 70 → 110 (+40): b is no longer hidden (scene.yaml:9)",
        "b: x 35 → 40 (+5), width 0 → 30 (+30), now intrinsic: b is no longer hidden (scene.yaml:9)",
        "c: x 40 → 80 (+40): b is no longer hidden (scene.yaml:9)",
        "dot: x 5 → 6 (+1): dot.left == view.left + 5 became dot.left == view.left + 6 (scene.yaml:15)",
      ])
  }

  /// title is two characters wider, dot is after it, and end is after dot. mark is twice title's
  /// height below the top, which does not change.
  @Test func `a view that only follows another has its name and the constraint`() throws {
    let yaml = """
      view:
        size: [200, 40]
        subviews:
          title: { class: UILabel, text: Good, font: 16 }
          dot: { intrinsicContentSize: [5, 5] }
          end: { intrinsicContentSize: [5, 5] }
          mark: { intrinsicContentSize: [5, 5] }
      constraints:
        - "V:|[title]"
        - "V:|[dot]"
        - "V:|[end]"
        - "V:|[mark]"
        - H:|[title]
        - dot.left == title.right + 8
        - H:[dot]-4-[end]
        - mark.centerX == end.centerX @ 900
      """
    let difference = LayoutDifference(
      from: try explain(yaml), to: try explain(yaml.replacing("Good", with: "Better")))
    #expect(
      difference.messages.dropFirst() == [
        "dot: x 40 → 56 (+16): follows title by dot.left == title.right + 8 (scene.yaml:14)",
        "end: x 49 → 65 (+16): follows dot by end.leading == dot.trailing + 4 (scene.yaml:15)",
        "mark: x 49 → 65 (+16): follows end by mark.centerX == end.centerX (scene.yaml:16)",
      ])
  }

  /// Both the margin and the distance move b, and only the margin moves a.
  @Test func `a constraint between two views is no cause for a view that it does not move`() throws
  {
    let yaml = """
      view:
        size: [200, 40]
        layoutMargins: 16
        subviews: { a: { intrinsicContentSize: [20, 10] }, b: { intrinsicContentSize: [20, 10] } }
      constraints: ["V:|[a]", "V:|[b]", "H:|-[a]", b.leading == a.trailing + 12]
      """
    let changed = yaml.replacing("16", with: "20").replacing("+ 12", with: "+ 14")
    let difference = LayoutDifference(from: try explain(yaml), to: try explain(changed))
    let margins = "view's layoutMargins changed from 16 to 20 (scene.yaml:3)"
    #expect(
      difference.messages == [
        "a: x 16 → 20 (+4): \(margins)",
        """
        b: x 48 → 54 (+6): b.leading == a.trailing + 12 became b.leading == a.trailing + 14 \
        (scene.yaml:5)
        """,
      ], "\(difference.messages)")
  }

  /// The height is the same, for another reason.
  @Test func `a constraint of the other axis is no cause`() throws {
    let yaml = """
      view:
        size: [100, 50]
        subviews: { a: { intrinsicContentSize: [20, 10] }, b: { intrinsicContentSize: [20, 10] } }
      constraints: ["V:|[a]", "V:|[b]|", "H:|[a]-10-|", b.left == view.left, a.height == b.height]
      """
    let changed = yaml.replacing("-10-", with: "-20-")
      .replacing("a.height == b.height", with: "a.bottom == view.bottom")
    let difference = LayoutDifference(from: try explain(yaml), to: try explain(changed))
    #expect(
      difference.messages.first { $0.hasPrefix("a: width") }
        == "a: width 90 → 80 (−10): view.trailing == a.trailing + 10 became view.trailing == "
        + "a.trailing + 20 (scene.yaml:4)", "\(difference.messages)")
  }
}
