@testable import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

struct ExactSimplexTests {
  @Test func `the lower level gives way`() throws {
    // Two views want 80 and 60 of 100; the first wants it more.
    var system = ExactSystem(variableCount: 2)
    let sum = system.addRow([(0, 1), (1, 1)])
    system.bound(sum, .lessThanOrEqual, 100)
    system.bound(0, .greaterThanOrEqual, 80, level: 1)
    system.bound(1, .greaterThanOrEqual, 60, level: 2)
    let result = try #require(system.solve())
    #expect(result.positions == [80, 20, 100])
    #expect(result.isBasic == [false, true, false])
    // The second view pushes, the sum and the first one push back.
    #expect((0...2).map { system.multiplier(of: $0, 1, in: result) } == [0, 0, 0])
    #expect((0...2).map { system.multiplier(of: $0, 2, in: result) } == [-1, -1, 1])
    #expect(system.failures(of: result) == [])
  }

  @Test func `the weights of a level add up`() throws {
    for (weight, expected) in [(1.5, 10.0), (2.5, 30)] {
      var system = ExactSystem(variableCount: 1)
      system.bound(0, .equal, 10, level: 1, weight: 2)
      system.bound(0, .equal, 30, level: 1, weight: weight)
      let result = try #require(system.solve())
      #expect(result.positions == [expected])
      #expect(result.multipliers[0].isZero)
    }
  }

  @Test func `positions are rounded once`() throws {
    var system = ExactSystem(variableCount: 4)
    let third = system.addRow([(0, 3)])
    system.bound(third, .equal, 1)
    system.bound(1, .equal, 0.1, level: 1)
    system.bound(2, .equal, 0.2, level: 1)
    system.bound(3, .equal, 0.3, level: 1)
    let sum = system.addRow([(1, 1), (2, 1), (3, 1)])
    let result = try #require(system.solve())
    #expect(result.positions[0] == 1.0 / 3.0)
    // Their sum in floating point is 0.6000000000000001.
    #expect(result.positions[sum] == 0.6)
  }

  @Test func `the largest and the smallest numbers are exact as well`() throws {
    let least = Double.leastNonzeroMagnitude
    let greatest = Double.greatestFiniteMagnitude
    var system = ExactSystem(variableCount: 2)
    let sum = system.addRow([(0, 1), (1, 1)])
    let product = system.addRow([(1, greatest)])
    system.bound(0, .equal, greatest)
    system.bound(sum, .greaterThanOrEqual, greatest, level: 1, weight: least)
    system.bound(1, .lessThanOrEqual, -least, level: 2, weight: greatest)
    let result = try #require(system.solve())
    #expect(result.positions == [greatest, 0, greatest, 0])
    system.bounds[sum] = []
    system.bound(product, .lessThanOrEqual, -1, level: 1)
    let other = try #require(system.solve())
    #expect(other.positions[1] == -1 / greatest)
    #expect(other.positions[product] == -1)
  }

  @Test func `bounds that cannot hold have no result, however small the gap`() {
    for distance in [0, 0.1.ulp] {
      var system = ExactSystem(variableCount: 3)
      let row = system.addRow([(0, 1), (1, -1)])
      let other = system.addRow([(1, 1), (2, -1)])
      let sum = system.addRow([(0, 1), (2, -1)])
      system.bound(row, .equal, 0)
      system.bound(other, .equal, 0.1)
      system.bound(sum, .greaterThanOrEqual, 0.1 + distance)
      #expect((system.solve() == nil) == (distance > 0))
    }
    var empty = ExactSystem(variableCount: 0)
    #expect(empty.solve()?.positions == [])
    let nothing = empty.addRow([])
    empty.bound(nothing, .equal, 5, level: 1)
    #expect(empty.solve()?.positions == [0])
    empty.bound(nothing, .lessThanOrEqual, -1)
    #expect(empty.solve() == nil)
    var contradiction = ExactSystem(variableCount: 1)
    contradiction.bound(0, .greaterThanOrEqual, 2)
    contradiction.bound(0, .lessThanOrEqual, 1)
    #expect(contradiction.solve() == nil)
  }

  @Test func `required bounds on both sides hold, however many are on one side`() throws {
    var system = ExactSystem(variableCount: 2)
    let width = system.addRow([(1, 1)])
    let difference = system.addRow([(0, 1), (1, -1)])
    let sum = system.addRow([(0, 1), (1, 1)])
    system.bound(width, .lessThanOrEqual, 100)
    for _ in 0..<4 { system.bound(width, .greaterThanOrEqual, 100) }
    system.bound(difference, .equal, 0)
    system.bound(sum, .equal, 200)
    for isBasic in [[false, false, true, true, true], [true, true, true, false, false]] {
      #expect(try #require(system.solve(basic: isBasic)).positions == [100, 100, 100, 0, 200])
    }
  }

  @Test(arguments: CyclingExampleTests.examples)
  func `examples that cycle terminate`(example: CyclingExampleTests.Example) throws {
    for seed in 0..<50 {
      var random = SeededGenerator(seed: seed)
      let order = random.shuffle(Array(example.objective.indices))
      var system = ExactSystem(variableCount: order.count)
      for variable in order.indices { system.bound(variable, .greaterThanOrEqual, 0) }
      for row in random.shuffle(example.rows) {
        let symbol = system.addRow(order.indices.map { ($0, row.coefficients[order[$0]]) })
        system.bound(symbol, .lessThanOrEqual, row.limit)
      }
      let objective = system.addRow(order.indices.map { ($0, example.objective[order[$0]]) })
      system.bound(objective, .greaterThanOrEqual, example.optimum + 9, level: 1)
      let result = try #require(system.solve())
      #expect(result.positions[objective] ≈ example.optimum)
      #expect(system.failures(of: result) == [], "seed \(seed)")
    }
  }

  /// Proportions of a tenth are left out, because the reference takes them as decimals.
  static let options: [SystemGenerator.Options] = [
    .init(), .givenNumbers, .degenerate, .manyLevels,
  ]
  .map { (options: SystemGenerator.Options) in
    var options = options
    options.multipliers = [0.5, 2, 3, 0.25, -1, 1, 1]
    return options
  }

  @Test(arguments: options.indices, Seeds.parcels(of: 100, count: 4))
  func `random systems agree with the reference`(index: Int, seeds: Range<Int>) throws {
    try check(seeds, Self.options[index]) { system, random in
      let expected = try Engine.reference.answer(to: system)
      var found: [Discrepancy] = []
      if !expected.broken.isEmpty, ExactSystem(system).solve() != nil {
        found.append(Discrepancy(.feasibility, "conflicts are overlooked"))
      }
      let exact = ExactSystem(system, without: expected.broken)
      // From the basis of rows, and from a random one.
      let anywhere = random.shuffle(exact.bounds.indices.map { $0 >= exact.variableCount })
      let positions = exact.bounds.map { _ in random.choose([-100.0, 0, 40, 100]) }
      for result in [exact.solve(), exact.solve(basic: anywhere, near: positions)] {
        guard let result else {
          found.append(Discrepancy(.feasibility, "what can hold is said not to"))
          continue
        }
        found += exact.failures(of: result).map { Discrepancy(.proof, $0) }
        for (level, expected) in expected.levels.enumerated() {
          let cost = exact.cost(of: result.positions, level: level + 1)
          guard !(cost ≈ expected.violation) else { continue }
          found.append(
            Discrepancy(.cost, "level \(level + 1) costs \(cost), not \(expected.violation)"))
        }
      }
      return found
    }
  }

  @Test(arguments: 0..<40)
  func `coefficients of all sizes make no difference`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let count = random.int(in: 1...8)
    let system = ExactSystem.mixed(variables: count, rows: 3 * count, &random)
    let result = try #require(system.solve())
    #expect(system.failures(of: result) == [])
    // The required bounds hold at a point that was drawn first, and cost nothing.
    let anywhere = random.shuffle(result.isBasic)
    let other = try #require(system.solve(basic: anywhere, near: result.positions))
    #expect(system.failures(of: other) == [])
    for level in 1...3 {
      let cost = system.cost(of: result.positions, level: level)
      #expect(system.cost(of: other.positions, level: level) ≈ cost)
    }
  }

  @Test func `a basis that is none is made one`() throws {
    var system = ExactSystem(variableCount: 3)
    for factor in [1.0, 2, 3] {
      let row = system.addRow([(0, factor), (1, factor)])
      system.bound(row, .equal, 6, level: Int(factor))
    }
    system.bound(0, .equal, 1, level: 4)
    let result = try #require(
      system.solve(basic: [true, true, true, false, false, false]))
    #expect(system.failures(of: result) == [])
    #expect(result.positions == [1, 5, 0, 6, 12, 18])
  }

  @Test(arguments: 0..<40)
  func `an optimal basis takes no steps`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let system = ExactSystem.mixed(variables: 6, rows: 18, &random)
    let result = try #require(system.solve())
    #expect(result.pivots > 0)
    let again = try #require(system.solve(basic: result.isBasic, near: result.positions))
    #expect(again.pivots == 0)
    #expect(again.positions == result.positions)
    #expect(again.isBasic == result.isBasic)
  }
}

extension ExactSystem {
  /// A system whose required bounds hold somewhere.
  static func mixed(
    variables count: Int, rows rowCount: Int, _ random: inout SeededGenerator
  ) -> ExactSystem {
    var system = ExactSystem(variableCount: count)
    let point = (0..<count).map { _ in Double(random.int(in: -1000...1000)) }
    let sizes = [0.0001, 0.003, 0.1, 1, 1, 1, 30, 1000, 1e6]
    for _ in 0..<rowCount {
      var row: [(variable: Int, coefficient: Double)] = []
      for _ in 0..<random.int(in: 1...4) {
        row.append((random.int(in: 0...count - 1), random.choose(sizes) * random.choose([-1, 1])))
      }
      let symbol = system.addRow(row)
      if random.chance(0.2) {
        let value = row.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
        system.bound(symbol, .lessThanOrEqual, value.rounded(.up) + 1)
      }
      let relation: LinearConstraint.Relation = random.choose(
        [.equal, .lessThanOrEqual, .greaterThanOrEqual])
      let target = Double(random.int(in: -1000...1000)) * random.choose(sizes)
      system.bound(symbol, relation, target, level: random.int(in: 1...3))
    }
    return system
  }
}
