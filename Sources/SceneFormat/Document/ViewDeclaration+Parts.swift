package import AutoLayout
package import Geometry

/// The margins of a view and what of it the safe area takes, as written.
package struct MarginsDeclaration: Sendable {
  /// In points, as everything here.
  package var layoutMargins: EdgeInsets?
  /// By the view's own direction: `left` is the leading side, `right` the trailing one.
  package var directionalLayoutMargins: EdgeInsets?
  package var insetsFromSafeArea: Bool?
  package var preservesSuperview: Bool?
  package var safeArea: EdgeInsets?

  /// The margins of a view whose content is arranged in a direction; `nil` if none are written.
  func layoutMargins(_ direction: LayoutDirection) -> EdgeInsets? {
    layoutMargins
      ?? directionalLayoutMargins.map {
        direction == .leftToRight
          ? $0 : EdgeInsets(top: $0.top, left: $0.right, bottom: $0.bottom, right: $0.left)
      }
  }
}

/// A frame and what of it may change, as written.
package struct FrameDeclaration: Sendable {
  /// In points.
  package var frame: Spanned<Rect>?
  package var mask: Spanned<AutoresizingMask>?
  package var translatesMask: Spanned<Bool>?
  /// The superview's size the frame was made for, where it is not the one the superview has.
  package var superviewSize: Spanned<Size>?
}

/// What a stack view says, as written.
package struct StackDeclaration: Sendable {
  package var axis: Axis?
  package var distribution: StackView.Distribution?
  package var alignment: Spanned<StackAlignment>?
  /// In points.
  package var spacing: Double?
  /// By the names of arranged views; `nil` is the stack view's own spacing.
  package var customSpacing: [(view: Spanned<String>, spacing: Double?)]?
  package var isLayoutMarginsRelativeArrangement: Bool?
  package var isBaselineRelativeArrangement: Bool?
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
