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
