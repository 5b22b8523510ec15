import AutoLayout
import Cassowary

/// A problem in the terms of our solver.
struct SolverSystem {
  let variables: [Variable]
  let solver: Solver
  let preferences: [Preference]

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
    preferences = problem.preferences.map {
      switch $0 {
      case .near(let variable, let value): .near(variables[variable], value)
      case .least(let variable): .least(variables[variable])
      }
    }
  }

  func solve() -> Solution { solver.solve(preferring: preferences) }
}
