import Snug
import Testing

/// Tests that the checks of the gallery can fail.
@Suite struct `A stated outcome` {
  private func failures(_ statements: String..., about scene: String = Self.row) throws
    -> [String]
  {
    let header = "# outcome:\n" + statements.map { "#   \($0)\n" }.joined()
    let source = SourceText(name: "row.yaml", scene)
    let explanation = pipeline.explain(try pipeline.scene(from: source).value)
    return try Outcome(header: header + "title: A row\n").failures(of: explanation)
  }

  private static let row = """
    view:
      size: [100, 50]
      subviews:
        a: { intrinsicContentSize: [40, none] }
        b: { intrinsicContentSize: [30, 20] }
    constraints:
      - "H:|[a]|"
      - "V:|[a(50)]"
      - "H:|[b]"
      - "V:|[b]"
    """

  @Test func `is satisfied by the layout it describes`() throws {
    let failures = try failures(
      "status satisfied", "a.width stretched by 60", "a.width 100", "a.height none", "b.x 0",
      "b.height intrinsic")
    #expect(failures == [])
  }

  @Test(arguments: [
    "a.width stretched by 59", "a.width compressed by 60", "a.width intrinsic", "a.width 60",
    "a.height intrinsic", "b.width ambiguous", "b.y ambiguous", "broken constraint-1",
    "conflict constraint-1 constraint-2", "status conflicting", "warning conflict",
  ])
  func `is not satisfied by another layout`(statement: String) throws {
    let failures = try failures(
      "status satisfied", "a.width stretched by 60", statement)
    #expect(failures.contains("'\(statement)' is not so"))
  }

  @Test(arguments: [
    "a.width wide", "a.depth 3", "c.width 3", "a 3", "a.width stretched by much", "nonsense",
    "a.x intrinsic", "a.width stretched by 60 points", "status", "a.width",
  ])
  func `rejects unknown words`(statement: String) throws {
    let failures = try failures(
      "status satisfied", "a.width stretched by 60", statement)
    #expect(failures.count == 1)
    #expect(failures[0].hasPrefix("'\(statement)': "))
  }

  @Test func `names the status, every stretched side and its amount`() throws {
    #expect(
      try failures("b.width intrinsic") == [
        "the status is satisfied, which is not stated",
        "a.width is stretched by 60.0, which is not stated",
      ])
    let vague = try failures("status satisfied", "a.width stretched")
    #expect(vague == ["a.width is stretched by 60.0, which is not stated"])
  }

  @Test(arguments: ["title: A row\n", "# outcome:\ntitle: A row\n", "# outcome\n#   status x\n"])
  func `is required`(text: String) {
    #expect(throws: Outcome.SyntaxError.self) { try Outcome(header: text) }
  }
}
