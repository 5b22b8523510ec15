package import AutoLayout
package import Geometry

extension ViewDeclaration {
  /// What the scene says for all views.
  package struct Defaults: Sendable {
    package var creation: ViewCreation
    package var isDesignTime: Bool
    package var system: SystemVersion
    package var layoutDirection: LayoutDirection
    package var contentSizeCategory: ContentSizeCategory
    package var pixelGrid: PixelGrid

    package init(
      creation: ViewCreation = .code, isDesignTime: Bool = false, system: SystemVersion,
      layoutDirection: LayoutDirection, contentSizeCategory: ContentSizeCategory,
      pixelGrid: PixelGrid
    ) {
      self.creation = creation
      self.isDesignTime = isDesignTime
      self.system = system
      self.layoutDirection = layoutDirection
      self.contentSizeCategory = contentSizeCategory
      self.pixelGrid = pixelGrid
    }
  }

  /// The view with everything that was left out filled in.
  ///
  /// - Parameter defaults: what holds if it does not say so itself.
  package func view(in superview: ViewID?, defaults: Defaults) -> View {
    let creation = self.creation ?? defaults.creation
    // The direction is the view's own, whatever its superview's is.
    let direction = semanticContentAttribute?.direction ?? defaults.layoutDirection
    var declaration = self
    declaration.naturalAlignment = direction == .rightToLeft ? .right : .left
    declaration.creation = creation
    declaration.system = defaults.system
    var content = declaration.content
    content.scaleFonts(to: defaults.contentSizeCategory, on: defaults.pixelGrid)
    let hugging = viewClass.defaultContentHuggingPriority(createdIn: creation, content: content)
    let resistance = viewClass.defaultContentCompressionResistancePriority(createdIn: creation)
    var view = View(
      name: name?.value ?? "", viewClass: viewClass, superview: superview, content: content,
      contentHuggingPriority: PerAxis { contentHuggingPriority?[$0]?.value ?? hugging[$0] },
      contentCompressionResistancePriority: PerAxis {
        contentCompressionResistancePriority?[$0]?.value ?? resistance[$0]
      })
    view.contentHuggingRange = PerAxis { contentHuggingPriority?[$0]?.range }
    view.contentCompressionResistanceRange = PerAxis {
      contentCompressionResistancePriority?[$0]?.range
    }
    view.intrinsicContentSizeOverride = intrinsicContentSize
    if defaults.isDesignTime, let placeholder = placeholderIntrinsicContentSize {
      view.intrinsicContentSizeOverride = placeholder
    }
    view.contentInsets = contentInsets ?? .zero
    view.alignmentRectInsets =
      alignmentRectInsets ?? content.defaultAlignmentRectInsets(in: viewClass, of: defaults.system)
    view.semanticContentAttribute = semanticContentAttribute ?? .unspecified
    view.layoutMargins = margins.layoutMargins(direction) ?? View.defaultLayoutMargins
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
  var stackView: StackView {
    let isMac = viewClass.platform == .macOS
    var view = StackView(
      axis: stack.axis ?? .horizontal,
      distribution: stack.distribution ?? (isMac ? .gravityAreas : .fill),
      alignment: stack.alignment?.value.alignment ?? (isMac ? .center : .fill),
      spacing: stack.spacing ?? (isMac ? StackView.macSpacing : 0))
    view.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement ?? false
    view.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement ?? false
    return view
  }
}
