/// An irreducible set of required constraints that cannot hold together.
///
/// Without any one of them, the rest can hold (an irreducible infeasible subset).
package struct Conflict: Hashable, Sendable {
  /// The set, in the order the constraints were added.
  package let constraints: [Solver.ConstraintID]
  /// The proof: multiples of left sides, first of constraints, then of variables that are
  /// parameters or nonnegative. Each share has one multiplier.
  ///
  /// Each multiplier has the sign for which its constraint makes the product zero or less, yet
  /// the sum is a positive constant whatever the variables are. Empty if rounding hid the
  /// proof.
  package let proof: [Certificate.Share]
  /// The constraint that was dropped: the one added last, or if some are broken first, the last of
  /// those.
  package let broken: Solver.ConstraintID
}
