import Snug
import SnugComparison
import SnugDiagnostics
import SnugDrawing
import SnugExplanation
import SnugGeometry
import Testing

@Suite struct `The picture of a difference` {
  private func explain(_ file: String, _ title: String) throws -> Explanation {
    let text = "title: \(title)\nview: { size: [100, 50] }\n"
    return pipeline.explain(try pipeline.scene(from: SourceText(name: file, text)).value)
  }

  @Test(arguments: [
    (before: ("old.yaml", "Old"), after: ("new.yaml", "New"), texts: ["New", "Before: Old"]),
    (("old.yaml", "Row"), ("new.yaml", "Row"), ["Row", "Before: old.yaml. After: new.yaml"]),
    (("row.yaml", "Row"), ("row.yaml", "Row"), ["Row"]),
  ]) func `has both titles, and the names of the files if these are equal`(
    before: (String, String), after: (String, String), texts: [String]
  ) throws {
    let picture = pipeline.diagram(
      of: LayoutDifference(
        from: try explain(before.0, before.1), to: try explain(after.0, after.1)))
    let written = picture.marks.compactMap { mark -> String? in
      guard mark.role == "title" || mark.role == "subtitle", case .text(let text) = mark.shape
      else { return nil }
      return text.text.string
    }
    #expect(written == texts)
  }
}
