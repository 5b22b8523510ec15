extension Solution {
  /// A constraint that has a part in a proof.
  public struct Multiplier: Hashable, Sendable {
    /// `nil` when it is the domain of a non-negative variable, or the value of a parameter.
    public let constraint: Solver.ConstraintID?
    public let variable: Variable?
    /// What the left side of the constraint (or the variable) is multiplied by.
    public let value: Double
  }
}

extension Solver {
  /// What shares in a proof come to in the constraints' own terms: constraints first, then domains.
  func multipliers(_ shares: [DualContribution]) -> [Solution.Multiplier] {
    var ofConstraint: [Int: Double] = [:]
    var ofDomain: [Int: Double] = [:]
    for share in shares {
      let value = share.value[0].value * share.bound.unit
      if let constraint = share.bound.constraint {
        ofConstraint[constraint, default: 0] += value
      } else if let owner = share.bound.owner {
        ofDomain[owner, default: 0] += value
      }
    }
    let named = ofConstraint.filter { abs($0.value) > Tolerance.rate }.sorted { $0.key < $1.key }
    // Parameters take up what is left over of their columns.
    if !parameters.isEmpty {
      let given = Set(parameters.map(\.variable))
      for (constraint, value) in named {
        for term in constraints[constraint].expression.terms
        where given.contains(term.variable.index) {
          ofDomain[term.variable.index, default: 0] -= value * term.coefficient
        }
      }
    }
    let domains = ofDomain.filter { abs($0.value) > Tolerance.rate }.sorted { $0.key < $1.key }
    return named.map {
      Solution.Multiplier(
        constraint: Solver.ConstraintID(index: $0.key), variable: nil, value: $0.value)
    }
      + domains.map {
        Solution.Multiplier(constraint: nil, variable: Variable(index: $0.key), value: $0.value)
      }
  }
}
