@testable import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// The solver's proofs of its own answers.
struct CertificateSolverTests {
  @Test(arguments: Seeds.parcels(of: 250, count: 4))
  func `every conflict is proved and minimal`(seeds: Range<Int>) {
    var options = SystemGenerator.Options()
    options.variableCount = 1...6
    options.conflict = 1
    options.unstructured = 0.5
    // Other seeds than those compared with the reference.
    for seed in seeds.lowerBound + 2000..<seeds.upperBound + 2000 {
      let system = SystemGenerator.system(seed: seed, options: options)
      let solution = system.makeSolver().solve()
      let failures = solution.verify().filter {
        if case .conflict = $0.subject { true } else { false }
      }
      #expect(failures.isEmpty, "seed \(seed):\n\(system)")
      expectMinimalConflicts(in: solution, of: system, "seed \(seed):\n\(system)")
    }
  }

  /// A former bug: after presolve, the constraint and what it conflicted with were bounds on one
  /// symbol, and only the constraint was named.
  @Test func `the opposing constraint is a member of the conflict`() {
    var system = LinearSystem()
    let widths = (0..<4).map { _ in system.width() }
    system.require(widths[0] == 60)
    let sum = system.require(widths[0] + widths[1] == 140)
    let difference = system.require(widths[2] - widths[0] == 40)
    let bound = system.require(widths[2] + widths[3] - widths[0] - widths[1] <= -40)
    let multiple = system.require(widths[3] - 3 * widths[2] == 8)
    let solution = system.makeSolver().solve()
    let members = solution.conflicts.map { $0.constraints.map(\.index) }
    #expect(members == [[sum, difference, bound, multiple]])
    #expect(solution.verify() == [])
  }
}
