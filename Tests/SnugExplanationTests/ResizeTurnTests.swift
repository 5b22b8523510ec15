import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import Testing

/// The differences between two sizes of the root, with the sizes from which they apply. With the
/// monospaced measurer a character at 16 points is 8 wide.
struct ResizeTurnTests {
  private let row = ResizeTableTests.row

  private func turns(_ yaml: String, _ path: [Double]) throws -> [[String]] {
    let scene = try scene(yaml)
    let range = (path.min() ?? 0)...(path.max() ?? 0)
    let table = ResizeTable(scene, .horizontal, over: range, by: engine)
    let layouts = path.map { engine.layout(scene.resized(.horizontal, to: $0)) }
    return zip(layouts, layouts.dropFirst()).map { table.turns(from: $0, to: $1) }
  }

  @Test func `a turn has the size from which it applies`() throws {
    #expect(
      try turns(row, [100, 150, 180, 300]) == [
        ["title is intrinsic from 120 up", "field is compressed from 120 up"], [],
        ["field is stretched from 220 up"],
      ])
  }

  @Test func `turns for decreasing sizes are reversed`() throws {
    #expect(
      try turns(row, [300, 180, 100]) == [
        ["field is compressed from 220 down"],
        ["title is compressed from 120 down", "field has no width left from 120 down"],
      ])
  }

  @Test func `only the last of several turns is included`() throws {
    // field has no width up to 120, is compressed up to 220, and then stretched.
    #expect(
      try turns(row, [100, 300]) == [
        ["title is intrinsic from 120 up", "field is stretched from 220 up"]
      ])
  }

  @Test func `a height is 0 if a view has none left`() throws {
    let turns = try turns(ResizeTableTests.column, [100, 50])
    #expect(turns[0].contains("box's height is 0 from 72 down"))
  }

  @Test func `a state at only one size has that size`() throws {
    #expect(
      try turns(row, [180, 220, 300]) == [
        ["field is intrinsic at 220"], ["field is stretched from 220 up"],
      ])
  }

  @Test func `a text has its number of lines`() throws {
    // one two six is 88 wide; one two is 56.
    let text = """
      view:
        size: [100, 90]
        subviews: { body: { class: UILabel, text: one two six, font: 16, numberOfLines: 2 } }
      constraints: ["H:|[body]|", body.top == view.top]
      """
    let turns = try turns(text, [30, 60, 90])
    #expect(turns[0].contains("body's text is whole from 56 up"))
    #expect(turns[1].contains("body's text takes 1 line from 88 up"))
  }

  @Test func `a layout that becomes ambiguous has a turn`() throws {
    // Both hug at 250: beyond 10 + 10 it is ambiguous which view is stretched.
    let pair = """
      view:
        size: [20, 20]
        subviews: { a: { intrinsicContentSize: [10, 10] }, b: { intrinsicContentSize: [10, 10] } }
      constraints: ["H:|[a][b]|", a.top == view.top, b.top == view.top]
      """
    let turns = try turns(pair, [20, 40, 20])
    #expect(turns[0].contains("the layout is ambiguous from 20 up"))
    #expect(turns[1].contains("the layout is no longer ambiguous at 20"))
  }
}
