import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugTestSupport
import Testing

/// The cost of each priority, and the parts of frames that it settles.
struct LevelTests {
  /// A row of 200 points: a label with 12 characters (72 wide at 12 points) and a field with
  /// intrinsic width 60.
  private static let row = """
    view:
      size: [200, 40]
      subviews:
        label: { class: UILabel, text: twelve chars, font: 12, hugging: 251 }
        box: { intrinsicContentSize: [60, none] }
    constraints:
      - "H:|[label]-8-[box]|"
      - "V:|[label]|"
      - "V:|[box]|"
    """

  @Test func `each priority has its cost and violations`() throws {
    let explanation = try explain(Self.row)
    let layout = explanation.layout
    let levels = explanation.levels
    #expect(levels.map(\.priority.rawValue) == [1000, 750, 251, 250])
    // The root's two sizes, three horizontal constraints and four vertical ones; resistance of
    // three metrics, hugging of two at 251 and of one at 250.
    #expect(levels.map(\.entries.count) == [9, 3, 2, 1])
    #expect(levels.map(\.contentSizeCount) == [0, 3, 2, 1])
    // box has 200 - 72 - 8 = 120 points, and its intrinsic width is 60. The label is 40 high
    // instead of one measured line of 12 points.
    #expect(levels[0].cost == 0 && levels[1].cost == 0)
    #expect(levels[3].cost == 60)
    #expect(
      levels[3].violations.map { layout.system[$0.entry].id } == ["box.width.hugging"])
    let height = layout[ViewID(index: 1)].intrinsicContentSize.size.vertical ?? 0
    #expect(levels[2].cost == 40 - height)
    #expect(
      levels[2].violations.map { layout.system[$0.entry].id } == ["label.height.hugging"])
  }

  @Test func `each priority has the parts that it settles`() throws {
    let explanation = try explain(Self.row)
    let settled = try #require(explanation.settledByLevel()).map { parts in
      parts.map { "\(explanation.layout.scene[$0.view].name).\($0.name)" }
    }
    // Required constraints settle all vertical parts, and where the row begins. Resistance leaves
    // the widths ambiguous. The label's hugging at 251 settles them and box's position.
    #expect(
      settled == [
        [
          "view.x", "view.width", "view.y", "view.height", "label.x", "label.y", "label.height",
          "box.y", "box.height",
        ], [], ["label.width", "box.x", "box.width"], [],
      ])
  }

  @Test func `ambiguous parts are not settled at any priority`() throws {
    let explanation = try explain(
      """
      view: { size: [100, 40], subviews: { a: , b: } }
      constraints:
        - "H:|[a][b]|"
        - "V:|[a]|"
        - "V:|[b]|"
      """)
    let settled = try #require(explanation.settledByLevel()).map { parts in
      parts.map { "\(explanation.layout.scene[$0.view].name).\($0.name)" }
    }
    #expect(
      settled == [
        [
          "view.x", "view.width", "view.y", "view.height", "a.x", "a.y", "a.height", "b.y",
          "b.height",
        ]
      ])
  }

  /// At every level of every fixture, each part is either ambiguous or settled at this level or
  /// before.
  @Test(arguments: Seeds.sample(of: sceneFixtures))
  func `all parts that are not ambiguous are settled`(path: String) throws {
    let explanation = try explanation(fixture: path)
    let layout = explanation.layout
    let settled = try #require(explanation.settledByLevel())
    #expect(settled.count == explanation.levels.count)
    let all = settled.flatMap { $0 }
    #expect(Set(all).count == all.count)
    let collapsed = layout.scene.collapsedViews
    for view in layout.scene.viewIDs where !collapsed.contains(view) {
      for axis in Axis.allCases {
        #expect(
          all.contains(FramePart(view: view, axis: axis, isSize: true))
            == !layout[view].ambiguity.size[axis])
        #expect(
          all.contains(FramePart(view: view, axis: axis, isSize: false))
            == !layout[view].ambiguity.origin[axis])
      }
    }
    let violated = layout.constraints.reduce(0) { $0 + $1.violation }
    #expect(abs(explanation.levels.reduce(0) { $0 + $1.cost } - violated) < 1e-6)
  }
}
