public import Diagnostics

/// What one end of a constraint names: a view, or a layout guide.
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

/// A rectangle constraints can speak of that is not a view: `UILayoutGuide`.
///
/// It has no content and so no intrinsic size; to its subviews' constraints its owner counts as its
/// superview.
public struct LayoutGuide: Hashable, Sendable {
  /// What constraints call it: the author's name, or `view.safeAreaLayoutGuide`.
  public var name: String
  public var owningView: ViewID
  public var kind: Kind
  /// Where it was written.
  public var range: SourceRange?

  public init(name: String, owningView: ViewID, kind: Kind = .custom, range: SourceRange? = nil) {
    self.name = name
    self.owningView = owningView
    self.kind = kind
    self.range = range
  }

  public enum Kind: String, Sendable, CaseIterable {
    /// The author's: only constraints say where it is.
    case custom
    case layoutMargins = "layoutMarginsGuide"
    case safeArea = "safeAreaLayoutGuide"
    case readableContent = "readableContentGuide"
    /// What a scroll view scrolls.
    case content = "contentLayoutGuide"
    /// The scroll view's own frame, which does not scroll.
    case frame = "frameLayoutGuide"
    /// A stack view's `_UILayoutSpacer`, which spans its arranged views across the axis.
    case stackSpacer
    /// A stack view's `_UIOLAGapGuide`, the gap between two arranged views.
    case stackGap

    /// Whether its view says where it is, and not the constraints of others.
    public var followsFromOwner: Bool { Self.builtIn.contains(self) }

    /// The guides every view of some kind has, by the names of UIKit's properties.
    public static let builtIn: [Kind] = [
      .layoutMargins, .safeArea, .readableContent, .content, .frame,
    ]
  }
}
