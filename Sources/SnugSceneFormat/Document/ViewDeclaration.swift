import SnugDiagnostics
package import SnugGeometry
package import SnugLayout

/// A view as it was written. Lengths are in points.
///
/// A property that depends on others, on the scene or on other views is `nil` until it is resolved; all
/// others have their defaults.
package struct ViewDeclaration: Sendable {
  /// `nil` if the name is invalid; then nothing can refer to the view.
  package var name: Spanned<String>?
  /// The view without its content, and without what is resolved.
  package var view: View
  package var creation: ViewCreation?
  /// The scene's system version, which default fonts depend on.
  var system = SystemVersion.standard(on: .iOS)
  var layoutDirection = LayoutDirection.leftToRight
  /// Whether it has a value for each key of a view, also where that is the default.
  var isInFull = false

  // Texts, in fonts that depend on other keys.
  package var text: TextDeclaration?
  package var title: TextDeclaration?
  package var placeholder: TextDeclaration?
  package var segments: [String] = []
  package var components: [[String]]?
  package var items: [String] = []
  package var font: FontDescriptor?
  package var textAlignment: StyledText.Alignment?
  package var numberOfLines = 1
  package var lineBreakMode: LineLimit.LineBreakMode?

  // Contents. Their texts are resolved.
  package var label = LabelContent(text: .unresolved)
  package var textView = TextViewContent(text: .unresolved)
  package var stack = StackView()
  package var pages = PageControlContent(numberOfPages: 0)
  package var image: ImageContent?
  package var configuration = ButtonContent.Configuration.none
  package var borderStyle: TextFieldContent.BorderStyle?
  package var isBezeled = false
  package var buttonType = MacButtonContent.Kind.push
  package var controlSize = ControlSize.regular
  package var isOn = false
  package var value: Double?
  package var minimumValue = 0.0
  package var maximumValue = 1.0
  package var isVertical = false
  package var progress = 0.0
  package var indicatorStyle = ActivityIndicatorStyle.medium
  /// `NSProgressIndicator.Style`, bar or spinning.
  package var isSpinning = false
  package var selectedSegmentIndex: Int?
  package var segmentDistribution = SegmentedControlContent.Distribution.fillEqually
  package var selectedItem: Int?

  // Sizes
  package var alignmentRectInsets: EdgeInsets?
  /// Relative to the view's layout direction: `left` is the leading side, `right` the trailing
  /// side.
  package var directionalLayoutMargins: EdgeInsets?
  package var contentHuggingPriority = PerAxis<Spanned<LayoutPriority>?>(both: nil)
  package var contentCompressionResistancePriority = PerAxis<Spanned<LayoutPriority>?>(both: nil)
  /// Replaces the intrinsic content size at design time.
  package var placeholderIntrinsicContentSize: PerAxis<Double?>?
  /// `nil` for a side means its fitting size.
  package var size: Spanned<PerAxis<Double?>>?
  package var frame: Spanned<Rect>?
  package var autoresizingMask: Spanned<AutoresizingMask>?
  package var translatesAutoresizingMaskIntoConstraints: Spanned<Bool>?
  /// The superview's size that the frame was made for, if it differs from its current size.
  package var superviewSize: Spanned<Size>?

  /// By the names of arranged views; `nil` means the stack view's spacing.
  package var customSpacing: [(view: Spanned<String>, spacing: Double?)]?
  package var layoutGuides: [Spanned<String>] = []
  package var subviews: [ViewDeclaration] = []
  /// Whether it is an arranged subview of its superview.
  package var isArranged = false

  package init(name: Spanned<String>?, viewClass: ViewClass = .uiView) {
    self.name = name
    view = View(name: name?.value ?? "", viewClass: viewClass, superview: nil)
    guard viewClass == .nsStackView else { return }
    stack = StackView(
      distribution: .gravityAreas, alignment: .center, spacing: StackView.macSpacing)
  }

  package var viewClass: ViewClass { view.viewClass }

  /// “text uses the default alignment for the current localization of the app”
  /// (`NSTextAlignment.natural`).
  var naturalAlignment: StyledText.Alignment { layoutDirection == .rightToLeft ? .right : .left }
}

extension StyledText {
  fileprivate static let unresolved = StyledText("", font: Font(size: Font.labelSize))
}
