import SnugGeometry
package import SnugLayout

extension ViewDeclaration {
  /// The content of the view, with defaults.
  var content: ViewContent {
    switch viewClass {
    case .uiView, .uiScrollView, .nsView, .nsScrollView: .none
    case .uiStackView, .nsStackView: .stack(stackView)
    case .uiLabel: .label(label)
    case .uiButton: .button(button)
    case .uiTextField:
      .textField(
        TextFieldContent(
          text: styled(text), placeholder: placeholder.map { styled($0) },
          borderStyle: borderStyle ?? (creation == .interfaceBuilder ? .roundedRect : .none)))
    case .uiTextView: .textView(textView)
    case .uiImageView, .nsImageView: .image(image)
    case .uiSwitch, .nsSwitch: .toggle(isOn: isOn ?? false)
    case .uiSlider, .nsSlider: .slider(slider)
    case .uiStepper: .stepper
    case .uiSegmentedControl, .nsSegmentedControl:
      .segmentedControl(
        SegmentedControlContent(
          segments: titles(segments), selectedSegmentIndex: selectedSegmentIndex))
    case .uiProgressView: .progress(progress ?? 0)
    case .uiActivityIndicatorView: .activityIndicator(indicatorStyle ?? .medium)
    case .nsProgressIndicator:
      isSpinning == true
        ? .activityIndicator(controlSize == .small ? .small : .regular) : .progress(progress ?? 0)
    case .uiDatePicker: .picker(picker(components ?? Self.dateWheels))
    case .uiPickerView: .picker(picker(components ?? []))
    case .uiPageControl:
      .pageControl(
        PageControlContent(numberOfPages: numberOfPages ?? 0, currentPage: currentPage ?? 0))
    case .uiSearchBar:
      .searchBar(
        TextFieldContent(
          text: text.map { styled($0) }, placeholder: placeholder.map { styled($0) }))
    case .uiNavigationBar, .uiToolbar, .uiTabBar: .bar(bar)
    case .nsTextField: .macTextField(macTextField)
    case .nsButton: .macButton(macButton)
    case .nsPopUpButton:
      .popUpButton(
        PopUpButtonContent(
          // AppKit selects the first item.
          title: styled(title ?? items?.first.map { TextDeclaration($0) }),
          items: titles(items), controlSize: controlSize ?? .regular))
    case .nsBox: .box(title: title.map { styled($0) })
    case .nsTabView: .tabView(titles(items))
    }
  }

  private var labelLineLimit: LineLimit {
    LineLimit(
      numberOfLines: numberOfLines ?? 1, lineBreakMode: lineBreakMode ?? .byTruncatingTail)
  }

  // MARK: UIKit

  private var label: LabelContent {
    LabelContent(
      text: styled(text, lineLimit: labelLineLimit),
      preferredMaxLayoutWidth: preferredMaxLayoutWidth.flatMap { $0 == 0 ? nil : $0 },
      adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth ?? false,
      minimumScaleFactor: minimumScaleFactor ?? 0)
  }

  /// With a configuration a title wraps unless `UIButton.Configuration.titleLineBreakMode`
  /// truncates it. The truncation without a configuration is an assumption without a source.
  private var button: ButtonContent {
    let configuration = self.configuration ?? .none
    let mode = lineBreakMode ?? (configuration == .none ? .byTruncatingMiddle : .byWordWrapping)
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    return ButtonContent(
      title: styled(
        title, alignment: .center,
        lineLimit: LineLimit(
          numberOfLines: wraps && configuration != .none ? 0 : 1, lineBreakMode: mode)),
      configuration: configuration, image: image)
  }

  private var textView: TextViewContent {
    // The default of `NSParagraphStyle.lineBreakStrategy`, as documented.
    let lines = LineLimit(
      numberOfLines: 0, lineBreakMode: .byWordWrapping, lineBreakStrategy: .none)
    var content = TextViewContent(
      text: styled(text, lineLimit: lines), isScrollEnabled: isScrollEnabled ?? true)
    if let inset = textContainerInset { content.textContainerInset = inset }
    if let padding = lineFragmentPadding { content.lineFragmentPadding = padding }
    return content
  }

  /// The defaults are those of `UISlider`: from 0 to 1, value 0.
  private var slider: SliderContent {
    let minimum = minimumValue ?? 0
    return SliderContent(
      value: value ?? minimum, minimum: minimum, maximum: maximumValue ?? 1,
      isVertical: isVertical ?? false)
  }

  private func picker(_ components: [[String]]) -> PickerContent {
    PickerContent(components: components.map { titles($0, alignment: .center) })
  }

  /// Sample rows of a date picker. Its size does not depend on them.
  private static let dateWheels = [
    ["April", "May", "June", "July", "August"], ["11", "12", "13", "14", "15"],
    ["2023", "2024", "2025", "2026", "2027"],
  ]

  private var bar: BarContent {
    var bar = BarContent(
      title: title.map { styled($0) }, items: titles(items), selectedItem: selectedItem)
    // The default title font of a navigation bar is semibold.
    if font == nil { bar.title?.font.weight = .semibold }
    return bar
  }

  // MARK: AppKit

  private var macTextField: MacTextFieldContent {
    MacTextFieldContent(
      text: text.map { styled($0, lineLimit: labelLineLimit) },
      placeholder: placeholder.map { styled($0) },
      isBezeled: isBezeled ?? false, controlSize: controlSize ?? .regular)
  }

  private var macButton: MacButtonContent {
    MacButtonContent(
      title: styled(title), kind: buttonType ?? .push, isOn: isOn ?? false,
      controlSize: controlSize ?? .regular, image: image)
  }

  // MARK: Fonts

  private func titles(
    _ strings: [String]?, alignment: StyledText.Alignment = .natural
  ) -> [StyledText] {
    (strings ?? []).map { styled(TextDeclaration($0), alignment: alignment) }
  }

  private func styled(
    _ text: TextDeclaration?, alignment: StyledText.Alignment = .natural,
    lineLimit: LineLimit = .oneLine
  ) -> StyledText {
    let alignment = textAlignment ?? alignment
    var styled = StyledText(
      "", font: resolved(font), alignment: alignment == .natural ? naturalAlignment : alignment,
      lineLimit: lineLimit)
    for part in text?.parts ?? [] {
      let start = styled.string.utf8.count
      styled.string += part.text ?? ""
      let range = start..<styled.string.utf8.count
      guard !range.isEmpty,
        let font = part.font.map({ (self.font ?? FontDescriptor()).merging($0) })
      else { continue }
      let run = StyledText.Run(range, font: resolved(font))
      if run.font != styled.font { styled.runs.append(run) }
    }
    return styled
  }

  private func resolved(_ font: FontDescriptor?) -> Font {
    let isMac = viewClass.platform == .macOS
    let systemFont = Font(size: defaultFontSize)
    var resolved =
      font?.textStyle.map { isMac ? Font(macTextStyle: $0) : Font(textStyle: $0) } ?? systemFont
    if let size = font?.size {
      resolved.size = size
      // The leading of a text style applies only to the style's size.
      resolved.leading = 0
      resolved.scaling = nil
    }
    if let style = font?.metrics, !isMac {
      resolved.scaling = .metrics(style, size: resolved.size)
    }
    if let weight = font?.weight { resolved.weight = weight }
    resolved.family = font?.family
    resolved.edition = system.fontEdition
    return resolved
  }

  /// The default font size of the view's class, in points.
  ///
  /// Sources: `UIFont.labelFontSize` for labels, and Interface Builder's default for text views.
  /// The sizes for bars and pickers are assumptions.
  private var defaultFontSize: Double {
    switch viewClass {
    case .uiButton: system.buttonFontSize(configuration ?? .none)
    case .uiTextField: TextFieldContent.fontSize(createdIn: creation ?? .code)
    case .uiSegmentedControl: SegmentedControlContent.fontSize
    case .uiTextView: 14
    case .uiTabBar: 10
    case .uiDatePicker, .uiPickerView: 20
    case .nsBox: ControlSize.small.fontSize
    case _ where viewClass.platform == .macOS: (controlSize ?? .regular).fontSize
    default: Font.labelSize
    }
  }
}

extension ViewClass {
  /// The content of a view without keys.
  package var defaultContent: ViewContent { ViewDeclaration(name: nil, viewClass: self).content }
}
