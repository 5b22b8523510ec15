package import AutoLayout
package import Geometry

/// A view as it was written; what is `nil` was not.
package struct ViewDeclaration: Sendable {
  /// `nil` for a view whose name cannot be a name; nothing can refer to it.
  package var name: Spanned<String>?
  package var viewClass: ViewClass
  package var creation: ViewCreation?

  package var text: TextDeclaration?
  package var title: TextDeclaration?
  package var placeholder: TextDeclaration?
  package var control = ControlDeclaration()
  package var font: FontDescriptor?
  package var textAlignment: StyledText.Alignment?
  /// What natural alignment comes to, once the view's direction is known: “text uses the default
  /// alignment for the current localization of the app” (`NSTextAlignment.natural`).
  package var naturalAlignment = StyledText.Alignment.natural
  /// The scene's, which default fonts differ by, once it is known.
  package var system = SystemVersion.standard(on: .iOS)
  package var numberOfLines: Int?
  package var lineBreakMode: LineLimit.LineBreakMode?
  /// In points; 0 is automatic.
  package var preferredMaxLayoutWidth: Double?
  package var adjustsFontSizeToFitWidth: Bool?
  package var minimumScaleFactor: Double?

  package var contentInsets: EdgeInsets?
  package var alignmentRectInsets: EdgeInsets?
  package var margins = MarginsDeclaration()
  package var contentHuggingPriority: PerAxis<Spanned<LayoutPriority>?>?
  package var contentCompressionResistancePriority: PerAxis<Spanned<LayoutPriority>?>?
  /// In points; an axis that is `nil` has no intrinsic metric.
  package var intrinsicContentSize: PerAxis<Double?>?
  /// What takes its place at design time, in points.
  package var placeholderIntrinsicContentSize: PerAxis<Double?>?
  /// In points; a side that is `nil` takes its fitting size.
  package var size: Spanned<PerAxis<Double?>>?

  package var isHidden: Bool?
  package var semanticContentAttribute: SemanticContentAttribute?
  package var autoresizing = FrameDeclaration()
  package var stack = StackDeclaration()
  /// The author's layout guides, by their names.
  package var layoutGuides: [Spanned<String>] = []

  package var subviews: [ViewDeclaration] = []
  /// Whether it stands among its superview's arranged subviews.
  package var isArranged = false

  package init(name: Spanned<String>?, viewClass: ViewClass = .uiView) {
    self.name = name
    self.viewClass = viewClass
  }
}
