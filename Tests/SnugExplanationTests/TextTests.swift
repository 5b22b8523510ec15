import SnugDiagnostics
import SnugExplanation
import SnugLayout
import Testing

/// The output of `snug explain`: a verdict, a line for each view, the reasons, the remarks.
struct TextTests {
  @Test func `a view with its intrinsic size has one line, and other views also have a paragraph`()
    throws
  {
    let explanation = try explain(
      """
      title: A row
      view:
        size: [200, 40]
        layoutMargins: 16
        subviews:
          name: { class: UILabel, text: twelve chars, font: 12 }
          title: { class: UILabel, text: sixteen chars ab, font: 12, compressionResistance: 751 }
      constraints:
        - "H:|-[name]-[title(>=90)]-|"
        - name.centerY == view.centerY
        - title.firstBaseline == name.firstBaseline
      """)
    // 16 + 72 + 8 + 96 + 16 = 208; a line of 12 points is 14.32 high, rounded up to 14.5 in pixels.
    #expect(
      explanation.text() == """
        A row
        view is 200 × 40; name is compressed.

        name (UILabel): 64 × 14.5 at (16, 12.75), 8 points narrower than its text (1).
        title (UILabel): 96 × 14.5 at (88, 12.75), its intrinsic size.

        1. name gives up 8 of its 72 points: it resists less (750) than title (751).
           16 + 72 + 8 + 96 + 16 = 208; view has 200 (line 9). name (750) gives way, all 8. title (751) keeps its width.

        """)
  }

  @Test func `lines are cited with their files if there are several`() throws {
    var scene = try scene(
      """
      view:
        size: [200, 40]
        subviews:
          name: { class: UILabel, text: twelve chars, font: 12 }
          title: { class: UILabel, text: sixteen chars ab, font: 12, compressionResistance: 751 }
      constraints:
        - "H:|-16-[name]"
        - title.leading == name.trailing + 20
        - title.trailing == view.trailing
      """)
    func text() -> String { Explanation(engine.layout(scene)).text() }
    #expect(text().contains("view has 200 (lines 7, 8 and 9)."))
    scene.constraints[2].range = SourceRange(SourceText(name: "Theme.swift", "\ntitle"), 1..<6)
    #expect(text().contains("view has 200 (scene.yaml lines 7 and 8; Theme.swift line 2)."))
  }

  /// Of 21 views, some as wide as they want to be.
  @Test(arguments: [(1, nil), (2, "The other 2 views have their intrinsic size, or none.")])
  func `in a large scene the views without changes are counted, unless there is one`(
    count: Int, line: String?
  ) throws {
    let names = (0..<21).map { "v\($0)" }
    let views = names.map { "\($0): { intrinsicContentSize: [10, 10] }" }
    let constraints =
      names.flatMap { ["\($0).top == view.top", "\($0).leading == view.leading"] }
      + names.dropFirst(count).map { "\($0).width == 20" }
    let explanation = try explain(
      """
      view: { size: [100, 40], subviews: { \(views.joined(separator: ", ")) } }
      constraints: [\(constraints.joined(separator: ", "))]
      """)
    let lines = explanation.text().split(separator: "\n\n")[1].split(separator: "\n")
    #expect(lines.count == (line == nil ? 21 : 20))
    #expect(lines.first { !$0.hasPrefix("v") }.map(String.init) == line)
  }

  @Test func `text about one view has only its reasons`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews:
          rest:
          label: { class: UILabel, text: six ch, font: 12, hugging: 251 }
      constraints:
        - "H:|[rest][label]|"
        - "V:|[rest]|"
        - label.top == view.top
        - label.width <= 35 @ 700
      """)
    let views = explanation.layout.scene.viewIDs
    #expect(
      explanation.text(about: views[1]) == """
        rest (UIView): 64 × 40 at (0, 0), no intrinsic size.

        rest has no intrinsic width: it fills the 64 points the others leave.

        """)
    #expect(
      explanation.text(about: views[2]) == """
        label (UILabel): 36 × 14.5 at (64, 0), its intrinsic size.

        """)
    #expect(explanation.text(about: views[0]) == "view (UIView): 100 × 40 at (0, 0).\n")
  }

  @Test func `constraints that are named or in the sum have their lines`()
    throws
  {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews:
          a: { intrinsicContentSize: [60, 20] }
          b: { intrinsicContentSize: [60, 20], compressionResistance: 751 }
          c: { intrinsicContentSize: [10, 10] }
      constraints:
        - "H:|-4-[a]-4-[b]"
        - "H:[b]-8-[c]|"
        - c.width == 20
        - { constraint: c.width == 20, priority: 900 }
        - "V:|[a]"
        - "V:|[b]"
        - "V:|[c(10)]"
      """)
    #expect(
      explanation.text().contains(
        """
        4 + 60 + 4 + 60 + 8 + 20 = 156; view has 100 (lines 8 and 9). \
        c.width == 20 (line 10) is required. a (750) gives way, all 56. b (751) keeps its width.
        """
      )
    )
    #expect(explanation.proses.allSatisfy { !$0.contains("line") })
  }

  @Test(arguments: [
    // Two boxes side by side, 60 and 40 wide, in a view with this width.
    (100, "view is 100 × 40; nothing is stretched, compressed or ambiguous."),
    (90, "view is 90 × 40; b is compressed."),
    (110, "view is 110 × 40; b is stretched, the layout is ambiguous."),
    (30, "view is 30 × 40; a and b are compressed."),
  ])
  func `the verdict names the views that differ from their content's size`(
    width: Int, verdict: String
  ) throws {
    let explanation = try explain(
      """
      view:
        size: [\(width), 40]
        subviews:
          a: { intrinsicContentSize: [60, 20], compressionResistance: 751 }
          b: { intrinsicContentSize: [40, 20] }
      constraints: ["H:|[a][b]|", a.top == view.top, b.top == view.top]
      """)
    #expect(explanation.verdict == verdict)
  }

  @Test func `a text that wraps in a view that is too high is stretched, not truncated`() throws {
    let explanation = try explain(
      """
      view:
        size: [60, 80]
        subviews: { label: { class: UILabel, text: "four words in rows", numberOfLines: 0 } }
      constraints: ["H:|[label]|", "V:|[label]|"]
      """)
    #expect(explanation.verdict == "view is 60 × 80; label is stretched, label wraps.")
  }

  /// Before the label hugs its lines of 14 characters, it also takes the 30 points of the box,
  /// which are not in the sum of the remaining width then.
  @Test func `there is no sum from a pass in which another view had no room`() throws {
    let explanation = try explain(
      """
      view:
        size: [140, 60]
        subviews:
          label: { class: UILabel, text: fourteen chars another fourtn, font: 12, numberOfLines: 0 }
          box: { intrinsicContentSize: [30, 20] }
      constraints:
        - "H:|-10-[label]-(>=0)-[box]-10-|"
        - label.top == view.top
        - box.top == view.top
      """)
    #expect(
      explanation.remarks == [
        "label wraps to 2 lines. Its longest line is 84 points wide, which it hugs (250)."
      ])
  }

  @Test(arguments: [
    ("iOS", "class: UITextField, borderStyle: roundedRect", "its border"),
    ("iOS", "class: UITextField, placeholder: six ch", "its placeholder"),
    ("iOS", "class: UITextField", "its text"),
    ("macOS", "class: NSTextField", "its text"),
    ("iOS", "class: UIButton, title: six ch", "its title"),
    ("iOS", "class: UIButton", "its intrinsic height"),
  ])
  func `a view is compared with its visible content`(
    platform: String, view: String, content: String
  ) throws {
    let explanation = try explain(
      """
      platform: \(platform)
      view: { size: [100, 100], subviews: { box: { \(view) } } }
      constraints:
        - "H:|[box(60)]"
        - "V:|[box(60)]"
      """)
    #expect(explanation.text().contains("than \(content)"))
  }

  /// The console reports one of the two conflicts, with its last constraint broken.
  @Test func `only the constraint that the console broke refers to the console`() throws {
    var scene = try scene(
      """
      view: { size: [100, 40], subviews: { box: } }
      constraints:
        - "V:|[box]|"
        - box.leading == view.leading
        - box.leading == view.leading + 8
        - box.width == 60
        - box.width == 80
      """)
    scene.consoleReport = ConsoleReport(isUnsatisfiable: true)
    let proses = Explanation(engine.layout(scene)).proses.joined(separator: "\n")
    #expect(
      proses.contains(
        "The log does not say which one was broken: box.leading == view.leading + 8 is assumed."))
    #expect(proses.contains("box.width == 80, as the console says, is broken."))
  }

  @Test func `similar reasons are abbreviated, except for one view`() throws {
    let names = [(name: "a", width: 20), (name: "b", width: 25), (name: "c", width: 30)]
    let explanation = try explain(
      """
      view:
        size: [100, 80]
        subviews:
      \(names.map { "    \($0.name)1: { intrinsicContentSize: [20, 10] }\n    \($0.name)2: { intrinsicContentSize: [\($0.width), 10], hugging: 251 }" }.joined(separator: "\n"))
      constraints:
      \(names.map { "  - \"H:|[\($0.name)1][\($0.name)2]|\"\n  - \($0.name)1.top == view.top\n  - \($0.name)2.top == view.top" }.joined(separator: "\n"))
      """)
    #expect(
      explanation.text().contains(
        "50 spare points: it hugs less (250) than c2 (251). As in 1: c1 (250) gives way, all 50.\n")
    )
    let own = try explanation.text(about: explanation.view(named: "c1", in: "scene.yaml"))
    #expect(own.contains("c1 (250) gives way, all 50. c2 (251) keeps its width."))
    #expect(!own.contains("As in"))
  }

  /// From −4 it extends to 46, which is 6 below 40.
  @Test func `a view that extends beyond its superview has a remark`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews:
          badge: { intrinsicContentSize: [30, 50] }
      constraints:
        - badge.leading == view.leading - 4
        - badge.top == view.top - 4
      """)
    #expect(
      explanation.remarks == [
        """
        badge sticks out of view by 4 points on the left and at the top and by 6 points at the bottom.
        """
      ])
    #expect(
      explanation.text().contains(
        "badge (UIView): 30 × 50 at (−4, −4), its intrinsic size, sticks out of view."))
  }

  /// 11 characters of 6 points have a width of 66, and 8 + 66 + 8 is more than 60.
  @Test func `a text that is truncated by a conflict is described as narrower`() throws {
    let explanation = try explain(
      """
      view:
        size: [60, 40]
        subviews:
          label: { class: UILabel, text: eleven char, font: 12, compressionResistance: required }
      constraints:
        - "H:|-[label]-|"
        - label.top == view.top
      """)
    #expect(
      explanation.text().contains(
        """
        label (UILabel): 44 × 14.5 at (8, 0), 22 points narrower than its text (1), part of a conflict (1).

        """))
  }

  @Test func `a view can be deformed on both axes, ambiguous, and part of a conflict`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews:
          photo: { class: UIImageView, image: [60, 60] }
          tag: { intrinsicContentSize: [30, 10] }
          box:
      constraints:
        - "H:|[photo]|"
        - "V:|[photo]|"
        - tag.top == view.top
        - "V:|[box]"
        - "H:|[box(10)]"
        - box.width == 20
      """)
    #expect(
      explanation.verdict
        == """
        view is 100 × 40; photo is compressed in height, photo is stretched in width, the layout \
        is ambiguous, required constraints conflict.
        """)
    let lines = explanation.text().split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("(UI") } == [
        """
        photo (UIImageView): 100 × 40 at (0, 0), 40 points wider (2) and 20 points shorter (3) \
        than its image.
        """,
        "tag (UIView): 30 × 10 at (0, 0), its intrinsic size, its x is ambiguous (4).",
        """
        box (UIView): 10 × 0 at (0, 0), no intrinsic size, its height is ambiguous (5), part of a \
        conflict (1).
        """,
      ])
  }

  /// The labels are wide enough. Only their numbers of lines cut their texts.
  @Test func `a text with more line breaks than lines is cut`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 80]
        subviews:
          two: { class: UILabel, text: "ab\\ncd\\nef", font: 12, numberOfLines: 2 }
          one: { class: UILabel, text: "ab\\ncd", font: 12 }
          all: { class: UILabel, text: "ab\\ncd", font: 12, numberOfLines: 2 }
      constraints: ["H:|[two]|", "H:|[one]", "H:|[all]", "V:|[two][one][all]"]
      """)
    #expect(explanation.verdict == "view is 100 × 80; two is stretched, two and one are cut.")
    let lines = explanation.text().split(separator: "\n")
    #expect(
      lines.filter { $0.contains("(UILabel)") } == [
        "two (UILabel): 100 × 29 at (0, 0), 88 points wider than its text (1), cut after 2 lines.",
        "one (UILabel): 12 × 14.5 at (0, 29), its intrinsic size, cut after 1 line.",
        "all (UILabel): 12 × 29 at (0, 43.5), its intrinsic size.",
      ])
    #expect(
      explanation.remarks == [
        "two shows 2 lines of its text and cuts the rest: its numberOfLines is 2.",
        "one shows 1 line of its text and cuts the rest: its numberOfLines is 1.",
      ])
  }

  @Test func `a text with more line breaks than lines is cut earlier if its view is too low`()
    throws
  {
    let explanation = try explain(
      """
      view:
        size: [100, 80]
        subviews: { two: { class: UILabel, text: "ab\\ncd\\nef", font: 12, numberOfLines: 2 } }
      constraints: ["H:|[two]", "V:|[two(20)]"]
      """)
    #expect(
      explanation.text().contains(
        "(UILabel): 12 × 20 at (0, 0), 9 points shorter than its text (1), cut after 1 line."))
    #expect(
      explanation.remarks == [
        "two shows 1 line of its text and cuts the rest: its numberOfLines is 2."
      ])
  }

  /// 0.2 points are less than half a pixel, and 0.3 are more.
  @Test func `less than half a pixel outside the superview has no remark`() throws {
    let explanation = try explain(
      """
      view: { size: [100, 40], subviews: { a: , b: } }
      constraints: ["H:|[a]|", "V:|-(-0.2)-[a]|", "H:|[b]|", "V:|-(-0.3)-[b]|"]
      """)
    #expect(explanation.remarks == ["b sticks out of view by 0.3 points at the top."])
  }
}
