import SnugDiagnostics
import SnugExplanation
import SnugLayout
import Testing

/// Sentences about very many views.
struct ManyViewsTests {
  /// Boxes without gaps, each with its name, its width and further keys.
  private func boxes(
    _ boxes: [(name: String, width: Int, rest: String)], in width: Int, _ constraints: String...
  ) throws -> Explanation {
    let views = boxes.map {
      "    \($0.name): { intrinsicContentSize: [\($0.width), 20]\($0.rest.isEmpty ? "" : ", ")"
        + "\($0.rest) }"
    }
    let tops = boxes.map { "  - \($0.name).top == view.top" }
    let chain = boxes.map { "[\($0.name)]" }.joined()
    return try explain(
      """
      view:
        size: [\(width), 40]
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
        - "H:|\(chain)|"
      \(tops.joined(separator: "\n"))
      \(constraints.map { "  - " + $0 }.joined(separator: "\n"))
      """)
  }

  private func resists(_ priority: Double) -> String { "compressionResistance: \(priority)" }

  @Test func `among many priorities the nearest are named`() throws {
    let many = (0..<1010).map { ("v\($0)", 10, resists(750 + Double($0) / 8)) }
    let explanation = try boxes(many, in: 10_096)
    #expect(explanation.proses.count == 1)
    #expect(
      explanation.proses.first
        == """
        v0 gives up 4 of its 10 points: it resists least (750). 1,010 lengths = 10100; view has \
        10096. v0 (750) gives way, all 4. v1 (750.125), v2 (750.25), v3 (750.375), v4 (750.5), v5 \
        (750.625) and 1,004 others keep their widths.
        """)
  }

  @Test(arguments: [(7, "v6 (746), 5"), (8, "2 others")])
  func `among many views that give way in order a few are named`(count: Int, last: String) throws {
    let many = (0..<count).map { ("v\($0)", 10, resists(740 + Double($0))) }
    let explanation = try boxes(many, in: 5)
    #expect(
      explanation.proses.first?.hasSuffix(
        """
        v0 (740) gives way first, all its 10; then v1 (741), all its 10; then v2 (742), all its \
        10; then v3 (743), all its 10; then v4 (744), all its 10; then v5 (745), all its 10; then \
        \(last).
        """) == true)
  }

  @Test func `among many views with few priorities a few are named`() throws {
    let many = (0..<40).map { ("v\($0)", 10, resists($0 == 39 ? 750 : 751 + Double($0 % 2))) }
    let explanation = try boxes(many, in: 396)
    #expect(
      explanation.proses.first
        == """
        v39 gives up 4 of its 10 points: it resists least (750). 40 lengths = 400; view has 396. \
        v39 (750) gives way, all 4. v0, v2, v4, v6, v8 and 15 others (751) and v1, v3, v5, v7, v9 \
        and 14 others (752) keep their widths.
        """)
  }

  /// Rows with one sum have it once; of more rows than are compared nothing is said.
  @Test(arguments: [(3, true), (12, true), (13, false)])
  func `equal rows have one sum`(count: Int, isGiven: Bool) throws {
    let rows = (0..<count).map { "\"H:|[a\($0)][b\($0)]|\"" }
    let tops = (0..<count).flatMap { ["a\($0).top == view.top", "b\($0).top == view.top"] }
    let views = (0..<count).flatMap {
      [
        "a\($0): { intrinsicContentSize: [20, 10], hugging: 1 }",
        "b\($0): { intrinsicContentSize: [20, 10] }",
      ]
    }
    let prose = try explain(
      """
      view: { size: [100, 40], subviews: { \(views.joined(separator: ", ")) } }
      constraints: [\((rows + tops).joined(separator: ", "))]
      """
    ).proses[0]
    #expect(prose.matches(of: /20 \+ 20 = 40; view has 100/).count == (isGiven ? 1 : 0), "\(prose)")
  }

  @Test func `among many tied views a few are named`() throws {
    let explanation = try boxes((0..<40).map { ("v\($0)", 10, "") }, in: 396)
    #expect(
      explanation.proses.first
        == """
        v0, v1, v2, v3, v4 and 35 others tie (750): together they give up 4. 40 lengths = 400; \
        view has 396. v0, v1, v2, v3, v4 and 35 others all resist at 750: UIKit may compress any \
        of them. v0 could be 6 to 10 points wide, v1 6 to 10, v2 6 to 10, v3 6 to 10, v4 6 to 10 \
        and 35 others. Drawn with v39 compressed. To settle it, let v39 resist at 749.
        """)
  }

  @Test func `among many required sizes a few are named`() throws {
    let many = (0..<10).map { ("v\($0)", 10, "") }
    let widths = (0..<9).map { "v\($0).width == 8" }
    let explanation = try explain(
      """
      view:
        size: [80, 40]
        subviews:
      \(many.map { "    \($0.0): { intrinsicContentSize: [10, 20] }" }.joined(separator: "\n"))
      constraints:
        - "H:|\(many.map { "[\($0.0)]" }.joined())|"
      \((many.map { "\($0.0).top == view.top" } + widths).map { "  - " + $0 }
        .joined(separator: "\n"))
      """)
    #expect(
      explanation.proses.last?.contains(
        """
        v0.width == 8, v1.width == 8, v2.width == 8, v3.width == 8, v4.width == 8 and \
        4 others are required. v9 (750) gives way, all 2.
        """) == true)
  }
}
