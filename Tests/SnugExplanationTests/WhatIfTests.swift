import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugTestSupport
import Testing

/// The output of `snug explain --what-if`. Widths are those of the monospaced measurer, 8 points
/// per character at 16 points.
struct WhatIfTests {
  /// title's intrinsic width is 15 × 8 = 120, button's is 80; 16 + 120 + 8 + 80 + 16 = 240 in 220.
  private static func row(title: Int, button: Int) -> String {
    """
    title: A row
    view:
      size: [220, 60]
      layoutMargins: 16
      subviews:
        title: { class: UILabel, text: fifteen letters, font: 16, compressionResistance: \(title) }
        button: { intrinsicContentSize: [80, 30], compressionResistance: \(button) }
    constraints:
      - "H:|-[title]-[button]-|"
      - "V:|[title]"
      - "V:|[button(30)]"
    """
  }

  @Test func `a priority above its rival's keeps the size`() throws {
    let whatIf = try whatIf(Self.row(title: 750, button: 751))
    #expect(
      whatIf.text == """
        title gives up 20 of its 120 points: it resists less (750) than button (751).
          title resists at 750.
            At 751, it would be ambiguous which of title and button gives way; in the
              drawing, title keeps its 120 points and button is compressed by 20.
            At 752 and above, title keeps its 120 points and button is compressed by 20.
          button resists at 751.
            At 750, it would be ambiguous which of title and button gives way; in the
              drawing, title keeps its 120 points and button is compressed by 20.
            At 749 and below, title keeps its 120 points and button is compressed by 20.

        """)
  }

  /// The longer of its lines has 13 characters of width 6, and 10 fit next to the 40.
  @Test func `a text that wraps is described by its width, not as compressed`() throws {
    let whatIf = try whatIf(
      """
      view:
        size: [100, 60]
        subviews:
          label:
            class: UILabel
            text: one two three four
            font: 12
            numberOfLines: 0
            compressionResistance: 751
          box: { intrinsicContentSize: [40, 20] }
      constraints: ["H:|[label][box]|", label.top == view.top, box.top == view.top]
      """)
    #expect(
      whatIf.text.contains(
        "At 752 and above, label is 60 points wide and box keeps its 40 points.\n"))
  }

  /// A line of four letters is 32 wide, less than the 38 that box leaves.
  @Test func `a text that would wrap is not described as keeping its width`() throws {
    let told = try whatIf(
      """
      view:
        size: [150, 60]
        subviews:
          label:
            { class: UILabel, text: aaaa bbbb cccc, font: 16, numberOfLines: 0, compressionResistance: 751 }
          box: { intrinsicContentSize: [112, 20], hugging: 249 }
      constraints: ["H:|[label][box]|", label.top == view.top, box.top == view.top]
      """, about: "label"
    ).text
    #expect(
      told.contains("At 749 and below, label is 32 points wide and box is stretched by 6."),
      "\(told)")
  }

  /// Twenty views of width 30 in 280: the last ten have width 0, and the one before is compressed.
  @Test func `not all of very many are tried, which is reported`() throws {
    let names = (1...20).map { "a\($0)" }
    let whatIf = try whatIf(
      """
      view:
        size: [280, 20]
        subviews:
      \(names.map { "    \($0): { intrinsicContentSize: [30, 20] }" }.joined(separator: "\n"))
      constraints:
        - "H:|\(names.map { "[\($0)]" }.joined())|"
      \(names.map { "  - \($0).top == view.top" }.joined(separator: "\n"))
      """, about: "a20")
    #expect(whatIf.explanation.contests.count == 1)
    #expect(
      whatIf.questions.map(\.knobs.count) == [
        6
      ])
    #expect(whatIf.questions[0].untriedCount == 14)
    #expect(whatIf.text.contains("\n  14 more priorities are at play; they were not tried.\n"))
  }

  /// Three views with equal resistance, below two thresholds with different outcomes.
  @Test func `every turn is included, not only the nearest`() throws {
    let whatIf = try whatIf(
      """
      view:
        size: [200, 20]
        subviews:
          a: { intrinsicContentSize: [100, 20], compressionResistance: 700 }
          b: { intrinsicContentSize: [90, 20], compressionResistance: 750 }
          c: { intrinsicContentSize: [90, 20], compressionResistance: 800 }
      constraints:
        - "H:|[a][b][c]|"
        - a.top == view.top
        - b.top == view.top
        - c.top == view.top
      """, about: "a")
    // The total is 280 in 200: a gives way by 80; above 750 b does, whatever the size of c.
    let own = try #require(whatIf.questions.first?.knobs.first)
    #expect(own.turns.filter(\.isRaised).map(\.nearest.rawValue) == [750, 751])
  }

  /// Eight views with the same width as a need 80 each, in 480, unless they can be compressed.
  @Test func `every view that changes is included, with line breaks`() throws {
    let names = (1...8).map { "a\($0)" }
    let whatIf = try whatIf(
      """
      view:
        size: [480, 20]
        subviews:
          a1: { intrinsicContentSize: [80, 20], compressionResistance: 700 }
      \(names.dropFirst().map { "    \($0): { }" }.joined(separator: "\n"))
      constraints:
        - { constraint: "H:|\(names.map { "[\($0)]" }.joined())", options: [alignAllTop] }
        - a8.trailing == view.trailing @ 720
        - "V:|[a1]"
      \(names.dropFirst().map { "  - \($0).width == a1.width" }.joined(separator: "\n"))
      \(names.dropFirst().map { "  - \($0).height == a1.height" }.joined(separator: "\n"))
      """)
    let told = (2...8).map { "a\($0) is 80 points wide" }
    #expect(whatIf.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(
      whatIf.markdown.contains(
        "a1 keeps its 80 points, \(told.dropLast().joined(separator: ", ")) and \(told[6])."))
  }

  @Test func `a name is escaped in Markdown`() throws {
    let row = Self.row(title: 750, button: 751).replacing("button", with: "_button_")
    let markdown = try whatIf(row).markdown
    #expect(markdown.contains("\n\\_button\\_ resists at 751.\n"))
    #expect(markdown.contains("which of title and \\_button\\_ gives way"))
    #expect(!markdown.contains("_button_"))
  }

  @Test func `a rival can be the view of the request`() throws {
    let whatIf = try whatIf(Self.row(title: 750, button: 1000), about: "button")
    #expect(whatIf.questions.map(\.knobs.count) == [1])
    // Against 1000 the only other rival is the one below it; a required title conflicts.
    #expect(
      whatIf.text == """
        title gives up 20 of its 120 points: it resists less (750) than button (1000).
          button resists at 1000.
            At 750, it would be ambiguous which of title and button gives way; in the
              drawing, title keeps its 120 points and button is compressed by 20.
            At 749 and below, title keeps its 120 points and button is compressed by 20.

        """)
  }

  @Test func `two required sizes would conflict`() throws {
    let whatIf = try whatIf(Self.row(title: 750, button: 1000), about: "title")
    #expect(
      whatIf.text == """
        title gives up 20 of its 120 points: it resists less (750) than button (1000).
          title resists at 750.
            At 1000, required constraints would conflict.
          button resists at 1000.
            At 750, it would be ambiguous which of title and button gives way; in the
              drawing, title keeps its 120 points and button is compressed by 20.
            At 749 and below, title keeps its 120 points and button is compressed by 20.

        """)
  }

  /// The intrinsic widths of field and unit are 60 and 20; 16 + 60 + 8 + 20 + 16 = 120 in 320, with
  /// 200 to fill.
  @Test func `a priority that resolves an ambiguity is included even if no frame changes`() throws {
    let whatIf = try whatIf(
      """
      title: Equals
      expect: ambiguous
      view:
        size: [320, 60]
        layoutMargins: 16
        subviews:
          field: { intrinsicContentSize: [60, 30] }
          unit: { intrinsicContentSize: [20, 30] }
      constraints:
        - "H:|-[field]-[unit]-|"
        - "V:|[field]"
        - "V:|[unit]"
      """)
    #expect(
      whatIf.text == """
        field and unit tie (250): together they take 200.
          unit hugs at 250.
            At 249 and below, the layout is no longer ambiguous; the drawing stays the
              same.
            At 251 and above, the layout is no longer ambiguous; field is stretched by
              200 and unit keeps its 20 points.
          field hugs at 250.
            At 249 and below, the layout is no longer ambiguous; field is stretched by
              200 and unit keeps its 20 points.
            At 251 and above, the layout is no longer ambiguous; the drawing stays the
              same.

        """)
  }

  /// No other view can give way, so at any priority 160 must be compressed to 100.
  @Test func `priorities can have no effect`() throws {
    let yaml = """
      title: Alone
      view:
        size: [100, 60]
        subviews:
          title: { class: UILabel, text: twenty letters long., font: 16 }
      constraints:
        - "H:|[title]|"
        - "V:|[title]"
      """
    let whatIf = try whatIf(yaml)
    #expect(
      whatIf.text == """
        title gives up 60 of its 160 points: it is as wide as view.
          title resists at 750.
            At 1000, required constraints would conflict.

        """)
  }

  @Test func `no priority is at play if no view gives way`() throws {
    let yaml = """
      title: Calm
      view:
        size: [200, 60]
        subviews:
          title: { class: UILabel, text: ten chars., font: 16 }
      constraints:
        - "H:|[title]"
        - "V:|[title]"
      """
    #expect(
      try whatIf(yaml).text
        == "No view is stretched or compressed: there is nothing another priority would change.\n")
    #expect(
      try whatIf(yaml, about: "title").text
        == """
        No priority of title's is at play: title is neither stretched nor compressed, and \
        no view gives way to it.\n
        """)
  }

  /// title has a width of 200 at 500 and hugs its 80 at 251.
  @Test func `a constraint's priority can be at play`() throws {
    let whatIf = try whatIf(
      """
      title: A width
      view:
        size: [300, 60]
        subviews:
          title: { class: UILabel, text: ten chars., font: 16, hugging: 251 }
      constraints:
        - title.leading == view.leading
        - title.width == 200 @ 500
        - "V:|[title]"
      """)
    let knobs = whatIf.questions.flatMap(\.knobs)
    #expect(knobs.map(\.priority) == [251, 500])
    // 500 against 251: above 500 the label wins, and also if the width is below 251.
    #expect(knobs[0].turns.filter { !$0.isTie }.map(\.nearest) == [501])
    #expect(knobs[1].turns.filter { !$0.isTie }.map(\.nearest) == [250])
    #expect(whatIf.text.contains("At 501 and above, title keeps its 80 points."))
  }

  /// The outcome of a priority occurs if the scene is written with it.
  @Test(arguments: Seeds.sample(of: sceneFixtures))
  func `every turn of a fixture is at the stated priorities`(path: String) throws {
    let explanation = try explanation(fixture: path)
    let whatIf = WhatIf(explanation, by: engine)
    for question in whatIf.questions {
      for knob in question.knobs {
        for turn in knob.turns {
          // Nothing changes between the current priority and the turn.
          let step = turn.isRaised ? 1.0 : -1
          guard let before = LayoutPriority(turn.nearest.rawValue - step) else { continue }
          guard knob.turns.allSatisfy({ !$0.priorities.contains(before) }) else { continue }
          let amendment = Amendment.priority(entry: knob.entry, before)
          let scene = try #require(
            explanation.layout.scene.applying([amendment], of: explanation.layout.system))
          let layout = engine.layout(scene)
          let axis = question.contest.axis
          for id in scene.viewIDs {
            let difference =
              layout[id].alignmentRect.size[axis]
              - explanation.layout[id].alignmentRect.size[axis]
            #expect(abs(difference) < 1e-5, "\(path): \(scene[id].name) at \(before)")
          }
        }
      }
    }
  }
}
