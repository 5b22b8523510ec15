import SnugComparison
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Everything that takes part in a contest: containers, stack views' properties, scroll views. At
/// 16 points a character is 8 wide, and a line 20 high.
struct ParticipantTests {
  private static func column(_ rows: String) -> String {
    """
    view:
      size: [200, 100]
      subviews:
        column:
          class: UIStackView
          axis: vertical
          alignment: leading
          arrangedSubviews:
            heading: { class: UILabel, text: heading, font: 16 }
    \(rows)
    constraints:
      - "V:|[column]|"
      - column.leading == view.leading
    """
  }

  private static func row(_ name: String, _ label: String) -> String {
    "        \(name): { class: UIStackView, alignment: center, arrangedSubviews: { "
      + "\(label): { class: UILabel, text: \(label), font: 16 }, "
      + "\(label)2: { class: UILabel, text: \(label), font: 16 } } }"
  }

  @Test func `a stack view that takes the room is a payer of its contest`() throws {
    let explanation = try explain(Self.column(Self.row("row", "a")))
    let layout = explanation.layout
    let row = try #require(layout.scene.id("row"))
    let label = try #require(layout.scene.id("a"))
    let line = try #require(layout.contentSize(of: label, .vertical))
    #expect(layout.contentFit(of: row, .vertical)?.size == line)
    #expect(layout.contentFit(of: row, .vertical)?.priority == LayoutPriority(51))
    #expect(layout.deformation(of: row, .vertical) == .stretched(by: 100 - 2 * line))
    let contest = try #require(explanation.contests.first { $0.axis == .vertical })
    #expect(contest.payers.map(\.view) == [row])
    #expect(contest.payers.map(\.isContainer) == [true])
    #expect(contest.wanted.map(\.wanted) == [line, line])
    #expect(contest.roomTotal == 100)
    #expect(
      explanation.proses.contains {
        $0.contains(
          "nothing keeps it at the height of its content as strongly as heading hugs (250).")
      })
  }

  /// label is 40 wide, and 40 + 32 = 72 is wanted in 280.
  @Test func `a limit keeps a stack view from all that stretches it`() throws {
    let explanation = try explain(
      """
      view:
        size: [280, 60]
        subviews:
          column:
            class: UIStackView
            axis: vertical
            alignment: leading
            arrangedSubviews: { label: { intrinsicContentSize: [40, 20] } }
      constraints:
        - column.width == view.width - 32 @ 749
        - column.width <= 180
        - column.leading == view.leading
        - column.top == view.top
      """)
    let contest = try #require(explanation.contests.first { $0.axis == .horizontal })
    #expect(contest.payers.map(\.isContainer) == [true, false])
    #expect(contest.wanted.map(\.wanted) == [40, 32])
    #expect(contest.roomTotal == 280)
  }

  /// A line is 19.5 high.
  @Test func `a stack view has states in a table of heights`() throws {
    let table = ResizeTable(
      try scene(Self.column(Self.row("row", "a"))), .vertical, over: 30...100, by: engine)
    #expect(table.breakpoints == [39])
    #expect(
      table.sentences == [
        "heading is compressed below 39 and intrinsic from 39 up.",
        "row is intrinsic below 39 and stretched from 39 up.",
      ])
  }

  @Test func `equal sizes settle a tie of containers`() throws {
    let explanation = try explain(
      Self.column(Self.row("upper", "a") + "\n" + Self.row("lower", "b")))
    let scene = explanation.layout.scene
    let ambiguity = try #require(explanation.ambiguities.first)
    #expect(ambiguity.kind == .hugging)
    let rows = ["upper", "lower"].map { scene.id($0)! }
    #expect(ambiguity.views == rows)
    let settlement = try #require(explanation.settlements(of: ambiguity).first)
    let settled = engine.layout(
      try #require(scene.applying(settlement.amendments, of: explanation.layout.system)))
    #expect(settled.status == .satisfied)
    #expect(settled[rows[0]].frame.height == settled[rows[1]].frame.height)
  }

  @Test(arguments: [
    ("label.bottom <= card.bottom - 8", 8.0 + 20 + 8),
    ("label.bottom <= card.bottom", 8.0 + 20),
  ])
  func `a view with constraints inside has a content size`(bottom: String, needed: Double) throws {
    let explanation = try explain(
      """
      view:
        size: [200, 100]
        subviews: { card: { subviews: { label: { class: UILabel, text: label, font: 16 } } } }
      constraints:
        - "H:|[card(100)]"
        - "V:|[card(60)]"
        - label.leading == card.leading
        - label.top == card.top + 8
        - \(bottom)
      """)
    let card = try #require(explanation.layout.scene.id("card"))
    let label = try #require(explanation.layout.scene.id("label"))
    let line = try #require(explanation.layout.contentSize(of: label, .vertical))
    #expect(explanation.layout.contentSize(of: card, .vertical) == needed - 20 + line)
    #expect(explanation.layout.contentFit(of: card, .horizontal) == nil)
    #expect(explanation.reasons.filter { explanation.views(in: $0) == [card] }.count == 1)
  }

  @Test func `contests with the same cause and the same sum are one reason`() throws {
    let tiles = (0..<6).map { "  t\($0): { class: UILabel, text: x, font: 16 }" }
      .joined(separator: "\n")
    let pins = (0..<6).map { "  - t\($0).top == view.top\n  - t\($0).height == 50" }
      .joined(separator: "\n")
    let places = (0..<6).map { "  - t\($0).leading == view.leading + \(10 * $0)" }
      .joined(separator: "\n")
    let explanation = try explain(
      """
      view:
        size: [200, 100]
        subviews:
      \(tiles.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      constraints:
      \(pins)
      \(places)
      """)
    #expect(explanation.contests.count == 6)
    #expect(explanation.reasons.count == 1)
    #expect(explanation.reasons[0].alike.count == 5)
    #expect(explanation.views(in: explanation.reasons[0]).count == 6)
  }

  @Test(arguments: [
    ("leading", "terms.trailing == scroll.contentLayoutGuide.trailing"),
    ("trailing", "terms.leading == scroll.contentLayoutGuide.leading"),
  ])
  func `a constraint at the other end settles the size of a scroll view's content`(
    edge: String, equation: String
  ) throws {
    let explanation = try explain(
      """
      view:
        size: [200, 100]
        subviews:
          scroll: { class: UIScrollView, subviews: { terms: { class: UILabel, text: terms } } }
      constraints:
        - scroll.edges == view.edges
        - "V:|[terms]|"
        - terms.\(edge) == scroll.contentLayoutGuide.\(edge)
      """)
    #expect(explanation.layout.status == .ambiguous)
    let ambiguity = try #require(explanation.ambiguities.first)
    #expect(ambiguity.kind == .contentSize)
    let settlement = try #require(explanation.settlements(of: ambiguity).first)
    #expect(settlement.amendments.map { explanation.instruction(for: $0).scene } == [equation])
    let scene = explanation.layout.scene.applying(
      settlement.amendments, of: explanation.layout.system)
    #expect(engine.layout(try #require(scene)).status == .satisfied)
  }

  @Test(arguments: [
    ("alignment: fill", "tall.height == 48", "low.height == 32", "row.alignment: top"),
    (
      "distribution: fillEqually", "tall.width == 48", "low.width == 32", "row.distribution: fill"
    ),
  ])
  func `a stack view's property that causes a conflict is changed first`(
    property: String, one: String, other: String, change: String
  ) throws {
    let explanation = try explain(
      """
      view:
        size: [200, 100]
        subviews:
          row: { class: UIStackView, \(property), arrangedSubviews: { tall: {}, low: {} } }
      constraints:
        - row.leading == view.leading
        - row.top == view.top
        - \(one)
        - \(other)
      """)
    let conflict = try #require(explanation.layout.conflicts.first)
    let repairs = explanation.repairs(of: conflict)
    #expect(repairs.count <= 3)
    #expect(explanation.instruction(for: repairs[0].amendment).scene == change)
    for repair in repairs {
      let scene = explanation.layout.scene.applying(
        [repair.amendment], of: explanation.layout.system)
      #expect(engine.layout(try #require(scene)).conflicts.isEmpty)
    }
  }

  /// In `SNUG_SEEDS` scenes: no view is left out, and none is told twice.
  @Test(arguments: Seeds.parcels(of: 150, count: 4))
  func `each view off its content is in one reason for each axis`(seeds: Range<Int>) {
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed)
      check(Explanation(engine.layout(scene)), note: "seed \(seed)\n\(scene.outline)")
    }
  }

  @Test(arguments: Seeds.sample(of: sceneFixtures))
  func `each view of a fixture off its content is in one reason`(path: String) throws {
    check(try explanation(fixture: path), note: path)
  }

  private func check(_ explanation: Explanation, note: String) {
    let layout = explanation.layout
    let collapsed = layout.scene.collapsedViews
    for id in layout.scene.viewIDs where !collapsed.contains(id) {
      for axis in Axis.allCases where layout.deformation(of: id, axis).delta != 0 {
        let count = explanation.reasons.count { reason in
          if let conflict = reason.conflict {
            return layout.system[conflict.broken].contentSize
              .map { $0.view == id && $0.axis == axis } ?? false
          }
          return reason.contests.contains { contest in
            contest.payers.contains { payer in
              payer.view == id
                && layout.system[payer.entry].constraint.firstAttribute.axis == axis
            }
          }
        }
        #expect(count == 1, "\(layout.scene[id].name) \(axis): \(count) reasons\n\(note)")
      }
    }
  }
}
