/// What a ``Solver`` found.
public struct Solution: Sendable {
  /// Required constraints that cannot hold together, in the order they were met; empty for none.
  public let conflicts: [Conflict]
  private(set) var system: SolvedSystem
  private(set) var values: [Double]
  private var motion: Motion
  let solver: Solver
  /// The required constraints that were given up.
  let dropped: Set<Int>
  private let preferences: [Preference]

  public struct Level: Hashable, Sendable {
    public let strength: Double
    /// The sum of the violations of the level's constraints.
    public let violation: Double
  }

  init(
    _ solved: SolvedSystem, of solver: Solver, _ breakage: Solver.Breakage,
    _ preferences: [Preference]
  ) {
    system = solved
    self.solver = solver
    self.preferences = preferences
    conflicts = breakage.conflicts
    dropped = breakage.dropped
    values = []
    motion = Motion()
    bringUpToDate()
  }

  private mutating func bringUpToDate() {
    motion = system.motion()
    system.settleLeftovers(motion)
    values = system.values { system.position(of: $0) }
  }

  /// Gives a parameter another value and brings everything up to date, as if the system had been
  /// solved anew.
  public mutating func suggest(_ value: Double, for parameter: Variable) {
    var solver = solver
    solver.set(parameter, to: value)
    self = solver.solve(preferring: preferences)
  }

  /// The levels of optional constraints, highest first, with the least total violation of each.
  public var levels: [Level] {
    var totals: [Double: Double] = [:]
    for (index, constraint) in solver.constraints.enumerated() where !dropped.contains(index) {
      guard case .optional(let strength) = constraint.strength else { continue }
      totals[strength, default: 0] += constraint.violation(
        at: constraint.expression.value(in: values))
    }
    return totals.sorted { $0.key > $1.key }.map { Level(strength: $0.key, violation: $0.value) }
  }

  /// The value of a variable.
  public subscript(variable: Variable) -> Double { values[variable.index] }

  /// The value of an expression.
  public func value(of expression: LinearExpression) -> Double { expression.value(in: values) }

  /// Whether the expression could take another value at no cost to any level.
  ///
  /// Preferences do not count: what they settle is still ambiguous.
  public func isAmbiguous(_ expression: LinearExpression) -> Bool { motion.moves(expression) }

  public func isAmbiguous(_ variable: Variable) -> Bool { motion.moves(variable) }

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
