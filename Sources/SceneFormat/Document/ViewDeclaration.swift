package import AutoLayout
package import Geometry

/// A view as it was written; what is `nil` was not. Lengths are in points.
package struct ViewDeclaration: Sendable {
  /// `nil` for a view whose name cannot be a name; nothing can refer to it.
  package var name: Spanned<String>?
  package var viewClass: ViewClass
  package var creation: ViewCreation?

  // Texts
  package var text: TextDeclaration?
  package var title: TextDeclaration?
  package var placeholder: TextDeclaration?
  package var font: FontDescriptor?
  package var textAlignment: StyledText.Alignment?
  /// What natural alignment comes to, once the view's direction is known: “text uses the default
  /// alignment for the current localization of the app” (`NSTextAlignment.natural`).
  package var naturalAlignment = StyledText.Alignment.natural
  /// The scene's, which default fonts differ by, once it is known.
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
  /// By the view's own direction: `left` is the leading side, `right` the trailing one.
  package var directionalLayoutMargins: EdgeInsets?
  package var insetsLayoutMarginsFromSafeArea: Bool?
  package var preservesSuperviewLayoutMargins: Bool?
  package var safeAreaInsets: EdgeInsets?
  package var contentHuggingPriority: PerAxis<Spanned<LayoutPriority>?>?
  package var contentCompressionResistancePriority: PerAxis<Spanned<LayoutPriority>?>?
  /// An axis that is `nil` has no intrinsic metric.
  package var intrinsicContentSize: PerAxis<Double?>?
  /// What takes its place at design time.
  package var placeholderIntrinsicContentSize: PerAxis<Double?>?
  /// A side that is `nil` takes its fitting size.
  package var size: Spanned<PerAxis<Double?>>?
  package var frame: Spanned<Rect>?
  package var autoresizingMask: Spanned<AutoresizingMask>?
  package var translatesAutoresizingMaskIntoConstraints: Spanned<Bool>?
  /// The superview's size the frame was made for, where it is not the one the superview has.
  package var superviewSize: Spanned<Size>?

  package var isHidden: Bool?
  package var semanticContentAttribute: SemanticContentAttribute?

  // Stack views
  package var axis: Axis?
  package var distribution: StackView.Distribution?
  package var alignment: Spanned<StackAlignment>?
  package var spacing: Double?
  /// By the names of arranged views; `nil` is the stack view's own spacing.
  package var customSpacing: [(view: Spanned<String>, spacing: Double?)]?
  package var isLayoutMarginsRelativeArrangement: Bool?
  package var isBaselineRelativeArrangement: Bool?

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

/// `UIStackView.Alignment` by all its names: `top` and `leading` are one value of UIKit's, and so
/// are `bottom` and `trailing` (`UIStackView.h`).
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
