import SnugDiagnostics
import SnugLayout
import Testing

@testable import SnugSceneFormat

@Suite struct `The keys of constraints` {
  private func lines(_ entry: String) throws -> [String] {
    try read(
      """
      metrics: { gap: 12, prio: 700 }
      view: { subviews: { a: , b: } }
      constraints: [{ constraint: \(entry) }]
      """
    ).constraintLines
  }

  @Test(arguments: [
    ("a.width == 8, id: narrow", ["narrow: a.width == 8"]),
    ("a.width == 8 @ 20, priority: 500", ["a.width == 8 @500"]),
    ("a.width == 8, priority: high - 1", ["a.width == 8 @749"]),
    ("a.width == 8, constant: 9", ["a.width == 9"]),
    ("a.width == 2 * b.width, multiplier: 3", ["a.width == 3 * b.width"]),
    (
      "a.width == 2 * b.width + 1, multiplier: 0.5, constant: -2, priority: low",
      ["a.width == 0.5 * b.width - 2 @250"]
    ),
    ("a.width == 8, isActive: true", ["a.width == 8"]), ("a.width == 8, isActive: false", []),
    ("'[a]-[b]', constant: 20", ["b.leading == a.trailing + 20"]),
    ("'[a]-[b]', priority: 20", ["b.leading == a.trailing + 8 @20"]),
    (
      "'[a][b]', options: [alignAllTop]",
      ["b.leading == a.trailing", "b.top == a.top"]
    ),
    ("a.width == gap, metrics: { gap: 3 }", ["a.width == 3"]),
    ("'[a(wide@p)]', metrics: { wide: 3, p: 5 }", ["a.width == 3 @5"]),
    ("a.width == gap @ prio, metrics: { prio: 3 }", ["a.width == 12 @3"]),
  ]) func `set properties of a constraint`(
    entry: String, expected: [String]
  ) throws {
    #expect(try lines(entry) == expected)
  }

  @Test func `an inactive constraint keeps its id`() {
    let said = messages(
      of: """
        view: { subviews: { a: } }
        constraints:
          - { id: x, constraint: a.width == 8, isActive: false }
          - { id: x, constraint: a.width == 9 }
        """)
    #expect(said.contains("'x' is already the id of another constraint"))
  }

  @Test func `on macOS the superview is 20 points away`() throws {
    let scene = try read(
      """
      platform: macOS
      view: { subviews: { a: , b: } }
      constraints: ["|-[a]-[b]-|", "V:|-[a]-(>=5)-|"]
      """)
    #expect(
      scene.constraintLines == [
        "a.leading == view.leading + 20", "b.leading == a.trailing + 8",
        "view.trailing == b.trailing + 20", "a.top == view.top + 20",
        "view.bottom >= a.bottom + 5",
      ])
  }
}
