@testable import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Systems that the presolver cannot make smaller and in which every pivot touches most of the
/// basis, so that rounding errors add up.
struct DenseSystemTests {
  @Test(arguments: Seeds.parcels(of: 25, count: 64))
  func `small systems cost what they cost in exact arithmetic`(seeds: Range<Int>) throws {
    try check(seeds, boxes: 2...12, .plain) { costDiscrepancies(in: $0, of: $1) }
  }

  @Test(arguments: Seeds.parcels(of: 1, count: 20))
  func `sixty variables cost what they cost in exact arithmetic`(seeds: Range<Int>) throws {
    try check(seeds, boxes: 20...30, .plain) { costDiscrepancies(in: $0, of: $1) }
  }

  @Test(arguments: Seeds.parcels(of: 5, count: 40))
  func `up to two hundred variables are proved`(seeds: Range<Int>) throws {
    try check(seeds, boxes: 20...100, .plain)
  }

  /// Its multipliers are zero at the coarser precision of a proof, but not at the finer one.
  @Test func `rounding in two hundred variables is no failure`() {
    let system = SystemGenerator.denseSystem(seed: 135, boxes: 100, levels: 5)
    expectVerified(system.makeSolver().solve(preferring: system.preferences))
  }

  @Test(arguments: Seeds.parcels(of: 2, count: 10))
  func `a few unusual multipliers among up to a hundred variables are proved`(
    seeds: Range<Int>
  ) throws {
    try check(seeds, boxes: 20...50, .mixed)
  }

  @Test(arguments: Seeds.parcels(of: 25, count: 12))
  func `a few unusual multipliers cost no more than in exact arithmetic`(
    seeds: Range<Int>
  ) throws {
    try check(seeds, boxes: 2...12, .mixed) { costDiscrepancies(in: $0, of: $1, allowsLess: true) }
  }

  @Test(arguments: Seeds.parcels(of: 10, count: 5))
  func `many unusual multipliers cost no more than in exact arithmetic`(
    seeds: Range<Int>
  ) throws {
    try check(seeds, boxes: 2...12, .wild) { costDiscrepancies(in: $0, of: $1, allowsLess: true) }
  }

  /// The tolerances of the check after a solve are finer than those of the verifier.
  @Test(arguments: Seeds.sample(of: Array(0..<20), every: 10) + [200_303])
  func `a system is proved if the verifier finds no failure`(seed: Int) {
    let system = SystemGenerator.denseSystem(
      seed: seed, boxes: 2 + seed * 7 % 25, levels: 1 + seed % 5,
      multipliers: seed < 20 ? .wild : .mixed)
    let solution = system.makeSolver().solve(preferring: system.preferences)
    #expect(solution.isProved == solution.verify().isEmpty)
  }

  private func check(
    _ seeds: Range<Int>, boxes: ClosedRange<Int>, _ multipliers: SystemGenerator.Multipliers,
    _ others: (Solution, LinearSystem) -> [Discrepancy] = { _, _ in [] }
  ) throws {
    try SnugSolverTests.check(
      seeds,
      { seed in
        SystemGenerator.denseSystem(
          seed: seed, boxes: boxes.lowerBound + seed * 7 % boxes.count, levels: 1 + seed % 5,
          multipliers: multipliers)
      },
      { system, _ in
        let solution = system.makeSolver().solve(preferring: system.preferences)
        return proofDiscrepancies(in: solution, of: system) + others(solution, system)
      })
  }

  private func proofDiscrepancies(
    in solution: Solution, of system: LinearSystem
  ) -> [Discrepancy] {
    var found = solution.verify().map { Discrepancy(.proof, "\($0)") }
    if !solution.isProved { found.append(Discrepancy(.proof, "the optimum is not proved")) }
    if !solution.conflicts.isEmpty { found.append(Discrepancy(.conflict, "there is a conflict")) }
    let values = system.variables.map { solution[$0] }
    let slack = Closeness.usual.slack(at: values.map(abs).max() ?? 0)
    for constraint in system.requiredConstraints {
      let violation = system.violation(of: constraint, at: values)
      if !(violation <= slack) {
        found.append(Discrepancy(.feasibility, "c\(constraint) is violated by \(violation)"))
      }
    }
    return found
  }

  /// An error of a billionth of a point becomes ten points when it is multiplied by a million and
  /// divided by 0.0001. With such multipliers, what the solver takes for zero at one level may
  /// lower the cost of the next one below the exact optimum. It must never raise it.
  ///
  /// - Parameter allowsLess: whether a level may cost less than the exact optimum. The levels below
  ///   are not compared then.
  private func costDiscrepancies(
    in solution: Solution, of system: LinearSystem, allowsLess: Bool = false
  ) -> [Discrepancy] {
    let exact = ExactSystem(system)
    guard let optimum = exact.solve(near: system.variables.map { solution[$0] }) else {
      return [Discrepancy(.conflict, "exact arithmetic finds a conflict")]
    }
    var found: [Discrepancy] = []
    for (index, level) in solution.levels.enumerated() {
      let cost = exact.cost(of: optimum.positions, level: index + 1)
      if level.violation ≈ cost { continue }
      if allowsLess, level.violation < cost { break }
      found.append(
        Discrepancy(.level, "level \(level.strength) costs \(level.violation), not \(cost)"))
    }
    return found
  }
}
