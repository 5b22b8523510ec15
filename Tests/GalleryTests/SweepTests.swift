import Snug
import SnugLayout
import Testing

@Suite struct `Panels of a sweep` {
  @Test func `have titles rounded like the captions below`() throws {
    let text = """
      view: { size: [200, 50], subviews: { a: } }
      sweep: { view.width: [150.054] }
      """
    let scene = try pipeline.scene(from: SourceText(name: "scene.yaml", text)).value
    #expect(pipeline.sheet(of: scene).panels.map(\.title) == ["150.05 wide"])
  }
}

@Suite struct `The pieces of a resized root` {
  /// At 324.5 points two labels of the table have exactly the width of their texts, and others
  /// shrink.
  @Test func `are valid where another layout applies briefly`() throws {
    let path = "Fixtures/Scenes/intrinsic-size/default-priorities"
    let scene = try SceneFixture(path: path).scene()
    let engine = LayoutEngine(measuring: pipeline.measurer)
    let pieces = engine.pieces(of: scene, .horizontal, over: 324.49...324.51)
    for size in [324.495, 324.50025, 324.505] {
      let layout = engine.layout(scene.resized(.horizontal, to: size))
      let piece = try #require(pieces.first { $0.range.contains(size) })
      let sizes = scene.viewIDs.map { piece.size(of: $0, .horizontal, at: size) }
      #expect(
        zip(scene.viewIDs, sizes).allSatisfy {
          abs(layout[$0].alignmentRect.width - $1) < 1e-5
        }, "at \(size)")
    }
  }
}
