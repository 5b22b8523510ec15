import SnugGeometry
import SnugLayout
import Testing

/// The effects of controls' keys.
@Suite struct `Controls` {
  /// The second view of a scene, read from a line of YAML.
  private func view(_ yaml: String, platform: Platform = .iOS) throws -> View {
    try read("platform: \(platform.rawValue)\nview: { subviews: { it: { \(yaml) } } }").views[1]
  }

  private func text(
    _ string: String, _ size: Double, _ edition: Font.Edition = .uiKit
  ) -> StyledText {
    StyledText(string, font: Font(size: size, edition: edition), alignment: .left)
  }

  @Test(
    arguments: [
      ("iOS 10", Font.Edition.iOS10), ("iOS 11", .iOS12), ("iOS 12", .iOS12), ("iOS 13", .iOS15),
      ("iOS 15", .iOS15), ("iOS 16", .uiKit),
      ("iOS 26", .uiKit), ("macOS 10.15", .macOS10), ("macOS 11", .appKit), ("macOS 26", .appKit),
    ])
  func `fonts are those of the system's version`(system: String, edition: Font.Edition) throws {
    let (platform, label) =
      system.hasPrefix("macOS") ? ("macOS", "NSTextField") : ("iOS", "UILabel")
    let scene = try read(
      """
      platform: \(platform)
      system: \(system)
      view: { subviews: { a: { class: \(label), text: a }, b: { class: \(label), text: a, font: { textStyle: body } } } }
      """)
    #expect(
      scene.views.dropFirst().map { $0.content.mainText?.font.edition } == [edition, edition])
  }

  /// `NSLineBreakStrategyStandard` is since iOS 14 and macOS 11.
  @Test(
    arguments: [
      ("iOS 13", LineLimit.LineBreakStrategy.none), ("iOS 14", .standard), ("macOS 10.15", .none),
      ("macOS 11", .standard),
    ])
  func `labels avoid a single last word since its system`(
    system: String, strategy: LineLimit.LineBreakStrategy
  ) throws {
    let isMac = system.hasPrefix("macOS")
    let scene = try read(
      """
      platform: \(isMac ? "macOS" : "iOS")
      system: \(system)
      view: { subviews: { a: { class: \(isMac ? "NSTextField" : "UILabel"), text: a, numberOfLines: 0 } } }
      """)
    #expect(scene.views[1].content.mainText?.lineLimit.lineBreakStrategy == strategy)
  }

  @Test(arguments: ViewClass.allCases) func `of every class can be written with nothing else`(
    viewClass: ViewClass
  ) throws {
    let view = try view("class: \(viewClass.rawValue)", platform: viewClass.platform)
    #expect(view.viewClass == viewClass)
    let hugging = view.content.defaultContentHuggingPriority(
      createdIn: .code, on: viewClass.platform)
    #expect(view.contentHuggingPriority == hugging)
    #expect(
      view.alignmentRectInsets
        == view.content.defaultAlignmentRectInsets(in: .standard(on: viewClass.platform)))
  }

  @Test func `show values`() throws {
    let slider = "class: UISlider, minimumValue: -10, maximumValue: 30"
    #expect(try view("\(slider), value: 0").content == .slider(SliderContent(fraction: 0.25)))
    // A value out of range becomes the nearer end. The default is the minimum.
    #expect(try view("\(slider), value: 31").content == .slider(SliderContent(fraction: 1)))
    #expect(try view(slider).content == .slider(SliderContent(fraction: 0)))
    #expect(
      try view("class: UISlider, value: 0.4").content == .slider(SliderContent(fraction: 0.4)))
    #expect(try view("class: UIProgressView, progress: 0.7").content == .progress(0.7))
    #expect(try view("class: UIActivityIndicatorView").content == .activityIndicator(.medium))
    #expect(
      try view("class: UIActivityIndicatorView, style: large").content
        == .activityIndicator(.large))
    #expect(
      try view("class: UIPageControl, numberOfPages: 3, currentPage: 2").content
        == .pageControl(PageControlContent(numberOfPages: 3, currentPage: 2)))
  }

  @Test func `show texts and choices`() throws {
    #expect(
      try view("class: UISegmentedControl, segments: [A, 12], selectedSegmentIndex: 1").content
        == .segmentedControl(
          SegmentedControlContent(
            segments: [text("A", 13), text("12", 13)], selectedSegmentIndex: 1)))
    #expect(
      try view("class: UISearchBar, placeholder: Search").content
        == .searchBar(TextFieldContent(text: nil, placeholder: text("Search", 17))))
    #expect(
      try view("class: UITabBar, items: [Home], selectedItem: 0").content
        == .bar(BarContent(items: [text("Home", 10)], selectedItem: 0)))
    let picker = try view("class: UIPickerView, components: [[a, b, c], [d]]").content
    guard case .picker(let wheels) = picker else {
      Issue.record("It is no picker.")
      return
    }
    #expect(wheels.components.map { $0.map(\.string) } == [["a", "b", "c"], ["d"]])
    #expect(wheels.selectedRows == [1, 0])
  }

  @Test func `show a text view's text between its insets`() throws {
    let yaml = """
      class: UITextView, text: note, isScrollEnabled: false, textContainerInset: 4,
        lineFragmentPadding: 0
      """
    guard case .textView(let written) = try view(yaml).content else {
      Issue.record("It is no text view.")
      return
    }
    #expect(written.insets == EdgeInsets(all: 4))
    #expect(!written.isScrollEnabled)
    #expect(written.text.lineLimit.numberOfLines == 0)
    #expect(
      try view("class: UITextView").content
        == .textView(
          TextViewContent(
            text: StyledText(
              "", font: Font(size: 14), alignment: .left,
              lineLimit: LineLimit(
                numberOfLines: 0, lineBreakMode: .byWordWrapping, lineBreakStrategy: .none)))))
  }

  @Test(arguments: ButtonContent.Configuration.allCases)
  func `have the font of a button's configuration`(
    configuration: ButtonContent.Configuration
  ) throws {
    let yaml = "class: UIButton, title: OK, configuration: \(configuration.rawValue)"
    guard case .button(let button) = try view(yaml).content else {
      Issue.record("It is no button.")
      return
    }
    #expect(button.configuration == configuration)
    #expect(button.title.font.size == (configuration == .none ? 15 : 17))
  }

  @Test func `of macOS have kinds and sizes`() throws {
    #expect(
      try view("class: NSTextField, text: a, controlSize: small", platform: .macOS).content
        == .macTextField(MacTextFieldContent(text: text("a", 11, .appKit), controlSize: .small)))
    #expect(
      try view("class: NSTextField, placeholder: a, isBezeled: true", platform: .macOS).content
        == .macTextField(
          MacTextFieldContent(text: nil, placeholder: text("a", 13, .appKit), isBezeled: true)))
    let box = try view(
      "class: NSButton, title: a, buttonType: checkBox, isOn: true", platform: .macOS)
    #expect(
      box.content
        == .macButton(MacButtonContent(title: text("a", 13, .appKit), kind: .checkBox, isOn: true))
    )
    let help = try view("class: NSButton, buttonType: help", platform: .macOS)
    #expect(help.contentHuggingPriority == PerAxis(both: 750))
    let upright = try view("class: NSSlider, isVertical: true", platform: .macOS)
    #expect(upright.contentHuggingPriority == PerAxis(horizontal: 750, vertical: 250))
    for (yaml, style) in [
      ("isSpinning: true", ActivityIndicatorStyle.regular),
      ("isSpinning: true, controlSize: small", .small),
    ] {
      #expect(
        try view("class: NSProgressIndicator, \(yaml)", platform: .macOS).content
          == .activityIndicator(style))
    }
    #expect(
      try view("class: NSPopUpButton, title: a", platform: .macOS).content
        == .popUpButton(PopUpButtonContent(title: text("a", 13, .appKit))))
    let items = [text("a", 13, .appKit), text("b", 13, .appKit)]
    #expect(
      try view("class: NSPopUpButton, items: [a, b]", platform: .macOS).content
        == .popUpButton(PopUpButtonContent(title: items[0], items: items)))
    #expect(
      try view("class: NSBox, title: a", platform: .macOS).content
        == .box(title: text("a", 11, .appKit)))
    #expect(
      try view("class: NSTabView, items: [a]", platform: .macOS).content
        == .tabView([text("a", 13, .appKit)]))
  }

  @Test func `take alignment rect insets that are written instead of their own`() throws {
    let own = EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    #expect(try view("class: UISwitch").alignmentRectInsets == own)
    #expect(try view("class: UISwitch, alignmentRectInsets: 0").alignmentRectInsets == .zero)
    #expect(
      try view("class: UILabel, alignmentRectInsets: 3").alignmentRectInsets == EdgeInsets(all: 3))
  }

  @Test(arguments: Font.TextStyle.allCases) func `have fonts by text style`(
    style: Font.TextStyle
  ) throws {
    func font(_ yaml: String, _ platform: Platform = .iOS) throws -> Font? {
      let label = platform == .iOS ? "UILabel" : "NSTextField"
      let yaml = "class: \(label), text: a, font: { textStyle: \(style.rawValue)\(yaml) }"
      return try view(yaml, platform: platform).content.mainText?.font
    }
    #expect(try font("") == Font(textStyle: style))
    #expect(try font("", .macOS) == Font(macTextStyle: style))
    #expect(try font(", weight: heavy")?.weight == .heavy)
    #expect(try font(", weight: heavy")?.size == Font(textStyle: style).size)
    #expect(try font(", size: 40") == Font(size: 40, weight: Font(textStyle: style).weight))
  }

  /// The view's font has the defaults for a part's font. A part with a size or a text style also
  /// determines how the size is scaled.
  @Test(
    arguments: [
      ("17", "{ weight: bold }", Font(size: 17, weight: .bold)), ("{ weight: bold }", "34", bold34),
      ("{ size: 20, weight: bold }", "{ size: 34, weight: regular }", Font(size: 34)),
      ("{ textStyle: headline }", "{ textStyle: body }", Font(textStyle: .body)),
      ("{ textStyle: body }", "{ weight: bold }", Font(textStyle: .body).bold),
      ("{ size: 13, metrics: body }", "34", Font(size: 34)), ("34", "{ family: Menlo }", menlo34),
      ("{ size: 20, family: Menlo }", "34", menlo34),
    ])
  func `have texts in parts, each in a font`(view: String, part: String, font: Font) throws {
    let text = try #require(
      try self.view("class: UILabel, font: \(view), text: [Ä, { text: b, font: \(part) }, c]")
        .content
        .mainText)
    #expect(text.string == "Äbc")
    #expect(text.runs == [StyledText.Run(2..<3, font: font)])
  }

  private static let bold34 = Font(size: 34, weight: .bold)
  private static let menlo34: Font = {
    var font = Font(size: 34)
    font.family = .menlo
    return font
  }()

  @Test func `without a class are plain views of the platform, wherever it is written`() throws {
    for platform in Platform.allCases {
      let plain = ViewClass.plainView(on: platform)
      let scene = try read("view: { subviews: { a: , b: {} } }\nplatform: \(platform.rawValue)")
      #expect(scene.views.map(\.viewClass) == [plain, plain, plain])
    }
  }
}

extension Font {
  fileprivate var bold: Font {
    var font = self
    font.weight = .bold
    return font
  }
}
