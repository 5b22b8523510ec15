import SnugLayout
import SnugSolver

/// A problem in the terms of our solver.
struct SolverSystem {
  let variables: [Variable]
  let solver: Solver
  /// They determine what the constraints leave free, like `LayoutEngine`: sizes near their
  /// content's, then small sizes, then small origins, in the order of the views.
  private let preferences: [Preference]

  init(_ problem: LayoutProblem) {
    var solver = Solver()
    var variables: [Variable] = []
    variables.reserveCapacity(problem.isNonnegative.count)
    for (index, isNonnegative) in problem.isNonnegative.enumerated() {
      variables.append(
        index == LayoutProblem.containerWidth
          ? solver.addParameter(problem.width)
          : solver.addVariable(nonnegative: isNonnegative))
    }
    for constraint in problem.constraints {
      var expression = LinearExpression(constant: -constraint.bound)
      for term in constraint.terms {
        expression.add(term.coefficient, times: variables[term.variable])
      }
      solver.add(
        LinearConstraint(
          expression, constraint.relation.linear,
          strength: constraint.priority.map { .optional($0) } ?? .required))
    }
    self.solver = solver
    self.variables = variables
    var preferences = problem.sides.compactMap { side in
      side.intrinsic.map { Preference.near(variables[side.size], $0) }
    }
    preferences += problem.sides.map { .least(variables[$0.size]) }
    preferences += problem.sides.map { .least(variables[$0.origin]) }
    self.preferences = preferences
  }

  func solve() -> Solution { solver.solve(preferring: preferences) }
}
