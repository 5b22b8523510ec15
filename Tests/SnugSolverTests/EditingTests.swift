import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// An edited solver gives the same answers as a new one.
struct EditingTests {
  @Test(arguments: Seeds.parcels(of: 250, count: 40))
  func `suggesting values is as good as solving again`(seeds: Range<Int>) throws {
    var options = SystemGenerator.Options.givenNumbers
    options.variableCount = 1...4
    // The steps cause enough conflicts, and each costs a search.
    options.conflict = 0.05
    options.sameness = 0.3
    try check(seeds) {
      WalkGenerator.suggestions(seed: $0, steps: 1...3, options: options)
    } _: { walk, _ in
      var solution = walk.start.makeSolver().solve(preferring: walk.start.preferences)
      for (change, system) in walk.changes {
        guard case .value(let parameter, let value) = change else { continue }
        solution.suggest(value, for: parameter)
        let fresh = try Engine.solver.answer(to: system)
        let found = Answer(solution, to: system).discrepancies(
          from: fresh, in: system, conflicts: true)
        guard found.isEmpty else { return found }
      }
      return []
    }
  }

  @Test(arguments: Seeds.parcels(of: 250, count: 40))
  func `editing constraints is as good as solving again`(seeds: Range<Int>) throws {
    var options = SystemGenerator.Options.mixed
    options.variableCount = 1...4
    options.conflict = 0.05
    try check(seeds) {
      WalkGenerator.edits(seed: $0, steps: 1...2, options: options)
    } _: { walk, _ in
      var solver = walk.start.makeSolver()
      for (change, system) in walk.changes {
        switch change {
        case .value(let parameter, let value): solver.set(parameter, to: value)
        case .constraint(let index, let constraint):
          solver[Solver.ConstraintID(index: index)] = constraint
        }
        let solution = solver.solve(preferring: system.preferences)
        let fresh = try Engine.solver.answer(to: system)
        let found = Answer(solution, to: system).discrepancies(
          from: fresh, in: system, conflicts: true)
        guard found.isEmpty else { return found }
      }
      return []
    }
  }
}
