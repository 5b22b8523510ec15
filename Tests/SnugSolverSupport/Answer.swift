package import SnugSolver
import Testing

/// The answer of any solver to a system, so that one check works for all solvers.
package struct Answer: Sendable {
  /// Minimal sets of required constraints that cannot hold, by index; the last one is dropped.
  package var conflicts: [[Int]]
  package var levels: [Level]
  package var values: [Double]
  package var isAmbiguous: [Bool]
  package var ranges: [ClosedRange<Double>]
  /// Errors in the answer's proofs.
  package var failures: [String] = []

  package struct Level: Hashable, Sendable {
    package var strength: Double
    package var violation: Double
  }

  /// The required constraints that were dropped, in the order they were found.
  package var broken: [Int] { conflicts.compactMap(\.last) }

  package subscript(variable: Variable) -> Double { values[variable.index] }
  package func isAmbiguous(_ variable: Variable) -> Bool { isAmbiguous[variable.index] }
  package func range(of variable: Variable) -> ClosedRange<Double> { ranges[variable.index] }
}

/// The solver under test, or the reference it is compared with.
package enum Engine: String, CaseIterable, Sendable {
  case solver, reference

  package func answer(to system: LinearSystem) throws -> Answer {
    switch self {
    case .reference:
      return try ReferenceSolver(system).answer()
    case .solver:
      let solution = system.makeSolver().solve(preferring: system.preferences)
      return Answer(solution, to: system)
    }
  }
}

extension Answer {
  /// The answer in a solution, for every variable of its system.
  package init(_ solution: Solution, to system: LinearSystem) {
    self.init(
      conflicts: solution.conflicts.map { conflict in
        (conflict.constraints.filter { $0 != conflict.broken } + [conflict.broken]).map(\.index)
      },
      levels: solution.levels.map { Level(strength: $0.strength, violation: $0.violation) },
      values: system.variables.map { solution[$0] },
      isAmbiguous: system.variables.map { solution.isAmbiguous($0) },
      ranges: system.variables.map { solution.range(of: LinearExpression($0)) })
    // Each end of a range needs its own search. With so many systems, a sample of variables is
    // enough.
    let count = system.variables.count
    let some =
      system.constraints.count % 4 == 0 && count > 0
      ? [system.variables[system.constraints.count / 4 % count]] : []
    failures = solution.verify(rangesOf: some).map { "\($0)" }
  }
}
