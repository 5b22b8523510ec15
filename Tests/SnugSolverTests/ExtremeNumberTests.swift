import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Numbers of very different size in one system.
struct ExtremeNumberTests {
  /// Ten million times a value of fifty is off by a ten-millionth of a point, so the sum may seem
  /// to violate a bound that it meets.
  @Test func `a bound on a sum of large numbers is met within their rounding`() {
    for constant in stride(from: 8.0, to: 9, by: 1 / 64) {
      var system = LinearSystem()
      let (baseline, center) = (system.position(), system.position())
      system.require(center == LinearExpression(constant: 70 + constant / 3))
      system.add(1e7 * baseline - center >= constant, at: 251)
      system.add(baseline <= LinearExpression(constant: 0), at: 250)
      let width = system.width()
      system.require(width <= 100)
      expectVerified(system.makeSolver().solve())
    }
  }

  /// Presolve solves the second equality for `top`, which multiplies the rounding errors of the
  /// others by 1e9, and removes everything, so no optimum is left to check.
  @Test func `rounding errors of presolve are detected`() {
    var system = LinearSystem()
    let (top, height, next) = (system.position(), system.width(), system.position())
    system.require(height == 145)
    system.require(next + 1e-9 * top + 0.5e-9 * height == -24.71331)
    system.require(next == top + height + 8)
    let solution = system.makeSolver().solve()
    #expect(solution.isProved)
    #expect(solution[top] ≈ -177.71330989)
    expectVerified(solution)
  }

  /// A point of `next` costs 1e-7 times as much as one of `first`, and still more than everything at a
  /// lower level.
  @Test func `multipliers a ten-thousand-millionth of others prove`() {
    var system = LinearSystem()
    let (first, last) = (system.position(), system.position())
    let (width, next) = (system.width(), system.position())
    system.require(last >= 0)
    system.add(width >= 82, at: 750)
    system.add(next - width == -38, at: 800)
    system.add(width == 1000 * first, at: 800)
    system.add(0.0001 * first == 0, at: 800)
    system.add(last <= 1000 * next, at: 800)
    let solution = system.makeSolver().solve()
    #expect(solution.isProved)
    #expect(solution[width] ≈ 38)
    expectVerified(solution)
  }

  /// `wide` would have to be 3e309, and the last of the chain 1e400. Presolve can't write down the
  /// second, and neither can the simplex method.
  @Test(arguments: [[1e-308], [1e-200, 1e-200], [1e-300, 1e-300, 1e10]])
  func `a value too large for a number is finite, and not proved`(multipliers: [Double]) {
    for relation in [LinearConstraint.Relation.equal, .lessThanOrEqual] {
      var system = LinearSystem()
      var last = system.width()
      system.require(last >= 1)
      system.add(last == 30, at: 750)
      for multiplier in multipliers {
        let next = system.width()
        system.constraints.append(
          LinearConstraint(last - multiplier * next, relation, strength: .required))
        last = next
      }
      let solution = system.makeSolver().solve()
      #expect(!solution.isProved)
      #expect(solution.conflicts.isEmpty)
      for variable in solution.variables {
        #expect(solution[variable].isFinite)
        _ = solution.range(of: LinearExpression(variable))
      }
    }
  }

  /// The same chain, but its first width may be as small as it likes.
  @Test func `a product of multipliers too large for a number is no obstacle`() {
    var system = LinearSystem()
    let widths = (0...2).map { _ in system.width() }
    system.require(widths[1] == 1e200 * widths[0])
    system.require(widths[2] == 1e200 * widths[1])
    system.require(widths[2] <= 100)
    system.add(widths[2] >= 80, at: 750)
    let solution = system.makeSolver().solve()
    #expect(solution[widths[2]] ≈ 80)
    #expect(solution[widths[0]] == 0)
  }

  /// Three multipliers in a row make 1e9 of one. A double has sixteen digits; the last is lost to
  /// rounding, and three more to a division by a thousandth.
  private static let nearThousands = Closeness(ofLargest: 1e-12)

  /// A double of ten million has a precision of a billionth of a point. But the solver takes
  /// lengths for equal if they differ by at most 1e-12 of the longest, here a hundred-thousandth
  /// of a point, and a few such steps may add up. The tolerance is still a tenth of the shortest
  /// length, which must be preserved.
  private static let nearMillions = Closeness(absolute: 1e-4, ofLargest: 1e-11)

  @Test(arguments: Seeds.parcels(of: 250, count: 12))
  func `thousandfold proportions agree with the reference`(seeds: Range<Int>) throws {
    // Some of them outgrow the exact numbers of the reference.
    try check(seeds, .extremeMultipliers, leavingOut: 0.1) { system, _ in
      try Comparison.discrepancies(in: system, within: Self.nearThousands)
    }
  }

  @Test(arguments: Seeds.parcels(of: 250, count: 12))
  func `tiny lengths beside huge ones agree with the reference`(seeds: Range<Int>) throws {
    try check(seeds, .extremeLengths, leavingOut: 0.1) { system, _ in
      try Comparison.discrepancies(in: system, within: Self.nearMillions)
    }
  }

  /// A variable in another unit, and constraints in multiples: 2 m instead of 200 cm. Powers of
  /// two change only exponents.
  @Test(arguments: Seeds.parcels(of: 500, count: 20))
  func `the unit of a variable makes no difference`(seeds: Range<Int>) throws {
    try check(seeds, seeds.lowerBound / seeds.count % 2 == 0 ? .mixed : .degenerate) {
      system, random in
      let answer = try Engine.solver.answer(to: system)
      let units = system.variables.map { variable in
        Double(sign: .plus, exponent: random.int(in: -10...10), significand: 1)
      }
      let other = system.inUnits(units)
      var actual = try Engine.solver.answer(to: other)
      for (index, unit) in units.enumerated() {
        actual.values[index] *= unit
        let range = actual.ranges[index]
        actual.ranges[index] = range.lowerBound * unit...range.upperBound * unit
      }
      return actual.discrepancies(from: answer, in: system).map {
        Discrepancy($0.kind, "\($0.description) in\n\(other)")
      }
    }
  }

  @Test(arguments: [1, 8, 64])
  func `a chain that goes up and down a thousandfold keeps its numbers`(pairs: Int) throws {
    for end in [0, 2 * pairs] {
      var system = LinearSystem()
      let widths = (0...2 * pairs).map { _ in system.width() }
      for (place, (left, right)) in zip(widths, widths.dropFirst()).enumerated() {
        system.require(right == (place % 2 == 0 ? 1000 : 0.001) * left)
      }
      system.add(widths[end] == 8, at: 500)
      let answer = try Engine.solver.answer(to: system)
      #expect(answer.conflicts.isEmpty)
      for (place, width) in widths.enumerated() {
        #expect(answer[width] ≈ (place % 2 == 0 ? 8 : 8000), "width \(place) of \(widths.count)")
        #expect(!answer.isAmbiguous(width), "width \(place) of \(widths.count)")
      }
    }
  }

  @Test func `a chain that climbs to a million millions comes back`() throws {
    let factors: [Double] = [1000, 1000, 1000, 1000, 0.001, 0.001, 0.001, 0.001]
    for end in [0, 8] {
      var system = LinearSystem()
      let widths = (0...factors.count).map { _ in system.width() }
      for (place, factor) in factors.enumerated() {
        system.require(widths[place + 1] == factor * widths[place])
      }
      system.add(widths[end] == 8, at: 500)
      let answer = try Engine.solver.answer(to: system)
      #expect(answer.conflicts.isEmpty)
      for (width, value) in zip(widths, [8, 8e3, 8e6, 8e9, 8e12, 8e9, 8e6, 8e3, 8]) {
        #expect(answer[width] ≈ value)
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func `a row divided a thousandfold is divided exactly`(engine: Engine) throws {
    var system = LinearSystem()
    let widths = (0..<5).map { _ in system.width() }
    system.require(widths[1] == 1000 * widths[0])
    system.require(widths[2] == 0.001 * widths[1])
    system.require(widths[3] == 1000 * widths[2])
    system.add(widths[4] == 0.001 * widths[3], at: 750)
    system.require(widths.reduce(LinearExpression()) { $0 + $1 } == 2003 * 0.5)
    let answer = try engine.answer(to: system)
    #expect(answer.conflicts.isEmpty)
    for (width, value) in zip(widths, [0.5, 500, 0.5, 500, 0.5]) {
      #expect(answer[width] ≈ value)
      #expect(!answer.isAmbiguous(width))
    }
  }

  @Test func `hairlines keep their widths beside ten million points`() throws {
    var system = LinearSystem()
    let hairlines = (0..<4).map { _ in system.width() }
    let page = system.width()
    for hairline in hairlines { system.add(hairline == 1e-3, at: 750) }
    system.require(hairlines.reduce(page.linear) { $0 + $1 } == 1e7)
    let answer = try Engine.solver.answer(to: system)
    for hairline in hairlines {
      #expect(Self.nearMillions.same(answer[hairline], 1e-3))
      #expect(!answer.isAmbiguous(hairline))
    }
    #expect(Self.nearMillions.same(answer[page], 1e7 - 4e-3))
  }
}

extension LinearSystem {
  /// The same system with each variable in its own unit.
  fileprivate func inUnits(_ units: [Double]) -> LinearSystem {
    var other = self
    for index in constraints.indices {
      other.constraints[index].expression = LinearExpression(
        constant: constraints[index].expression.constant)
      for term in constraints[index].expression.terms {
        other.constraints[index].expression.add(
          term.coefficient * units[term.variable.index], times: term.variable)
      }
    }
    for parameter in parameters {
      other.give(given[parameter.index]! / units[parameter.index], to: parameter)
    }
    other.preferences = preferences.map {
      switch $0 {
      case .near(let variable, let target): .near(variable, target / units[variable.index])
      case .least(let variable): .least(variable)
      }
    }
    return other
  }
}
