import AutoLayout
import Geometry
import Testing

/// What AppKit's controls measure; text in letters half as wide as they are high.
///
/// Source: saved frames of Interface Builder and the constraints beside them. Each test states
/// frames, as the files do: the intrinsic size with the alignment insets around it.
struct MacControlSizeTests {
  private func title(_ string: String, _ size: ControlSize) -> StyledText {
    StyledText(string, font: Font(size: size.fontSize))
  }

  /// The size of the frame of a view with its intrinsic size, and its insets.
  private func frame(_ viewClass: ViewClass, _ content: ViewContent) -> (size: String, [Double]) {
    let insets = content.defaultAlignmentRectInsets(in: viewClass)
    return (size(viewClass, content, adding: insets), insets.list)
  }

  @Test(arguments: zip(ControlSize.allCases, [16.0, 14, 11]))
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

  @Test(arguments: [(ControlSize.regular, 32.0), (.small, 27)])
  func `a push button`(size: ControlSize, height: Double) {
    let content = ViewContent.macButton(
      MacButtonContent(title: title("text", size), kind: .push, controlSize: size))
    let (frame, insets) = frame(.nsButton, content)
    // 13 on either side of the title is our choice.
    #expect(
      frame == "\((2 * size.fontSize + 26 + 14).shortDescription) × \(height.shortDescription)")
    #expect(insets == [5, 7, 7, 7])
  }

  @Test(arguments: [MacButtonContent.Kind.checkBox, .radio])
  func `a box and its title`(kind: MacButtonContent.Kind) {
    let content = ViewContent.macButton(
      MacButtonContent(title: title("text", .regular), kind: kind))
    // 20 from the box to the title is our choice.
    #expect(frame(.nsButton, content) == ("48 × 18", [1, 2, 1, 0]))
    let bare = ViewContent.macButton(MacButtonContent(title: title("", .regular), kind: kind))
    #expect(frame(.nsButton, bare) == ("16 × 18", [1, 2, 1, 0]))
  }

  @Test func `a help button`() {
    let content = ViewContent.macButton(
      MacButtonContent(title: title("", .regular), kind: .help))
    #expect(frame(.nsButton, content) == ("25 × 25", [1, 0, 0, 2]))
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

  @Test(arguments: [(ControlSize.regular, 25.0), (.small, 22)])
  func `a pop-up button`(size: ControlSize, height: Double) {
    let content = ViewContent.popUpButton(
      PopUpButtonContent(title: title("text", size), controlSize: size))
    let (frame, insets) = frame(.nsPopUpButton, content)
    // 9 before the title and 25 after it are our choice.
    #expect(
      frame == "\((2 * size.fontSize + 34 + 3).shortDescription) × \(height.shortDescription)")
    #expect(insets == [0, 3, 0, 0])
  }

  @Test func `a switch, a segmented control and spinners`() {
    #expect(frame(.nsSwitch, .toggle(isOn: true)) == ("42 × 25", [1, 2, 2, 2]))
    let segments = ViewContent.segmentedControl(
      SegmentedControlContent(segments: [title("One", .regular), title("Three", .regular)]))
    // 9 on either side of the widest title is our choice: 2 × (32.5 + 18) + 4.
    #expect(frame(.nsSegmentedControl, segments) == ("105 × 24", [0, 2, 0, 2]))
    #expect(frame(.nsProgressIndicator, .activityIndicator(.small)) == ("16 × 16", [0, 0, 0, 0]))
    #expect(frame(.nsProgressIndicator, .activityIndicator(.regular)) == ("32 × 32", [0, 0, 0, 0]))
  }

  @Test func `a box has insets and no size; others have neither`() {
    #expect(frame(.nsBox, .box(title: nil)) == ("- × -", [0, 3, 4, 3]))
    #expect(frame(.nsTabView, .tabView([])) == ("- × -", [0, 0, 0, 0]))
    #expect(frame(.nsView, .none) == ("- × -", [0, 0, 0, 0]))
    #expect(frame(.nsScrollView, .none) == ("- × -", [0, 0, 0, 0]))
    #expect(frame(.nsImageView, .image(nil)) == ("- × -", [0, 0, 0, 0]))
    // Of these no size is known.
    #expect(frame(.nsSlider, .slider(SliderContent())) == ("- × -", [0, 0, 0, 0]))
    #expect(frame(.nsProgressIndicator, .progress(0)) == ("- × -", [0, 0, 0, 0]))
  }
}
