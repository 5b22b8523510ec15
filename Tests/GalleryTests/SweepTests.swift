import Snug
import Testing

@Suite struct `Panels of a sweep` {
  @Test func `are compared with the scene's at the same size alone`() throws {
    // Both sizes are told as 100.
    let text = """
      view: { size: [200, 50], subviews: { a: } }
      sweep: { view.width: [100] }
      variants:
        - set: { sweep: { view.width: [100.0004] } }
        - {}
      """
    let scene = try pipeline.scene(from: SourceText(name: "scene.yaml", text)).value
    let former = pipeline.sheet(of: scene).panels.map { $0.former != nil }
    #expect(former == [true, false, true])
  }
}
