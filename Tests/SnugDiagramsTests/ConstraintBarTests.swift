import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugLayout
import Testing

/// The author's constraints, which a picture has on request.
@Suite struct `Constraints on request` {
  private let asked = Set.standard.union([.constraints, .alignment])

  private func drawn(_ constraints: String, _ annotations: Set<Annotation>) throws -> DisplayList {
    try SnugDiagramsTests.drawn(
      """
      view: { size: [300, 120], subviews: { a: , b: } }
      constraints: [\(constraints)]
      """, showing: annotations)
  }

  @Test func `are not in other pictures`() throws {
    for (name, _, _, picture) in drawnFixtures {
      #expect(picture.marks("constraint-bar").isEmpty, "\(name)")
    }
  }

  @Test func `are bars with their lengths, solid if required and dashed if not`() throws {
    let picture = try drawn(
      "a.leading == view.leading + 20, a.width == 60 @ 800, a.top == view.top + 30, a.height == 40",
      asked)
    #expect(picture.texts("constraint-label") == ["20", "60 @800", "30", "40"])
    #expect(
      picture.texts("legend").filter { $0.hasSuffix("constraint") }
        == ["required constraint", "optional constraint"])
    let dashed = picture.marks("constraint-bar").filter { $0.stroke?.dash.isEmpty == false }
    #expect(dashed.count == 1)
  }

  /// a and b begin at one inset, which has one bar.
  @Test func `have one bar for a distance that several share`() throws {
    let picture = try drawn(
      """
      a.leading == view.leading + 20, b.leading == view.leading + 20, a.width == 60, b.width == 80,
      "V:|-10-[a(40)]-10-[b(40)]"
      """, asked)
    #expect(picture.texts("constraint-label").count { $0 == "20" } == 1)
  }

  @Test func `are lines for alignments`() throws {
    let rows = """
      "H:|-20-[a(60)]-20-[b(60)]", "V:|-20-[a(40)]", "V:[b(30)]", b.centerY == a.centerY
      """
    #expect(try drawn(rows, asked).marks("alignment").count == 1)
    #expect(try drawn(rows, asked.subtracting([.alignment])).marks("alignment").isEmpty)
  }

  @Test func `say what came of a broken one`() throws {
    let picture = try drawn(
      "\"H:|-20-[a(60)]\", \"V:|-20-[a(40)]\", a.width == 90", [.constraints])
    #expect(picture.texts("constraint-label").contains { $0.contains(", is ") })
  }

  @Test(arguments: [(60, false), (61, true)])
  func `are at most sixty, and the rest is counted`(count: Int, isCounted: Bool) throws {
    let views = (0..<count).map { "        v\($0): { intrinsicContentSize: [20, 10] }" }
    let widths = (0..<count).map { "  - v\($0).width == \(60 + $0)" }
    let picture = try SnugDiagramsTests.drawn(
      """
      view:
        size: [300, \(count * 30)]
        subviews:
          stack:
            class: UIStackView
            axis: vertical
            alignment: leading
            spacing: 20
            arrangedSubviews:
      \(views.joined(separator: "\n"))
      constraints:
        - stack.leading == view.leading
        - stack.top == view.top
      \(widths.joined(separator: "\n"))
      """, showing: [.constraints])
    #expect(picture.texts("constraint-label").count == 60)
    #expect(picture.summary.contains("And 1 more constraint.") == isCounted)
  }
}
