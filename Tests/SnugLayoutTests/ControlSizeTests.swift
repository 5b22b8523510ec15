import SnugGeometry
import SnugLayout
import Testing

/// The sizes of UIKit's controls. Letters are half as wide as they are high.
struct ControlSizeTests {
  private func title(_ string: String, _ size: Double = 16) -> StyledText {
    StyledText(string, font: Font(size: size))
  }

  private func textView(
    _ string: String, scrolls: Bool = false, width: Double? = nil
  ) -> String {
    var text = title(string, 16)
    text.lineLimit = LineLimit(numberOfLines: 0, lineBreakMode: .byWordWrapping)
    return size(
      .uiTextView, .textView(TextViewContent(text: text, isScrollEnabled: scrolls)), width: width)
  }

  @Test func `views without content have no metric`() {
    // Source: UIView.h, noIntrinsicMetric; Auto Layout Guide on stack views.
    #expect(size(.uiView, .none) == "- × -")
    #expect(size(.uiScrollView, .none) == "- × -")
    #expect(size(.uiStackView, .stack(StackView())) == "- × -")
    #expect(size(.uiImageView, .image(nil)) == "- × -")
  }

  @Test func `an image view is as large as its image, and takes over its insets`() {
    // Source: Auto Layout Guide; UIImage.h, alignmentRectInsets.
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = ImageContent(size: Size(width: 24, height: 16), alignmentRectInsets: insets)
    #expect(size(.uiImageView, .image(image)) == "24 × 16")
    let content = ViewContent.image(image)
    #expect(content.defaultAlignmentRectInsets(in: .standard(on: .iOS)) == insets)
  }

  /// Source: files of Interface Builder; a line is 1.193359375 times the font's size.
  @Test(arguments: [(15.0, 30.0), (14, 29), (17, 33), (18, 34), (20, 36), (24, 41), (28, 46)])
  func `a button without a configuration`(font: Double, height: Double) {
    let content = ViewContent.button(ButtonContent(title: title("Buttons", font)))
    let saved = size(.uiButton, content, scale: 1)
    #expect(saved == "\((font / 2 * 7).rounded(.up).shortDescription) × \(height.shortDescription)")
  }

  @Test(arguments: [ButtonContent.Configuration.plain, .gray, .tinted, .filled])
  func `a button with a configuration has insets of 7 above and below and 12 on either side`(
    configuration: ButtonContent.Configuration
  ) {
    // Source: a filled button of 17 points saved as 75 × 35, less its title's 51 × 20.33.
    let content = ViewContent.button(
      ButtonContent(title: title("Button", 17), configuration: configuration))
    #expect(size(.uiButton, content, scale: 3) == "75 × 34.333")
  }

  @Test func `an image is beside a button's title`() {
    let image = ImageContent(size: Size(width: 20, height: 40))
    func button(_ configuration: ButtonContent.Configuration, _ text: String) -> String {
      size(
        .uiButton,
        .button(ButtonContent(title: title(text), configuration: configuration, image: image)))
    }
    // Without a configuration, a button with an image has no padding.
    #expect(button(.none, "text") == "52 × 40")
    #expect(button(.filled, "text") == "76 × 54")
    #expect(button(.none, "") == "20 × 40")
    #expect(button(.plain, "") == "44 × 54")
  }

  @Test func `a button with content insets has no other padding`() {
    // Source: "Options" of 17 points, with insets of 7 and 10, saved 35 high.
    var view = View(
      name: "it", viewClass: .uiButton, superview: nil,
      content: .button(ButtonContent(title: title("Options", 17))))
    view.contentInsets = EdgeInsets(top: 7, left: 10, bottom: 7, right: 10)
    let size = view.intrinsicContentSize(
      in: .standard(on: .iOS), on: PixelGrid(scale: 2), measuring: MonospacedTextMeasurer()
    ).size
    #expect(size == PerAxis(horizontal: 80, vertical: 35))
  }

  @Test func `a title wraps in a button with a configuration`() {
    // 24 beside and 14 above and below one line of 19.09, or two.
    let wrapping = LineLimit(numberOfLines: 0, lineBreakMode: .byWordWrapping)
    var text = title("one two")
    text.lineLimit = wrapping
    let content = ViewContent.button(ButtonContent(title: text, configuration: .filled))
    #expect(size(.uiButton, content) == "80 × 33.5")
    #expect(size(.uiButton, content, width: 80) == "80 × 33.5")
    #expect(size(.uiButton, content, width: 60) == "80 × 52.5")
  }

  /// Source: saved frames of Interface Builder less the alignment insets, by the version of Xcode.
  @Test(arguments: [
    (12, "49 × 31", "94 × 29", "110 × 28", "- × 2", "- × 56", "- × 44", "46 × 30"),
    (18, "49 × 31", "94 × 32", "120 × 31", "- × 4", "- × 56", "- × 44", "46 × 34"),
    (26, "61 × 28", "94 × 32", "120 × 31", "- × 4", "- × 64", "- × 54", "46 × 34"),
  ])
  func `controls have the size of their system`(
    version: Int, toggle: String, stepper: String, segments: String, progress: String,
    searchBar: String, navigationBar: String, field: String
  ) {
    let system = SystemVersion(.iOS, version)
    #expect(size(.uiSwitch, .toggle(isOn: true), in: system) == toggle)
    #expect(size(.uiStepper, .stepper, in: system) == stepper)
    let control = SegmentedControlContent(segments: [title("Day"), title("Month")])
    #expect(size(.uiSegmentedControl, .segmentedControl(control), in: system) == segments)
    #expect(size(.uiProgressView, .progress(0.5), in: system) == progress)
    let bar = TextFieldContent(text: nil, placeholder: nil)
    #expect(size(.uiSearchBar, .searchBar(bar), in: system) == searchBar)
    #expect(size(.uiNavigationBar, .bar(BarContent()), in: system) == navigationBar)
    let content = TextFieldContent(text: title("text"), placeholder: nil, borderStyle: .roundedRect)
    #expect(size(.uiTextField, .textField(content), in: system) == field)
  }

  @Test func `controls of one size`() {
    // Source: saved frames of Interface Builder less the alignment insets.
    #expect(size(.uiSwitch, .toggle(isOn: true)) == "49 × 31")
    #expect(size(.uiSlider, .slider(SliderContent())) == "- × 30")
    #expect(size(.uiSlider, .slider(SliderContent()), in: SystemVersion(.iOS, 26)) == "- × 34")
    #expect(size(.uiStepper, .stepper) == "94 × 32")
    #expect(size(.uiProgressView, .progress(0.5)) == "- × 4")
    #expect(size(.uiActivityIndicatorView, .activityIndicator(.medium)) == "20 × 20")
    #expect(size(.uiActivityIndicatorView, .activityIndicator(.large)) == "37 × 37")
    #expect(size(.uiDatePicker, .picker(PickerContent(components: []))) == "320 × 216")
    #expect(size(.uiPickerView, .picker(PickerContent(components: []))) == "320 × 216")
    #expect(
      size(.uiSearchBar, .searchBar(TextFieldContent(text: nil, placeholder: nil))) == "- × 56")
    #expect(size(.uiNavigationBar, .bar(BarContent())) == "- × 44")
    #expect(size(.uiToolbar, .bar(BarContent())) == "- × 44")
    #expect(size(.uiTabBar, .bar(BarContent())) == "- × 49")
  }

  /// Source: three pages are saved as 39 × 37 up to Xcode 11, and as 115.5 × 26 since Xcode 13; five as
  /// 150.5 × 26.
  @Test(arguments: [
    (13, 0, "0 × 37"), (13, 1, "7 × 37"), (13, 3, "39 × 37"), (18, 3, "115.5 × 26"),
    (18, 5, "150.5 × 26"),
  ])
  func `a page control is as wide as its dots`(iOS: Int, pages: Int, expected: String) {
    let content = ViewContent.pageControl(PageControlContent(numberOfPages: pages))
    #expect(size(.uiPageControl, content, in: SystemVersion(.iOS, iOS)) == expected)
  }

  @Test func `a segmented control has segments as wide as the widest title`() {
    // Source: saved frames 32 high of which 31 count, since iOS 13; 10 beside a title is our choice.
    let content = ViewContent.segmentedControl(
      SegmentedControlContent(segments: [title("Day"), title("Month")]))
    #expect(size(.uiSegmentedControl, content) == "120 × 31")
    let none = ViewContent.segmentedControl(SegmentedControlContent(segments: []))
    #expect(size(.uiSegmentedControl, none) == "0 × 31")
  }

  @Test func `a text field is 34 high with a border, its text without`() {
    // Source: files of Interface Builder since iOS 13.
    for font in [14.0, 15, 16, 17] {
      let field = TextFieldContent(
        text: title("text", font), placeholder: nil, borderStyle: .roundedRect)
      #expect(size(.uiTextField, .textField(field)) == "\((2 * font + 14).shortDescription) × 34")
    }
    // In whole points: 17 points are saved 21 and 22 high.
    let bare = TextFieldContent(text: title("text", 17), placeholder: nil, borderStyle: .none)
    #expect(size(.uiTextField, .textField(bare)) == "34 × 21")
  }

  @Test func `a text view that scrolls has no metric, another that of its text`() {
    // Source: Auto Layout Guide; the insets of 8 above and below and 5 on either side: haomeiwen.com.
    #expect(textView("one two", scrolls: true) == "- × -")
    #expect(textView("one two") == "66 × 35.5")
    #expect(textView("") == "10 × 35.5")
    // 40 for the text, which is enough for one word: two lines of 19.09.
    #expect(textView("one two", width: 50) == "66 × 54.5")
    #expect(textView("one two", width: 66) == "66 × 35.5")
    #expect(textView("one\ntwo") == "34 × 54.5")
  }

  /// Frames less alignment rects, in the order top, left, bottom, right.
  /// Source: text views saved in the styles body, 38 high with one line, and callout, 184 with eight.
  @Test(arguments: [(Font.TextStyle.body, 1, 38.0), (.callout, 8, 184), (.body, 0, 38)])
  func `a text view has the leading of its last line`(
    style: Font.TextStyle, lineCount: Int, height: Double
  ) {
    let lines = repeatElement("line", count: lineCount).joined(separator: "\n")
    var text = StyledText(lines, font: Font(textStyle: style))
    text.lineLimit = LineLimit(numberOfLines: 0)
    let content = ViewContent.textView(TextViewContent(text: text, isScrollEnabled: false))
    #expect(size(.uiTextView, content).hasSuffix(" × \(height.shortDescription)"))
  }

  @Test func `frames reach beyond alignment rects`() {
    func insets(_ viewClass: ViewClass, _ content: ViewContent) -> [Double] {
      content.defaultAlignmentRectInsets(in: .standard(on: .iOS)).list
    }
    // Source: arithmetic on saved frames: a switch's trailing edge, a slider between margins of 16,
    // a segmented control 62 from the top and its neighbor 20 below it at 113.
    #expect(insets(.uiSwitch, .toggle(isOn: false)) == [0, 0, 0, 2])
    #expect(insets(.uiSlider, .slider(SliderContent())) == [0, 2, 1, 2])
    #expect(
      insets(.uiSegmentedControl, .segmentedControl(SegmentedControlContent(segments: [])))
        == [0, 0, 1, 0])
    #expect(insets(.uiStepper, .stepper) == [0, 0, 0, 0])
    #expect(insets(.uiProgressView, .progress(1)) == [0, 0, 0, 0])
    #expect(insets(.uiButton, .button(ButtonContent(title: title("OK")))) == [0, 0, 0, 0])
  }

  @Test func `a switch pinned 16 from the trailing edge sticks out to 14 from it`() {
    // Source: saved files; in a view 343 wide the frame is at 278, 51 wide.
    var scene = Scene(title: "switch", root: PerAxis(horizontal: 343, vertical: 60))
    scene.add("it", .uiSwitch, .toggle(isOn: true))
    scene.pin("it", .trailing, constant: -16)
    scene.pin("it", .top, constant: 10)
    let laidOut = LayoutEngine(measuring: NoText()).layout(scene)["it"]
    #expect(laidOut.frame == Rect(x: 278, y: 10, width: 51, height: 31))
    #expect(laidOut.alignmentRect == Rect(x: 278, y: 10, width: 49, height: 31))
  }

  @Test func `a slider is laid out 2 beyond either margin`() {
    // Source: saved at x = 14, 347 wide, for margins of 16 in a view 375 wide, 31 high.
    var scene = Scene(title: "slider", root: PerAxis(horizontal: 375, vertical: 60))
    scene.add("it", .uiSlider, .slider(SliderContent()))
    scene.pin("it", .leading, constant: 16)
    scene.pin("it", .trailing, constant: -16)
    scene.pin("it", .top, constant: 0)
    #expect(
      LayoutEngine(measuring: NoText()).layout(scene)["it"].frame
        == Rect(x: 14, y: 0, width: 347, height: 31))
  }
}
