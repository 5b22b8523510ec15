/// What a ``Solver`` found.
public struct Solution: Sendable {
  /// Required constraints that cannot hold together, in the order they were met; empty for none.
  public let conflicts: [Conflict]
  /// The levels of optional constraints, highest first, with the least total violation of each.
  public let levels: [Level]
  let system: SolvedSystem
  let values: [Double]
  private let ambiguous: [Bool]

  public struct Level: Hashable, Sendable {
    public let strength: Double
    /// The sum of the violations of the level's constraints.
    public let violation: Double
  }

  init(
    _ solved: SolvedSystem, of solver: Solver, conflicts: [Conflict], _ preferences: [Preference]
  ) {
    var system = solved
    self.conflicts = conflicts
    let ambiguous = system.ambiguousVariables()
    self.ambiguous = ambiguous
    for preference in preferences {
      if preference.variables.contains(where: { ambiguous[$0.index] }) { system.settle(preference) }
    }
    let components = system.components
    let values = system.values { components[$0.component].simplex.positions[$0.symbol] }
    self.values = values
    self.system = system

    let broken = Set(conflicts.map(\.broken.index))
    var totals: [Double: Double] = [:]
    for (index, constraint) in solver.constraints.enumerated() where !broken.contains(index) {
      guard case .optional(let strength) = constraint.strength else { continue }
      totals[strength, default: 0] += constraint.violation(
        at: constraint.expression.value(in: values))
    }
    levels = totals.keys.sorted(by: >).map { Level(strength: $0, violation: totals[$0] ?? 0) }
  }

  /// The value of a variable.
  public subscript(variable: Variable) -> Double { values[variable.index] }

  /// The value of an expression.
  public func value(of expression: LinearExpression) -> Double { expression.value(in: values) }

  /// Whether the variable could take another value at no cost to any level.
  ///
  /// Preferences do not count: what they settle is still ambiguous.
  public func isAmbiguous(_ variable: Variable) -> Bool { ambiguous[variable.index] }

  /// All values the variable could take at no cost to any level; an end may be infinite.
  public func range(of variable: Variable) -> ClosedRange<Double> {
    system.range(of: variable, around: values[variable.index])
  }
}

extension LinearExpression {
  fileprivate func value(in values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable.index] }
  }
}

extension Preference {
  fileprivate var variables: [Variable] {
    switch self {
    case .near(let variable, _): [variable]
    case .least(let expression): expression.terms.map(\.variable)
    }
  }
}
