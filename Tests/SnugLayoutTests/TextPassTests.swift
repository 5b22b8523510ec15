import SnugGeometry
import SnugLayout
import Testing

/// Layouts that need more than one pass in UIKit: wrapping texts and fitting roots.
struct TextPassTests {
  /// `one two six` at 16 points: 3 × 24 and two spaces are 88; lines of 40 hold one word each.
  private func label(_ properties: String, _ constraints: String) throws -> Layout {
    try layout(
      """
      view:
        size: [200, 200]
        subviews:
          label: { class: UILabel, text: one two six, font: 16, \(properties) }
      constraints:
        - label.leading == view.leading
        - label.top == view.top
        \(constraints)
      """)
  }

  @Test(arguments: [(88.0, "19.5"), (87, "38.5"), (56, "38.5"), (55, "57.5"), (10, "57.5")])
  func `a label's height follows the width it was laid out with`(
    width: Double, height: String
  ) throws {
    let layout = try label("numberOfLines: 0", "- label.width == \(width)")
    #expect(layout.frame("label") == "0 0 \(width.shortDescription) \(height)")
    #expect(layout["label"].intrinsicContentSize.size.horizontal == 88)
  }

  /// With a word to a line they would be more than twice as high as the label that is shown.
  @Test(arguments: [
    "note: { class: UILabel, text: one two six, font: 16, numberOfLines: 0, hidden: true }",
    """
    note: { class: UIStackView, hidden: true, arrangedSubviews: \
    { text: { class: UILabel, text: one two six, font: 16, numberOfLines: 0 } } }
    """,
    """
    note: { class: UITextView, text: one two, font: 16, isScrollEnabled: false, \
    textContainerInset: 0, hidden: true }
    """,
  ])
  func `a text that a stack view hides takes one line`(note: String) throws {
    let layout = try layout(
      """
      view:
        size: [200, 200]
        subviews:
          row:
            class: UIStackView
            arrangedSubviews:
              name: { class: UILabel, text: Name, font: 16 }
              \(note)
      constraints: [row.left == view.left, row.top == view.top]
      """)
    #expect(layout.frame("row") == "0 0 32 19.5")
    #expect(layout.passes.isSettled)
  }

  /// Two of the words have 10 characters, 80 points; all three have 16, 128 points.
  @Test func `a monospaced text changes where another word fits`() {
    let measurer = MonospacedTextMeasurer()
    func breakpoints(_ string: String, lines: Int, _ widths: ClosedRange<Double>) -> [Double] {
      measurer.breakpoints(
        of: StyledText(
          string, font: Font(size: 16), lineLimit: LineLimit(numberOfLines: lines)), over: widths)
    }
    #expect(breakpoints("aaaaa bbbb ccccc", lines: 0, 0...200) == [80, 128])
    #expect(breakpoints("aaaaa bbbb ccccc", lines: 0, 81...128) == [])
    #expect(breakpoints("aaaaa bbbb ccccc", lines: 2, 0...Double.infinity) == [80, 128])
    // A single line has no breakpoints.
    #expect(breakpoints("aaaaa bbbb ccccc", lines: 1, 0...200) == [128])
  }

  /// “a bb cccc” with “dd eeee” below it is 72 points wide, “a bb” above “cccc dd” above “eeee” 56.
  @Test func `a monospaced text changes its width where its longest line is another`() {
    let text = StyledText(
      "a bb cccc dd eeee", font: Font(size: 16), lineLimit: LineLimit(numberOfLines: 0))
    let measurer = MonospacedTextMeasurer()
    #expect(measurer.breakpoints(of: text, over: 57...135) == [72])
    #expect(measurer.breakpoints(of: text, over: 57...135, includingWidth: true) == [72, 96])
  }

  /// In lines of less than 88 points the longest is “one two”, 56 points wide.
  @Test(arguments: [
    ("- label.width <= 80", "0 0 56 38.5", 56),
    ("- label.trailing <= view.trailing - 120", "0 0 56 38.5", 56),
    ("- label.width <= 55", "0 0 24 57.5", 24),
    ("- { constraint: label.width <= 80, priority: 760 }", "0 0 56 38.5", 56),
    // Its width is fixed, so it is still compared with that of one line.
    ("- label.width == 80", "0 0 80 38.5", 88),
    ("- label.trailing == view.trailing - 120", "0 0 80 38.5", 88),
    // Constraints stronger than its hugging decide.
    ("- label.width <= 80\n  - label.width == 100 @ 300", "0 0 80 38.5", 88),
  ])
  func `a label that wraps hugs its longest line where it can`(
    constraints: String, frame: String, intrinsicWidth: Double
  ) throws {
    let layout = try label("numberOfLines: 0", constraints)
    #expect(layout.frame("label") == frame)
    #expect(layout["label"].intrinsicContentSize.size.horizontal == intrinsicWidth)
  }

  @Test(arguments: [(251, "0 0 56 38.5", 64), (249, "0 0 80 38.5", 40)])
  func `the rest of a label's room goes to a view that hugs less strongly`(
    hugging: Int, frame: String, rest: Double
  ) throws {
    let layout = try layout(
      """
      view:
        size: [120, 100]
        subviews:
          label:
            class: UILabel
            text: one two six
            font: 16
            numberOfLines: 0
            hugging: { horizontal: \(hugging) }
          icon: { intrinsicContentSize: [40, 10], compressionResistance: { horizontal: 751 } }
      constraints:
        - "H:|[label][icon]|"
        - label.top == view.top
        - icon.top == view.top
      """)
    #expect(layout.frame("label") == frame)
    #expect(layout["icon"].frame.width == rest)
    #expect(layout.hugsLongestLine(layout.id("label")) == (hugging > 250))
  }

  @Test func `a label stops at its number of lines`() throws {
    #expect(try label("numberOfLines: 2", "- label.width == 40").frame("label") == "0 0 40 38.5")
    #expect(try label("numberOfLines: 1", "- label.width == 40").frame("label") == "0 0 40 19.5")
  }

  @Test func `a preferred maximum width is the width`() throws {
    // "one two" is 56 wide; laid out wider the label still has two lines.
    let properties = "numberOfLines: 0, preferredMaxLayoutWidth: 60"
    #expect(try label(properties, "- label.width <= 180").frame("label") == "0 0 56 38.5")
    #expect(try label(properties, "- label.width == 180").frame("label") == "0 0 180 38.5")
  }

  /// At a scale of 0.75 a letter is 6 points wide, and 11 of them are 66.
  @Test(arguments: [
    ("numberOfLines: 1", 88.0, 1.0, false), ("numberOfLines: 1", 66, 0.75, false),
    ("numberOfLines: 1", 53, 0.602, false), ("numberOfLines: 1", 40, 0.6, true),
    // Two lines hold “one two” and “six” down to 42 points at 0.75.
    ("numberOfLines: 2", 56, 1, false), ("numberOfLines: 2", 42, 0.75, false),
    ("numberOfLines: 2", 30, 0.6, true), ("numberOfLines: 0", 30, 1, false),
  ])
  func `a text is drawn at the largest scale that fits`(
    lines: String, width: Double, scale: Double, isTruncated: Bool
  ) throws {
    let properties = "\(lines), adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.6"
    let intrinsic = try label(properties, "- label.width == \(width)")["label"]
      .intrinsicContentSize
    #expect(intrinsic.fontScale == scale)
    #expect(intrinsic.text?.isTruncated == isTruncated)
    // The intrinsic size is still that of the unscaled font.
    #expect(intrinsic.size.horizontal == 88)
  }

  @Test func `a text is not drawn smaller without a factor`() throws {
    let intrinsic = try label("adjustsFontSizeToFitWidth: true", "- label.width == 66")["label"]
      .intrinsicContentSize
    #expect(intrinsic.fontScale == 1)
  }

  @Test func `content insets leave less room for the text`() throws {
    let properties = "numberOfLines: 0, contentInsets: [1, 4, 1, 4]"
    #expect(try label(properties, "- label.width == 96").frame("label") == "0 0 96 21.5")
    #expect(try label(properties, "- label.width == 95").frame("label") == "0 0 95 40.5")
  }

  @Test func `a width that depends on the height stops after some passes`() throws {
    // Narrower makes it higher, higher makes it wider, and wider makes it lower, without end.
    let layout = try label("numberOfLines: 0", "- label.width == 1.5 * label.height")
    let frame = layout["label"].frame
    #expect(abs(frame.width - 1.5 * frame.height) < 1e-6)
    let entry = try #require(
      layout.system.entry(.contentSize(layout.id("label"), .vertical, .hugging)))
    #expect(
      layout.system[entry].target
        == layout["label"].intrinsicContentSize.size.vertical)
  }

  @Test func `a root without a size takes its fitting size`() throws {
    let constraints = """
      constraints:
        - "H:|-16-[label]-16-|"
        - "V:|-8-[label]-8-|"
      """
    let label = "label: { class: UILabel, text: one two six, font: 16, numberOfLines: 0 }"
    let free = try layout("view: { subviews: { \(label) } }\n\(constraints)")
    #expect(free.frame("view") == "0 0 120 35.5")
    #expect(free.status == .satisfied)
    let narrow = try layout("view: { size: [88, fit], subviews: { \(label) } }\n\(constraints)")
    #expect(narrow.frame("view") == "0 0 88 54.5")
    #expect(narrow.frame("label") == "16 8 56 38.5")
    let low = try layout("view: { size: [fit, 40], subviews: { \(label) } }\n\(constraints)")
    #expect(low.frame("view") == "0 0 120 40")
    #expect(low.frame("label") == "16 8 88 24")
  }

  @Test func `an empty root without a size has the size zero`() throws {
    let layout = try layout("view: { subviews: { box: { intrinsicContentSize: [10, 10] } } }")
    #expect(layout.frame("view") == "0 0 0 0")
    #expect(layout.open("view") == [])
  }
}

/// Required constraints that cannot hold together.
struct SceneConflictTests {
  @Test func `the last listed of a smallest set is broken and the rest holds`() throws {
    let layout = try layout(
      """
      view:
        size: [200, 100]
        subviews:
          a: { intrinsicContentSize: [10, 10] }
          b: { intrinsicContentSize: [10, 10], compressionResistance: { horizontal: 749 } }
      constraints:
        - a.leading == view.leading + 5
        - b.leading == a.trailing
        - b.trailing == view.trailing
        - a.top == view.top
        - b.top == view.top
        - a.width == 60
        - a.width == 80
        - a.height == 20
      """)
    #expect(layout.status == .conflicting)
    #expect(layout.conflictIDs == [["constraint-6", "constraint-7"]])
    #expect(layout.frame("a") == "5 0 60 20")
    #expect(layout.frame("b") == "65 0 135 10")
    #expect(layout.constraints.filter(\.isBroken).map(\.violation) == [20])
  }

  @Test func `a negative width cannot hold by itself`() throws {
    let layout = try layout(
      """
      view: { size: [100, 100], subviews: { box: { intrinsicContentSize: [30, 10] } } }
      constraints:
        - "V:|[box]"
        - "H:|[box]"
        - box.width == -10
      """)
    #expect(layout.conflictIDs == [["constraint-3"]])
    #expect(layout.frame("box") == "0 0 30 10")
  }

  @Test func `margins wider than the view cannot hold`() throws {
    let layout = try layout(
      """
      view: { size: [20, 100], layoutMargins: 15, subviews: { box: } }
      constraints:
        - "H:|-[box]-|"
        - "V:|[box]|"
      """)
    #expect(layout.conflictIDs == [["view.width", "constraint-1", "constraint-2"]])
    #expect(layout.frame("box") == "15 0 0 100")
  }

  /// As UIKit keeps a required width and ignores required hugging: Open Radar 15106765.
  @Test func `content at 1000 gives way to a required width`() throws {
    let layout = try layout(
      """
      view:
        size: [100, 100]
        subviews: { box: { intrinsicContentSize: [30, 10], compressionResistance: 1000 } }
      constraints:
        - "V:|[box]"
        - "H:|[box]"
        - box.width <= 20
      """)
    #expect(layout.conflictIDs == [["box.width.compressionResistance", "constraint-3"]])
    #expect(layout["box"].frame.width == 20)
  }

  @Test func `hugging at 1000 gives way to the edges of a stack view`() throws {
    let layout = try layout(
      """
      view:
        size: [100, 100]
        subviews:
          stack:
            class: UIStackView
            axis: vertical
            distribution: fillEqually
            arrangedSubviews:
              a: { intrinsicContentSize: [30, 10], hugging: 1000 }
              b: { intrinsicContentSize: [30, 10], hugging: 1000 }
      constraints: ["V:|[stack]|", "H:|[stack]"]
      """)
    #expect(layout.status == .conflicting)
    #expect(layout["a"].frame.height == 50 && layout["b"].frame.height == 50)
  }
}
