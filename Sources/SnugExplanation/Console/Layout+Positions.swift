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
    guard let constant = constant(ofBrokenIn: conflict, by: terms) else { return nil }
    var relation = Constraint.Relation.equal
    for (term, entry) in zip(terms, terms.entries)
    where system[entry].constraint.relation != .equal {
      let isLeast = system[entry].constraint.relation == .greaterThanOrEqual
      relation = isLeast == (term.multiplier > 0) ? .greaterThanOrEqual : .lessThanOrEqual
    }
    return (constant, relation)
  }
}
