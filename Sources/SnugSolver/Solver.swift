/// A system of linear constraints with strengths, and its solver.
///
/// Required constraints hold. Then each level, from the highest strength down, is violated as
/// little as possible without violating a higher level more: strictly lexicographic, with the sum
/// of the absolute violations inside a level. The order in which constraints are added matters
/// only where required ones contradict each other.
///
/// `README.md` beside this file explains the steps with an example: presolve, the dual simplex method
/// with lexicographic costs, the check of its optimum, and exact arithmetic if it fails.
package struct Solver: Sendable {
  package typealias ConstraintID = SnugSolverModel.ConstraintID
  package typealias Parameter = SnugSolverModel.Parameter

  package private(set) var constraints: [LinearConstraint] = []
  /// Whether each variable is declared to be at least zero.
  package private(set) var isNonnegative: [Bool] = []
  /// The numbers that can be changed after solving, by variable, ascending.
  package private(set) var parameters: [Parameter] = []
  /// Whether the presolver runs before the simplex method. Turning it off changes no answer; tests
  /// compare the two.
  package var usesPresolve = true
  /// What is known in advance about a conflict; `nil` for an ordinary system.
  package var reportedConflict: ReportedConflict?
  /// Conflicts found in another system that has the same constraints for each of their members. They save
  /// the search where this system has them, too, and change neither which constraints are dropped nor the
  /// values. A conflict has the known members, where a search could find others for the same constraint.
  package var knownConflicts: [Conflict] = []

  package init() {}

  /// The same unknowns with some of the constraints, in the order given, and with a parameter as an
  /// unknown.
  ///
  /// - Parameter domains: the variables that are at least zero; `nil` for all that are declared so.
  func restricted(
    to indices: [Int], freeing parameter: Variable? = nil, domains: Set<Int>? = nil
  ) -> Solver {
    var solver = self
    if let domains { solver.isNonnegative = isNonnegative.indices.map(domains.contains) }
    solver.constraints = indices.map { constraints[$0] }
    solver.parameters.removeAll { $0.variable == parameter?.index }
    return solver
  }

  package mutating func addVariable(nonnegative: Bool = false) -> Variable {
    isNonnegative.append(nonnegative)
    return Variable(index: isNonnegative.count - 1)
  }

  /// Adds a number that constraints can use like an unknown, and that ``Solution/suggest(_:for:)``
  /// can change later at little cost, such as the width of a window. Cassowary calls these *edit
  /// variables*.
  package mutating func addParameter(_ value: Double) -> Variable {
    let variable = addVariable()
    parameters.append(Parameter(variable: variable.index, value: value))
    return variable
  }

  /// Gives a parameter another value. Returns `false` for other variables, which don't change.
  @discardableResult
  package mutating func set(_ parameter: Variable, to value: Double) -> Bool {
    guard let index = parameters.firstIndex(where: { $0.variable == parameter.index }) else {
      return false
    }
    parameters[index].value = value
    return true
  }

  /// A constraint, to read or to edit.
  package subscript(id: ConstraintID) -> LinearConstraint {
    get { constraints[id.index] }
    set { constraints[id.index] = newValue }
  }

  /// Adds a constraint; its variables must be this solver's, its numbers finite.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    constraints.append(constraint)
    return ConstraintID(index: constraints.count - 1)
  }

  /// The values that satisfy every required constraint and then, level by level from the highest,
  /// violate the others as little as possible. The preferences determine what is still free.
  ///
  /// Of required constraints that cannot hold together, the one added last is dropped.
  package func solve(preferring preferences: [Preference] = []) -> Solution {
    var solution = solution(preferring: preferences, exactly: false)
    // With coefficients of very different sizes, rounding may hide errors from the simplex method's
    // check. The verifier uses the original constraints.
    let isDoubtful =
      !solution.isProved || hasUnusualCoefficients || solution.hasUnusualCoefficients
    var failures = isDoubtful ? solution.verify() : []
    // Presolve rounds, too.
    let attempts = [usesPresolve, false].prefix(isNonnegative.count > Self.mostUnpresolved ? 1 : 2)
    for usesPresolve in attempts where !failures.isEmpty {
      var solver = self
      solver.usesPresolve = usesPresolve
      solution = solver.solution(preferring: preferences, exactly: true)
      failures = solution.verify()
    }
    if isDoubtful { solution.isProved = failures.isEmpty && !solution.isTooLarge }
    solution.assertProved()
    return solution
  }

  /// Exact arithmetic without presolve would take too long for more variables. Their solution is then not
  /// proved, and the tool reports that.
  private static let mostUnpresolved = 200

  private var hasUnusualCoefficients: Bool {
    constraints.contains { constraint in
      constraint.expression.terms.contains { !Units.usual.contains(abs($0.coefficient)) }
    }
  }

  private func solution(preferring preferences: [Preference], exactly: Bool) -> Solution {
    if let system = SolvedSystem(self, without: [], preferences: preferences, exactly: exactly) {
      return Solution(system, of: self)
    }
    let infeasibility = infeasibility()
    let system =
      SolvedSystem(
        self, without: infeasibility.dropped, preferences: preferences, exactly: exactly)
      // The remaining constraints can hold. If rounding hides that, they are violated as little as
      // possible.
      ?? SolvedSystem(relaxed, without: infeasibility.dropped, preferences: preferences)!
    return Solution(system, of: self, infeasibility)
  }

  /// The same constraints, none of them required.
  private var relaxed: Solver {
    var relaxed = self
    for index in constraints.indices where constraints[index].strength == .required {
      relaxed.constraints[index].strength = .optional(.infinity)
    }
    return relaxed
  }
}
