import SnugComparison
import SnugExplanation
import SnugLayout
import Testing

/// Layouts are compared by their contents, and not by the sentences about them.
@Suite struct `Names in differences` {
  /// title's intrinsic width is 15 × 8 = 120, and half the root's 200 is available.
  private static func scene(root: String) throws -> Explanation {
    try explain(
      """
      title: One label
      view:
        name: \(root)
        size: [200, 60]
        safeAreaInsets: 4
        subviews:
          title: { class: UILabel, text: fifteen letters, font: 16 }
      constraints:
        - title.width == 0.5 * \(root).width
        - title.leading == \(root).safeAreaLayoutGuide.leading
        - title.top == \(root).top
      """)
  }

  @Test func `a root with another name is the same root`() throws {
    let difference = LayoutDifference(
      from: try Self.scene(root: "view"), to: try Self.scene(root: "screen"))
    #expect(difference.text == "The layouts are the same.\n")
  }

  /// Two views in a row with other names, as a program can set them.
  private static func renamed(
    to names: String..., priority: Int = 740
  ) throws -> Explanation {
    var scene = try explain(
      """
      view:
        size: [200, 20]
        subviews:
          a: { intrinsicContentSize: [50, 20] }
          b: { intrinsicContentSize: [50, 20] }
      constraints:
        - H:|[a][b]
        - V:|[a]
        - V:|[b]
        - a.width == 40 @ \(priority)
      """
    ).layout.scene
    for (index, name) in names.enumerated() { scene.views[index + 1].name = name }
    return Explanation(engine.layout(scene))
  }

  @Test func `a constraint is complete whatever characters are in a name`() throws {
    let lost = try Self.renamed(to: "a @ b", "c")
    let won = try Self.renamed(to: "a @ b", "c", priority: 760)
    let difference = LayoutDifference(from: lost, to: won)
    #expect(
      difference.causes.map(\.description) == [
        "the priority of a @ b.width == 40 rose from 740 to 760 (scene.yaml:10)"
      ])
    let whatIf = WhatIf(won, by: engine)
    let candidates = whatIf.questions.flatMap(\.candidates).map(whatIf.state(of:))
    #expect(candidates.contains("a @ b.width == 40 has priority 760."))
  }

  @Test func `the first of two views with one name is compared with the first`() throws {
    let lost = try Self.renamed(to: "twin", "twin")
    let won = try Self.renamed(to: "twin", "twin", priority: 760)
    #expect(LayoutDifference(from: lost, to: lost).text == "The layouts are the same.\n")
    let numbers = LayoutDifference(from: lost, to: won).views.map { $0.numbers.map(\.after) }
    #expect(numbers == [[40], [40]])
  }
}
