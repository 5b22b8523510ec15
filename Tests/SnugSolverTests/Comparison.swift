import SnugSolver
import SnugSolverSupport

/// Compares the solver's answer to a system with the reference's.
///
/// Only unique results are compared. Which of several minimal conflicts is reported, for example,
/// is the solver's choice; that it is minimal is checked.
struct Comparison {
  private let system: LinearSystem
  private let closeness: Closeness
  private let expected: Answer
  private let actual: Answer
  private var found: [Discrepancy] = []

  /// The errors in the solver's answer; empty if it is right.
  static func discrepancies(
    in system: LinearSystem, within closeness: Closeness = .usual
  ) throws -> [Discrepancy] {
    let expected = try Engine.reference.answer(to: system)
    let actual = try Engine.solver.answer(to: system)
    var comparison = Comparison(
      system: system, closeness: closeness.beside(expected), expected: expected, actual: actual)
    try comparison.checkConflicts()
    // If other constraints were dropped, the rest answers another system.
    guard comparison.found.isEmpty else { return comparison.found }
    comparison.checkValues()
    return comparison.found
      + actual.discrepancies(from: expected, in: system, within: comparison.closeness)
  }

  private mutating func note(_ kind: Discrepancy.Kind, _ description: String) {
    found.append(Discrepancy(kind, description))
  }

  private mutating func checkConflicts() throws {
    if actual.broken != expected.broken {
      note(.broken, "broke \(actual.broken), not \(expected.broken)")
    }
    for conflict in actual.conflicts {
      if conflict != conflict.sorted() { note(.conflict, "conflict \(conflict) is out of order") }
      if !conflict.allSatisfy(system.isRequired) {
        note(.conflict, "conflict \(conflict) has an optional member")
      }
      if !conflict.dropLast().allSatisfy({ !expected.broken.contains($0) }) {
        note(.conflict, "conflict \(conflict) involves what was given up before")
      }
      if try !ReferenceSolver(system).isMinimalConflict(conflict) {
        note(.conflict, "conflict \(conflict) is not minimal")
      }
    }
  }

  /// The values must have the costs that the answer claims.
  private mutating func checkValues() {
    let values = actual.values
    let slack = closeness.slack(at: values.map(abs).max() ?? 0)
    for (variable, value) in zip(system.variables, values) {
      if !value.isFinite { note(.feasibility, "v\(variable.index) is \(value)") }
      if system.isNonnegative[variable.index], value < -slack {
        note(.feasibility, "v\(variable.index) is \(value), which is negative")
      }
      let range = expected.range(of: variable)
      if value < range.lowerBound - slack || value > range.upperBound + slack {
        note(.range, "v\(variable.index) is \(value), outside of \(range)")
      }
    }
    for constraint in system.requiredConstraints where !expected.broken.contains(constraint) {
      let violation = system.violation(of: constraint, at: values)
      if violation > slack { note(.feasibility, "c\(constraint) is violated by \(violation)") }
    }
    for level in expected.levels {
      let members = system.constraints.indices.filter {
        system.constraints[$0].strength == .optional(level.strength)
      }
      let violation = members.reduce(0) { $0 + system.violation(of: $1, at: values) }
      if abs(violation - level.violation) > slack * Double(members.count) {
        note(.cost, "values cost level \(level.strength) \(violation), not \(level.violation)")
      }
    }
  }
}
