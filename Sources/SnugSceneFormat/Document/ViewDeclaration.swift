package import SnugDiagnostics
package import SnugGeometry
package import SnugLayout

/// A view as it was written. `nil` means that a key was not written. Lengths are in points.
package struct ViewDeclaration: Sendable {
  /// `nil` if the name is invalid; then nothing can refer to the view.
  package var name: Spanned<String>?
  package var viewClass: ViewClass
  /// The ranges of the values.
  package var keyRanges: [String: SourceRange] = [:]
  package var creation: ViewCreation?

  // Texts
  package var text: TextDeclaration?
  package var title: TextDeclaration?
  package var placeholder: TextDeclaration?
  package var font: FontDescriptor?
  package var textAlignment: StyledText.Alignment?
  /// The resolved natural alignment, from the view's direction: “text uses the default alignment
  /// for the current localization of the app” (`NSTextAlignment.natural`).
  package var naturalAlignment = StyledText.Alignment.natural
  /// The scene's system version, which default fonts depend on. It is set after decoding.
  package var system = SystemVersion.standard(on: .iOS)
  package var numberOfLines: Int?
  package var lineBreakMode: LineLimit.LineBreakMode?
  /// 0 is automatic.
  package var preferredMaxLayoutWidth: Double?
  package var adjustsFontSizeToFitWidth: Bool?
  package var minimumScaleFactor: Double?
  package var isScrollEnabled: Bool?
  package var textContainerInset: EdgeInsets?
  package var lineFragmentPadding: Double?
  package var borderStyle: TextFieldContent.BorderStyle?
  package var isBezeled: Bool?

  // Other controls
  package var image: ImageContent?
  package var configuration: ButtonContent.Configuration?
  package var buttonType: MacButtonContent.Kind?
  package var controlSize: ControlSize?
  package var isOn: Bool?
  package var value: Double?
  package var minimumValue: Double?
  package var maximumValue: Double?
  package var isVertical: Bool?
  package var progress: Double?
  /// Medium or large.
  package var indicatorStyle: ActivityIndicatorStyle?
  /// `NSProgressIndicator.Style`, bar or spinning.
  package var isSpinning: Bool?
  package var segments: [String]?
  package var selectedSegmentIndex: Int?
  package var numberOfPages: Int?
  package var currentPage: Int?
  package var components: [[String]]?
  package var items: [String]?
  package var selectedItem: Int?

  // Sizes
  package var contentInsets: EdgeInsets?
  package var alignmentRectInsets: EdgeInsets?
  package var layoutMargins: EdgeInsets?
  /// Relative to the view's layout direction: `left` is the leading side, `right` the trailing
  /// side.
  package var directionalLayoutMargins: EdgeInsets?
  package var insetsLayoutMarginsFromSafeArea: Bool?
  package var preservesSuperviewLayoutMargins: Bool?
  package var safeAreaInsets: EdgeInsets?
  package var contentHuggingPriority: PerAxis<Spanned<LayoutPriority>?>?
  package var contentCompressionResistancePriority: PerAxis<Spanned<LayoutPriority>?>?
  /// `nil` for an axis means `noIntrinsicMetric`.
  package var intrinsicContentSize: PerAxis<Double?>?
  /// Replaces the intrinsic content size at design time.
  package var placeholderIntrinsicContentSize: PerAxis<Double?>?
  /// `nil` for a side means its fitting size.
  package var size: Spanned<PerAxis<Double?>>?
  package var frame: Spanned<Rect>?
  package var autoresizingMask: Spanned<AutoresizingMask>?
  package var translatesAutoresizingMaskIntoConstraints: Spanned<Bool>?
  /// The superview's size that the frame was made for, if it differs from its current size.
  package var superviewSize: Spanned<Size>?

  package var isHidden: Bool?
  package var semanticContentAttribute: SemanticContentAttribute?

  // Stack views
  package var axis: Axis?
  package var distribution: StackView.Distribution?
  package var alignment: Spanned<StackAlignment>?
  package var spacing: Double?
  /// By the names of arranged views; `nil` means the stack view's spacing.
  package var customSpacing: [(view: Spanned<String>, spacing: Double?)]?
  package var isLayoutMarginsRelativeArrangement: Bool?
  package var isBaselineRelativeArrangement: Bool?

  /// The names of the author's layout guides.
  package var layoutGuides: [Spanned<String>] = []
  package var subviews: [ViewDeclaration] = []
  /// Whether it is an arranged subview of its superview.
  package var isArranged = false

  package init(name: Spanned<String>?, viewClass: ViewClass = .uiView) {
    self.name = name
    self.viewClass = viewClass
  }
}

/// All names of `UIStackView.Alignment`. In UIKit `top` and `leading` have the same value, and so
/// have `bottom` and `trailing` (`UIStackView.h`).
package enum StackAlignment: String, Sendable, CaseIterable {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

  var alignment: StackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading, .top: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing, .bottom: .trailing
    case .lastBaseline: .lastBaseline
    }
  }

  /// "Baseline alignment is only valid for a horizontal stack" (`UIStackView.h`).
  var needsHorizontalAxis: Bool { self == .firstBaseline || self == .lastBaseline }
}
