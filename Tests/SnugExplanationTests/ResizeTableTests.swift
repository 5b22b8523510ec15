import SnugComparison
import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import Testing

/// The output of `snug explain --widths`, with numbers calculated by hand. With the monospaced
/// measurer a character at 16 points is 8 wide.
struct ResizeTableTests {
  private static func table(
    _ yaml: String, _ axis: Axis = .horizontal, over range: ClosedRange<Double>,
    about name: String? = nil
  ) throws -> ResizeTable {
    let scene = try scene(yaml)
    return ResizeTable(scene, axis, over: range, about: scene.id(name), by: engine)
  }

  /// The intrinsic width of title is 80, of field 100: 16 + 80 + 8 + 100 + 16 = 220. Below that,
  /// field resists less and gives way by all of its 100 down to 120; then title gives way.
  static let row = """
    title: A row
    view:
      size: [375, 60]
      layoutMargins: 16
      subviews:
        title: { class: UILabel, text: ten chars., font: 16, hugging: 251 }
        field: { intrinsicContentSize: [100, 30], compressionResistance: 749 }
    constraints:
      - "H:|-[title]-[field]-|"
      - title.top == view.top
      - field.top == view.top
    """

  @Test func `a row of two views has breakpoints at the sums of their sizes`() throws {
    let table = try Self.table(Self.row, over: 60...480)
    #expect(table.breakpoints == [120, 220])
    #expect(table.perfectSizes == [220])
    #expect(
      table.text == """
        A row
        view from 60 to 480 wide, 60 high

        width      title       field
        60 … 120   compressed  no width left
        120 … 220  intrinsic   compressed
        220 … 480  intrinsic   stretched

        title is compressed below 120 and intrinsic from 120 up.
        field has no width left below 120, is compressed from 120 to 220 and stretched from 220 up.
        At 220 every view has its intrinsic width.

        """)
  }

  /// Two lines of 19.09 are 38.5 high in pixels and leave nothing for the box; one leaves 19.
  static let column = """
    view:
      size: [100, 38.5]
      subviews:
        body: { class: UILabel, text: four four, font: 16, numberOfLines: 0 }
        box: { intrinsicContentSize: [20, 20], compressionResistance: 749 }
    constraints: ["V:|[body][box]|", "H:|[body]|", box.left == view.left]
    """

  @Test func `a height is 0 if a view has none left`() throws {
    let sentences = try Self.table(Self.column, over: 40...100, about: "box").sentences
    #expect(sentences.first == "box's height is 0 below 72 and compressed from 72 up.")
  }

  @Test func `a view has no width left and is ambiguous`() throws {
    let sentences = try Self.table(
      """
      view:
        subviews:
          a: { intrinsicContentSize: [80, 20], hugging: 251 }
          b: { intrinsicContentSize: [100, 20] }
      constraints: ["H:|[a][b]|", a.top == view.top, b.top == view.top]
      """, over: 40...180, about: "b"
    ).sentences
    let zero = "no width left and is ambiguous below 80"
    #expect(sentences.first == "b has \(zero) and is compressed and ambiguous from 80 up.")
  }

  /// A text of 40 letters is 632 wide. With k words per line, each line is 16 k - 8 wide, and the
  /// number of lines is 40 / k, rounded up.
  @Test func `pictures show the most important of many breakpoints`() throws {
    let words = Array(repeating: "a", count: 40).joined(separator: " ")
    let table = try Self.table(
      """
      view:
        size: [375, 60]
        subviews:
          body: { class: UILabel, text: \(words), font: 16, numberOfLines: 0 }
      constraints:
        - "H:|[body]|"
        - body.top == view.top
      """, over: 8...700)
    let ofLines = [2, 3, 4, 5, 6, 7, 8, 10, 14, 20, 40].map { Double(16 * $0 - 8) }
    #expect(table.breakpoints(atMost: 20) == ofLines)
    #expect(table.breakpoints(atMost: 11) == ofLines)
    #expect(table.breakpoints(atMost: 10) == [632])
  }

  @Test func `both views are ambiguous if either may give way`() throws {
    let tied = Self.row.replacing("compressionResistance: 749", with: "hugging: 250")
    #expect(
      try Self.table(tied, over: 150...480, about: "field").sentences.first
        == "field is compressed and ambiguous below 220 and stretched from 220 up.")
  }

  @Test func `the table can be Markdown`() throws {
    let table = try Self.table(Self.row, over: 60...480, about: "field")
    #expect(
      table.markdown == """
        **A row**

        view from 60 to 480 wide, 60 high

        | width | field |
        | --- | --- |
        | 60 … 120 | no width left |
        | 120 … 220 | compressed |
        | 220 … 480 | stretched |

        - field has no width left below 120, is compressed from 120 to 220 and stretched from 220 up.
        - At 220 every view has its intrinsic width.

        """)
  }

  @Test func `a name is escaped in Markdown`() throws {
    let table = try Self.table(
      Self.row.replacing("field", with: "_field_"), over: 60...480, about: "_field_")
    #expect(table.markdown.contains("\n| width | \\_field\\_ |\n"))
    #expect(table.markdown.contains("\n- \\_field\\_ has no width left below 120"))
  }

  @Test func `a view compressed at all sizes is included, and the view of the request`() throws {
    let narrow = try Self.table(Self.row, over: 130...140)
    #expect(narrow.sentences == ["field is compressed throughout."])
    let title = try Self.table(Self.row, over: 130...140, about: "title")
    #expect(title.sentences == ["title is intrinsic throughout."])
  }

  @Test func `there can be no change`() throws {
    let table = try Self.table(Self.row, over: 230...240)
    #expect(table.breakpoints == [])
    #expect(
      table.text == """
        A row
        view from 230 to 240 wide, 60 high

        No view changes its state between 230 and 240.

        """)
  }

  /// At most 300 wide, centered, and if possible at least 16 from the edges.
  @Test func `a view stops growing`() throws {
    let table = try Self.table(
      """
      title: A column
      view:
        size: [400, 60]
        subviews:
          column: {}
      constraints:
        - column.centerX == view.centerX
        - column.leading >= view.leading + 16
        - column.width <= 300
        - column.width == view.width @ 750
        - "V:|[column]|"
      """, over: 100...500)
    // 332 - 2 * 16 = 300.
    #expect(table.breakpoints == [332])
    #expect(
      table.sentences == ["column grows below 332 and is 300 wide from 332 up."])
  }

  /// Two of the words are 10 characters long, 10 × 8 = 80 wide, and all three 16 × 8 = 128. With
  /// margins of 10 each these are 100 and 148; the longest word alone is 40 wide.
  @Test func `lines are counted if a text wraps`() throws {
    let table = try Self.table(
      """
      title: A text
      view:
        size: [400, none]
        subviews:
          body: { class: UILabel, text: aaaaa bbbb ccccc, font: 16, numberOfLines: 0 }
      constraints:
        - "H:|-10-[body]-10-|"
        - "V:|[body]|"
      """.replacing("[400, none]", with: "[400, fit]"), over: 62...200)
    #expect(table.breakpoints.map { ($0 * 100).rounded() / 100 } == [100, 148])
    #expect(table.rows.map { $0.texts[1]?.lineCount } == [3, 2, 1])
    #expect(
      table.sentences.contains("body's text takes 3 lines up to 100, 2 up to 148, 1 from there."))
  }

  /// Letters are 8 points wide, so title is 48 or 104 wide, and detail 40 or 88. Which of them
  /// gives way changes with every line break, but neither is narrower than its text.
  @Test func `texts that wrap are described by their lines`() throws {
    let table = try Self.table(
      """
      title: A cell
      view:
        size: [120, fit]
        subviews:
          icon: { intrinsicContentSize: [40, 20] }
          title: { class: UILabel, text: twelve eleven, font: 16, numberOfLines: 0 }
          detail: { class: UILabel, text: three three, font: 16, numberOfLines: 0 }
      constraints:
        - "H:|[icon][title]|"
        - detail.leading == title.leading
        - detail.trailing == title.trailing
        - "V:|[icon]"
        - "V:|[title][detail]|"
      """, over: 60...132)
    #expect(
      table.text == """
        A cell
        view from 60 to 132 wide

        width      icon        detail's text
        60 … 80    compressed  2 lines
        80 … 128   intrinsic   2 lines
        128 … 132  stretched   1 line

        icon is compressed below 80, intrinsic from 80 to 128 and stretched from 128 up.
        title's text takes 2 lines throughout.
        detail's text takes 2 lines up to 128, 1 from there.
        Where a text takes another number of lines, heights jump; between these widths everything \
        moves in straight lines.

        """)
  }

  /// A view next to a text that hugs its longest line. At 24, 56, 88, 120 and 152 the text has
  /// another word per line, and the view next to it starts again without any width.
  private static func besideText(_ view: String) throws -> ResizeTable {
    try table(
      """
      title: Beside a text
      view:
        size: [100, fit]
        subviews:
          text:
            class: UILabel
            text: aaa bbb ccc ddd eee
            font: 16
            numberOfLines: 0
            compressionResistance: 751
          other: \(view)
      constraints: ["H:|[text][other]|", "V:|[text]", "V:|[other]"]
      """, over: 24...184)
  }

  /// It is 20 wide at 24 + 20, at 56 + 20 and so on.
  @Test func `only the first and the last of very many states are included`() throws {
    let table = try Self.besideText("{ intrinsicContentSize: [20, 20], hugging: 249 }")
    #expect(
      table.sentences.contains(
        "other is compressed below 44, changes its state 9 times and is stretched from 172 up."))
  }

  /// Three of its characters fit in 24.
  @Test func `numbers of lines that increase with the width are not described as ever fewer`()
    throws
  {
    let table = try Self.besideText(
      "{ class: UILabel, text: f g h i j k l m, font: 16, numberOfLines: 0, hugging: 249 }")
    #expect(
      table.sentences.contains(
        "other's text takes 8 lines below 48, 4 to 8 in between, and 4 from 176 up."))
  }

  /// A required width of 90 and margins of 16: below 122 there is a conflict, and below 106 the box sticks
  /// out.
  @Test func `a conflict begins at a width`() throws {
    let table = try Self.table(
      """
      title: Too narrow
      expect: conflict
      view:
        size: [100, 60]
        subviews:
          box: {}
      constraints:
        - "H:|-16-[box(90)]-(>=16)-|"
        - "V:|[box]|"
      """, over: 50...300)
    #expect(table.breakpoints.map { ($0 * 1e5).rounded() / 1e5 } == [106, 122])
    #expect(table.rows.map(\.status) == [.conflicting, .conflicting, .satisfied])
    #expect(table.sentences.contains("box sticks out of view below 106."))
    #expect(
      table.sentences.contains {
        $0.hasPrefix("Required constraints conflict below 122: ")
      })
  }

  /// From 150 the width of 90 conflicts with another constraint.
  @Test func `a constraint broken at all widths is reported once`() throws {
    let table = try Self.table(
      """
      title: Too narrow
      expect: conflict
      view:
        size: [150, 60]
        subviews: { box: {} }
      constraints:
        - box.leading == view.leading
        - "V:|[box]|"
        - box.width >= view.width - 50
        - box.width >= 100
        - box.width == 90
      """, over: 50...300)
    #expect(
      table.sentences.filter { $0.hasPrefix("Required") } == [
        "Required constraints conflict throughout: box.width == 90 is broken."
      ])
  }

  /// The height is the width, and the width is the height up to 100: heights determine widths.
  @Test func `heights have a separate table`() throws {
    let table = try Self.table(
      """
      title: A square
      view:
        size: [200, 100]
        subviews:
          photo: { intrinsicContentSize: [80, 80] }
      constraints:
        - photo.width == photo.height
        - "V:|-10-[photo]-10-|"
        - photo.leading == view.leading
      """, .vertical, over: 40...200)
    // 80 + 2 * 10 = 100.
    #expect(table.breakpoints == [100])
    #expect(
      table.sentences == [
        "photo is compressed below 100 and stretched from 100 up.",
        "photo's width is compressed below 100 and stretched from 100 up.",
        "At 100 every view has its intrinsic height.",
      ])
  }
}
