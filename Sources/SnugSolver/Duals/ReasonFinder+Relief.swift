extension ReasonFinder {
  /// The constraints, of some violated ones, that a change of the variables would make less violated
  /// without making an admitted part more violated. These have no reason among such parts (Farkas'
  /// lemma); the others may have one or not.
  ///
  /// Two systems show it for all of them at once, while a search for each would take far longer: one
  /// in which no admitted part changes, where whatever moves can move either way, and one in which
  /// parts may get better.
  package func relievable(
    _ constraints: [Solver.ConstraintID], where isAdmitted: (Certificate.Source) -> Bool
  ) -> Set<Solver.ConstraintID> {
    let changes = admitted(isAdmitted)
    var found: Set<Solver.ConstraintID> = []
    if var still = SolvedSystem(changes.withoutImprovement, without: []) {
      let direction = still.direction()
      found = Set(constraints.filter { direction.moves(lefts[$0.index]) })
    }
    let rest = constraints.filter { !found.contains($0) }
    if rest.isEmpty { return found }
    var wishes = changes
    for id in rest {
      wishes.add(
        LinearConstraint(
          relief(of: id.index) * lefts[id.index] - 1, .greaterThanOrEqual,
          strength: .optional(0)))
    }
    guard let system = SolvedSystem(wishes, without: []) else { return found }
    let rates = system.values { system.position(of: $0) }
    return found.union(
      rest.filter { relief(of: $0.index) * lefts[$0.index].evaluated(at: rates) > 0.5 })
  }

  /// Whether one admitted constraint on the variable of another keeps that from being violated less.
  package func isPinned(
    _ constraint: Solver.ConstraintID, where isAdmitted: (Certificate.Source) -> Bool
  ) -> Bool {
    guard lefts[constraint.index].terms.count == 1 else { return false }
    let own = lefts[constraint.index].terms[0]
    return mentions[own.variable.index].contains { other in
      guard other != constraint.index, lefts[other].terms.count == 1,
        isAdmitted(.constraint(Solver.ConstraintID(index: other)))
      else { return false }
      let blocked = (blocked[other] ?? 0) * lefts[other].terms[0].coefficient * own.coefficient
      return blocked * relief(of: constraint.index) >= 0
    }
  }

  /// The changes of the variables that make no admitted part more violated: the constraints of a
  /// cone.
  private func admitted(_ isAdmitted: (Certificate.Source) -> Bool) -> Solver {
    var cone = Solver()
    for variable in mentions.indices {
      let rate = cone.addVariable()
      guard isAtZero(variable), isAdmitted(.domain(rate)) else { continue }
      cone.add(
        LinearConstraint(LinearExpression(rate), .greaterThanOrEqual, strength: .required))
    }
    for (index, blocked) in blocked.enumerated() {
      guard let blocked, isAdmitted(.constraint(Solver.ConstraintID(index: index))) else {
        continue
      }
      let relation: LinearConstraint.Relation =
        blocked == 0 ? .equal : blocked > 0 ? .lessThanOrEqual : .greaterThanOrEqual
      cone.add(LinearConstraint(lefts[index], relation, strength: .required))
    }
    return cone
  }
}

extension Solver {
  /// The same constraints, all of them equations.
  fileprivate var withoutImprovement: Solver {
    var equations = self
    for index in constraints.indices {
      let id = ConstraintID(index: index)
      equations[id] = LinearConstraint(constraints[index].expression, .equal, strength: .required)
    }
    return equations
  }
}
