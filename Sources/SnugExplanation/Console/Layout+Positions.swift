import SnugLayout
import SnugSolver

extension Layout {
  /// Whether a conflict is about where edges and centers are, and no size takes part.
  func isOfPositions(_ conflict: Conflict) -> Bool {
    let terms = terms(of: conflict)
    return !terms.isEmpty && terms.allSatisfy { $0.part.constraint != nil }
      && conflict.entries.allSatisfy { !system[$0].constraint.firstAttribute.isSize }
  }

  /// The constant that the others of a conflict give a constraint between two items: exactly, at
  /// least or at most. `nil` if the sizes of views take part.
  func position(ofBrokenIn conflict: Conflict) -> (constant: Double, relation: Constraint.Relation)?
  {
    let terms = terms(of: conflict)
    let others = terms.compactMap { term in
      term.part.entry.map { (entry: $0, multiplier: term.multiplier) }
    }
    guard !terms.isEmpty, others.count == terms.count else { return nil }
    var relation = Constraint.Relation.equal
    for (entry, multiplier) in others where system[entry].constraint.relation != .equal {
      let isLeast = system[entry].constraint.relation == .greaterThanOrEqual
      relation = isLeast == (multiplier > 0) ? .greaterThanOrEqual : .lessThanOrEqual
    }
    let implied = others.reduce(0) { $0 + $1.multiplier * system[$1.entry].target }
    let constant = writtenConstraint(ofEntry: conflict.broken).constant
    let exact = constant + implied - system[conflict.broken].target
    return ((exact * 1e6).rounded() / 1e6, relation)
  }
}
