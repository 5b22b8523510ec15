import SnugGeometry
import SnugLayout

extension ViewDeclaration {
  /// A view without its subviews and its superview.
  ///
  /// - Parameter isInFull: whether resolved properties have a value even if it is the default.
  init(_ view: View, of document: SceneDocument, isInFull: Bool = false) {
    self.init(name: Spanned(view.name), viewClass: view.viewClass)
    self.view = view
    self.isInFull = isInFull
    if view.hasAssumedContentSize {
      placeholderIntrinsicContentSize = view.intrinsicContentSizeOverride
      self.view.intrinsicContentSizeOverride = nil
    }
    if view.requiredSize != PerAxis(both: nil) { size = Spanned(view.requiredSize) }
    adopt(document)
    describe(view.content)
    let standard = self.view(in: view.superview, of: document)
    alignmentRectInsets = unless(view.alignmentRectInsets, is: standard.alignmentRectInsets)
    contentHuggingPriority = view.contentHuggingPriority.written(
      unless: standard.contentHuggingPriority)
    contentCompressionResistancePriority = view.contentCompressionResistancePriority.written(
      unless: standard.contentCompressionResistancePriority)
  }

  /// A value, unless it is the default.
  private func unless<Value: Equatable>(_ value: Value, is standard: Value) -> Value? {
    isInFull || value != standard ? value : nil
  }

  private mutating func describe(_ content: ViewContent) {
    switch content {
    case .none, .stepper: break
    case .label(let label):
      self.label = label
      describe(label.text, \.text)
    case .button(let button):
      configuration = button.configuration
      image = button.image
      describe(button.title, \.title)
    case .textField(let field):
      borderStyle = unless(field.borderStyle, is: .none)
      describe(field.placeholder, \.placeholder, isOptional: true)
      describe(field.text, \.text)
    case .searchBar(let field):
      describe(field.placeholder, \.placeholder, isOptional: true)
      describe(field.text, \.text, isOptional: true)
    case .textView(let textView):
      self.textView = textView
      describe(textView.text, \.text)
    case .image(let image): self.image = image
    case .toggle(let isOn): self.isOn = isOn
    case .slider(let slider):
      value = unless(slider.fraction, is: 0)
      isVertical = slider.isVertical
    case .progress(let progress): self.progress = progress
    case .activityIndicator(let style):
      indicatorStyle = style == .large ? .large : .medium
      isSpinning = true
      controlSize = style == .small ? .small : .regular
    case .pageControl(let pages): self.pages = pages
    case .macTextField(let field):
      isBezeled = field.isBezeled
      controlSize = field.controlSize
      label.preferredMaxLayoutWidth = field.preferredMaxLayoutWidth
      describe(field.placeholder, \.placeholder, isOptional: true)
      describe(field.text, \.text, isOptional: true)
    case .macButton(let button):
      buttonType = button.kind
      isOn = button.isOn
      controlSize = button.controlSize
      image = button.image
      describe(button.title, \.title)
    case .popUpButton(let button):
      items = button.items.map(\.string)
      controlSize = button.controlSize
      describe(button.title, \.title, isOptional: true)
      title = title.flatMap { unless($0, is: TextDeclaration(items.first ?? "")) }
    case .box(let title): describe(title, \.title, isOptional: true)
    case .stack(let stack): self.stack = stack
    case .segmentedControl(let control):
      segments = control.segments.map(\.string)
      selectedSegmentIndex = control.selectedSegmentIndex
      segmentDistribution = control.distribution
      describeFont(of: content)
    case .picker(let picker):
      components = unless(
        picker.components.map { $0.map(\.string) }, is: defaultComponents)
      describeFont(of: content)
    case .bar(let bar):
      items = bar.items.map(\.string)
      selectedItem = bar.selectedItem
      var titleFont = FontDescriptor(resolved(nil))
      titleFont.weight = Self.barTitleWeight
      let shown = Set(content.texts.map { descriptor(of: $0.font) })
      // If the fonts differ, the title has its default font.
      if shown.count == 1, !(items.isEmpty && shown == [titleFont]) { describeFont(of: content) }
      title = bar.title.map { declaration(of: $0, fonts(of: $0)?.text) }
    case .tabView(let titles):
      items = titles.map(\.string)
      describeFont(of: content)
    }
  }

  /// - Parameter isOptional: whether an empty text differs from none.
  private mutating func describe(
    _ text: StyledText?, _ property: WritableKeyPath<Self, TextDeclaration?>,
    isOptional: Bool = false
  ) {
    guard let text else { return }
    let fonts = fonts(of: text)
    describe(fonts?.font ?? descriptor(of: text.font))
    self[keyPath: property] =
      text.string.isEmpty && !isOptional ? nil : declaration(of: text, fonts?.text)
    textAlignment = unless(
      text.alignment == naturalAlignment ? .natural : text.alignment, is: .natural)
    numberOfLines = text.lineLimit.numberOfLines
    lineBreakMode = unless(text.lineLimit.lineBreakMode, is: defaultLineBreakMode)
  }

  // MARK: Fonts

  /// The font that several texts share.
  private mutating func describeFont(of content: ViewContent) {
    if let text = content.texts.first { describe(descriptor(of: text.font)) }
  }

  private mutating func describe(_ wanted: FontDescriptor) {
    font = nil
    let shortest = isInFull ? wanted : shortest(wanted)
    font = shortest == FontDescriptor() ? nil : shortest
  }

  /// In full, a font has its size, whether or not that follows the content size category.
  private func descriptor(of font: Font) -> FontDescriptor {
    isInFull
      ? FontDescriptor(family: font.family, size: font.size, weight: font.weight)
      : FontDescriptor(font)
  }

  /// The parts of a text with their fonts, and the font of the whole; `nil` without parts.
  private func fonts(
    of text: StyledText
  ) -> (text: TextDeclaration, font: FontDescriptor)? {
    let bytes = Array(text.string.utf8)
    let parts = text.parts.map { part in
      (String(decoding: bytes[part.range], as: UTF8.self), descriptor(of: part.font))
    }
    return TextDeclaration.inFonts(parts, of: descriptor(of: text.font))
  }

  /// The text with the differences of its fonts from the view's.
  private func declaration(of text: StyledText, _ parts: TextDeclaration?) -> TextDeclaration {
    TextDeclaration(
      (parts ?? TextDeclaration(text.string)).parts.map {
        TextDeclaration.Run($0.text, font: $0.font.map(shortest))
      })
  }

  /// The shortest description of a font that differs from the view's.
  private func shortest(_ wanted: FontDescriptor) -> FontDescriptor {
    let base = font ?? FontDescriptor()
    return [
      FontDescriptor(), FontDescriptor(size: wanted.size), FontDescriptor(weight: wanted.weight),
    ].first { FontDescriptor(resolved(base.merging($0))) == wanted } ?? wanted
  }
}

extension PerAxis<LayoutPriority> {
  /// The same value for both axes, or the values that differ from the defaults.
  fileprivate func written(unless standard: Self) -> PerAxis<Spanned<LayoutPriority>?> {
    let isUniform = horizontal == vertical && self != standard
    return PerAxis<Spanned<LayoutPriority>?> {
      isUniform || self[$0] != standard[$0] ? Spanned(self[$0]) : nil
    }
  }
}
