extension Solution {
  /// The multiplier of a constraint or a domain in a proof.
  public struct Multiplier: Hashable, Sendable {
    /// `nil` when it is the domain of a nonnegative variable, or the value of a parameter.
    public let constraint: Solver.ConstraintID?
    public let variable: Variable?
    /// What the left side of the constraint (or the variable) is multiplied by.
    public let value: Double

    init(_ source: Certificate.Source, _ value: Double) {
      switch source {
      case .constraint(let id): (constraint, variable) = (id, nil)
      case .domain(let owner): (constraint, variable) = (nil, owner)
      }
      self.value = value
    }

    var source: Certificate.Source? {
      constraint.map(Certificate.Source.constraint) ?? variable.map(Certificate.Source.domain)
    }
  }
}

extension Solver {
  /// The multipliers that contributions add up to, in the order of a certificate. Those of parameters
  /// make their columns cancel, with an objective at a level.
  func multipliers(
    _ contributions: [DualContribution], _ objective: LinearExpression = LinearExpression(),
    at level: Int32 = 1
  ) -> [(source: Certificate.Source, value: LevelVector)] {
    var sums: [Certificate.Source: LevelVector] = [:]
    for contribution in contributions {
      guard let source = contribution.bound.source else { continue }
      sums[source, default: .zero].add(contribution.bound.unit, times: contribution.value)
    }
    if !parameters.isEmpty {
      let given = Set(parameters.map(\.variable))
      let ofConstraints = sums.sorted { $0.key < $1.key }
      for term in objective.terms where given.contains(term.variable.index) {
        sums[.domain(term.variable)] = LevelVector(-term.coefficient, at: level)
      }
      for case (.constraint(let id), let value) in ofConstraints {
        for term in constraints[id.index].expression.terms
        where given.contains(term.variable.index) {
          sums[.domain(term.variable), default: .zero].add(-term.coefficient, times: value)
        }
      }
    }
    return sums.sorted { $0.key < $1.key }.map { (source: $0.key, value: $0.value) }
  }
}

extension Bound {
  /// The constraint or domain it is of; `nil` for a preference.
  var source: Certificate.Source? {
    constraint.map { .constraint(ConstraintID(index: $0)) }
      ?? owner.map { .domain(Variable(index: $0)) }
  }
}
