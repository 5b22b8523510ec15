import AutoLayout
import Geometry

/// A view as it was written; what is `nil` was not.
struct ViewDeclaration: Sendable {
  /// `nil` for a view whose name cannot be a name; nothing can refer to it.
  var name: Spanned<String>?
  var viewClass: ViewClass
  var creation: ViewCreation?

  var text: String?
  var title: String?
  var placeholder: String?
  var control = ControlDeclaration()
  var font: FontDescriptor?
  var textAlignment: StyledText.Alignment?
  /// What natural alignment comes to, once the view's direction is known: “text uses the default
  /// alignment for the current localization of the app” (`NSTextAlignment.natural`).
  var naturalAlignment = StyledText.Alignment.natural
  /// The scene's, which default fonts differ by, once it is known.
  var system = SystemVersion.standard(on: .iOS)
  var numberOfLines: Int?
  var lineBreakMode: LineLimit.LineBreakMode?
  /// In points; 0 is automatic.
  var preferredMaxLayoutWidth: Double?
  var adjustsFontSizeToFitWidth: Bool?
  var minimumScaleFactor: Double?

  var contentInsets: EdgeInsets?
  var alignmentRectInsets: EdgeInsets?
  var margins = MarginsDeclaration()
  var contentHuggingPriority: PerAxis<Spanned<LayoutPriority>?>?
  var contentCompressionResistancePriority: PerAxis<Spanned<LayoutPriority>?>?
  /// In points; an axis that is `nil` has no intrinsic metric.
  var intrinsicContentSize: PerAxis<Double?>?
  /// What takes its place at design time, in points.
  var placeholderIntrinsicContentSize: PerAxis<Double?>?
  /// In points; a side that is `nil` takes its fitting size.
  var size: Spanned<PerAxis<Double?>>?

  var isHidden: Bool?
  var semanticContentAttribute: SemanticContentAttribute?
  var autoresizing = FrameDeclaration()
  var stack = StackDeclaration()
  /// The author's layout guides, by their names.
  var layoutGuides: [Spanned<String>] = []

  var subviews: [ViewDeclaration] = []
  /// Whether it stands among its superview's arranged subviews.
  var isArranged = false

  init(name: Spanned<String>?, viewClass: ViewClass = .uiView) {
    self.name = name
    self.viewClass = viewClass
  }
}
