public import Diagnostics
public import Geometry

/// A view's place in ``Scene/views``.
public struct ViewID: Hashable, Comparable, Sendable {
  public let index: Int

  public init(index: Int) { self.index = index }

  public static let root = ViewID(index: 0)

  public static func < (left: ViewID, right: ViewID) -> Bool { left.index < right.index }
}

/// A view as Auto Layout sees it.
public struct View: Hashable, Sendable {
  /// Unique in the scene.
  public var name: String
  public var viewClass: ViewClass
  /// `nil` for the root alone.
  public var superview: ViewID?
  public var content: ViewContent
  public var contentHuggingPriority: PerAxis<LayoutPriority>
  public var contentCompressionResistancePriority: PerAxis<LayoutPriority>
  /// An intrinsic content size that takes the place of the content's own, in points.
  ///
  /// On an axis that is `nil` the view has no intrinsic metric.
  public var intrinsicContentSizeOverride: PerAxis<Double?>?
  /// Space the view adds around its content, in points; its intrinsic size grows by it.
  public var contentInsets: EdgeInsets
  public var layoutMargins: EdgeInsets
  /// A size the view is required to have, in points; only the root says one.
  public var requiredSize: PerAxis<Double?>
  /// Where the view's name is written.
  public var range: SourceRange?
  /// Where ``requiredSize`` is written.
  public var sizeRange: SourceRange?

  public init(
    name: String, viewClass: ViewClass = .uiView, superview: ViewID?,
    content: ViewContent = .none,
    contentHuggingPriority: PerAxis<LayoutPriority> = PerAxis(both: .defaultLow),
    contentCompressionResistancePriority: PerAxis<LayoutPriority> = PerAxis(both: .defaultHigh)
  ) {
    self.name = name
    self.viewClass = viewClass
    self.superview = superview
    self.content = content
    self.contentHuggingPriority = contentHuggingPriority
    self.contentCompressionResistancePriority = contentCompressionResistancePriority
    intrinsicContentSizeOverride = nil
    contentInsets = .zero
    layoutMargins = Self.defaultLayoutMargins
    requiredSize = PerAxis(both: nil)
  }

  /// 8 points on each side, the default of `UIView.layoutMargins`.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/layoutmargins
  public static let defaultLayoutMargins = EdgeInsets(all: 8)
}
