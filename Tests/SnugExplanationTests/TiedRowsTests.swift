import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// Ties that run through the rows of a form are one reason.
struct TiedRowsTests {
  /// Both fields begin at one edge: 300 − 8 = 292, of which a and b want 40 and 60, c and d 90 and 100.
  private func form(_ priorities: String = "", joined: Bool = true) throws -> Explanation {
    let edge = joined ? ", b.leading == d.leading" : ""
    return try explain(
      """
      view:
        size: [300, 60]
        subviews:
          a: { intrinsicContentSize: [40, 20] }
          b: { intrinsicContentSize: [60, 20]\(priorities) }
          c: { intrinsicContentSize: [90, 20] }
          d: { intrinsicContentSize: [100, 20] }
      constraints: ["H:|[a]-8-[b]|", "H:|[c]-8-[d]|", "V:|[a][c]", "V:|[b][d]"\(edge)]
      """)
  }

  private func names(_ explanation: Explanation, _ reason: Reason) -> [String] {
    explanation.views(in: reason).map { explanation.layout.scene[$0].name }
  }

  /// Whatever the edge, together they take 292 − 100 and 292 − 190.
  @Test func `of equal priorities`() throws {
    let explanation = try form()
    #expect(explanation.reasons.count == 1)
    let reason = try #require(explanation.reasons.first)
    #expect(names(explanation, reason) == ["a", "b", "c", "d"])
    #expect(reason.contests.flatMap(\.payers).reduce(0) { $0 + $1.amount } == 192 + 102)
    // The sum is of the row that both views are in.
    #expect(reason.contest?.wanted.compactMap(\.view).count == 2)
    #expect(reason.contest?.room.count == 1)
    #expect(explanation.settlements(of: try #require(reason.ambiguities.first)).count > 0)
  }

  /// Each row has a tie of its own, so each has a warning at its own line, and settling one leaves the other.
  @Test func `rows that are independent are one reason with an ambiguity each`() throws {
    let explanation = try form(joined: false)
    let reason = try #require(explanation.reasons.first)
    #expect(explanation.reasons.count == 1)
    #expect(
      reason.ambiguities.map { $0.namedViews.map { explanation.layout.scene[$0].name } }
        == [["a", "b"], ["c", "d"]])
    #expect(names(explanation, reason) == ["a", "b", "c", "d"])
    let diagnostics = explanation.diagnostics(about: reason)
    #expect(diagnostics.map(\.views) == [["a", "b"], ["c", "d"]])
    #expect(diagnostics.map { $0.range?.start.line } == [5, 7])
    #expect(diagnostics.allSatisfy { !$0.notes[0].contains("In each row") })
  }

  /// c and d tie for 200 − 8 = 192, so c has 92 of its 100 and a is as wide. That d hugs as much as a is
  /// true as well, but if d hugged at 1, a would be no narrower.
  @Test func `a label is as wide as one of a tie`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, 60]
        subviews:
          a: { intrinsicContentSize: [40, 20] }
          b: { intrinsicContentSize: [60, 20] }
          c: { intrinsicContentSize: [100, 20] }
          d: { intrinsicContentSize: [100, 20] }
      constraints: ["H:|[a]-8-[b]|", "H:|[c]-8-[d]|", "V:|[a][c]", "V:|[b][d]", a.width == c.width]
      """)
    let reason = try #require(
      explanation.reasons.first { names(explanation, $0) == ["a"] })
    #expect(
      explanation.prose(for: reason).headline == "a is stretched by 52: it must be as wide as c.")
  }

  /// Not alike: another number of equals, another priority, another kind.
  @Test(arguments: [
    "e: { intrinsicContentSize: [10, 20] }\n    c: { intrinsicContentSize: [90, 20] }",
    "c: { intrinsicContentSize: [90, 20], hugging: 251 }",
    "c: { intrinsicContentSize: [290, 20] }",
  ])
  func `rows with other ties are reasons of their own`(views: String) throws {
    let hasThree = views.contains("e: {")
    let isStrong = views.contains("251")
    let explanation = try explain(
      """
      view:
        size: [300, 60]
        subviews:
          a: { intrinsicContentSize: [40, 20] }
          b: { intrinsicContentSize: [60, 20] }
          \(views)
          d: { intrinsicContentSize: [100, 20]\(isStrong ? ", hugging: 251" : "") }
      constraints:
        - "H:|[a]-8-[b]|"
        - "H:|[c]-8-\(hasThree ? "[e]-8-" : "")[d]|"
        - "V:|[a][c]"
        - "V:|[b]\(hasThree ? "[e]" : "")"
        - "V:|[b][d]"
      """)
    #expect(explanation.reasons.count == 2)
    #expect(explanation.reasons.allSatisfy { $0.ambiguities.count == 1 })
  }

  /// Of a row that steps down nobody sees that its views share the width.
  @Test(arguments: [(0, true), (19, true), (20, false)])
  func `views share a row if they are beside each other`(top: Int, isShared: Bool) throws {
    let explanation = try explain(
      """
      view:
        size: [150, 60]
        subviews:
          a: { intrinsicContentSize: [40, 20] }
          b: { intrinsicContentSize: [60, 20] }
      constraints: ["H:|[a][b]|", "V:|[a]", b.top == view.top + \(top)]
      """)
    let contest = try #require(explanation.contests.first)
    #expect(contest.isShared(in: explanation.layout) == isShared)
  }

  /// Then nothing of b's is in the tie.
  @Test func `but not of another priority`() throws {
    let explanation = try form(", hugging: 249")
    #expect(explanation.ambiguities.isEmpty)
    #expect(explanation.reasons.count > 1)
  }
}
