import Snug
import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugPangoCairo
import Testing

@testable import SnugSnapshots

/// A cell to lay out and to record.
struct LayoutBench {
  let pipeline: Pipeline

  init() throws { pipeline = try #require(SnapshotBench.pipeline) }

  static let cell = """
    title: A cell
    view:
      size: [220, 60]
      layoutMargins: 16
      subviews:
        title: { class: UILabel, text: Stroll along the quay, compressionResistance: 751 }
        badge: { intrinsicContentSize: [48, 24] }
    constraints:
      - { id: row, constraint: "H:|-[title]-[badge]-|" }
      - title.centerY == view.centerY
      - badge.centerY == view.centerY

    """

  /// The same with a text that is set in Noto, whose file gives its width.
  static let cellWithNoto =
    cell.replacing(
      "constraints:", with: "    mark: { class: UILabel, text: 好 }\nconstraints:") + """
        - mark.leading == view.leading
        - mark.top == view.top

      """

  func explanation(
    _ yaml: String = cell, name: String = "cell.yaml"
  ) throws -> Explanation {
    pipeline.explain(try pipeline.scene(from: SourceText(name: name, yaml)).value)
  }

  /// The cell with a replacement in its scene file.
  func changed(
    _ old: String, _ new: String, in cell: String = cell
  ) throws -> Explanation {
    let yaml = cell.replacing(old, with: new)
    #expect(yaml != Self.cell, "the scene does not say '\(old)'")
    return try explanation(yaml)
  }

  func recorded(_ yaml: String = cell) throws -> String {
    LayoutSnapshot(try explanation(yaml), by: pipeline).text
  }

  /// How a layout differs from a recorded one.
  func mismatch(_ text: String, _ actual: Explanation) throws -> LayoutMismatch {
    let snapshot = try LayoutSnapshot(text: text, name: "cell.layout.txt")
    guard let mismatch = snapshot.mismatch(with: actual, by: pipeline) else { throw NoMismatch() }
    return mismatch
  }

  /// The font of the cell's texts.
  var inter: FontIdentity { get throws { try font(of: "A") } }

  /// The font of the mark's text.
  var noto: FontIdentity { get throws { try font(of: "好") } }

  private func font(of text: String) throws -> FontIdentity {
    try #require(pipeline.measurer.fonts(of: [StyledText(text, font: Font(size: 17))]).first)
  }

  struct NoMismatch: Error {}

  /// The reported lines when the cell's scene file is changed.
  func lines(_ old: String, _ new: String) throws -> [String] {
    let mismatch = try mismatch(recorded(), changed(old, new))
    #expect(mismatch.difference != nil && mismatch.expected != nil)
    return mismatch.lines
  }
}
