import SnugGeometry
package import SnugLayout

extension ViewDeclaration {
  /// The content of the view, with its texts.
  var content: ViewContent {
    switch viewClass {
    case .uiView, .uiScrollView, .nsView, .nsScrollView: return .none
    case .uiStackView, .nsStackView: return .stack(stack)
    case .uiLabel:
      var label = label
      label.text = styled(text, lineLimit: lineLimit)
      return .label(label)
    case .uiButton: return .button(button)
    case .uiTextField:
      return .textField(
        TextFieldContent(
          text: styled(text), placeholder: placeholder.map { styled($0) },
          borderStyle: borderStyle ?? (creation == .interfaceBuilder ? .roundedRect : .none)))
    case .uiTextView:
      var textView = textView
      // The default of `NSParagraphStyle.lineBreakStrategy`, as documented.
      textView.text = styled(
        text,
        lineLimit: LineLimit(
          numberOfLines: 0, lineBreakMode: .byWordWrapping, lineBreakStrategy: .none))
      return .textView(textView)
    case .uiImageView, .nsImageView: return .image(image)
    case .uiSwitch, .nsSwitch: return .toggle(isOn: isOn)
    case .uiSlider, .nsSlider:
      return .slider(
        SliderContent(
          value: value ?? minimumValue, minimum: minimumValue, maximum: maximumValue,
          isVertical: isVertical))
    case .uiStepper: return .stepper
    case .uiSegmentedControl, .nsSegmentedControl:
      return .segmentedControl(
        SegmentedControlContent(
          segments: titles(segments), selectedSegmentIndex: selectedSegmentIndex,
          distribution: segmentDistribution))
    case .nsProgressIndicator where isSpinning:
      return .activityIndicator(controlSize == .small ? .small : .regular)
    case .uiProgressView, .nsProgressIndicator: return .progress(progress)
    case .uiActivityIndicatorView: return .activityIndicator(indicatorStyle)
    case .uiDatePicker, .uiPickerView:
      return .picker(
        PickerContent(
          components: (components ?? defaultComponents).map { titles($0, alignment: .center) }))
    case .uiPageControl: return .pageControl(pages)
    case .uiSearchBar:
      return .searchBar(
        TextFieldContent(
          text: text.map { styled($0) }, placeholder: placeholder.map { styled($0) }))
    case .uiNavigationBar, .uiToolbar, .uiTabBar: return .bar(bar)
    case .nsTextField:
      return .macTextField(
        MacTextFieldContent(
          text: text.map { styled($0, lineLimit: lineLimit) },
          placeholder: placeholder.map { styled($0) }, isBezeled: isBezeled,
          controlSize: controlSize, preferredMaxLayoutWidth: label.preferredMaxLayoutWidth))
    case .nsButton:
      return .macButton(
        MacButtonContent(
          title: styled(title), kind: buttonType, isOn: isOn, controlSize: controlSize,
          image: image))
    case .nsPopUpButton:
      return .popUpButton(
        PopUpButtonContent(
          // AppKit selects the first item.
          title: styled(title ?? items.first.map { TextDeclaration($0) }),
          items: titles(items), controlSize: controlSize))
    case .nsBox: return .box(title: title.map { styled($0) })
    case .nsTabView: return .tabView(titles(items))
    }
  }

  private var button: ButtonContent {
    let mode = lineBreakMode ?? defaultLineBreakMode
    let wraps = configuration != .none && (mode == .byWordWrapping || mode == .byCharWrapping)
    return ButtonContent(
      title: styled(
        title, alignment: .center,
        lineLimit: LineLimit(numberOfLines: wraps ? 0 : 1, lineBreakMode: mode)),
      configuration: configuration, image: image)
  }

  private var bar: BarContent {
    var bar = BarContent(
      title: title.map { styled($0) }, items: titles(items), selectedItem: selectedItem)
    if font == nil { bar.title?.font.weight = Self.barTitleWeight }
    return bar
  }

  // MARK: Defaults

  /// The default weight of the title of a navigation bar.
  static let barTitleWeight = Font.Weight.semibold

  private var lineLimit: LineLimit {
    LineLimit(
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode ?? defaultLineBreakMode,
      lineBreakStrategy: system.breaksLinesByStrategy ? .standard : .none)
  }

  /// With a configuration a title wraps unless `UIButton.Configuration.titleLineBreakMode`
  /// truncates it. The truncation without a configuration is an assumption without a source.
  var defaultLineBreakMode: LineLimit.LineBreakMode {
    guard viewClass == .uiButton else { return .byTruncatingTail }
    return configuration == .none ? .byTruncatingMiddle : .byWordWrapping
  }

  /// Sample rows of a date picker. Its size does not depend on them.
  var defaultComponents: [[String]] {
    guard viewClass == .uiDatePicker else { return [] }
    return [
      ["April", "May", "June", "July", "August"], ["11", "12", "13", "14", "15"],
      ["2023", "2024", "2025", "2026", "2027"],
    ]
  }

  // MARK: Fonts

  private func titles(
    _ strings: [String], alignment: StyledText.Alignment = .natural
  ) -> [StyledText] {
    strings.map { styled(TextDeclaration($0), alignment: alignment) }
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

  func resolved(_ font: FontDescriptor?) -> Font {
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
    case .uiButton: system.buttonFontSize(configuration)
    case .uiTextField: TextFieldContent.fontSize(createdIn: creation ?? .code)
    case .uiSegmentedControl: SegmentedControlContent.fontSize
    case .uiTextView: 14
    case .uiTabBar: 10
    case .uiDatePicker, .uiPickerView: 20
    case .nsBox: ControlSize.small.fontSize
    case _ where viewClass.platform == .macOS: controlSize.fontSize
    default: Font.labelSize
    }
  }
}

extension ViewClass {
  package var defaultContent: ViewContent { ViewDeclaration(name: nil, viewClass: self).content }
}
