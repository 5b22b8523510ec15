public import Diagnostics
public import Geometry

/// A view's index in ``Scene/views``.
public struct ViewID: Hashable, Comparable, Sendable {
  public let index: Int

  public init(index: Int) { self.index = index }

  public static let root = ViewID(index: 0)

  public static func < (left: ViewID, right: ViewID) -> Bool { left.index < right.index }
}

/// `UISemanticContentAttribute`: whether a view arranges its content the way the language runs.
public enum SemanticContentAttribute: String, Sendable, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  /// The direction it forces, if any. Playback controls and spatial ones are never mirrored.
  public var direction: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
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
  /// An intrinsic content size that replaces the content's own, in points.
  ///
  /// On an axis that is `nil` the view has no intrinsic metric.
  public var intrinsicContentSizeOverride: PerAxis<Double?>?
  /// Space the view adds around its content, in points; its intrinsic size grows by it.
  public var contentInsets = EdgeInsets.zero
  /// What the content needs less, or more, than the frame on each side, in points: constraints
  /// relate alignment rects, and the frame is the alignment rect grown by these.
  public var alignmentRectInsets = EdgeInsets.zero
  /// The margins as they were set, in points, before the safe area and the superview's add to them.
  public var layoutMargins = Self.defaultLayoutMargins
  /// Whether the margins begin where the safe area does; `true` as in UIKit.
  public var insetsLayoutMarginsFromSafeArea = true
  /// Whether the margins reach at least as far as the superview's; `false` as in UIKit.
  public var preservesSuperviewLayoutMargins = false
  /// What the view takes from the safe area of its own accord, in points:
  /// `additionalSafeAreaInsets`, or for the root what the device takes.
  public var safeAreaInsets = EdgeInsets.zero
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// Whether the view is not to be seen; it is laid out all the same, but a stack view gives it no
  /// room.
  public var isHidden = false
  /// Set for a view whose frame and mask become constraints.
  public var autoresizing: Autoresizing?
  /// A size the view is required to have, in points; only the root says one.
  public var requiredSize: PerAxis<Double?> = PerAxis(both: nil)
  /// What it is in the file of Interface Builder it comes from, if it comes from one.
  public var interfaceBuilderObject: InterfaceBuilderObject?
  /// Where the view's name is written.
  public var range: SourceRange?
  /// Where the hugging priority of an axis is written; `nil` where it is the one the class starts
  /// with.
  public var contentHuggingRange: PerAxis<SourceRange?> = PerAxis(both: nil)
  /// The same of the compression resistance priority. A number for both axes is one place.
  public var contentCompressionResistanceRange: PerAxis<SourceRange?> = PerAxis(both: nil)
  /// Where ``requiredSize`` is written.
  public var sizeRange: SourceRange?

  public init(
    name: String, viewClass: ViewClass = .uiView, superview: ViewID?,
    content: ViewContent = .none,
    contentHuggingPriority: PerAxis<LayoutPriority> = PerAxis(both: .defaultLow),
    contentCompressionResistancePriority: PerAxis<LayoutPriority> = PerAxis(
      both: Self.defaultContentCompressionResistancePriority)
  ) {
    self.name = name
    self.viewClass = viewClass
    self.superview = superview
    self.content = content
    self.contentHuggingPriority = contentHuggingPriority
    self.contentCompressionResistancePriority = contentCompressionResistancePriority
  }

  /// What a view of any class starts with.
  ///
  /// Source: Auto Layout Guide, Anatomy of a Constraint; Stack Overflow 36924093.
  public static let defaultContentCompressionResistancePriority = LayoutPriority.defaultHigh

  /// 8 points on each side, the default of `UIView.layoutMargins`.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/layoutmargins
  public static let defaultLayoutMargins = EdgeInsets(all: 8)
}

/// A view as a file of Interface Builder stores it.
public struct InterfaceBuilderObject: Hashable, Sendable {
  /// Its object id in the file.
  public var id: String
  /// In the superview, from its top left corner, in points: what Apple's layout came to.
  public var frame: Rect?
  /// Whether the file says itself that the frame is not what its constraints give.
  public var isExempt: Bool
  /// Whether it is of a class of the app's, which may have an intrinsic content size.
  public var hasCustomClass: Bool

  public init(
    id: String, frame: Rect?, isExempt: Bool = false, hasCustomClass: Bool = false
  ) {
    self.id = id
    self.frame = frame
    self.isExempt = isExempt
    self.hasCustomClass = hasCustomClass
  }
}
