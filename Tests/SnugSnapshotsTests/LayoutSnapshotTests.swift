import Snug
import SnugDiagnostics
import SnugExplanation
import SnugLayout
import SnugPangoCairo
import Testing

@testable import SnugSnapshots

/// The text of a layout.
@Suite struct `A layout snapshot` {
  private let bench: LayoutBench

  init() throws { bench = try LayoutBench() }

  @Test func `has fonts, frames, states and reasons, and then the scene`() throws {
    let inter = try bench.inter
    let text = try bench.recorded()
    #expect(
      text == """
        Snug layout 1
        font: \(inter)
        status: satisfied

        view: 220 × 60 at (0, 0)

        title: 156 × 20.5 at (16, 19.75)
          width: intrinsic
          height: intrinsic

        badge: 24 × 24 at (180, 18)
          width: compressed by 24
          height: intrinsic
          - badge gives up 24 of its 48 points: it resists less (750) than title (751).
            16 + 156 + 8 + 48 + 16 = 244; view has 220. badge (750) gives way, all 24. title (751) keeps its width.

        scene:
        title: A cell
        view:
          size: [220, 60]
          layoutMargins: 16
          subviews:
            title: { class: UILabel, text: Stroll along the quay, compressionResistance: 751 }
            badge: { intrinsicContentSize: [48, 24] }
        constraints:
          - { id: row-1, constraint: title.leading == view.leadingMargin }
          - { id: row-2, constraint: badge.leading == title.trailing + 8 }
          - { id: row-3, constraint: view.trailingMargin == badge.trailing }
          - title.centerY == view.centerY
          - badge.centerY == view.centerY
        # end of the layout

        """)
  }

  private static let trouble = """
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
    """

  @Test func `lists ambiguities and broken constraints, to the thousandth of a point`() throws {
    let inter = try bench.inter
    let text = try bench.recorded(Self.trouble)
    #expect(
      text.hasPrefix(
        """
        Snug layout 1
        font: \(inter)
        status: conflicting

        view: 200 × 60 at (0, 0)

        a: 30 × 20.5 at (20.001, 0)
          width: compressed by 1.5
          height: intrinsic
          y: ambiguous
          - The vertical position of a is ambiguous.
            No constraint says where it is; drawn as close to the top as possible. To settle it, \
        constrain the vertical position of a.
          - a gives up 1.5 of its 31.5 points: its width must be 30.
            a.width == 30 is required.

        b: 134 × 0 at (58.001, 0)
          width: stretched by 123.999
          height: ambiguous
          y: ambiguous
          - The height of b is ambiguous.
            b could be 0 or more points high. To settle it, give b a height constraint and constrain \
        the vertical position of b.
          - b is stretched by 124: it is pinned at both ends.
            20 + 30 + 8 + 10 + 8 = 76; view has 200. a.width == 30 is required. b (250) gives way, all 124.

        broken:
          a.width == 40.1, by 10.1
          - Two required constraints conflict: a must be 40.1 wide and is 30.
            a.width == 30 and a.width == 40.1 cannot both hold. a.width == 40.1, listed last, is \
        broken. To settle it, lower either of them to 999, or change a.width == 30 to a.width == 40.1.

        scene:
        title: Trouble

        """))
  }

  @Test func `names each font its texts are set in`() throws {
    let yaml = """
      view:
        subviews:
          a: { class: UILabel, text: "Ab 漢字", font: { weight: bold } }
          b: { class: UILabel, text: Ab }
      """
    let texts = try bench.explanation(yaml).layout.scene.views.flatMap(\.content.texts)
    let fonts = bench.pipeline.measurer.fonts(of: texts)
    #expect(fonts.map(\.face) == ["Inter 400", "Inter 700", "Noto Sans CJK SC 700"])
    let form = /Inter 400, version [0-9]+(\.[0-9]+)?, checksum [0-9A-F]{8}/
    #expect(fonts[0].description.wholeMatch(of: form) != nil)
    #expect(Set(fonts.map(\.checksum)).count == 3)
    #expect(bench.pipeline.measurer.fonts(of: []) == [])
  }

  @Test(arguments: [LayoutBench.cell, trouble, "view:"])
  func `reads back the same, and matches its own layout`(yaml: String) throws {
    let explanation = try bench.explanation(yaml)
    let snapshot = LayoutSnapshot(explanation, by: bench.pipeline)
    let again = try LayoutSnapshot(text: snapshot.text, name: "cell.layout.txt")
    #expect(again.text == snapshot.text)
    #expect(again.outcome == snapshot.outcome)
    #expect(again.fonts == snapshot.fonts)
    let mismatch = again.mismatch(with: explanation, by: bench.pipeline)
    #expect(mismatch == nil, "\(mismatch?.lines ?? [])")
  }

  @Test func `can have other line ends`() throws {
    let text = try bench.recorded().replacing("\n", with: "\r\n")
    let snapshot = try LayoutSnapshot(text: text, name: "cell.layout.txt")
    #expect(snapshot.mismatch(with: try bench.explanation(), by: bench.pipeline) == nil)
  }

  @Test func `leaves out what does not affect the layout`() throws {
    let yaml = LayoutBench.cell + "variants: [{ set: { badge.hidden: true } }]\n"
    #expect(try bench.recorded(yaml) == bench.recorded())
    let moved = try bench.explanation("# moved\n\n\n" + LayoutBench.cell, name: "other.yaml")
    #expect(LayoutSnapshot(moved, by: bench.pipeline).text == (try bench.recorded()))
  }

  // MARK: - Invalid files

  private func message(_ text: String) -> String {
    do {
      _ = try LayoutSnapshot(text: text, name: "cell.layout.txt")
      return "read"
    } catch { return "\(error)" }
  }

  @Test(arguments: ["", "\n", "\r\n\n"]) func `is not empty`(text: String) {
    #expect(message(text) == "it is empty")
  }

  @Test func `begins with its version`() throws {
    #expect(
      message("view: {}\n") == "it begins with 'view: {}', not with 'Snug layout '")
    let text = try bench.recorded().replacing("Snug layout 1", with: "Snug layout 2")
    #expect(message(text) == "it has version 2, and this Snug reads version 1")
  }

  @Test(arguments: ["", "\n\n", "font: Inter 400\n"])
  func `can lack a result, which then differs`(middle: String) throws {
    let text = "Snug layout 1\n\(middle)scene:\nview:\n# end of the layout\n"
    let mismatch = try bench.mismatch(text, bench.explanation("view:"))
    #expect(mismatch.lines.contains("+ status: satisfied"))
  }

  @Test func `is not cut off, wherever it ends`() throws {
    let lines = try bench.recorded().split(separator: "\n", omittingEmptySubsequences: false)
    for count in 1..<(lines.count - 1) {
      #expect(
        message(lines.prefix(count).joined(separator: "\n"))
          == "it is cut off: its last line is not '# end of the layout'", "\(count)")
    }
  }
}
