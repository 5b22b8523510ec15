import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

@Suite struct `The picture of a log` {
  private func picture(_ constraints: String) throws -> DisplayList {
    var scene = try read(
      """
      title: A cell
      view: { name: cell, size: [92, 44], subviews: { icon: {} } }
      constraints: [\(constraints)]
      """)
    scene.consoleReport = ConsoleReport(isUnsatisfiable: true)
    return compose(explain(scene))
  }

  /// 10 + 300 + 40 = 350, and there are 44.
  @Test func `has what is required over what there is, and no scene`() throws {
    let picture = try picture(
      "icon.top == cell.top + 10, cell.bottom == icon.bottom + 40, icon.height == 300")
    #expect(picture.marks("surface").isEmpty && picture.marks("root-name").isEmpty)
    #expect(picture.texts("strip-label") == ["required 350", "there 44"])
    #expect(picture.texts("strip-excess") == ["306 too much"])
    // The outcome is not in the log.
    #expect(picture.texts("strip-unknown") == ["?"])
    #expect(picture.texts("legend").contains("not in the log"))
    #expect(!picture.texts("strip-caption").contains { $0.contains("→") })
    #expect(picture.texts("tally") == ["1 conflict"])
    #expect(picture.size.width <= 487)
    #expect(Faults.all(in: picture).isEmpty)
  }

  @Test func `has the constraints alone if they are no sum`() throws {
    let picture = try picture(
      "\"H:|-10-[icon(20)]\", icon.top == cell.top + 3, icon.height == 20, icon.height == 30")
    #expect(picture.marks("strip-view").isEmpty)
    #expect(picture.texts("constraint").count == 2)
    #expect(picture.marks("cross").count == 1)
  }
}
