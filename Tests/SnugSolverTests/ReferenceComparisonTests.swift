import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Compares the solver with the reference on many random systems.
///
/// When one differs, the test prints its seed and the smallest system that still differs.
struct ReferenceComparisonTests {
  @Test(arguments: Seeds.parcels(of: 500, count: 16))
  func `small systems agree with the reference`(seeds: Range<Int>) throws {
    var options = SystemGenerator.Options()
    options.variableCount = 1...5
    try compare(seeds, options)
  }

  @Test(arguments: Seeds.parcels(of: 250, count: 16))
  func `larger systems agree with the reference`(seeds: Range<Int>) throws {
    try compare(seeds, SystemGenerator.Options())
  }

  @Test(arguments: Seeds.parcels(of: 50, count: 8))
  func `the largest systems agree with the reference`(seeds: Range<Int>) throws {
    var options = SystemGenerator.Options()
    options.variableCount = 12...24
    try compare(seeds, options)
  }

  @Test(arguments: Seeds.parcels(of: 250, count: 4))
  func `systems full of conflicts agree with the reference`(seeds: Range<Int>) throws {
    var options = SystemGenerator.Options()
    options.variableCount = 1...6
    options.conflict = 1
    options.unstructured = 0.5
    try compare(seeds, options)
  }

  @Test(arguments: Seeds.parcels(of: 250, count: 8))
  func `systems with parameters agree with the reference`(seeds: Range<Int>) throws {
    try compare(seeds, .givenNumbers)
  }

  private func compare(_ seeds: Range<Int>, _ options: SystemGenerator.Options) throws {
    try check(seeds, options) { system, _ in try Comparison.discrepancies(in: system) }
  }

  @Test(arguments: Seeds.parcels(of: 100, count: 1))
  func `the same system has the same answer to the last bit`(seeds: Range<Int>) throws {
    for seed in seeds {
      let system = SystemGenerator.system(seed: seed)
      let answer = try Engine.solver.answer(to: system)
      let again = try Engine.solver.answer(to: system)
      #expect(again.conflicts == answer.conflicts, "seed \(seed)")
      #expect(again.levels == answer.levels, "seed \(seed)")
      #expect(again.values == answer.values, "seed \(seed)")
      #expect(again.ranges == answer.ranges, "seed \(seed)")
    }
  }
}
