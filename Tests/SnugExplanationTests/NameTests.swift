import SnugDiagnostics
import SnugExplanation
import Testing

/// Names keep their spelling anywhere in a sentence.
@Suite struct `Names in messages` {
  private func messages(_ yaml: String) throws -> [String] {
    try explain(yaml).outcomeDiagnostics.map(\.message)
  }

  @Test(arguments: ["Box", "iPhone", "box"])
  func `keep their first letter at the beginning`(name: String) throws {
    let found = try messages(
      """
      view: { size: [100, 40], subviews: { \(name): { intrinsicContentSize: [10, 10] } } }
      constraints:
        - \(name).width == -40
        - H:|[\(name)]
        - V:|[\(name)]|
      """)
    #expect(found == ["\(name).width == -40 cannot hold"])
  }

  @Test func `keep their first letter inside a sentence`() throws {
    let found = try messages(
      """
      view: { size: [100, 40], subviews: { Box: } }
      constraints:
        - V:|[Box]|
        - Box.left == view.left
      """)
    #expect(found == ["the width of Box is ambiguous"])
  }
}
