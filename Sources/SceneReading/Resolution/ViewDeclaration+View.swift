import AutoLayout
import Geometry
import Typesetting

extension ViewDeclaration {
  /// What the scene says for all views.
  struct Defaults {
    var creation: ViewCreation
    var isDesignTime: Bool
    var layoutDirection: LayoutDirection
  }

  /// The view with everything that was left out filled in.
  ///
  /// - Parameter defaults: what holds if it does not say so itself.
  func view(in superview: ViewID?, defaults: Defaults) -> View {
    let creation = self.creation ?? defaults.creation
    let hugging = viewClass.defaultContentHuggingPriority(createdIn: creation)
    let resistance = viewClass.defaultContentCompressionResistancePriority(createdIn: creation)
    var view = View(
      name: name?.value ?? "", viewClass: viewClass, superview: superview, content: content,
      contentHuggingPriority: PerAxis { contentHuggingPriority?[$0] ?? hugging[$0] },
      contentCompressionResistancePriority: PerAxis {
        contentCompressionResistancePriority?[$0] ?? resistance[$0]
      })
    view.intrinsicContentSizeOverride = intrinsicContentSize
    if defaults.isDesignTime, let placeholder = placeholderIntrinsicContentSize {
      view.intrinsicContentSizeOverride = placeholder
    }
    view.contentInsets = contentInsets ?? .zero
    if let alignmentRectInsets { view.alignmentRectInsets = alignmentRectInsets }
    view.semanticContentAttribute = semanticContentAttribute ?? .unspecified
    // The direction is the view's own, whatever its superview's is.
    let direction = view.semanticContentAttribute.direction ?? defaults.layoutDirection
    view.layoutMargins =
      margins.layoutMargins ?? margins.directionalLayoutMargins?.resolved(direction)
      ?? View.defaultLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = margins.insetsFromSafeArea ?? true
    view.preservesSuperviewLayoutMargins = margins.preservesSuperview ?? false
    view.safeAreaInsets = margins.safeArea ?? .zero
    view.isHidden = isHidden ?? false
    view.requiredSize = size?.value ?? PerAxis(both: nil)
    view.range = name?.range
    view.sizeRange = size?.range
    return view
  }

  /// The stack view; its arranged views are not known yet.
  private var stackView: StackView {
    var view = StackView(
      axis: stack.axis ?? .horizontal, distribution: stack.distribution ?? .fill,
      alignment: stack.alignment?.value.alignment ?? .fill,
      spacing: stack.spacing?.points ?? 0)
    view.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement ?? false
    view.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement ?? false
    return view
  }

  private var content: ViewContent {
    switch viewClass {
    case .uiView, .uiScrollView: .none
    case .uiStackView: .stack(stackView)
    case .uiLabel:
      .label(
        LabelContent(
          text: styled(
            text ?? "",
            lineLimit: LineLimit(
              numberOfLines: numberOfLines ?? 1,
              lineBreakMode: lineBreakMode ?? .byTruncatingTail)),
          preferredMaxLayoutWidth: preferredMaxLayoutWidth.flatMap { $0 == 0 ? nil : $0 }))
    case .uiButton:
      // Our understanding of a button's title label; no source was at hand to check it by.
      .button(
        title: styled(
          title ?? "", alignment: .center,
          lineLimit: LineLimit(numberOfLines: 1, lineBreakMode: .byTruncatingMiddle)))
    case .uiTextField:
      .textField(
        TextFieldContent(
          text: text.map { styled($0) }, placeholder: placeholder.map { styled($0) },
          borderStyle: borderStyle ?? .roundedRect))
    case .uiImageView: .image(image)
    case .uiSwitch: .toggle(isOn: isOn ?? false)
    }
  }

  private func styled(
    _ string: String, alignment: StyledText.Alignment = .natural, lineLimit: LineLimit = .oneLine
  ) -> StyledText {
    StyledText(
      string,
      font: Font(size: font?.size ?? viewClass.defaultFontSize, weight: font?.weight ?? .regular),
      alignment: textAlignment ?? alignment, lineLimit: lineLimit)
  }
}

extension ViewClass {
  /// The size of the text of a view nobody has set a font on, in points.
  ///
  /// A label's is `UIFont.labelFontSize`; a button's that of a system button as Interface Builder
  /// saves it. No source gives a text field's: a label's is taken, and its height with a rounded
  /// border is the same for every size from 14 to 17.
  fileprivate var defaultFontSize: Double { self == .uiButton ? 15 : Font.labelSize }
}
