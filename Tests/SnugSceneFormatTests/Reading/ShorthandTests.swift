import SnugDiagnostics
import SnugGeometry
import SnugLayout
import Testing

@testable import SnugSceneFormat

@Suite struct `Shorthands` {
  /// The constraints of an entry.
  private func lines(_ entry: String) throws -> [String] {
    try read(
      """
      metrics: { gap: 12 }
      view:
        subviews: { a: , b: }
      constraints:
        - \(entry)
      """
    ).constraintLines
  }

  @Test(arguments: [
    (
      "edges == b.edges",
      ["top == b.top", "leading == b.leading", "bottom == b.bottom", "trailing == b.trailing"]
    ),
    (
      "edges == b.edges + gap @ 20",
      [
        "top == b.top + 12 @20", "leading == b.leading + 12 @20", "bottom == b.bottom - 12 @20",
        "trailing == b.trailing - 12 @20",
      ]
    ),
    // A minimum inset on every side.
    (
      "edges >= superview.safeAreaLayoutGuide.edges - 8",
      [
        "top >= view.safeAreaLayoutGuide.top - 8",
        "leading >= view.safeAreaLayoutGuide.leading - 8",
        "bottom <= view.safeAreaLayoutGuide.bottom + 8",
        "trailing <= view.safeAreaLayoutGuide.trailing + 8",
      ]
    ),
    (
      "edges <= b.edges + [1, 2, -3, gap]",
      [
        "top <= b.top + 1", "leading <= b.leading + 2", "bottom >= b.bottom + 3",
        "trailing >= b.trailing - 12",
      ]
    ),
    ("center == b.center", ["centerX == b.centerX", "centerY == b.centerY"]),
    ("center <= b.center - [0, 20]", ["centerX <= b.centerX", "centerY <= b.centerY - 20"]),
    ("size == [60, 44]", ["width == 60", "height == 44"]),
    ("size == gap", ["width == 12", "height == 12"]),
    ("size >= 50% * b.size + 4", ["width >= 0.5 * b.width + 4", "height >= 0.5 * b.height + 4"]),
  ]) func `of attributes are expanded`(equation: String, expected: [String]) throws {
    #expect(try lines("a.\(equation)") == expected.map { "a.\($0)" })
  }

  @Test(arguments: [
    ("a.width == 75% * b.width", "a.width == 0.75 * b.width"),
    ("a.width == -12.5 % * b.width + 1", "a.width == -0.125 * b.width + 1"),
    ("a.width == b.width * 150%", "a.width == 1.5 * b.width"),
    ("a.height == 9/16 * a.width", "a.height == 0.563 * a.width"),
    ("a.height == 9 / 18 * a.width", "a.height == 0.5 * a.width"),
    ("a.height == a.width / 50%", "a.height == 2 * a.width"),
    ("a.width == 100/8", "a.width == 12.5"),
    ("a.topAnchor == b.bottomAnchor + 8", "a.top == b.bottom + 8"),
  ]) func `of multipliers and anchors are numbers and attributes`(
    equation: String, expected: String
  ) throws {
    #expect(try lines(equation) == [expected])
  }

  @Test(arguments: [
    ("a.topAnchor.constraint(equalTo: b.topAnchor)", "a.top == b.top"),
    ("a.topAnchor.constraint(equalTo: self.view.topAnchor, constant: 8),", "a.top == view.top + 8"),
    (
      "a.leadingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor, constant: -gap).isActive = true",
      "a.leading <= view.layoutMarginsGuide.leading - 12"
    ),
    (
      "a.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 2 * gap)",
      "a.top >= view.safeAreaLayoutGuide.top + 24"
    ),
    ("a.widthAnchor.constraint(equalToConstant: 44)", "a.width == 44"),
    ("a.widthAnchor.constraint(lessThanOrEqualToConstant: 44)", "a.width <= 44"),
    (
      "a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 9.0 / 18, constant: 1)",
      "a.width == 0.5 * b.height + 1"
    ),
    (
      "a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1)",
      "a.leading == b.trailing + 8"
    ),
    (
      "a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2)",
      "a.top >= b.bottom + 16"
    ),
  ]) func `from Swift are in quotes`(line: String, expected: String) throws {
    #expect(try lines("\"\(line)\"") == [expected])
    #expect(try lines("constraint: '\(line)'\n    priority: 20") == [expected + " @20"])
  }

  @Test func `from Swift are left out if they are not active`() throws {
    #expect(try lines("'a.widthAnchor.constraint(equalToConstant: 8).isActive = false'") == [])
  }

  @Test func `number their constraints`() throws {
    #expect(
      try lines("{ id: middle, constraint: a.center == b.center }") == [
        "middle-1: a.centerX == b.centerX", "middle-2: a.centerY == b.centerY",
      ])
  }

  @Test func `are written as equations`() throws {
    let scene = try read(
      """
      view: { subviews: { a: } }
      constraints:
        - a.size == [60, 44]
        - "a.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)"
      """)
    #expect(scene.yaml.contains("- a.width == 60\n  - a.height == 44\n  - a.top == view.top + 8"))
    try expectRoundTrip(scene)
  }
}
