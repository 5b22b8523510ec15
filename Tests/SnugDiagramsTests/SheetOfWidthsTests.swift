import SnugComparison
import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// Panels with one scene at several widths.
extension `A sheet of panels` {
  /// A view next to one that keeps its width, at several widths of the root.
  private func strip(
    _ widths: [Double], _ annotations: Set<Annotation> = .standard, columns: Int? = nil
  ) throws -> DisplayList {
    DiagramComposer(DiagramOptions(annotations: annotations), measuring: measurer).compose(
      try stripSheet(widths, columns: columns))
  }

  private func stripSheet(_ widths: [Double], columns: Int? = nil) throws -> ComparisonSheet {
    let scene = try read(
      """
      title: Strip
      view:
        size: [100, 50]
        subviews:
          a: { intrinsicContentSize: [60, 20] }
          b: { intrinsicContentSize: [40, 20], hugging: 251, compressionResistance: 751 }
      constraints: ["H:|-10-[a]-10-[b]-10-|", "V:|-10-[a]", "V:|-10-[b]"]
      """)
    let panels = widths.map { panel(scene.resized(.horizontal, to: $0), "\($0) wide") }
    let table = ResizeTable(
      scene, .horizontal, over: (widths.min() ?? 0)...(widths.max() ?? 0),
      by: LayoutEngine(measuring: measurer))
    return ComparisonSheet(
      title: "Strip", columns: columns, [ComparisonSheet.Section(panels, resizing: table)])
  }

  @Test func `has widths below each other, with one left edge and one scale`() throws {
    let picture = try strip([100, 150, 220])
    let roots = picture.marks("frame").filter { $0.subject == "view" }.map(\.bounds)
    #expect(roots.map(\.minX) == [24, 24, 24])
    #expect(zip(roots, roots.dropFirst()).allSatisfy { $0.maxY < $1.minY })
    // The widest has 319 points.
    #expect(roots.map(\.width) == [100, 150, 220].map { $0 * 319 / 220 })
    // The cards of the panels are to the right of all of them.
    #expect(picture.marks("verdict").allSatisfy { $0.bounds.minX > 24 + 319 })
    // The ribbon is above the panels.
    let bottom = try #require(picture.marks("ribbon-compressed").map(\.bounds.maxY).max())
    #expect(bottom < roots[0].minY)
    #expect(try grid(strip([100, 150, 220], columns: 3)) == [3])
  }

  @Test func `has variants side by side and their widths below, if there is room`() throws {
    func table(_ widths: [Double]) throws -> DisplayList {
      let sections = try [40.0, 60].map { a in
        let scene = try scene(a: a)
        let table = ResizeTable(
          scene, .horizontal, over: widths[0]...widths[1], by: LayoutEngine(measuring: measurer))
        return ComparisonSheet.Section(
          title: "a of \(a)",
          widths.map { panel(scene.resized(.horizontal, to: $0), "\($0) wide") }, resizing: table)
      }
      return DiagramComposer(measuring: measurer).compose(
        ComparisonSheet(title: "Table", sections))
    }
    let picture = try table([100, 200])
    #expect(grid(picture) == [2, 2])
    #expect(Set(picture.frames.map(\.anchor.x)).count == 2)
    // The sizes of the roots say what a title would.
    #expect(picture.texts("panel-title").isEmpty)
    #expect(picture.texts("root-name").filter { Int($0) != nil } == ["100", "100", "200", "200"])
    #expect(picture.texts("section-title") == ["a of 40.0", "a of 60.0"])
    #expect(try grid(table([100, 700])) == [1, 1, 1, 1])
  }

  @Test func `does not repeat a card that is the same at several widths`() throws {
    // 10 + 60 + 10 + 40 + 10 = 130.
    let picture = try strip([100, 110, 110])
    #expect(
      picture.texts("verdict") == [
        "a gives up 30 of its 60 points: it resists less (750) than b (751).",
        "a gives up 20 of its 60 points, as at 100.",
        "As at 110.",
      ])
    #expect(picture.texts("sum").count == 1)
    // Another cause is told.
    #expect(
      try strip([150, 110]).texts("verdict") == [
        "a takes all 20 spare points: it hugs less (250) than b (251).",
        "a gives up 20 of its 60 points: it resists less (750) than b (751).",
      ])
  }
}
