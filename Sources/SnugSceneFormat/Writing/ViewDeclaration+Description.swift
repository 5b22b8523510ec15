import SnugGeometry
import SnugLayout

extension ViewDeclaration {
  /// All properties of a view that a scene file has keys for, including defaults, without its
  /// subviews and its superview.
  init(_ view: View) {
    self.init(name: Spanned(view.name), viewClass: view.viewClass)
    contentHuggingPriority = PerAxis { Spanned(view.contentHuggingPriority[$0]) }
    contentCompressionResistancePriority = PerAxis {
      Spanned(view.contentCompressionResistancePriority[$0])
    }
    if view.hasAssumedContentSize {
      placeholderIntrinsicContentSize = view.intrinsicContentSizeOverride
    } else {
      intrinsicContentSize = view.intrinsicContentSizeOverride
    }
    contentInsets = view.contentInsets
    alignmentRectInsets = view.alignmentRectInsets
    layoutMargins = view.layoutMargins
    insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
    safeAreaInsets = view.safeAreaInsets
    semanticContentAttribute = view.semanticContentAttribute
    isHidden = view.isHidden
    size = Spanned(view.requiredSize)
    describe(view.content)
  }

  private mutating func describe(_ content: ViewContent) {
    switch content {
    case .none, .stepper: break
    case .label(let label):
      describe(label.text, \.text)
      preferredMaxLayoutWidth = label.preferredMaxLayoutWidth ?? 0
      adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
      minimumScaleFactor = label.minimumScaleFactor
    case .button(let button):
      describe(button.title, \.title)
      configuration = button.configuration
      image = button.image
    case .textField(let field), .searchBar(let field):
      describe(field.placeholder, \.placeholder)
      describe(field.text, \.text)
      borderStyle = field.borderStyle
    case .textView(let textView):
      describe(textView.text, \.text)
      isScrollEnabled = textView.isScrollEnabled
      textContainerInset = textView.textContainerInset
      lineFragmentPadding = textView.lineFragmentPadding
    case .image(let image): self.image = image
    case .toggle(let isOn): self.isOn = isOn
    case .slider(let slider):
      value = slider.fraction
      isVertical = slider.isVertical
    case .progress(let progress): self.progress = progress
    case .activityIndicator(let style):
      indicatorStyle = style == .large ? .large : .medium
      isSpinning = true
      controlSize = style == .small ? .small : .regular
    case .pageControl(let pages):
      numberOfPages = pages.numberOfPages
      currentPage = pages.currentPage
    case .macTextField(let field):
      describe(field.placeholder, \.placeholder)
      describe(field.text, \.text)
      isBezeled = field.isBezeled
      controlSize = field.controlSize
    case .macButton(let button):
      describe(button.title, \.title)
      buttonType = button.kind
      isOn = button.isOn
      controlSize = button.controlSize
      image = button.image
    case .popUpButton(let button):
      describe(button.title, \.title)
      items = button.items.map(\.string)
      controlSize = button.controlSize
    case .box(let title): describe(title, \.title)
    case .stack(let view):
      axis = view.axis
      distribution = view.distribution
      alignment = StackAlignment(rawValue: view.alignment.rawValue).map { Spanned($0) }
      spacing = view.spacing
      isLayoutMarginsRelativeArrangement = view.isLayoutMarginsRelativeArrangement
      isBaselineRelativeArrangement = view.isBaselineRelativeArrangement
    case .segmentedControl(let control):
      segments = control.segments.map(\.string)
      selectedSegmentIndex = control.selectedSegmentIndex
      describeFont(of: content)
    case .picker(let picker):
      components = picker.components.map { $0.map(\.string) }
      describeFont(of: content)
    case .bar(let bar):
      title = bar.title.map { Self.declaration(of: $0).text }
      items = bar.items.map(\.string)
      selectedItem = bar.selectedItem
      // If the fonts differ, the title has its default font.
      if Set(content.texts.map(\.font)).count == 1 { describeFont(of: content) }
    case .tabView(let titles):
      items = titles.map(\.string)
      describeFont(of: content)
    }
  }

  /// The font that several texts share.
  private mutating func describeFont(of content: ViewContent) {
    font = content.texts.first.map { FontDescriptor($0.font) }
  }

  private mutating func describe(
    _ text: StyledText?, _ property: WritableKeyPath<Self, TextDeclaration?>
  ) {
    guard let text else { return }
    let declaration = Self.declaration(of: text)
    self[keyPath: property] = declaration.text
    font = declaration.font
    textAlignment = text.alignment
    numberOfLines = text.lineLimit.numberOfLines
    lineBreakMode = text.lineLimit.lineBreakMode
  }

  private static func declaration(
    of text: StyledText
  ) -> (text: TextDeclaration, font: FontDescriptor) {
    let bytes = Array(text.string.utf8)
    let parts = text.parts.map { part in
      (String(decoding: bytes[part.range], as: UTF8.self), FontDescriptor(part.font))
    }
    let font = FontDescriptor(text.font)
    return TextDeclaration.inFonts(parts, of: font) ?? (TextDeclaration(""), font)
  }
}
