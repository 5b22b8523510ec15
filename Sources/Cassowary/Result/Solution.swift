/// What a ``Solver`` found.
public struct Solution: Sendable {
  /// Required constraints that cannot hold together, in the order they were met; empty for none.
  public let conflicts: [Conflict]
  /// The levels of optional constraints, highest first, with the least total violation of each.
  public let levels: [Level]
  let system: SolvedSystem
  let values: [Double]
  private let motion: Motion
  private let solver: Solver
  private let preferences: [Preference]

  public struct Level: Hashable, Sendable {
    public let strength: Double
    /// The sum of the violations of the level's constraints.
    public let violation: Double
  }

  init(
    _ solved: SolvedSystem, of solver: Solver, conflicts: [Conflict], _ preferences: [Preference]
  ) {
    var system = solved
    self.solver = solver
    self.preferences = preferences
    self.conflicts = conflicts
    let motion = system.motion()
    self.motion = motion
    for preference in preferences where motion.moves(LinearExpression(preference.variable)) {
      system.settle(preference)
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

  /// Gives a parameter another value and brings everything up to date, as if the system had been
  /// solved anew.
  public mutating func suggest(_ value: Double, for parameter: Variable) {
    var solver = solver
    solver.set(parameter, to: value)
    self = solver.solve(preferring: preferences)
  }

  /// The value of a variable.
  public subscript(variable: Variable) -> Double { values[variable.index] }

  /// The value of an expression.
  public func value(of expression: LinearExpression) -> Double { expression.value(in: values) }

  /// Whether the expression could take another value at no cost to any level.
  ///
  /// Preferences do not count: what they settle is still ambiguous.
  public func isAmbiguous(_ expression: LinearExpression) -> Bool { motion.moves(expression) }

  public func isAmbiguous(_ variable: Variable) -> Bool { isAmbiguous(LinearExpression(variable)) }

  /// All values the expression could take at no cost to any level; an end may be infinite.
  public func range(of expression: LinearExpression) -> ClosedRange<Double> {
    system.range(of: expression, around: value(of: expression))
  }

  public func range(of variable: Variable) -> ClosedRange<Double> {
    range(of: LinearExpression(variable))
  }
}

extension LinearExpression {
  fileprivate func value(in values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable.index] }
  }
}

extension Preference {
  fileprivate var variable: Variable {
    switch self {
    case .near(let variable, _), .least(let variable): variable
    }
  }
}
