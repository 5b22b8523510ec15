/// The solution that a ``Solver`` found.
package struct Solution: Sendable {
  /// Required constraints that cannot hold together, in the order they were found.
  package let conflicts: [Conflict]
  private(set) var values: [Double]
  private var direction: Direction
  package private(set) var solver: Solver
  let dropped: Set<Int>
  /// Whether the constraint that is reported as broken is part of a conflict; `nil` if none is.
  package let reportedMembership: ReportedConflict.Membership?
  package var preferences: [Preference] { solved.preferences }
  /// The system. While a parameter moves along the segment, only the values are updated.
  private var solved: SolvedSystem
  private var segment: ParametricSegment?

  /// Whether the optimum passed its check: required constraints hold, except those in conflict,
  /// and no level could cost less at no cost to a higher one.
  ///
  /// `false` only if rounding hides the answer even from exact arithmetic, or if a value is too large.
  package internal(set) var isProved: Bool

  package struct Level: Hashable, Sendable {
    package let strength: Double
    /// The sum of the violations of the level's constraints.
    package let violation: Double
  }

  init(
    _ solved: SolvedSystem, of solver: Solver,
    _ infeasibility: Solver.Infeasibility = Solver.Infeasibility()
  ) {
    self.solved = solved
    self.solver = solver
    conflicts = infeasibility.conflicts
    dropped = infeasibility.dropped
    reportedMembership = infeasibility.reported
    isProved = solved.unprovedComponents.isEmpty
    values = []
    direction = self.solved.direction()
    updateValues()
    if isTooLarge { isProved = false }
  }

  /// Whether a value had to be made smaller.
  var isTooLarge: Bool { values.contains { abs($0) >= Tolerance.largest } }

  private mutating func updateValues() {
    solved.applyLeftovers(direction)
    values = solved.values { solved.position(of: $0) }
  }

  /// The system at the values. It may have to be computed, so call this once.
  func system() -> SolvedSystem {
    guard let segment, values[segment.parameter] != segment.start else { return solved }
    var system = solved
    _ = system.move(segment.parameter, to: values[segment.parameter])
    return system
  }

  /// The number of pivots, including those of later suggestions.
  package var pivotCount: Int { system().dual.pivotCount }

  /// Whether some coefficients are so far from one that rounding may hide a violation.
  var hasUnusualCoefficients: Bool { solved.dual.basis.units.areUnusual }

  /// Gives a parameter another value and updates the solution, as if the system had been solved
  /// again. Does nothing for other variables.
  ///
  /// While no symbol reaches a breakpoint, this is one pass over the variables.
  package mutating func suggest(_ value: Double, for parameter: Variable) {
    guard solver.set(parameter, to: value), values[parameter.index] != value else { return }
    if let segment, segment.parameter == parameter.index, value > segment.low, value < segment.high
    {
      values = segment.values(at: value)
      return
    }
    let distance = 2 * abs(value - values[parameter.index])
    if let segment, values[segment.parameter] != segment.start {
      _ = solved.move(segment.parameter, to: values[segment.parameter])
    }
    segment = nil
    // Conflicts are found from scratch.
    guard conflicts.isEmpty, solved.move(parameter.index, to: value) else {
      self = solver.solve(preferring: preferences)
      return
    }
    let column = solved.column(of: parameter.index)
    let changed = solved.componentsChanged(by: parameter.index, column)
    if !changed.isEmpty { direction = solved.direction(changedIn: changed) }
    updateValues()
    segment = ParametricSegment(
      of: parameter.index, column, in: solved, values: values, longerThan: distance)
  }

  /// The levels of optional constraints, highest first, with the least total violation of each.
  package var levels: [Level] {
    var totals: [Double: Double] = [:]
    for (index, constraint) in solver.constraints.enumerated() where !dropped.contains(index) {
      guard case .optional(let strength) = constraint.strength else { continue }
      totals[strength, default: 0] += constraint.violation(
        at: constraint.expression.evaluated(at: values))
    }
    return totals.sorted { $0.key > $1.key }.map { Level(strength: $0.key, violation: $0.value) }
  }

  package subscript(variable: Variable) -> Double { values[variable.index] }

  package func value(of expression: LinearExpression) -> Double { expression.evaluated(at: values) }

  /// Whether the expression could take another value at no cost to any level.
  ///
  /// Preferences do not count: values that they determine are still ambiguous.
  package func isAmbiguous(_ expression: LinearExpression) -> Bool { direction.moves(expression) }

  package func isAmbiguous(_ variable: Variable) -> Bool { direction.moves(variable) }

  /// All values the expression could take at no cost to any level; an end may be infinite.
  package func range(of expression: LinearExpression) -> ClosedRange<Double> {
    system().range(of: expression, around: value(of: expression))
  }

  /// For each expression, the independent parts of the optimal face with which it varies; none
  /// for a determined expression.
  package func independentParts(of expressions: [LinearExpression]) -> [Set<FacePart>] {
    system().independentParts(of: expressions)
  }
}
