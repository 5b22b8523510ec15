import SnugGeometry
import SnugLayout
import SnugSceneFormat
import Testing

/// The default content priorities of every class.
struct ControlDefaultsTests {
  private typealias Hugging = PerAxis<LayoutPriority>

  /// A row of a table: hugging in code and from Interface Builder, horizontal then vertical.
  struct Row: Sendable, CustomTestStringConvertible {
    var classes: [ViewClass]
    /// `nil` is that of a view without keys.
    var content: ViewContent?
    var code: [LayoutPriority]
    var builder: [LayoutPriority]

    init(
      _ classes: [ViewClass], _ content: ViewContent? = nil, code: [LayoutPriority],
      builder: [LayoutPriority]
    ) {
      (self.classes, self.content, self.code, self.builder) = (classes, content, code, builder)
    }

    var testDescription: String { classes.map(\.rawValue).joined(separator: ", ") }
  }

  private func check(_ row: Row) {
    for viewClass in row.classes {
      for (creation, expected) in [(ViewCreation.code, row.code), (.interfaceBuilder, row.builder)]
      {
        let hugging = (row.content ?? viewClass.defaultContent).defaultContentHuggingPriority(
          createdIn: creation, on: viewClass.platform)
        #expect(
          [hugging.horizontal, hugging.vertical] == expected, "\(viewClass) from \(creation)")
      }
    }
  }

  static let uiKit = [
    Row(
      [.uiView, .uiScrollView, .uiTextField, .uiTextView, .uiButton, .uiStackView],
      code: [250, 250], builder: [250, 250]),
    Row([.uiLabel, .uiImageView], code: [250, 250], builder: [251, 251]),
    Row(
      [.uiSwitch, .uiStepper, .uiActivityIndicatorView], code: [750, 750], builder: [750, 750]),
    Row([.uiProgressView], code: [250, 750], builder: [250, 750]),
    Row([.uiDatePicker, .uiPageControl, .uiPickerView], code: [750, 750], builder: [250, 250]),
    Row(
      [.uiSearchBar, .uiSegmentedControl, .uiSlider, .uiTabBar, .uiToolbar, .uiNavigationBar],
      code: [250, 750], builder: [250, 250]),
  ]

  /// Source: Stack Overflow 36924093, measured with Xcode 7.3; a navigation bar is like a toolbar.
  @Test(arguments: uiKit) func `UIKit's hugging, in code and from Interface Builder`(row: Row) {
    check(row)
  }

  @Test func `no class of UIKit is left out`() {
    let tested = Self.uiKit.flatMap(\.classes)
    #expect(Set(tested) == Set(ViewClass.allCases.filter { $0.platform == .iOS }))
    #expect(Set(tested).count == tested.count)
  }

  private static func button(_ kind: MacButtonContent.Kind) -> ViewContent {
    .macButton(MacButtonContent(title: StyledText("OK", font: Font(size: 13)), kind: kind))
  }

  static let appKit = [
    Row(
      [.nsTextField], .macTextField(MacTextFieldContent(text: nil)), code: [250, 750],
      builder: [251, 750]),
    Row(
      [.nsTextField], .macTextField(MacTextFieldContent(text: nil, isBezeled: true)),
      code: [250, 750], builder: [250, 750]),
    Row([.nsButton], button(.push), code: [250, 750], builder: [250, 750]),
    Row([.nsButton], button(.radio), code: [250, 750], builder: [250, 750]),
    Row([.nsButton], button(.checkBox), code: [250, 750], builder: [250, 750]),
    Row([.nsButton], button(.help), code: [750, 750], builder: [750, 750]),
    Row([.nsButton], button(.square), code: [250, 250], builder: [250, 250]),
    Row([.nsPopUpButton, .nsSegmentedControl], code: [250, 750], builder: [250, 750]),
    Row([.nsSlider], .slider(SliderContent()), code: [250, 750], builder: [250, 750]),
    Row(
      [.nsSlider], .slider(SliderContent(isVertical: true)), code: [750, 250],
      builder: [750, 250]),
    Row([.nsSwitch], .toggle(isOn: true), code: [750, 750], builder: [750, 750]),
    Row(
      [.nsProgressIndicator], .activityIndicator(.regular), code: [750, 750], builder: [750, 750]),
    Row([.nsProgressIndicator], .progress(0.5), code: [250, 250], builder: [250, 250]),
    Row([.nsImageView], code: [250, 250], builder: [251, 251]),
    Row(
      [.nsView, .nsBox, .nsTabView, .nsScrollView, .nsStackView], code: [250, 250],
      builder: [250, 250]),
  ]

  /// Source: attributes counted in saved files of macOS applications; a text field's 750 is logged.
  @Test(arguments: appKit) func `AppKit's hugging, by the kind of control`(row: Row) { check(row) }

  @Test func `no class of AppKit is left out`() {
    #expect(
      Set(Self.appKit.flatMap(\.classes))
        == Set(ViewClass.allCases.filter { $0.platform == .macOS }))
  }

  @Test(arguments: ViewClass.allCases) func `a control drawn in one size has that size`(
    viewClass: ViewClass
  ) {
    let content = viewClass.defaultContent
    let view = View(name: "it", viewClass: viewClass, superview: nil, content: content)
    let size = view.intrinsicContentSize(
      in: .standard(on: viewClass.platform), on: PixelGrid(scale: 2),
      measuring: MonospacedTextMeasurer()
    ).size
    let oneSize: Set<ViewClass> = [.uiSwitch, .uiStepper, .uiActivityIndicatorView, .nsSwitch]
    #expect(content.traits.hasOneSize == oneSize.contains(viewClass))
    #expect(!content.traits.hasOneSize || size.horizontal != nil && size.vertical != nil)
  }

  /// Source: Auto Layout Guide, Anatomy of a Constraint; Stack Overflow 36924093.
  @Test func `compression resistance is 750`() {
    #expect(View.defaultContentCompressionResistancePriority == 750)
  }
}
