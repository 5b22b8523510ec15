import Cassowary
import TestSupport
import Testing

/// The solver against the reference, on more systems than anybody would write down.
///
/// When one differs, the test prints its seed and the smallest system that still differs.
struct ReferenceComparisonTests {
  /// Seeds in parcels, so that the parcels run side by side.
  private static func parcels(of size: Int, count: Int) -> [Range<Int>] {
    (0..<count).map { $0 * size..<($0 + 1) * size }
  }

  @Test(arguments: parcels(of: 500, count: 16))
  func `small systems agree with the reference`(seeds: Range<Int>) throws {
    var knobs = SystemGenerator.Knobs()
    knobs.variableCount = 1...5
    try compare(seeds, knobs)
  }

  @Test(arguments: parcels(of: 100, count: 30))
  func `larger systems agree with the reference`(seeds: Range<Int>) throws {
    try compare(seeds, SystemGenerator.Knobs())
  }

  @Test(arguments: parcels(of: 250, count: 4))
  func `systems full of conflicts agree with the reference`(seeds: Range<Int>) throws {
    var knobs = SystemGenerator.Knobs()
    knobs.variableCount = 1...6
    knobs.conflict = 1
    knobs.unstructured = 0.5
    try compare(seeds, knobs)
  }

  private func compare(_ seeds: Range<Int>, _ knobs: SystemGenerator.Knobs) throws {
    var skipped = 0
    for seed in seeds {
      let system = SystemGenerator.system(seed: seed, knobs: knobs)
      do {
        let discrepancies = try Comparison.discrepancies(in: system)
        guard discrepancies.isEmpty else {
          report(system, seed: seed)
          // One at a time: the next ones are likely the same defect.
          return
        }
      } catch is ArithmeticOverflow {
        skipped += 1
      }
    }
    // A reference that gives up too often would look like agreement.
    #expect(skipped * 100 <= seeds.count, "the reference gave up on \(skipped) systems")
  }

  private func report(_ system: LinearSystem, seed: Int) {
    let smallest = system.shrunk {
      // A system the reference refuses shows nothing.
      (try? !Comparison.discrepancies(in: $0).isEmpty) ?? false
    }
    let discrepancies = (try? Comparison.discrepancies(in: smallest)) ?? []
    Issue.record(
      "seed \(seed):\n\(smallest)\n\(discrepancies.joined(separator: "\n"))")
  }

  @Test(arguments: parcels(of: 250, count: 4))
  func `the order of constraints makes no difference`(seeds: Range<Int>) throws {
    for seed in seeds {
      let system = SystemGenerator.system(seed: seed)
      let answer = try Engine.solver.answer(to: system)
      // Which constraint a conflict breaks is a matter of order by definition.
      guard answer.conflicts.isEmpty else { continue }
      var random = SeededGenerator(seed: seed)
      var shuffled = system
      shuffled.constraints = random.shuffle(system.constraints)
      let other = try Engine.solver.answer(to: shuffled)
      #expect(other.conflicts.isEmpty, "seed \(seed):\n\(shuffled)")
      for variable in system.variables {
        #expect(
          other[variable] ≈ answer[variable], "v\(variable.index), seed \(seed):\n\(shuffled)")
        #expect(
          other.range(of: variable) ≈ answer.range(of: variable),
          "v\(variable.index), seed \(seed):\n\(shuffled)")
      }
    }
  }

  @Test
  func `the same system has the same answer to the last bit`() throws {
    for seed in 0..<100 {
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
