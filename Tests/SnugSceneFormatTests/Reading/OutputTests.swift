import SnugDiagnostics
import SnugGeometry
import SnugLayout
import Testing

@testable import SnugSceneFormat

/// The settings of a scene's picture: `output`, `sweep`, and their changes in variants.
@Suite struct `A scene's picture` {
  @Test func `has the settings of the scene`() throws {
    let scene = try read(
      """
      output: { annotate: [minimal, legend], noAnnotate: names, columns: 2, baseTitle: First }
      view:
      """)
    #expect(
      scene.output
        == OutputSettings(
          annotate: [.minimal, .only(.legend)], noAnnotate: [.only(.names)], columns: 2,
          baseTitle: "First"))
    #expect(try read("view:").output == OutputSettings())
    #expect(try read("{ output: { annotate: full }, view: }").output.annotations == .full)
  }

  @Test func `has the sizes of a sweep, with the root's name`() throws {
    #expect(
      try read("{ sweep: { view.width: [320, 200.5] }, view: }").sweep
        == SizeSweep(.horizontal, [320, 200.5]))
    #expect(
      try read("{ sweep: { cell.height: [20] }, view: { name: cell } }").sweep
        == SizeSweep(.vertical, [20]))
    #expect(try read("{ sweep: {}, view: }").sweep == nil)
  }

  @Test func `can differ in a variant`() throws {
    let scene = try read(
      """
      output: { annotate: full }
      view: { subviews: { a: } }
      variants:
        - set: { output.annotate: minimal, output.columns: 3 }
        - set: { output: { noAnnotate: [legend] }, sweep: { view.width: [8] } }
      """)
    #expect(scene.variants[0].output == OutputSettings(annotate: [.minimal], columns: 3))
    #expect(scene.variants[1].output == OutputSettings(noAnnotate: [.only(.legend)]))
    #expect(scene.variants[1].sweep == SizeSweep(.horizontal, [8]))
  }

  @Test func `of a variant can list its changes, as they were written or in words`() throws {
    let scene = try read(
      """
      view: { subviews: { title: { class: UILabel, text: A }, b: } }
      constraints: [{ id: wide, constraint: b.width >= 8 }]
      variants:
        - set: { title.hugging.horizontal: 251, b.frame: [0, 0, 8, 8], title.text: "B C" }
          remove: [wide]
          add: [b.height == 8, { id: low, constraint: "b.width == 9" }]
        - set: { output.annotate: full, title: Other, view.layoutMargins: { left: 8 } }
        - {}
      """.replacing("view: {", with: "view: { size: [80, 80],"))
    #expect(scene.changes == [])
    #expect(
      scene.variants[0].changes == [
        "title hugs 251", "b.frame: [0, 0, 8, 8]", "title.text: \"B C\"",
        "+ b.height == 8", "+ b.width == 9", "− wide",
      ])
    #expect(scene.variants[1].changes == ["view.layoutMargins: { left: 8 }"])
    #expect(scene.variants[2].changes == [])
  }

  @Test(arguments: [
    ("a.hugging: 251", "a hugs 251"), ("a.hugging.vertical: 1", "a hugs 1 in height"),
    ("a.compressionResistance.horizontal: 749.5", "a resists 749.5"),
    ("a.compressionResistance.vertical: 999", "a resists 999 in height"),
    ("view.size.width: 320", "view is 320 wide"), ("view.size.height: 44", "view is 44 high"),
    ("view.size: [320, 44]", "view.size: [320, 44]"),
    ("a.hugging: { vertical: 1 }", "a.hugging: { vertical: 1 }"),
  ])
  func `of a variant are in words where those are shorter`(change: String, words: String) throws {
    let scene = try read(
      """
      view: { size: [80, 80], subviews: { a: { class: UILabel } } }
      variants: [{ set: { \(change) } }]
      """)
    #expect(scene.variants[0].changes == [words])
  }
}
