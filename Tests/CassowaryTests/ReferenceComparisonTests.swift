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

  @Test(arguments: parcels(of: 250, count: 16))
  func `larger systems agree with the reference`(seeds: Range<Int>) throws {
    try compare(seeds, SystemGenerator.Knobs())
  }

  @Test(arguments: parcels(of: 50, count: 8))
  func `the largest systems agree with the reference`(seeds: Range<Int>) throws {
    var knobs = SystemGenerator.Knobs()
    knobs.variableCount = 12...24
    try compare(seeds, knobs)
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
        guard let first = try Comparison.discrepancies(in: system).first else { continue }
        report(system, first.kind, seed: seed)
        // One at a time: the next ones are likely the same defect.
        return
      } catch is ArithmeticOverflow {
        skipped += 1
      }
    }
    // A reference that gives up too often would look like agreement.
    #expect(skipped * 100 <= seeds.count, "the reference gave up on \(skipped) systems")
  }

  private func report(
    _ system: LinearSystem, _ kind: Comparison.Discrepancy.Kind, seed: Int
  ) {
    // A system the reference refuses shows nothing, and one that fails in another way shows
    // something else.
    func discrepancies(in system: LinearSystem) -> [Comparison.Discrepancy] {
      (try? Comparison.discrepancies(in: system)) ?? []
    }
    let smallest = system.shrunk { discrepancies(in: $0).contains { $0.kind == kind } }
    let text = discrepancies(in: smallest).map(\.description).joined(separator: "\n")
    Issue.record("seed \(seed):\n\(smallest)\n\(text)")
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
      expectSame(other, answer, note: "seed \(seed):\n\(shuffled)")
    }
  }

  @Test(arguments: parcels(of: 250, count: 4))
  func `the order of variables makes no difference`(seeds: Range<Int>) throws {
    for seed in seeds {
      let system = SystemGenerator.system(seed: seed)
      let answer = try Engine.solver.answer(to: system)
      var random = SeededGenerator(seed: seed)
      let order = random.shuffle(system.variables)
      let shuffled = system.keeping(order)
      let other = try Engine.solver.answer(to: shuffled)
      #expect(other.broken == answer.broken, "seed \(seed):\n\(shuffled)")
      var renamed = answer
      renamed.values = order.map { answer[$0] }
      renamed.ranges = order.map { answer.range(of: $0) }
      expectSame(other, renamed, note: "seed \(seed):\n\(shuffled)")
    }
  }

  private func expectSame(_ actual: Answer, _ expected: Answer, note: String) {
    for (actual, expected) in zip(actual.levels, expected.levels) {
      #expect(actual.violation ≈ expected.violation, "level \(actual.strength), \(note)")
    }
    for index in expected.values.indices {
      #expect(actual.values[index] ≈ expected.values[index], "v\(index), \(note)")
      #expect(actual.ranges[index] ≈ expected.ranges[index], "v\(index), \(note)")
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
