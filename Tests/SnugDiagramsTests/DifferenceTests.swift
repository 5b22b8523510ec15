import SnugComparison
import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

@Suite struct `The picture of a difference` {
  private func row(
    width: Double = 200, height: Int = 50, a: Int = 40, x: Int = 10
  ) throws -> Explanation {
    explain(
      try read(
        """
        view:
          size: [\(width), \(height)]
          subviews: { a: { intrinsicContentSize: [40, 20] }, b: }
        constraints:
          - "H:|-\(x)-[a(\(a))]-8-[b(30)]"
          - "V:|-10-[a(20)]"
          - "V:|-10-[b(20)]"
        """))
  }

  private func picture(_ before: Explanation, _ after: Explanation) -> DisplayList {
    DiagramComposer(measuring: measurer).compose(
      ComparisonSheet(LayoutDifference(from: before, to: after)))
  }

  @Test func `has a low layout over the other, with bands between the frames`() throws {
    let picture = picture(try row(), try row(a: 60))
    let roots = picture.marks("frame", of: "view").map(\.bounds)
    #expect(roots[0].minX == roots[1].minX && roots[0].maxY < roots[1].minY)
    // At twice the size: a ends at 50 and then at 70, b begins at 58 and then at 78.
    let left = roots[0].minX
    func edges(_ view: String) -> [[Double]] {
      picture.lines("move-edge").filter { line in
        picture.marks("move-edge", of: view).contains { $0.lines.contains(line) }
      }.map { $0.map { (($0.x - left) * 100).rounded() / 100 } }
    }
    #expect(edges("a") == [[20, 20], [100, 140]])
    #expect(edges("b") == [[116, 156], [176, 216]])
    #expect(picture.marks("move-band").map(\.subject) == ["a", "b"])
    #expect(picture.texts("move-delta") == ["+20"])
    #expect(picture.texts("side") == ["before", "after"])
  }

  @Test func `has a high layout beside the other, with the old frames dotted`() throws {
    let picture = picture(try row(height: 300), try row(height: 300, a: 60))
    let roots = picture.marks("frame", of: "view").map(\.bounds)
    #expect(roots[0].minY == roots[1].minY && roots[0].maxX < roots[1].minX)
    #expect(picture.marks("former").map(\.subject) == ["a", "b"])
    #expect(picture.texts("legend").contains("frame before"))
    // a spanned x from 10 to 50, at 379 / 200.
    let old = try #require(picture.marks("former", of: "a").first).lines.flatMap(\.self).map(\.x)
    let left = roots[1].minX
    #expect(abs(old.min()! - left - 10 * 1.895) < 0.01)
    #expect(abs(old.max()! - left - 50 * 1.895) < 0.01)
  }

  @Test func `tells which reasons are new, and which are gone`() throws {
    let (before, after) = (try row(a: 60), try row(a: 30))
    let picture = picture(before, after)
    #expect(picture.texts("verdict") == after.reasons.map { after.prose(for: $0).headline })
    #expect(
      picture.texts("message").first
        == "No longer: \(before.prose(for: before.reasons[0]).headline)")
    #expect(picture.texts("message").contains { $0.hasPrefix("a: width 60 → 30 (−30)") })
    // The same view is stretched, by more: that is no new reason.
    #expect(self.picture(try row(a: 50), try row(a: 60)).texts("verdict") == [])
  }

  @Test func `has no numbers`() throws {
    #expect(picture(try row(a: 50), try row(a: 30)).texts("badge-number") == [])
  }

  @Test func `has a message if there is no difference`() throws {
    let explanation = try row()
    let picture = picture(explanation, explanation)
    #expect(picture.texts("message") == ["The layouts are the same."])
    #expect(picture.marks("move-band").isEmpty && picture.marks("former").isEmpty)
  }

  @Test func `marks where a removed view was`() throws {
    let after = explain(
      try read(
        """
        view: { size: [200, 300], subviews: { a: { intrinsicContentSize: [40, 20] } } }
        constraints: ["H:|-10-[a(40)]", "V:|-10-[a(20)]"]
        """))
    #expect(picture(try row(height: 300), after).marks("former").map(\.subject) == ["b"])
  }
}
