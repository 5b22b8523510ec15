public import AutoLayout
import Geometry

/// One change that resolves a conflict, found by solving.
public struct Repair: Hashable, Sendable {
  public var amendment: Amendment
  /// The constraints whose violations the change adds or increases, in the order of the system.
  public var violations: [Violation]
  /// The worst harm to a view.
  let harm: Harm
  /// The number of views that are then outside of their superviews or overlap.
  let misplacedCount: Int
  /// The number of views with another frame.
  let movedCount: Int
  /// Whether a required distance is given up.
  let givesUpEdge: Bool

  /// What it costs the layout.
  func isCheaper(than other: Repair) -> Bool {
    (givesUpEdge ? 1 : 0, movedCount) < (other.givesUpEdge ? 1 : 0, other.movedCount)
  }
}

/// A constraint that is not satisfied.
public struct Violation: Hashable, Sendable {
  /// Its index in the system.
  public var entry: Int
  /// In points.
  public var amount: Double
}
