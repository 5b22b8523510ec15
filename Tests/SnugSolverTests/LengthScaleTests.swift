import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Answers do not depend on the unit of length.
struct LengthScaleTests {
  /// A power of two changes only the exponent of a `Double`, so the system is the same to the last
  /// bit. But the solver distinguishes lengths from rounding errors by their size.
  @Test(arguments: Seeds.parcels(of: 500, count: 21))
  func `lengths that are scaled scale the answer`(seeds: Range<Int>) throws {
    try check(
      seeds, [.degenerate, .mixed, .manyLevels][seeds.lowerBound / seeds.count % 3]
    ) { system, random in
      let answer = try Engine.solver.answer(to: system)
      return try (0..<2).flatMap { _ in
        let exponent = random.int(in: -10...20)
        let unit = Double(sign: .plus, exponent: exponent, significand: 1)
        let actual = try Engine.solver.answer(to: system.scaled(by: unit)).scaled(by: 1 / unit)
        return actual.discrepancies(from: answer, in: system, conflicts: true).map {
          Discrepancy($0.kind, "\($0.description) when scaled by 2^\(exponent)")
        }
      }
    }
  }
}

extension LinearSystem {
  /// The same system in another unit of length.
  fileprivate func scaled(by unit: Double) -> LinearSystem {
    var scaled = self
    for index in constraints.indices {
      scaled.constraints[index].expression.constant *= unit
    }
    for parameter in parameters { scaled.give(given[parameter.index]! * unit, to: parameter) }
    scaled.preferences = preferences.map {
      switch $0 {
      case .near(let variable, let target): .near(variable, target * unit)
      case .least(let variable): .least(variable)
      }
    }
    return scaled
  }
}

extension Answer {
  fileprivate func scaled(by unit: Double) -> Answer {
    var scaled = self
    for index in levels.indices { scaled.levels[index].violation *= unit }
    scaled.values = values.map { $0 * unit }
    scaled.ranges = ranges.map { $0.lowerBound * unit...$0.upperBound * unit }
    return scaled
  }
}
