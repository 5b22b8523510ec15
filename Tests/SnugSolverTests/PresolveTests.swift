@testable import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Presolve must not change any answer.
struct PresolveTests {
  @Test(arguments: Seeds.parcels(of: 200, count: 16))
  func `answers are the same without it`(seeds: Range<Int>) throws {
    var options = SystemGenerator.Options()
    options.parameters = 0.3
    options.sameness = 0.2
    try check(seeds, options) { system, _ in
      var solver = system.makeSolver()
      let reduced = Answer(solver.solve(preferring: system.preferences), to: system)
      solver.usesPresolve = false
      let whole = Answer(solver.solve(preferring: system.preferences), to: system)
      return reduced.discrepancies(from: whole, in: system)
    }
  }

  /// A former bug: two independent unknowns moved at equal rates, so their difference seemed fixed.
  @Test func `a difference of independent unknowns is ambiguous`() {
    var system = LinearSystem()
    let (first, second) = (system.position(), system.position())
    let (width, other) = (system.width(), system.width())
    system.require(second == first + width)
    system.require(other + second >= first.linear)
    let solution = system.makeSolver().solve()
    #expect(system.variables.allSatisfy { solution.isAmbiguous($0) })
    #expect(solution.isAmbiguous(second - first))
    #expect(solution.isAmbiguous(first - width))
  }
}
