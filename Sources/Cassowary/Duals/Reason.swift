/// Why an optional constraint is violated: the constraints that keep it from being violated less.
///
/// The left sides, each times its multiplier, add up to a constant, whatever the unknowns are: if
/// the constraint came out better, one of the others, none of which is weaker, would come out worse.
/// Without any one of them that is so no longer, for among fewer left sides nothing adds up (in the
/// theory of oriented matroids a *circuit*; Rockafellar, *The elementary vectors of a subspace of
/// Rⁿ*, 1969, calls the multipliers an elementary vector).
public struct Reason: Hashable, Sendable {
  /// Constraints in the order they were added, the one in question among them; then variables that
  /// are zero and must not be negative, and parameters.
  ///
  /// A variable that is zero represents the constraint in question if that wants it to be larger.
  public let multipliers: [Solution.Multiplier]
}
