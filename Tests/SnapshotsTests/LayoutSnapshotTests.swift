import AutoLayout
import Diagnostics
import LayoutExplanation
import PangoCairo
import Snug
import Testing

@testable import Snapshots

/// The text of a layout, and what is said when another comes out.
@Suite struct `A layout snapshot` {
  static let pipeline: Pipeline? = try? Pipeline()

  private let pipeline: Pipeline

  init() throws { pipeline = try #require(Self.pipeline) }

  private static let cell = """
    title: A cell
    view:
      size: [220, 60]
      layoutMargins: 16
      subviews:
        title: { class: UILabel, text: Stroll along the dyke, compressionResistance: 751 }
        badge: { intrinsicContentSize: [48, 24] }
    constraints:
      - { id: row, constraint: "H:|-[title]-[badge]-|" }
      - title.centerY == view.centerY
      - badge.centerY == view.centerY

    """

  private func explanation(
    _ yaml: String = cell, name: String = "cell.yaml"
  ) throws -> Explanation {
    pipeline.explain(try pipeline.scene(from: SourceText(name: name, yaml)).value)
  }

  private func changed(_ old: String, _ new: String) throws -> Explanation {
    let yaml = Self.cell.replacing(old, with: new)
    #expect(yaml != Self.cell, "the scene does not say '\(old)'")
    return try explanation(yaml)
  }

  private func recorded(_ yaml: String = cell) throws -> String {
    LayoutSnapshot(try explanation(yaml), by: pipeline).text
  }

  /// What is said of a layout where another was recorded.
  private func lines(_ text: String, _ actual: Explanation) throws -> [String] {
    let snapshot = try LayoutSnapshot(text: text, name: "cell.layout.txt")
    return try #require(snapshot.mismatch(with: actual, by: pipeline)).lines
  }

  private func lines(_ old: String, _ new: String) throws -> [String] {
    try lines(recorded(), changed(old, new))
  }

  // MARK: - The text

  @Test func `tells fonts, frames, states and reasons, and then the scene`() throws {
    #expect(try recorded() == "")
  }

  @Test func `tells what is ambiguous and what was broken`() throws {
    let text = try recorded(
      """
      title: Trouble
      view:
        size: [200, 60]
        subviews:
          a: { class: UILabel, text: One }
          b: { intrinsicContentSize: [10.0004, none] }
      constraints:
        - "H:|-20.0005-[a]-[b]-|"
        - a.width == 30
        - { id: wide, constraint: a.width == 40.1 }
      """)
    #expect(text == "")
  }

  @Test func dump() throws {
    print(try recorded())
    print("1", try lines("751", "749"))
    print("2", try lines("Stroll along", "Stroll"))
    print("3", try lines("  - badge.centerY", "  - title.width == 80\n  - badge.centerY"))
    print("4", try lines("  - badge.centerY == view.centerY", ""))
    print("5", try lines("badge: { intrinsicContentSize: [48, 24] }", "badge: { intrinsicContentSize: [48, 24] }\n    extra: { frame: [0,0,1,1]}"))
    print("6", try lines(recorded(Self.cell.replacing("badge: {", with: "e: { frame: [0,0,1,1]}\n    badge: {")), explanation()))
    print("7", try lines("badge", "tag"))
    print("8", try lines("H:|-[title]-[badge]-|", "H:|-[title]-[badge]"))
    print("9", try lines("size: [220, 60]", "size: [220.001, 60]"))
    print("9b", try lines("size: [220, 60]", "size: [220, 60.002]"))
    print("10", try lines("H:|-[title]-[badge]-|", "H:|-[title(40)]-[badge(40)]-|"))
    print("11", try lines("title: { class", "title: { hugging: 249, class"))
    print("12", try lines("compressionResistance: 751", "compressionResistance: 752"))
  }
}
