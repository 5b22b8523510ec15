import SnugDiagnostics
import Testing

/// Rules about views that differ from their content's size. At 16 points a character is 8 wide and
/// a line 19.5 high on a 2x screen: 1.19336 × 16 = 19.09.
@Suite struct `Rules about contents` {
  // MARK: clipped-text

  /// A line is 12 points high. Less than a point is not seen.
  @Test(arguments: zip([11.5, 11.0], [false, true]))
  func `a line that lacks less than a point is not cut`(height: Double, isCut: Bool) throws {
    let yaml = """
      view: { size: [100, 40], subviews: { a: { class: UILabel, text: Text, font: 10 } } }
      constraints: ["H:|[a]", "V:|[a(\(height))]"]
      """
    #expect(try names(yaml).contains("clipped-text") == isCut)
  }

  private func text(_ view: String, width: Int, height: Double = 40) -> String {
    """
    view:
      size: [\(width), \(height)]
      subviews: { a: { font: 16, \(view) } }
    constraints:
      - "H:|[a]|"
      - "V:|[a]|"
    """
  }

  @Test(arguments: [
    // 10 characters are 80 wide.
    (
      "class: UILabel, text: aaaaa aaaa", 60,
      "'a' is 20 points too narrow for its text, which is cut"
    ),
    ("class: UILabel, text: aaaaa aaaa", 0, "'a' shows nothing of its text: it has no width left"),
    (
      "class: UILabel, text: aaaaa aaaa bb, numberOfLines: 2", 41,
      "'a' cuts its text: it takes more than 2 lines"
    ),
    (
      #"class: UILabel, text: "aaaaa\naaaa""#, 90, "'a' cuts its text: it takes more than 1 line"
    ),
    // A title of width 80 in a button with insets of 12 on either side.
    (
      "class: UIButton, title: aaaaa aaaa, configuration: gray, lineBreakMode: byTruncatingMiddle",
      94,
      "'a' is 10 points too narrow for its title, which is cut"
    ),
    (
      "class: UITextField, placeholder: aaaaa aaaa, borderStyle: none", 70,
      "'a' is 10 points too narrow for its placeholder, which is cut"
    ),
  ]) func `report the missing length of a text`(view: String, width: Int, message: String) throws {
    #expect(try messages(text(view, width: width), by: .clippedText) == ["3 \(message)"])
  }

  /// A title of height 20, with insets of 6 above and below.
  @Test func `allow a lower button if its title fits`() throws {
    let found = try [20, 19].flatMap { height in
      try messages(
        text("class: UIButton, title: aa", width: 60, height: height), by: .clippedText)
    }
    #expect(found == ["3 'a' is 1 point too short for its title, which is cut"])
  }

  /// A title of width 16, in a button with the minimal width of 30.
  @Test func `allow a narrower button if its title fits`() throws {
    let found = try [16, 15, 0].flatMap { width in
      try messages(text("class: UIButton, title: aa", width: width, height: 40), by: .clippedText)
    }
    #expect(
      found == [
        "3 'a' is 1 point too narrow for its title, which is cut",
        "3 'a' shows nothing of its title: it has no width left",
      ])
  }

  /// A placeholder of height 20 in a field of 34.
  @Test func `allow a lower field if its text fits`() throws {
    let found = try [20, 19].flatMap { height in
      try messages(
        text(
          "class: UITextField, placeholder: aa, borderStyle: roundedRect", width: 60,
          height: height),
        by: .clippedText)
    }
    #expect(found == ["3 'a' is 1 point too short for its placeholder, which is cut"])
  }

  /// The title can't use explicit insets, nor the space of an explicit size.
  @Test(arguments: [
    ("title: aa, contentInsets: [20, 4, 20, 4]", 60, 24, "36 points too short for its title"),
    (
      "title: aaaa, intrinsicContentSize: [30, 30]", 29, 40,
      "1 point too narrow for its intrinsic width"
    ),
    (
      "title: aaaa, intrinsicContentSize: [30, 12]", 40, 8,
      "4 points too short for its intrinsic height"
    ),
  ])
  func `report the missing length of a button`(
    button: String, width: Int, height: Double, lack: String
  )
    throws
  {
    #expect(
      try messages(
        text("class: UIButton, \(button)", width: width, height: height), by: .clippedText)
        == ["3 'a' is \(lack), which is cut"])
  }

  @Test func `never report a negative missing length`() throws {
    // Its second line is truncated at any width.
    let label =
      #"class: UILabel, text: "a\na", adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5"#
    #expect(
      try messages(text(label, width: 90, height: 40), by: .clippedText)
        == ["3 'a' cuts its text: it takes more than 1 line"])
  }

  @Test(arguments: [
    ("class: UISegmentedControl, segments: [aaaaa, bbbbb]", "segments"),
    ("class: UIButton, title: aaaaa aaaa, image: [20, 20]", "title and image"),
  ]) func `use the plural for several truncated parts`(view: String, content: String) throws {
    let messages = try messages(text(view, width: 60), by: .clippedText)
    #expect(
      messages.map { $0.hasSuffix(" too narrow for its \(content), which are cut") } == [true])
  }

  @Test(arguments: [
    (1, 60, "make room, or let the text wrap"),
    (2, 41, "raise numberOfLines (0 is any number), or make room"),
    (2, 0, "make room"),
  ]) func `advise how to show the whole text`(
    lines: Int, width: Int, advice: String
  ) throws {
    let label = "class: UILabel, text: aaaaa aaaa bb, numberOfLines: \(lines)"
    let notes = try findings(text(label, width: width), by: .clippedText).map(\.notes)
    #expect(
      notes == [
        ["\(advice); if it may be cut, give it a compression resistance below 750"]
      ])
  }

  @Test(arguments: [
    // Two lines of 19.09 are 38.18, rounded up to 38.5, and 20 are available.
    ("class: UILabel, text: aaaaa aaaa, numberOfLines: 0", 18.5),
    // It has insets of 8 above and below its text.
    ("class: UITextView, text: aaaaa aaaa, isScrollEnabled: false", 34.5),
  ])
  func `report a text that is truncated by its height`(view: String, missing: Double) throws {
    #expect(
      try messages(text(view, width: 60, height: 20), by: .clippedText)
        == ["3 'a' is \(missing) points too short for its text, which is cut"])
  }

  @Test(arguments: [
    // It fits exactly; it wraps; it has exactly the number of lines.
    ("class: UILabel, text: aaaaa aaaa", 80),
    ("class: UILabel, text: aaaaa aaaa, numberOfLines: 0", 41),
    ("class: UILabel, text: aaaaa aaaa, numberOfLines: 2", 41),
    // Intended, because of the low compression resistance.
    ("class: UILabel, text: aaaaa aaaa, compressionResistance: 749", 60),
    ("class: UILabel, text: aaaaa aaaa, compressionResistance: { horizontal: 200 }", 60),
    // Text input scrolls; a hidden view is invisible; there is no text.
    ("class: UITextField, text: aaaaa aaaa", 60),
    ("class: UITextView, text: aaaaa aaaa bb cc dd", 60),
    ("class: UILabel, text: aaaaa aaaa, hidden: true", 60),
    ("class: UILabel, text: ''", 0),
    ("intrinsicContentSize: [80, 20]", 60),
  ]) func `don't report texts that fit, or are intended to be truncated`(
    view: String, width: Int
  ) throws {
    let view = view.hasPrefix("class") ? view : "class: UILabel, text: a, \(view)"
    let yaml = text(view, width: width)
    if view.contains("intrinsicContentSize") {
      // An override of a label is its measured size, so the text is still truncated.
      #expect(try names(yaml) == ["clipped-text"])
    } else {
      #expect(try messages(yaml, by: .clippedText) == [])
    }
  }

  /// The height is that of the lines at another width.
  @Test(arguments: [
    (60, ["3 'a' is 60 wide, but as high as its text at its preferredMaxLayoutWidth of 100"]),
    (100, []),
  ])
  func `report a label that breaks its lines for more than its width`(
    width: Int, found: [String]
  ) throws {
    let view =
      "class: UILabel, text: aaaaa aaaa bb cc dd ee, numberOfLines: 0, preferredMaxLayoutWidth: 100"
    #expect(try messages(text(view, width: width, height: 38.5), by: .clippedText) == found)
  }

  @Test(arguments: [
    (
      "class: UIImageView, image: [40, 20]", 0,
      "3 'a' shows nothing of its image: it has no width left"
    ),
    (
      "class: UIPageControl, numberOfPages: 3", 0,
      "3 'a' shows nothing of its dots: it has no width left"
    ),
    ("class: UISlider", 0, "3 'a' is not seen: it has no width, and no intrinsic width"),
    ("class: UIProgressView", 1, nil),
    ("class: UIImageView, image: [40, 20]", 1, nil),
    // It has the other rule.
    ("class: UISwitch", 0, nil),
    ("intrinsicContentSize: [40, 20]", 0, nil),
  ]) func `report images and controls of which nothing is left`(
    view: String, width: Int, message: String?
  ) throws {
    let yaml = text(view, width: width).replacing("font: 16, ", with: "")
    #expect(try messages(yaml, by: .clippedText) == [message].compactMap(\.self))
  }

  // MARK: stretched-control

  private func control(_ view: String, _ format: String) -> String {
    """
    view:
      size: [120, 80]
      subviews: { a: { \(view) } }
    constraints:
      - "H:|\(format)|"
      - a.centerY == view.centerY
    """
  }

  @Test(arguments: [
    ("class: UISwitch", "3 'a' is stretched by 71 points, but a UISwitch is always 49 wide"),
    ("class: UIStepper", "3 'a' is stretched by 26 points, but a UIStepper is always 94 wide"),
    (
      "class: UIActivityIndicatorView",
      "3 'a' is stretched by 100 points, but a UIActivityIndicatorView is always 20 wide"
    ),
  ]) func `report stretched controls of fixed size`(view: String, message: String) throws {
    #expect(try messages(control(view, "[a]"), by: .stretchedControl) == [message])
  }

  @Test func `report compressed controls of fixed size`() throws {
    #expect(
      try messages(control("class: UISwitch", "-40-[a]-40-"), by: .stretchedControl)
        == ["3 'a' is compressed by 9 points, but a UISwitch is always 49 wide"])
  }

  @Test(arguments: [
    ("[a]", "let another view or constraint give way: a hugging of 999 would not help"),
    (
      "-40-[a]-40-",
      "let another view or constraint give way: a compression resistance of 999 would not help"
    ),
    ("[a]-(0@751)-", "let another view give way, or raise its hugging to 999"),
  ]) func `advise a priority for a control only if it has an effect`(format: String, advice: String)
    throws
  {
    #expect(
      try findings(control("class: UISwitch", format), by: .stretchedControl).map(\.notes)
        == [[advice]])
  }

  @Test(arguments: [
    "class: UISlider", "class: UISegmentedControl, segments: [a, b]", "class: UIProgressView",
    "class: UISwitch, intrinsicContentSize: [120, 20]", "class: UISwitch, hidden: true",
  ]) func `allow wide controls that are drawn at any width`(view: String) throws {
    #expect(try names(control(view, "[a]")) == [])
  }

  // MARK: stretched-invisible-background

  private func column(_ upper: String, constraints: [String] = []) -> String {
    """
    view:
      size: [200, 100]
      subviews:
        a: { \(upper) }
        b: { class: UIImageView, image: [20, 20], hugging: 251 }
    constraints:
      - "V:|[a][b]|"
      - a.leading == view.leading
      - b.leading == view.leading

    """ + constraints.map { "  - \($0)\n" }.joined()
  }

  @Test func `report a view below a vertically centered text`() throws {
    // 100 − 20 − 19.5 = 60.5 too much, half of it below the text.
    let found = try findings(
      column("class: UILabel, text: aa, font: 16"), by: .stretchedInvisibleBackground)
    #expect(
      found.map(\.message) == ["'a' is 60.5 points taller than its text, and nothing shows it"])
    #expect(
      found.first?.notes.first
        == "b.top == a.bottom uses an edge 30.25 points from the text, which is in its middle"
    )
    #expect(
      try names(column("class: UIButton, title: aa")) == ["stretched-invisible-background"])
  }

  /// The advice on the tie is to lower the hugging of either.
  @Test func `give no other advice on a view that ties`() throws {
    let scene = """
      view:
        size: [100, 100]
        subviews: { a: { class: UILabel, text: aa }, b: { class: UILabel, text: bb } }
      constraints: ["V:|[a][b]|", "H:|[a]", "H:|[b]"]
      """
    #expect(
      try findings(scene, by: .ambiguousHugging).first?.notes.joined()
        .contains("let b or a hug at 249") == true)
    let found = try findings(scene, by: .stretchedInvisibleBackground)
    #expect(found.map(\.notes.count) == [1])
    #expect(found.first?.notes.first?.contains("which is in its middle") == true)
  }

  /// With more hugging than the image resists, the image would be as narrow as the text.
  @Test func `advise no hugging that compresses another view`() throws {
    let found = try findings(
      """
      view:
        size: [100, 100]
        subviews:
          a: { class: UILabel, text: aa, font: 16, textAlignment: center }
          b: { class: UIImageView, image: [80, 40] }
      constraints:
        - b.top == view.top
        - b.leading == view.leading
        - a.top == b.bottom
        - a.leading == b.leading
        - a.trailing == b.trailing
      """, by: .stretchedInvisibleBackground)
    #expect(
      found.map(\.notes.last)
        == ["let another view or constraint give way: with more hugging it would compress 'b'"])
  }

  @Test(arguments: [
    (" @ 300", "raise the hugging of 'a', so that another view gives way"),
    ("", "let another view or constraint give way: a hugging of 999 would not help"),
  ]) func `advise hugging only if it has an effect`(priority: String, advice: String) throws {
    let found = try findings(
      """
      view:
        size: [200, 100]
        subviews: { a: { class: UILabel, text: aa }, b: }
      constraints:
        - "H:|[a]"
        - "H:|-100-[b]|"
        - "V:|[b]|"
        - a.top == b.top
        - a.bottom == b.bottom\(priority)
      """, by: .stretchedInvisibleBackground)
    #expect(found.map(\.notes.last) == [advice])
  }

  @Test(arguments: [
    // No text; a background; insets, with which a label has one; an explicit size; a low hugging
    // priority.
    ("class: UILabel, text: ''", []),
    ("class: UIButton, title: aa, configuration: filled", []),
    ("class: UILabel, text: aa, contentInsets: 4", []),
    ("class: UILabel, text: aa, hugging: { vertical: 249 }", []),
    ("class: UILabel, text: aa", ["a.height == 80"]),
    ("class: UITextView, text: aa, isScrollEnabled: false", []),
  ]) func `allow stretched views with a background, or with an intended size`(
    upper: String, constraints: [String]
  ) throws {
    let found = try messages(
      column(upper, constraints: constraints), by: .stretchedInvisibleBackground)
    #expect(found == [])
  }

  @Test func `allow a text that fills its superview`() throws {
    #expect(try names(text("class: UILabel, text: aa", width: 100)) == [])
  }

  private func row(_ constraint: String, _ alignment: String = "") -> String {
    """
    view:
      size: [200, 60]
      subviews:
        a: { class: UILabel, text: aa, font: 16\(alignment) }
        b: { class: UIImageView, image: [20, 20], hugging: 251 }
        c: { intrinsicContentSize: [10, 10] }
    constraints:
      - "H:|[a][b]|"
      - a.top == view.top
      - b.top == view.top
      - c.bottom == view.bottom
      - \(constraint)
    """
  }

  @Test func `allow a text in a row that is stretched up to its neighbor`() throws {
    #expect(try names(row("c.leading == a.leading")) == [])
  }

  @Test func `report views aligned with an edge away from the text`() throws {
    // 200 − 20 − 16 = 164 after the text; half of that to its middle.
    func note(_ constraint: String, _ alignment: String = "") throws -> [String] {
      try findings(row(constraint, alignment), by: .stretchedInvisibleBackground)
        .compactMap(\.notes.first)
    }
    #expect(
      try note("c.trailing == a.trailing")
        == [
          "c.trailing == a.trailing uses an edge 164 points from the text, which is at its left edge"
        ])
    #expect(
      try note("c.centerX == a.centerX")
        == [
          "c.centerX == a.centerX uses an edge 82 points from the text, which is at its left edge"
        ])
    // The text is at this edge, so the constraint is not misleading.
    #expect(try note("c.trailing == a.trailing", ", textAlignment: right") == [])
    // Its leading edge is that of the superview, and visible.
    #expect(try note("c.leading == a.leading", ", textAlignment: right") == [])
  }

  @Test func `allow views aligned with edges that are those of the superview`() throws {
    let yaml = """
      view:
        size: [200, 80]
        subviews:
          name: { class: UILabel, text: aa }
          text: { class: UILabel, text: bb }
          icon: { intrinsicContentSize: [10, 10] }
      constraints:
        - "H:|-[name]-|"
        - "V:|-[name]-4-[text]"
        - text.leading == name.leading
        - text.trailing == name.trailing
        - icon.centerX == name.centerX
        - icon.top == text.bottom
      """
    #expect(try names(yaml) == [])
  }

  @Test func `allow columns of views with equal widths`() throws {
    let column = row("c.trailing == a.trailing") + "\n  - c.leading == a.leading"
    #expect(try messages(column, by: .stretchedInvisibleBackground) == [])
  }
}
