/// A constraint of a solver, by the order in which it was added.
public struct ConstraintID: Hashable, Comparable, Sendable {
  public let index: Int

  package init(index: Int) { self.index = index }

  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}
