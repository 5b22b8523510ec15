package import SnugSolver

/// The input of a solver, as a plain value that can be generated, reduced and printed.
package struct LinearSystem: Sendable {
  package private(set) var variables: [Variable] = []
  package private(set) var isNonnegative: [Bool] = []
  /// The value of each parameter; `nil` for unknowns.
  package private(set) var given: [Double?] = []
  package var constraints: [LinearConstraint] = []
  package var preferences: [Preference] = []
  /// Only a solver can make variables. This one is used for nothing else.
  private var mint = Solver()

  package init() {}

  package mutating func addVariable(nonnegative: Bool) -> Variable {
    let variable = mint.addVariable(nonnegative: nonnegative)
    variables.append(variable)
    isNonnegative.append(nonnegative)
    given.append(nil)
    return variable
  }

  /// Adds a number that may change.
  package mutating func addParameter(_ value: Double) -> Variable {
    let parameter = addVariable(nonnegative: false)
    given[parameter.index] = value
    return parameter
  }

  /// The variables that are parameters.
  package var parameters: [Variable] { variables.filter { given[$0.index] != nil } }

  /// Gives a parameter another value.
  package mutating func give(_ value: Double, to parameter: Variable) {
    precondition(given[parameter.index] != nil, "only parameters are given")
    given[parameter.index] = value
  }

  package func isRequired(_ constraint: Int) -> Bool {
    constraints[constraint].strength == .required
  }

  /// The indices of the required constraints, in the order they were added.
  package var requiredConstraints: [Int] {
    constraints.indices.filter(isRequired)
  }

  /// The levels that have a constraint, highest first.
  package var levels: [Double] {
    var levels: [Double] = []
    for constraint in constraints {
      if case .optional(let level) = constraint.strength, !levels.contains(level) {
        levels.append(level)
      }
    }
    return levels.sorted(by: >)
  }

  /// Whether the variable is a parameter, or a preference leaves it exactly one value.
  ///
  /// Every preference does: on the optimal face a variable has an interval of values, and one of
  /// them is nearest to a target, and one is the least.
  package func isSettled(_ variable: Variable) -> Bool {
    given[variable.index] != nil
      || preferences.contains {
        switch $0 {
        case .near(variable, _), .least(variable): true
        default: false
        }
      }
  }

  /// The violation of a constraint.
  package func violation(of constraint: Int, at values: [Double]) -> Double {
    let constraint = constraints[constraint]
    let value = constraint.expression.terms.reduce(constraint.expression.constant) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
    return constraint.violation(at: value)
  }

  /// The input of a solver.
  package init(_ solver: Solver) {
    for isNonnegative in solver.isNonnegative { _ = addVariable(nonnegative: isNonnegative) }
    for parameter in solver.parameters { given[parameter.variable] = parameter.value }
    constraints = solver.constraints
  }

  package func makeSolver() -> Solver {
    var solver = Solver()
    for variable in variables {
      if let value = given[variable.index] {
        _ = solver.addParameter(value)
      } else {
        _ = solver.addVariable(nonnegative: isNonnegative[variable.index])
      }
    }
    for constraint in constraints { solver.add(constraint) }
    return solver
  }
}
