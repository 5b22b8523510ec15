import SnugGeometry
package import SnugLayout

extension ViewDeclaration {
  /// The view with defaults.
  ///
  /// - Parameter document: the scene, which has some of the defaults.
  package func view(in superview: ViewID?, of document: SceneDocument) -> View {
    let creation = self.creation ?? document.creation ?? .code
    // As in UIKit, the direction is not inherited from the superview.
    let direction =
      semanticContentAttribute?.direction ?? document.layoutDirection ?? .leftToRight
    var declaration = self
    declaration.naturalAlignment = direction == .rightToLeft ? .right : .left
    declaration.creation = creation
    declaration.system = document.effectiveSystem
    var content = declaration.content
    content.scaleFonts(to: document.contentSizeCategory ?? .large, on: document.pixelGrid)
    let hugging = content.defaultContentHuggingPriority(
      createdIn: creation, on: viewClass.platform)
    var view = View(
      name: name?.value ?? "", viewClass: viewClass, superview: superview, content: content,
      contentHuggingPriority: PerAxis { contentHuggingPriority?[$0]?.value ?? hugging[$0] },
      contentCompressionResistancePriority: PerAxis {
        contentCompressionResistancePriority?[$0]?.value
          ?? View.defaultContentCompressionResistancePriority
      })
    view.contentHuggingRange = PerAxis { contentHuggingPriority?[$0]?.range }
    view.contentCompressionResistanceRange = PerAxis {
      contentCompressionResistancePriority?[$0]?.range
    }
    view.intrinsicContentSizeOverride = intrinsicContentSize
    if document.isDesignTime ?? false, let placeholder = placeholderIntrinsicContentSize {
      view.intrinsicContentSizeOverride = placeholder
      view.hasAssumedContentSize = true
    }
    view.contentInsets = contentInsets ?? .zero
    view.alignmentRectInsets =
      alignmentRectInsets
      ?? content.defaultAlignmentRectInsets(in: declaration.system)
    view.semanticContentAttribute = semanticContentAttribute ?? .unspecified
    view.layoutMargins = layoutMargins(in: direction) ?? View.defaultLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea ?? true
    view.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins ?? false
    view.safeAreaInsets = safeAreaInsets ?? .zero
    view.isHidden = isHidden ?? false
    view.requiredSize = size?.value ?? PerAxis(both: nil)
    view.range = name?.range
    view.sizeRange = size?.range
    view.keyRanges = keyRanges
    return view
  }

  /// The margins of a view with a layout direction; `nil` if none are written.
  private func layoutMargins(in direction: LayoutDirection) -> EdgeInsets? {
    layoutMargins
      ?? directionalLayoutMargins.map {
        direction == .leftToRight
          ? $0 : EdgeInsets(top: $0.top, left: $0.right, bottom: $0.bottom, right: $0.left)
      }
  }

  /// The stack view without its arranged views, which are resolved later.
  var stackView: StackView {
    let isMac = viewClass.platform == .macOS
    var view = StackView(
      axis: axis ?? .horizontal, distribution: distribution ?? (isMac ? .gravityAreas : .fill),
      alignment: alignment?.value.alignment ?? (isMac ? .center : .fill),
      spacing: spacing ?? (isMac ? StackView.macSpacing : 0))
    view.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement ?? false
    view.isBaselineRelativeArrangement = isBaselineRelativeArrangement ?? false
    return view
  }
}
