@testable import Cassowary
import TestSupport
import Testing

/// Taking out the obvious before the simplex method begins must not change any answer.
struct ReductionTests {
  private static let parcels = (0..<16).map { $0 * 200..<($0 + 1) * 200 }

  @Test(arguments: parcels)
  func `answers are the same without it`(seeds: Range<Int>) {
    for seed in seeds {
      let system = SystemGenerator.system(seed: seed)
      var solver = system.makeSolver()
      let reduced = solver.solve(preferring: system.preferences)
      solver.takesShortcuts = false
      let whole = solver.solve(preferring: system.preferences)
      let note = "seed \(seed):\n\(system)"
      #expect(reduced.conflicts.map(\.broken) == whole.conflicts.map(\.broken), "\(note)")
      for (one, other) in zip(reduced.levels, whole.levels) {
        #expect(one.strength == other.strength, "\(note)")
        #expect(one.violation ≈ other.violation, "level \(one.strength), \(note)")
      }
      for variable in system.variables {
        let name = "v\(variable.index), \(note)"
        #expect(reduced[variable] ≈ whole[variable], "\(name)")
        #expect(reduced.range(of: variable) ≈ whole.range(of: variable), "\(name)")
        #expect(reduced.isAmbiguous(variable) == whole.isAmbiguous(variable), "\(name)")
      }
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

  @Test(arguments: parcels, [true, false])
  func `the multiples of a proof add up to nothing`(seeds: Range<Int>, reduces: Bool) {
    for seed in seeds {
      let system = SystemGenerator.system(seed: seed)
      var solver = system.makeSolver()
      solver.takesShortcuts = reduces
      let solution = solver.solve(preferring: system.preferences)
      for level in solution.levels where level.violation > 0 {
        for variable in system.variables {
          let proof = solution.proof(at: level.strength, of: variable)
          check(proof, of: solution, system, "level \(level.strength), seed \(seed):\n\(system)")
        }
      }
      for (index, constraint) in system.constraints.enumerated() {
        guard constraint.expression.terms.count == 1, !system.isRequired(index) else { continue }
        let proof = solution.proof(
          of: Solver.ConstraintID(index: index), on: constraint.expression.terms[0].variable)
        check(proof, of: solution, system, "c\(index), seed \(seed):\n\(system)")
        #expect(
          proof.isEmpty || proof.contains { $0.constraint?.index == index },
          "c\(index), seed \(seed):\n\(system)")
      }
    }
  }

  /// Whatever the unknowns are, they cancel; and nobody has a part who has room to give.
  private func check(
    _ proof: [Solution.Multiplier], of solution: Solution, _ system: LinearSystem, _ note: String
  ) {
    var sum = [Double](repeating: 0, count: system.variables.count)
    let size = proof.map { abs($0.value) }.max() ?? 0
    for part in proof {
      if let variable = part.variable {
        sum[variable.index] += part.value
        #expect(solution[variable] ≈ 0, "v\(variable.index) is not at zero, \(note)")
      }
      guard let constraint = part.constraint.map({ system.constraints[$0.index] }) else { continue }
      for term in constraint.expression.terms {
        sum[term.variable.index] += part.value * term.coefficient
      }
      let value = solution.value(of: constraint.expression)
      #expect(
        value ≈ 0 || constraint.violation(at: value) > 0,
        "c\(part.constraint?.index ?? -1) has room, \(note)")
    }
    for index in sum.indices where abs(sum[index]) > Tolerance.slack(at: size) {
      Issue.record("v\(index) is left over \(sum[index]) times, \(note)")
    }
  }
}
