/// What a ``Solver`` found.
public struct Solution: Sendable {
  /// Required constraints that cannot hold together, in the order they were met; empty for none.
  public let conflicts: [Conflict]
  private(set) var values: [Double]
  private var motion: Motion
  private(set) var solver: Solver
  /// The required constraints that were given up.
  let dropped: Set<Int>
  let preferences: [Preference]
  /// The system, which may be left behind while a parameter moves along a course.
  private var settled: SolvedSystem
  private var course: Course?

  /// Whether it was checked that required constraints hold, but for those in conflict, and that no
  /// level could cost less at no cost to a higher one.
  ///
  /// `false` only if rounding hides the answer from exact arithmetic, too.
  public internal(set) var isProved: Bool

  public struct Level: Hashable, Sendable {
    public let strength: Double
    /// The sum of the violations of the level's constraints.
    public let violation: Double
  }

  init(
    _ solved: SolvedSystem, of solver: Solver, _ infeasibility: Solver.Infeasibility,
    _ preferences: [Preference]
  ) {
    settled = solved
    self.solver = solver
    self.preferences = preferences
    conflicts = infeasibility.conflicts
    dropped = infeasibility.dropped
    isProved = solved.unprovedParts.isEmpty
    values = []
    motion = settled.motion()
    bringUpToDate()
  }

  private mutating func bringUpToDate() {
    settled.settleLeftovers(motion)
    values = settled.values { settled.position(of: $0) }
  }

  /// The system at the values.
  var system: SolvedSystem {
    guard let course, values[course.parameter] != course.start else { return settled }
    var system = settled
    system.follow(course, to: values[course.parameter])
    return system
  }

  /// Gives a parameter another value and brings everything up to date, as if the system had been
  /// solved anew; any other variable is left as it is.
  ///
  /// As long as no view gives way where another did, that takes no more time than there are
  /// variables that move.
  public mutating func suggest(_ value: Double, for parameter: Variable) {
    guard solver.set(parameter, to: value), values[parameter.index] != value else { return }
    if let course, course.parameter == parameter.index, value > course.low, value < course.high {
      return course.move(&values, to: value)
    }
    let reach = 2 * abs(value - values[parameter.index])
    if let course, values[course.parameter] != course.start {
      settled.follow(course, to: values[course.parameter])
    }
    course = nil
    // What cannot hold together is found out from the beginning; so is what did not before.
    guard conflicts.isEmpty, let changed = settled.move(parameter.index, to: value) else {
      self = solver.solve(preferring: preferences)
      return
    }
    if !changed.isEmpty { motion = settled.motion(changedIn: changed.sorted()) }
    bringUpToDate()
    course = Course(of: parameter.index, in: &settled, values: values, reach: reach)
  }

  /// The levels of optional constraints, highest first, with the least total violation of each.
  public var levels: [Level] {
    var totals: [Double: Double] = [:]
    for (index, constraint) in solver.constraints.enumerated() where !dropped.contains(index) {
      guard case .optional(let strength) = constraint.strength else { continue }
      totals[strength, default: 0] += constraint.violation(
        at: constraint.expression.evaluated(at: values))
    }
    return totals.sorted { $0.key > $1.key }.map { Level(strength: $0.key, violation: $0.value) }
  }

  /// The value of a variable.
  public subscript(variable: Variable) -> Double { values[variable.index] }

  /// The value of an expression.
  public func value(of expression: LinearExpression) -> Double { expression.evaluated(at: values) }

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
