public import SnugDiagnostics
public import SnugGeometry

/// A view's index in ``Scene/views``.
public struct ViewID: Hashable, Comparable, Sendable {
  public let index: Int

  public init(index: Int) { self.index = index }

  public static let root = ViewID(index: 0)

  public static func < (left: ViewID, right: ViewID) -> Bool { left.index < right.index }
}

/// `UISemanticContentAttribute`: whether a view arranges its content in the language's direction.
public enum SemanticContentAttribute: String, Sendable, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

  /// The direction it forces, if any. Playback and spatial content is never mirrored.
  public var direction: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// A view of a scene, with the properties that affect its layout.
public struct View: Hashable, Sendable {
  /// Unique in the scene.
  public var name: String
  public var viewClass: ViewClass
  /// The class of a list, which is a scroll view in a scene: `UITableView`; `nil` for other views.
  package var listClass: String?
  /// `nil` only for the root.
  public var superview: ViewID?
  public var content: ViewContent
  public var contentHuggingPriority: PerAxis<LayoutPriority>
  public var contentCompressionResistancePriority: PerAxis<LayoutPriority>
  /// An intrinsic content size that replaces the content's own, in points.
  ///
  /// If an axis is `nil`, the view has no intrinsic metric on it.
  public var intrinsicContentSizeOverride: PerAxis<Double?>?
  /// Whether ``intrinsicContentSizeOverride`` is a stored frame or a placeholder: the content of a symbol,
  /// of a missing image and of a class that is not known cannot be measured.
  public var hasAssumedContentSize = false
  /// The space the view adds around its content, in points. It is part of the intrinsic size.
  public var contentInsets = EdgeInsets.zero
  /// The distances from the alignment rect to the frame, in points; may be negative.
  /// Constraints relate alignment rects.
  public var alignmentRectInsets = EdgeInsets.zero
  /// The margins as set, in points, without the parts that the safe area and the superview's
  /// margins add.
  public var layoutMargins = Self.defaultLayoutMargins
  /// Whether the margins are measured from the safe area; `true` as in UIKit.
  public var insetsLayoutMarginsFromSafeArea = true
  /// Whether the margins extend at least to the superview's; `false` as in UIKit.
  public var preservesSuperviewLayoutMargins = false
  /// The insets the view adds to the safe area, in points: `additionalSafeAreaInsets`, or
  /// for the root the device's insets.
  public var safeAreaInsets = EdgeInsets.zero
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// Whether the view is hidden. It is still laid out, but a stack view gives it no space.
  public var isHidden = false
  /// Set if the view's frame and mask become constraints.
  public var autoresizing: Autoresizing?
  /// The required size of the view, in points. Only the root can have one.
  public var requiredSize: PerAxis<Double?> = PerAxis(both: nil)
  /// The object in the Interface Builder file the view comes from, if any.
  public var interfaceBuilderObject: InterfaceBuilderObject?
  /// The source range of the view's name.
  public var range: SourceRange?
  /// The source ranges of the hugging priorities; `nil` for the class's default.
  public var contentHuggingRange: PerAxis<SourceRange?> = PerAxis(both: nil)
  /// The same for the compression resistance priorities. A number for both axes has one range.
  public var contentCompressionResistanceRange: PerAxis<SourceRange?> = PerAxis(both: nil)
  /// The source range of ``requiredSize``.
  public var sizeRange: SourceRange?
  /// The source ranges of the values of its keys in a scene file.
  package var keyRanges: [String: SourceRange] = [:]

  /// The class as explanations name it.
  package var shownClass: String { listClass ?? viewClass.rawValue }

  /// Whether its content may extend beyond it: a scroll view, or a table of an Interface Builder file.
  package var scrolls: Bool { viewClass.isScrollView || interfaceBuilderObject?.scrolls ?? false }

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

  /// The default for views of all classes.
  ///
  /// Source: Auto Layout Guide, Anatomy of a Constraint; Stack Overflow 36924093.
  public static let defaultContentCompressionResistancePriority = LayoutPriority.defaultHigh

  /// 8 points on each side, the default of `UIView.layoutMargins`.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/layoutmargins
  public static let defaultLayoutMargins = EdgeInsets(all: 8)
}

/// A view's data in an Interface Builder file.
public struct InterfaceBuilderObject: Hashable, Sendable {
  /// Its object id in the file.
  public var id: String
  /// The frame in the superview's coordinates, from the top left, in points: the result of Apple's
  /// layout.
  public var frame: Rect?
  /// Whether the file says that the frame differs from what its constraints give.
  public var isExempt: Bool
  /// Whether it is a plain view without a custom class, which never has an intrinsic content size.
  public var isPlainView = false
  /// Whether its content mode keeps the size or the proportions of its image.
  public var keepsProportions = false
  /// Whether it has a background that is not transparent.
  public var hasBackground = false
  /// Whether it shows a part of its content and scrolls to the rest, such as a table.
  public var scrolls = false

  public init(id: String, frame: Rect?, isExempt: Bool = false) {
    self.id = id
    self.frame = frame
    self.isExempt = isExempt
  }
}
