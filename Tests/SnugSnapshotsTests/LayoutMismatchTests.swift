import Snug
import SnugExplanation
import SnugLayout
import SnugPangoCairo
import Testing

@testable import SnugSnapshots

/// The message if a layout differs from the recorded one.
@Suite struct `A layout mismatch` {
  private let bench: LayoutBench

  init() throws { bench = try LayoutBench() }

  /// Changes in the cell's scene file, and the reported lines.
  private static let changes: [(old: String, new: String, lines: [String])] = [
    // A priority.
    (
      "751", "749",
      [
        """
        title: width 156 → 132 (−24), now compressed: title's resistance fell to 749 \
        (cell.yaml:6)
        """,
        """
        badge: x 180 → 156 (−24), width 24 → 48 (+24), now intrinsic: title's resistance \
        fell to 749 (cell.yaml:6)
        """,
      ]
    ),
    // A text.
    (
      "Stroll along", "Stroll",
      [
        """
        title: width 156 → 110 (−46): title's intrinsic width shrank to 110 (cell.yaml:6); \
        title's text became 'Stroll the quay' (cell.yaml:6)
        """,
        """
        badge: x 180 → 134 (−46), width 24 → 70 (+46), now stretched: title's intrinsic \
        width shrank to 110 (cell.yaml:6)
        """,
        "the layout was satisfied and is now ambiguous",
      ]
    ),
    // An added constraint, and two removed ones.
    (
      "  - badge.centerY", "  - title.width == 80\n  - badge.centerY",
      [
        """
        title: width 156 → 80 (−76), now compressed: title.width == 80 was added \
        (cell.yaml:11)
        """,
        """
        badge: x 180 → 104 (−76), width 24 → 100 (+76), now stretched: title.width == 80 \
        was added (cell.yaml:11)
        """,
      ]
    ),
    (
      "  - badge.centerY == view.centerY", "",
      [
        "badge: y 18 → 0 (−18): badge.centerY == view.centerY was removed (cell.layout.txt:30)",
        "the layout was satisfied and is now ambiguous",
      ]
    ),
    (
      "[badge]-|", "[badge]",
      [
        """
        badge: width 24 → 48 (+24), now intrinsic: view.trailingMargin == badge.trailing was \
        removed (cell.layout.txt:28)
        """
      ]
    ),
    // An added view, and a renamed one.
    ("    badge:", "    extra: { frame: [0, 0, 1, 1] }\n    badge:", ["extra was added"]),
    ("badge", "tag", ["badge was removed", "tag was added"]),
    // The status.
    (
      "H:|-[title]-[badge]-|", "H:|-[title(40)]-[badge(40)]-|",
      [
        """
        title: width 156 → 40 (−116), now compressed: title.width == 40 was added \
        (cell.yaml:9)
        """,
        """
        badge: x 180 → 64 (−116), width 24 → 40 (+16): badge.width == 40 was added \
        (cell.yaml:9)
        """,
        "the layout was satisfied and is now conflicting",
        "view.trailingMargin == badge.trailing is now broken by 100",
      ]
    ),
    // A thousandth of a point.
    (
      "220", "220.001",
      [
        "view: width 220 → 220.001 (+0.001): view's width grew to 220.001 (cell.yaml:3)",
        "badge: width 24 → 24.001 (+0.001): view's width grew to 220.001 (cell.yaml:3)",
      ]
    ),
    (
      "[48, 24]", "[48.001, 24]",
      [
        "badge: width now compressed by 24.001 (was compressed by 24)",
        "what was changed: badge's intrinsic width grew from 48 to 48.001 (cell.yaml:7)",
      ]
    ),
    // Only the reason.
    (
      "751", "752",
      ["badge: the same, for another reason: title's resistance rose to 752 (cell.yaml:6)"]
    ),
  ]

  @Test(arguments: changes.indices) func `names the change in the scene that caused it`(
    index: Int
  ) throws {
    let change = Self.changes[index]
    let lines = try bench.lines(change.old, change.new)
    #expect(lines == change.lines)
  }

  @Test func `names removed views and constraints`() throws {
    let before = LayoutBench.cell.replacing(
      "    badge:", with: "    extra: { frame: [0, 0, 1, 1] }\n    badge:")
    #expect(
      try bench.mismatch(bench.recorded(before), bench.explanation()).lines
        == ["extra was removed"])
  }

  @Test func `names the root's new name`() throws {
    let cell = LayoutBench.cell.replacing("view.", with: "cell.")
      .replacing("view:\n", with: "view:\n  name: cell\n")
    let lines = try bench.mismatch(bench.recorded(), bench.explanation(cell)).lines
    #expect(lines.first == "view is now named cell")
  }

  @Test func `has the lines of the current scene, wherever it was moved to`() throws {
    let moved = "\n\n\n" + LayoutBench.cell.replacing("751", with: "749")
    let lines = try bench.mismatch(bench.recorded(), bench.explanation(moved, name: "b.yaml")).lines
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasSuffix("title's resistance fell to 749 (b.yaml:9)") })
  }

  private static let pair = """
    view:
      size: [100, 40]
      subviews: { a: { class: UILabel, text: A }, b: { class: UILabel, text: B } }
    constraints: ["H:|[a][b]|", a.top == view.top, b.top == view.top]
    """

  @Test func `names views that are no longer ambiguous`() throws {
    let settled = Self.pair.replacing("text: B", with: "text: B, hugging: 249")
    #expect(
      try bench.mismatch(bench.recorded(Self.pair), bench.explanation(settled)).lines == [
        "b: the same, for another reason: b's hugging fell to 249 (cell.yaml:3)",
        "the layout was ambiguous and is now satisfied", "a: width no longer ambiguous",
      ])
    #expect(
      try bench.mismatch(bench.recorded(settled), bench.explanation(Self.pair)).lines == [
        "b: the same, for another reason: b's hugging rose to 250 (cell.yaml:3)",
        "the layout was satisfied and is now ambiguous", "a: width now ambiguous",
      ])
  }

  private static let conflict = """
    view: { size: [100, 40], subviews: { a: { class: UILabel, text: A } } }
    constraints: [a.width == 30, a.width == 40, a.top == view.top, a.leading == view.leading]
    """

  @Test func `names other broken constraints`() throws {
    let recorded = try bench.recorded(Self.conflict)
    func lines(_ new: String) throws -> [String] {
      try bench.mismatch(
        recorded, bench.explanation(Self.conflict.replacing("a.width == 40", with: new))
      ).lines
    }
    #expect(
      try lines("a.width == 41") == [
        "a.width == 41 is now broken by 11", "a.width == 40 is no longer broken",
        "what was changed: a.width == 40 became a.width == 41 (cell.yaml:2)",
      ])
    let optional = try lines("a.width == 40 @ 999")
    #expect(
      optional == [
        "a: the same, for another reason: the priority of a.width == 40 fell to 999 (cell.yaml:2)",
        "the layout was conflicting and is now satisfied", "a.width == 40 is no longer broken",
      ])
  }

  // MARK: - Fonts and Snug

  /// Another release of a font.
  private func other(_ font: FontIdentity) -> FontIdentity {
    FontIdentity(family: font.family, weight: font.weight, version: "4.001", checksum: 0x1A2B)
  }

  /// The cell's record with other releases of its fonts, and with sizes that a font might give.
  private func recordedInOtherFonts(isNotoTheSame: Bool = false) throws -> String {
    let (inter, noto) = (try bench.inter, try bench.noto)
    return try bench.recorded(LayoutBench.cellWithNoto)
      .replacing(inter.description, with: other(inter).description)
      .replacing(noto.description, with: isNotoTheSame ? noto.description : other(noto).description)
      .replacing("title: 156 × 20.5", with: "title: 157.625 × 20.5")
      .replacing("badge: 24 × 24 at (180", with: "badge: 22.375 × 24 at (181.625")
      .replacing("compressed by 24", with: "compressed by 25.625")
  }

  private static let numbers = [
    "- title: 157.625 × 20.5 at (16, 19.75)", "+ title: 156 × 20.5 at (16, 19.75)",
    "- badge: 22.375 × 24 at (181.625, 18)", "-   width: compressed by 25.625",
    "+ badge: 24 × 24 at (180, 18)", "+   width: compressed by 24",
  ]

  private var fontLine: String {
    get throws {
      let noto = try bench.noto
      return "\(noto.face) is a different font: version 4.001, checksum 00001A2B → \(noto.issue)"
    }
  }

  private func actual() throws -> Explanation { try bench.explanation(LayoutBench.cellWithNoto) }

  @Test func `is not reported if another font measures the same`() throws {
    let text = try bench.recorded()
      .replacing(bench.inter.description, with: other(bench.inter).description)
    let snapshot = try LayoutSnapshot(text: text, name: "cell.layout.txt")
    #expect(snapshot.mismatch(with: try bench.explanation(), by: bench.pipeline) == nil)
  }

  @Test func `names the changed font`() throws {
    let mismatch = try bench.mismatch(recordedInOtherFonts(), actual())
    #expect(try mismatch.lines == [fontLine] + Self.numbers)
    #expect(mismatch.expected == nil && mismatch.difference == nil)
  }

  @Test func `blames Snug if no font changed but Inter`() throws {
    #expect(
      try bench.mismatch(recordedInOtherFonts(isNotoTheSame: true), actual()).lines == [
        """
        no font with widths of its own changed: this version of Snug lays out the recorded scene \
        differently
        """
      ] + Self.numbers)
  }

  @Test func `states that the scene was changed, too`() throws {
    let lines = try bench.mismatch(
      recordedInOtherFonts(), bench.changed("751", "749", in: LayoutBench.cellWithNoto)
    ).lines
    #expect(
      try lines.prefix(4) == [
        fontLine,
        """
        the scene changed, too: title's horizontal resistance fell from 751 to 749 \
        (cell.yaml:6); title's vertical resistance fell from 751 to 749 (cell.yaml:6)
        """,
        "- title: 157.625 × 20.5 at (16, 19.75)", "-   width: intrinsic",
      ])
    #expect(lines.contains("+ badge: 48 × 24 at (156, 18)"))
  }

  @Test func `does not need the recorded scene`() throws {
    let text = try recordedInOtherFonts().replacing("layoutMargins", with: "layoutMargin")
    #expect(
      try bench.mismatch(text, actual()).lines == [
        """
        the recorded scene can't be read: cell.layout.txt:26: unknown key 'layoutMargin'; did \
        you mean 'layoutMargins'?
        """,
        fontLine,
      ] + Self.numbers)
    let unreadable = try recordedInOtherFonts(isNotoTheSame: true)
      .replacing("title: {", with: "title: {{{")
    #expect(
      try bench.mismatch(unreadable, actual()).lines == [
        """
        the recorded scene can't be read: cell.layout.txt:29: not valid YAML: did not find \
        expected ',' or '}'
        """
      ] + Self.numbers)
  }

  // MARK: - Not in a scene file

  @Test func `identifies a scene by the sizes of its images and its fitting size`() throws {
    var scene = try bench.explanation(
      """
      view:
        subviews: { photo: { class: UIImageView, image: [24, 16] } }
      constraints: ["H:|-[photo]-|", "V:|-[photo]-|"]
      """
    ).layout.scene
    scene.views[1].content = .image(
      ImageContent(size: Size(width: 24, height: 16), png: [1, 2], path: "photo.png"))
    let target = PerAxis(
      horizontal: FittingTarget(size: 100, priority: .required), vertical: .compressed)
    let fitted = bench.pipeline.explain(scene.fitting(target))
    let text = LayoutSnapshot(fitted, by: bench.pipeline).text
    #expect(text.contains("photo: 84 × 16 at (8, 8)"))
    let wider = scene.fitting(
      PerAxis(horizontal: FittingTarget(size: 104, priority: .required), vertical: .compressed))
    let mismatch = try bench.mismatch(text, bench.pipeline.explain(wider))
    #expect(mismatch.expected != nil)
    let cause = "the scene's fitting targetSize changed from [100, 0] to [104, 0]"
    #expect(
      mismatch.lines == [
        "view: width 100 → 104 (+4): \(cause)", "photo: width 84 → 88 (+4): \(cause)",
      ])
  }
}
