import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Systems in which many constraints meet in one point. A careless simplex method cycles on them,
/// and a careless tolerance finds false violations.
struct DegenerateSystemTests {
  @Test(arguments: Seeds.parcels(of: 250, count: 20))
  func `systems full of ties agree with the reference`(seeds: Range<Int>) throws {
    try check(seeds, .degenerate) { system, _ in try Comparison.discrepancies(in: system) }
  }

  @Test(arguments: Seeds.parcels(of: 250, count: 10))
  func `systems of many levels agree with the reference`(seeds: Range<Int>) throws {
    try check(seeds, .manyLevels) { system, _ in try Comparison.discrepancies(in: system) }
  }

  /// Views of equal intrinsic widths, equal by constraints, in a container that is exactly full, or
  /// too wide or too narrow.
  @Test(arguments: Engine.allCases, [0.0, 24, -48])
  func `equal views share the room equally`(engine: Engine, excess: Double) throws {
    try fill(excess: excess, engine, .required)
    try fill(excess: excess, engine, .optional(751))
  }

  private func fill(excess: Double, _ engine: Engine, _ chain: Strength) throws {
    var system = LinearSystem()
    let widths = (0..<24).map { _ in system.label(intrinsic: 40, hug: 250, resist: 750) }
    for (left, right) in zip(widths, widths.dropFirst()) {
      system.constraints.append(LinearConstraint(left - right, .equal, strength: chain))
    }
    system.require(sum(of: widths) == 24 * 40 + excess)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts.isEmpty)
    for width in widths {
      #expect(answer[width] ≈ (40 + excess / 24))
      #expect(!answer.isAmbiguous(width))
    }
    let costs = Dictionary(uniqueKeysWithValues: answer.levels.map { ($0.strength, $0.violation) })
    #expect(costs[750]! ≈ max(0, -excess))
    #expect(costs[250]! ≈ max(0, excess))
  }

  @Test(arguments: [1, 10, 200])
  func `a chain of equal widths has the only requested width`(count: Int) throws {
    for strength in [Strength.required, .optional(250)] {
      var system = LinearSystem()
      let widths = (0..<count).map { _ in system.width() }
      for (left, right) in zip(widths, widths.dropFirst()) {
        system.constraints.append(LinearConstraint(left - right, .equal, strength: strength))
      }
      system.add(widths[count / 2] == 50, at: 249)
      let answer = try Engine.solver.answer(to: system)
      for width in widths {
        #expect(answer[width] ≈ 50)
        #expect(!answer.isAmbiguous(width))
      }
      for level in answer.levels { #expect(level.violation ≈ 0) }
    }
  }

  /// A monotonic sequence from one end to the other violates exactly the difference.
  @Test(arguments: [2, 10, 100])
  func `a chain between different ends may give way anywhere`(count: Int) throws {
    var system = LinearSystem()
    let widths = (0..<count).map { _ in system.width() }
    for (left, right) in zip(widths, widths.dropFirst()) { system.add(left == right, at: 250) }
    system.require(widths[0] == 20)
    system.require(widths[count - 1] == 100)
    let answer = try Engine.solver.answer(to: system)
    #expect(answer.levels.map(\.strength) == [250])
    #expect(answer.levels[0].violation ≈ 80)
    for width in widths.dropFirst().dropLast() {
      #expect(answer.isAmbiguous(width))
      #expect(answer.range(of: width) ≈ (20...100))
    }
  }

  @Test(arguments: [(500, 499), (499, 500), (500, 500)])
  func `of preferences of one level the majority wins`(narrow: Int, wide: Int) throws {
    var system = LinearSystem()
    let width = system.width()
    for turn in 0..<max(narrow, wide) {
      if turn < narrow { system.add(width == 100, at: 500) }
      if turn < wide { system.add(width == 200, at: 500) }
    }
    let answer = try Engine.solver.answer(to: system)
    let least: Double = narrow >= wide ? 100 : 200
    let greatest: Double = narrow > wide ? 100 : 200
    #expect(answer.range(of: width) ≈ (least...greatest))
    #expect(answer.isAmbiguous(width) == (narrow == wide))
    #expect(answer.levels[0].violation ≈ (100 * Double(min(narrow, wide))))
  }

  @Test func `fifty multiples of a constraint are one constraint`() throws {
    var once = LinearSystem()
    let widths = (0..<6).map { _ in once.label(intrinsic: 40, hug: 250, resist: 750) }
    for (left, right) in zip(widths, widths.dropFirst()) { once.require(left == 2 * right) }
    once.require(sum(of: widths) <= 126)
    let answer = try Engine.reference.answer(to: once)
    var often = once
    for factor in 1...50 {
      for index in once.requiredConstraints {
        var again = once.constraints[index]
        again.expression = Double(factor) / 8 * again.expression
        often.constraints.append(again)
      }
    }
    let repeated = try Engine.solver.answer(to: often)
    #expect(repeated.conflicts.isEmpty)
    for (width, value) in zip(widths, [64.0, 32, 16, 8, 4, 2]) {
      #expect(answer[width] ≈ value)
      #expect(repeated[width] ≈ value)
      #expect(!repeated.isAmbiguous(width))
    }
  }

  private func sum(of widths: [Variable]) -> LinearExpression {
    widths.reduce(LinearExpression()) { $0 + $1 }
  }
}
