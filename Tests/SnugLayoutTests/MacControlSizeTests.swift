import SnugGeometry
import SnugLayout
import Testing

/// The sizes of AppKit's controls. Letters are half as wide as they are high.
///
/// Source: saved frames of Interface Builder and the constraints beside them. Each test states
/// frames, as the files do: the intrinsic size with the alignment insets around it.
struct MacControlSizeTests {
  private func title(_ string: String, _ size: ControlSize) -> StyledText {
    StyledText(string, font: Font(size: size.fontSize))
  }

  /// The size of the frame of a view with its intrinsic size, and its insets.
  private func frame(
    _ viewClass: ViewClass, _ content: ViewContent, in version: Int = 15
  ) -> (size: String, [Double]) {
    let system = SystemVersion(.macOS, version)
    let insets = content.defaultAlignmentRectInsets(in: system)
    return (size(viewClass, content, in: system, adding: insets), insets.list)
  }

  @Test(arguments: zip(ControlSize.allCases, [16.0, 16, 14, 11]))
  func `a label is as high as its line, rounded up to a point`(size: ControlSize, height: Double) {
    let content = ViewContent.macTextField(
      MacTextFieldContent(text: title("text", size), controlSize: size))
    let (frame, insets) = frame(.nsTextField, content)
    #expect(frame == "\((2 * size.fontSize + 4).shortDescription) × \(height.shortDescription)")
    #expect(insets == [0, 2, 0, 2])
  }

  @Test(arguments: [(ControlSize.regular, 21.0), (.small, 19)])
  func `a field with a bezel has a height and no width`(size: ControlSize, height: Double) {
    for text in [nil, title("text", size)] {
      let content = ViewContent.macTextField(
        MacTextFieldContent(text: text, isBezeled: true, controlSize: size))
      #expect(frame(.nsTextField, content) == ("- × \(height.shortDescription)", [0, 0, 0, 0]))
    }
  }

  /// Source: empty labels of 11 points saved 14 high, and fields of 14 points 22.
  @Test func `an empty label or field has the height of its font`() {
    let small = title("", .small)
    let label = ViewContent.macTextField(MacTextFieldContent(text: small))
    #expect(frame(.nsTextField, label).size == "4 × 14")
    let field = ViewContent.macTextField(
      MacTextFieldContent(text: StyledText("", font: Font(size: 14)), isBezeled: true))
    #expect(frame(.nsTextField, field).size == "- × 22")
  }

  /// Source: 10 of 10 centered labels in three repositories are 4 points wider than their texts.
  @Test(arguments: [(StyledText.Alignment.left, 30.0), (.center, 34), (.right, 30)])
  func `a centered label has room beside its text`(
    alignment: StyledText.Alignment, width: Double
  ) {
    var text = title("text", .regular)
    text.alignment = alignment
    let label = ViewContent.macTextField(MacTextFieldContent(text: text))
    #expect(frame(.nsTextField, label).size == "\(width.shortDescription) × 16")
  }

  /// Source: six controls with segments of their own widths in one repository, one with equal ones in another.
  @Test(arguments: [(SegmentedControlContent.Distribution.fillEqually, 95.0), (.fill, 69)])
  func `segments are as wide as the widest title, or each as its own`(
    distribution: SegmentedControlContent.Distribution, width: Double
  ) {
    // Titles of 32.5 and 6.5 points, 6.5 on either side, and insets of 2.
    let control = SegmentedControlContent(
      segments: [title("Large", .regular), title("S", .regular)], distribution: distribution)
    #expect(
      frame(.nsSegmentedControl, .segmentedControl(control)).size.hasPrefix(
        "\(width.shortDescription) "))
  }

  /// A preferred width breaks lines, also to find the width.
  @Test func `a label has the width of its lines at its preferred width`() {
    var text = title("one two", .regular)
    text.lineLimit = LineLimit(numberOfLines: 0)
    let label = MacTextFieldContent(text: text, preferredMaxLayoutWidth: 30)
    #expect(frame(.nsTextField, .macTextField(label)).size == "23.5 × 32")
  }

  @Test func `a label has whole points for each line`() {
    // Source: two lines of 11 points saved 28 high, where they measure 26.26.
    var text = title("one two", .small)
    text.lineLimit = LineLimit(numberOfLines: 0)
    text.font.edition = .appKit
    let content = ViewContent.macTextField(
      MacTextFieldContent(text: text, controlSize: .small))
    #expect(size(.nsTextField, content, width: 30) == "38.5 × 28")
  }

  @Test func `a push button`() {
    func button(_ size: ControlSize, in version: Int) -> (String, [Double]) {
      let content = ViewContent.macButton(
        MacButtonContent(title: title("text", size), kind: .push, controlSize: size))
      return frame(.nsButton, content, in: version)
    }
    // The title is 26 wide, in a small button 22.
    #expect(button(.regular, in: 10) == ("66 × 32", [4, 6, 7, 6]))
    #expect(button(.regular, in: 15) == ("60 × 32", [5, 7, 7, 7]))
    #expect(button(.regular, in: 26) == ("50 × 24", [0, 0, 0, 0]))
    #expect(button(.small, in: 10) == ("48 × 27", [3, 5, 6, 5]))
    #expect(button(.small, in: 15) == ("54 × 27", [4, 6, 7, 6]))
    #expect(button(.large, in: 15) == ("58 × 40", [6, 6, 6, 6]))
    #expect(button(.large, in: 26) == ("54 × 28", [0, 0, 0, 0]))
  }

  @Test(arguments: [MacButtonContent.Kind.checkBox, .radio])
  func `a box and its title`(kind: MacButtonContent.Kind) {
    let content = ViewContent.macButton(
      MacButtonContent(title: title("text", .regular), kind: kind))
    // 26 for the title.
    #expect(frame(.nsButton, content, in: 10) == ("47 × 18", [2, 2, 2, 2]))
    #expect(frame(.nsButton, content) == ("52 × 18", [1, 2, 1, 0]))
    #expect(frame(.nsButton, content, in: 26) == ("48 × 16", [0, 0, 0, 0]))
    let bare = ViewContent.macButton(MacButtonContent(title: title("", .regular), kind: kind))
    #expect(frame(.nsButton, bare) == ("16 × 18", [1, 2, 1, 0]))
    #expect(frame(.nsButton, bare, in: 26) == ("16 × 16", [0, 0, 0, 0]))
  }

  /// Source: an Interface Builder file of Xcode 15 has these sizes, less the insets.
  @Test func `a large box and its title`() {
    func button(_ text: String, _ kind: MacButtonContent.Kind) -> ViewContent {
      .macButton(MacButtonContent(title: title(text, .large), kind: kind, controlSize: .large))
    }
    for kind in [MacButtonContent.Kind.radio, .checkBox] {
      #expect(frame(.nsButton, button("", kind)) == ("22 × 22", [3, 3, 3, 3]))
    }
    #expect(frame(.nsButton, button("text", .radio)) == ("55 × 22", [1.5, 3, 1.5, 3]))
    #expect(frame(.nsButton, button("text", .checkBox)) == ("55 × 22", [2.5, 3, 2.5, 0]))
  }

  @Test func `a help button`() {
    func help(_ size: ControlSize) -> ViewContent {
      .macButton(MacButtonContent(title: title("", size), kind: .help, controlSize: size))
    }
    #expect(frame(.nsButton, help(.regular)) == ("25 × 25", [1, 3, 4, 2]))
    #expect(frame(.nsButton, help(.small)) == ("18 × 19", [1, 2, 2, 1]))
    #expect(frame(.nsButton, help(.large)) == ("35 × 35", [1, 4, 8, 5]))
    #expect(frame(.nsButton, help(.regular), in: 26) == ("24 × 24", [0, 0, 0, 0]))
  }

  @Test func `a square button is its image, or its title`() {
    let image = ImageContent(size: Size(width: 20, height: 18))
    let content = ViewContent.macButton(
      MacButtonContent(title: title("text", .regular), kind: .square, image: image))
    #expect(frame(.nsButton, content) == ("20 × 18", [0, 0, 0, 0]))
    let text = ViewContent.macButton(
      MacButtonContent(title: title("text", .regular), kind: .square))
    #expect(frame(.nsButton, text) == ("26 × 16", [0, 0, 0, 0]))
  }

  @Test func `a pop-up button`() {
    func button(_ size: ControlSize, in version: Int) -> (String, [Double]) {
      let content = ViewContent.popUpButton(
        PopUpButtonContent(title: title("text", size), controlSize: size))
      return frame(.nsPopUpButton, content, in: version)
    }
    // The title is 26 wide, in a small button 22.
    #expect(button(.regular, in: 10) == ("65 × 26", [2, 2, 3, 3]))
    #expect(button(.regular, in: 15) == ("65 × 25", [1, 3, 4, 4]))
    #expect(button(.regular, in: 26) == ("72 × 24", [0, 0, 0, 0]))
    #expect(button(.small, in: 15) == ("62 × 22", [2, 4, 4, 4]))
    #expect(button(.large, in: 15) == ("77 × 40", [6, 5, 6, 5]))
  }

  @Test func `a pop-up button has room for its widest item`() {
    // Source: one without items saved 39 wide, 7 of them insets.
    func button(_ items: String...) -> ViewContent {
      .popUpButton(
        PopUpButtonContent(title: title("", .regular), items: items.map { title($0, .regular) }))
    }
    #expect(frame(.nsPopUpButton, button()).size == "39 × 25")
    #expect(frame(.nsPopUpButton, button("One", "Three")).size == "71.5 × 25")
  }

  @Test func `a switch, a segmented control and spinners`() {
    #expect(frame(.nsSwitch, .toggle(isOn: true)) == ("42 × 25", [1, 2, 2, 2]))
    let segments = ViewContent.segmentedControl(
      SegmentedControlContent(segments: [title("One", .regular), title("Three", .regular)]))
    // 9 on either side of the widest title is our choice: 2 × (32.5 + 18) + 4.
    #expect(frame(.nsSegmentedControl, segments) == ("95 × 24", [1, 2, 2, 2]))
    #expect(frame(.nsProgressIndicator, .activityIndicator(.small)) == ("16 × 16", [0, 0, 0, 0]))
    #expect(frame(.nsProgressIndicator, .activityIndicator(.regular)) == ("32 × 32", [0, 0, 0, 0]))
  }

  @Test func `a box and a tab view have insets and no size; others have neither`() {
    #expect(frame(.nsBox, .box(title: nil)) == ("- × -", [2, 3, 4, 3]))
    #expect(frame(.nsBox, .box(title: title("Box", .small))) == ("- × -", [0, 3, 4, 3]))
    #expect(frame(.nsBox, .box(title: nil), in: 26) == ("- × -", [0, 0, 0, 0]))
    #expect(frame(.nsTabView, .tabView([])) == ("- × -", [6, 7, 10, 7]))
    #expect(frame(.nsView, .none) == ("- × -", [0, 0, 0, 0]))
    #expect(frame(.nsScrollView, .none) == ("- × -", [0, 0, 0, 0]))
    #expect(frame(.nsImageView, .image(nil)) == ("- × -", [0, 0, 0, 0]))
  }

  @Test func `sliders and bars have a thickness`() {
    let vertical = ViewContent.slider(SliderContent(isVertical: true))
    #expect(frame(.nsSlider, .slider(SliderContent()), in: 10) == ("- × 19", [2, 2, 2, 2]))
    #expect(frame(.nsSlider, .slider(SliderContent())) == ("- × 28", [2, 2, 6, 2]))
    #expect(frame(.nsSlider, vertical) == ("24 × -", [2, 2, 3, 2]))
    #expect(frame(.nsSlider, .slider(SliderContent()), in: 26) == ("- × 16", [0, 0, 0, 0]))
    #expect(frame(.nsProgressIndicator, .progress(0)) == ("- × 20", [1, 0, 1, 0]))
  }

  /// A line of 13 points is 16 high, its ascender 1980 / 2048 · 13 = 12.6, rounded to 13.
  ///
  /// Source: in a stack view of an Interface Builder file that aligns baselines, the tops of a label
  /// and an `NSSwitch` are aligned.
  @Test func `a switch and an empty label have the baseline of a label`() throws {
    let layout = try layout(
      """
      platform: macOS
      view:
        subviews:
          stack:
            class: NSStackView
            alignment: firstBaseline
            arrangedSubviews:
              label: { class: NSTextField, text: word }
              empty: { class: NSTextField }
              switch: { class: NSSwitch }
              field: { class: NSTextField, isBezeled: true }
      constraints:
        - stack.top == view.top + 10
        - stack.leading == view.leading
        - field.width == 40
      """)
    for name in ["label", "empty", "switch"] {
      #expect(layout[name].alignmentRect.minY == 10, "\(name)")
      #expect(layout[name].intrinsicContentSize.firstBaselineFromTop == 13, "\(name)")
    }
    // In a bezel of 21 a line of 16 begins 2.5 below the top.
    #expect(layout["field"].intrinsicContentSize.firstBaselineFromTop == 15.5)
    #expect(layout["field"].alignmentRect.minY == 7.5)
    #expect(layout["empty"].alignmentRect.height == 16)
    #expect(layout["switch"].intrinsicContentSize.lastBaselineFromBottom == 9)
  }

  /// How far the top of a label is below the top of a control's frame that has the same baseline.
  ///
  /// Source: Interface Builder files of Xcode 12 to 26.
  @Test(
    arguments: [
      ("macOS 15", "class: NSButton, title: OK", 6.0), ("macOS 15", "class: NSPopUpButton", 2),
      ("macOS 15", "class: NSButton, title: OK, controlSize: large", 11),
      ("macOS 15", "class: NSPopUpButton, controlSize: large", 11),
      ("macOS 15", "class: NSSlider", 3), ("macOS 15", "class: NSButton, buttonType: help", 2),
      // Without a title the baseline is the bottom.
      ("macOS 15", "class: NSButton, buttonType: radio, controlSize: large", 6),
      ("macOS 26", "class: NSButton, title: OK", 4), ("macOS 26", "class: NSPopUpButton", 4),
      ("macOS 26", "class: NSSlider", 0),
    ])
  func `a title is a point above the middle from macOS 11 to 15`(
    system: String, control: String, distance: Double
  ) throws {
    let layout = try layout(
      """
      system: \(system)
      platform: macOS
      view: { subviews: { label: { class: NSTextField, text: Name }, control: { \(control) } } }
      constraints:
        - control.top == view.top + 20
        - label.firstBaseline == control.firstBaseline
      """)
    #expect(layout["label"].frame.minY - layout["control"].frame.minY == distance)
  }
}
