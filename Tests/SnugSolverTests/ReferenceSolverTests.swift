import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Tests of the test support: the reference against brute force, and the tools around it.
///
/// `VectorTests` and others check the reference on known layouts.
struct ReferenceSolverTests {
  @Test(arguments: Seeds.parcels(of: 60, count: 4))
  func `the reference finds the best of all corners`(seeds: Range<Int>) throws {
    var options = SystemGenerator.Options()
    options.variableCount = 1...3
    options.unstructured = 0.6
    options.conflict = 0.4
    for seed in seeds {
      let system = SystemGenerator.system(seed: seed, options: options)
      let answer = try Engine.reference.answer(to: system)
      let search = CornerSearch(system)
      try #require(answer.broken == search.broken, "seed \(seed):\n\(system)")
      for (level, violation) in zip(answer.levels, search.violations) {
        #expect(level.violation ≈ violation, "seed \(seed):\n\(system)")
      }
      for variable in system.variables {
        let (range, extent) = (answer.range(of: variable), search.extents[variable.index])
        let least = range.lowerBound == -.infinity || range.lowerBound ≈ extent.lowerBound
        let greatest = range.upperBound == .infinity || range.upperBound ≈ extent.upperBound
        #expect(least && greatest, "v\(variable.index), seed \(seed):\n\(system)")
        #expect(
          answer[variable] ≈ search.values[variable.index],
          "v\(variable.index), seed \(seed):\n\(system)")
      }
    }
  }

  @Test(arguments: Seeds.parcels(of: 100, count: 2))
  func `the reference reports minimal conflicts`(seeds: Range<Int>) throws {
    var options = SystemGenerator.Options()
    options.conflict = 1
    var conflicts = 0
    for seed in seeds {
      let system = SystemGenerator.system(seed: seed, options: options)
      let reference = ReferenceSolver(system)
      for conflict in try reference.answer().conflicts {
        conflicts += 1
        #expect(try reference.isMinimalConflict(conflict), "seed \(seed):\n\(system)")
      }
    }
    #expect(conflicts * 4 > seeds.count)
  }

  @Test
  func `tenths are tenths`() throws {
    // In binary, 0.1 + 0.2 is not 0.3. The reference must not find a conflict there.
    var system = LinearSystem()
    let width = system.width()
    system.require(0.1 * width == 1)
    system.require(0.3 * width == 3)
    system.require(width + 0.1 + 0.2 == 10.3)
    let answer = try Engine.reference.answer(to: system)
    #expect(answer.conflicts.isEmpty)
    #expect(answer[width] == 10)
  }

  @Test
  func `a least value that does not exist is refused`() {
    var system = LinearSystem()
    let position = system.position()
    system.preferences = [.least(position)]
    #expect(throws: ReferenceSolver.Refusal.self) { try Engine.reference.answer(to: system) }
  }

  @Test
  func `generated systems are varied`() throws {
    var (ambiguous, conflicting, strained) = (0, 0, 0)
    for seed in 0..<300 {
      let answer = try Engine.reference.answer(to: SystemGenerator.system(seed: seed))
      if answer.isAmbiguous.contains(true) { ambiguous += 1 }
      if !answer.conflicts.isEmpty { conflicting += 1 }
      if answer.levels.contains(where: { $0.violation > 0 }) { strained += 1 }
    }
    #expect(ambiguous > 60)
    #expect(conflicting > 30)
    #expect(strained > 100)
  }

  @Test
  func `a seed always gives the same system`() {
    for seed in 0..<50 {
      let system = SystemGenerator.system(seed: seed)
      #expect(system.description == SystemGenerator.system(seed: seed).description)
    }
    var random = SeededGenerator(seed: 0)
    // The first number of the published SplitMix64 for the seed 0.
    #expect(random.next() == 0xE220_A839_7B1D_CDAF)
  }

  @Test
  func `a system reads as equations`() {
    var system = LinearSystem()
    let (left, right) = (system.position(), system.width())
    system.add(left - 2 * right == 8, at: 750)
    system.require(-0.5 * right <= 0)
    system.preferences = [.near(left, -20), .least(right)]
    #expect(
      system.description == """
        v0 is free
        v1 >= 0
        c0: v0 - 2 v1 - 8 == 0 @750
        c1: -0.5 v1 <= 0
        prefer v0 near -20
        prefer v1 least
        """)
  }

  @Test
  func `a walk is described as a system and its changes`() {
    var system = LinearSystem()
    let width = system.width()
    let window = system.addParameter(100)
    system.require(width == 0.5 * window)
    let walk = Walk(
      start: system,
      steps: [.give(0, 30), .edit(0, .relation(.lessThanOrEqual)), .edit(0, .constant(-8))])
    #expect(
      walk.description == """
        v0 >= 0
        v1 is given 100
        c0: v0 - 0.5 v1 == 0
        then v1 is given 30
        then c0: v0 - 0.5 v1 <= 0
        then c0: v0 - 0.5 v1 - 8 <= 0
        """)
  }

  @Test
  func `a failing system is reduced to a minimal one that fails`() throws {
    var system = LinearSystem()
    let widths = (0..<6).map { _ in system.width() }
    for (left, right) in zip(widths, widths.dropFirst()) { system.add(left == right, at: 250) }
    system.require(widths[2] - 3 * widths[3] == 20)
    system.require(widths[2] == 50)
    system.require(widths[2] == 60)
    system.settleAll()
    let smallest = try system.shrunk { candidate in
      try Engine.reference.answer(to: candidate).conflicts.contains { $0.count == 2 }
    }
    #expect(
      smallest.description == """
        v0 >= 0
        c0: v0 - 50 == 0
        c1: v0 == 0
        """)
  }
}
