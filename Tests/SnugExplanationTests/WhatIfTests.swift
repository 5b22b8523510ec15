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

  /// Twenty views of width 30 in 280: the last ten have width 0, and the one before is compressed.
  @Test(arguments: [(6, 0), (7, 1), (20, 14)])
  func `at most six of many are tried, and the others are counted`(count: Int, untried: Int) throws
  {
    let names = (1...count).map { "a\($0)" }
    let whatIf = try whatIf(
      """
      view:
        size: [\(14 * count), 20]
        subviews:
      \(names.map { "    \($0): { intrinsicContentSize: [30, 20] }" }.joined(separator: "\n"))
      constraints:
        - "H:|\(names.map { "[\($0)]" }.joined())|"
      \(names.map { "  - \($0).top == view.top" }.joined(separator: "\n"))
      """, about: names[count - 1])
    #expect(whatIf.explanation.contests.count == 1)
    #expect(whatIf.questions.map(\.candidates.count) == [6])
    #expect(whatIf.questions[0].untriedCount == untried)
    let note = untried == 1 ? "1 more priority is" : "\(untried) more priorities are"
    #expect(
      whatIf.text.contains(
        "\n  \(note) at play; \(untried == 1 ? "it was" : "they were") not tried.\n")
        == (untried > 0), "\(whatIf.text)")
  }

  /// Raised past b1, b2 and b3, a gives up 20, 10 and at last none of its points, with a tie at each. If 35 points
  /// are missing, the three do not have them all, and at 1000 there is a conflict.
  @Test(arguments: [(100.0, false), (95, true)])
  func `at most six outcomes are listed in a direction, and that there are others`(
    width: Double, isCut: Bool
  ) throws {
    let whatIf = try whatIf(
      """
      view:
        size: [\(width), 20]
        subviews:
          a: { intrinsicContentSize: [100, 20], compressionResistance: 100 }
          b1: { intrinsicContentSize: [10, 20], compressionResistance: 200 }
          b2: { intrinsicContentSize: [10, 20], compressionResistance: 300 }
          b3: { intrinsicContentSize: [10, 20], compressionResistance: 400 }
      constraints: ["H:|[a][b1][b2][b3]|", "V:|[a]", "V:|[b1]", "V:|[b2]", "V:|[b3]"]
      """, about: "a")
    let question = whatIf.questions[0]
    #expect(question.candidates[0].alternatives.filter(\.isRaised).count == 6)
    #expect(question.candidates[0].isCut == isCut)
    let last = whatIf.sentences(about: question.candidates[0], in: question).last
    #expect((last == "Farther values have other outcomes, which are not listed.") == isCut)
  }

  /// Three views with equal resistance, below two thresholds with different outcomes.
  @Test func `every alternative is included, not only the nearest`() throws {
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
    let own = try #require(whatIf.questions.first?.candidates.first)
    #expect(own.alternatives.filter(\.isRaised).map(\.nearest.rawValue) == [750, 751])
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
    let candidates = whatIf.questions.flatMap(\.candidates)
    #expect(candidates.map(\.priority) == [251, 500])
    // 500 against 251: above 500 the label wins, and also if the width is below 251.
    #expect(candidates[0].alternatives.filter { !$0.isTie }.map(\.nearest) == [501])
    #expect(candidates[1].alternatives.filter { !$0.isTie }.map(\.nearest) == [250])
    #expect(whatIf.text.contains("At 501 and above, title keeps its 80 points."))
  }

  /// The outcome of a priority occurs if the scene is written with it.
  @Test(arguments: Seeds.sample(of: sceneFixtures))
  func `every alternative of a fixture is at the stated priorities`(path: String) throws {
    let explanation = try explanation(fixture: path)
    let whatIf = WhatIf(explanation, by: engine)
    for question in whatIf.questions {
      for candidate in question.candidates {
        for alternative in candidate.alternatives {
          // Nothing changes between the current priority and the alternative.
          let step = alternative.isRaised ? 1.0 : -1
          guard let before = LayoutPriority(alternative.nearest.rawValue - step) else { continue }
          guard candidate.alternatives.allSatisfy({ !$0.priorities.contains(before) }) else {
            continue
          }
          let amendment = Amendment.priority(entry: candidate.entry, before)
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
