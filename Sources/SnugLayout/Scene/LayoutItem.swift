public import SnugDiagnostics

/// An item of a constraint: a view or a layout guide.
public enum LayoutItem: Hashable, Sendable {
  case view(ViewID)
  case guide(LayoutGuideID)

  public static let root = LayoutItem.view(.root)

  /// The view itself; `nil` for a guide.
  public var view: ViewID? {
    if case .view(let id) = self { id } else { nil }
  }
}

/// A layout guide's index in ``ConstraintSystem/guides``; those of the scene come first, in the
/// order of ``Scene/guides``.
public struct LayoutGuideID: Hashable, Sendable {
  public let index: Int

  public init(index: Int) { self.index = index }
}

/// A rectangle that constraints can refer to and that is not a view: `UILayoutGuide`.
///
/// It has no content and so no intrinsic size. For constraints, its owning view counts as its
/// superview.
public struct LayoutGuide: Hashable, Sendable {
  /// The name in constraints: the author's name, or `view.safeAreaLayoutGuide`.
  public var name: String
  public var owningView: ViewID
  public var kind: Kind
  /// The source range of its declaration.
  public var range: SourceRange?

  public init(name: String, owningView: ViewID, kind: Kind = .custom, range: SourceRange? = nil) {
    self.name = name
    self.owningView = owningView
    self.kind = kind
    self.range = range
  }

  public enum Kind: String, Sendable, CaseIterable {
    /// The author's guide, placed only by constraints.
    case custom
    case layoutMargins = "layoutMarginsGuide"
    case safeArea = "safeAreaLayoutGuide"
    case readableContent = "readableContentGuide"
    /// The content of a scroll view.
    case content = "contentLayoutGuide"
    /// The scroll view's own frame, which does not scroll.
    case frame = "frameLayoutGuide"
    /// A stack view's `_UILayoutSpacer`, which spans its arranged views across the axis.
    case stackSpacer
    /// A stack view's `_UIOLAGapGuide`, the gap between two arranged views.
    case stackGap

    /// Whether the owning view determines the guide's rectangle.
    public var followsFromOwner: Bool { Self.builtIn.contains(self) }

    /// The guides that views have by default, named after UIKit's properties.
    public static let builtIn: [Kind] = [
      .layoutMargins, .safeArea, .readableContent, .content, .frame,
    ]
  }
}
