/// Required constraints that cannot hold together: a smallest such set.
///
/// Remove any one of them and the rest can hold (an irreducible infeasible subset).
public struct Conflict: Hashable, Sendable {
  /// The set, in the order the constraints were added.
  public let constraints: [Solver.ConstraintID]
  /// Why it cannot hold: multiples of left sides, of the constraints first, then of variables that
  /// are parameters or not negative. Each share has one multiplier.
  ///
  /// It has the sign under which its constraint makes it zero or less, yet together they are a
  /// positive constant, whatever the variables are. Empty when rounding hid the proof.
  public let proof: [Certificate.Share]
  /// The one that was dropped: the one added last, of those that are broken first if there are any.
  public let broken: Solver.ConstraintID
}
