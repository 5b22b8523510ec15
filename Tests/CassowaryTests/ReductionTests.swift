@testable import Cassowary
import TestSupport
import Testing

/// Taking out the obvious before the simplex method begins must not change any answer.
struct ReductionTests {
  @Test(arguments: Seeds.parcels(of: 200, count: 16))
  func `answers are the same without it`(seeds: Range<Int>) throws {
    var knobs = SystemGenerator.Knobs()
    knobs.parameters = 0.3
    knobs.sameness = 0.2
    try check(seeds, knobs) { system, _ in
      var solver = system.makeSolver()
      let reduced = Answer(solver.solve(preferring: system.preferences), to: system)
      solver.takesShortcuts = false
      let whole = Answer(solver.solve(preferring: system.preferences), to: system)
      return reduced.discrepancies(from: whole, in: system)
    }
  }

  /// Once both of two independent unknowns moved alike, their difference seemed to stand still.
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

  @Test(arguments: Seeds.parcels(of: 100, count: 16), [true, false])
  func `the multiples of a proof add up to nothing`(seeds: Range<Int>, reduces: Bool) throws {
    var knobs = SystemGenerator.Knobs()
    knobs.sameness = 0.2
    try check(seeds, knobs) { system, _ in
      var solver = system.makeSolver()
      solver.takesShortcuts = reduces
      let solution = solver.solve(preferring: system.preferences)
      var found: [Discrepancy] = []
      for level in solution.levels where level.violation > 0 {
        for variable in system.variables {
          let proof = solution.proof(at: level.strength, of: variable)
          found += faults(of: proof, in: solution, system, "level \(level.strength)")
        }
      }
      for (index, constraint) in system.constraints.enumerated() {
        guard constraint.expression.terms.count == 1, !system.isRequired(index) else { continue }
        let proof = solution.proof(
          of: Solver.ConstraintID(index: index), on: constraint.expression.terms[0].variable)
        found += faults(of: proof, in: solution, system, "c\(index)")
        if !proof.isEmpty, !proof.contains(where: { $0.constraint?.index == index }) {
          found.append(Discrepancy(.proof, "c\(index) has no part in its own proof"))
        }
      }
      return found
    }
  }

  /// Whatever the unknowns are, they cancel; and nobody has a part who has room to give.
  private func faults(
    of proof: [Solution.Multiplier], in solution: Solution, _ system: LinearSystem, _ what: String
  ) -> [Discrepancy] {
    var found: [Discrepancy] = []
    var sum = [Double](repeating: 0, count: system.variables.count)
    let size = proof.map { abs($0.value) }.max() ?? 0
    for part in proof {
      if let variable = part.variable {
        sum[variable.index] += part.value
        if !(solution[variable] ≈ 0) {
          found.append(Discrepancy(.proof, "v\(variable.index) is not at zero, \(what)"))
        }
      }
      guard let constraint = part.constraint.map({ system.constraints[$0.index] }) else { continue }
      for term in constraint.expression.terms {
        sum[term.variable.index] += part.value * term.coefficient
      }
      let value = solution.value(of: constraint.expression)
      if !(value ≈ 0), constraint.violation(at: value) <= 0 {
        found.append(Discrepancy(.proof, "c\(part.constraint?.index ?? -1) has room, \(what)"))
      }
    }
    for index in sum.indices where abs(sum[index]) > Tolerance.slack(at: size) {
      found.append(Discrepancy(.proof, "v\(index) is left over \(sum[index]) times, \(what)"))
    }
    return found
  }
}
