/// Required constraints that cannot hold together: a smallest such set.
///
/// Remove any one of them and the rest can hold (an irreducible infeasible subset).
public struct Conflict: Hashable, Sendable {
  /// The set, in the order the constraints were added.
  public let constraints: [Solver.ConstraintID]
  /// The one that was given up: the one added last.
  public var broken: Solver.ConstraintID { constraints[constraints.count - 1] }
}
