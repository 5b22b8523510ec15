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

extension Conflict {
  /// The conflict in a system that has other numbers for its constraints and variables; `nil` if that
  /// system does not have all of them.
  package func renamed(
    _ place: (Solver.ConstraintID) -> Int?, variables: [Int: Variable]
  ) -> Conflict? {
    func renamed(_ id: Solver.ConstraintID) -> Solver.ConstraintID? {
      place(id).map(Solver.ConstraintID.init(index:))
    }
    let proof = proof.compactMap { share in
      let source: Certificate.Source? =
        switch share.source {
        case .constraint(let id): renamed(id).map { .constraint($0) }
        case .domain(let variable): variables[variable.index].map { .domain($0) }
        }
      return source.map { Certificate.Share(source: $0, multipliers: share.multipliers) }
    }
    let constraints = constraints.compactMap(renamed)
    guard constraints.count == self.constraints.count, proof.count == self.proof.count,
      let broken = renamed(broken)
    else { return nil }
    return Conflict(constraints: constraints.sorted(), proof: proof, broken: broken)
  }
}
