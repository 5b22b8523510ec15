@testable import Cassowary
import Testing

/// The check after each solve sees what a solver could get wrong.
struct OptimalityCheckTests {
  /// `x` would be 40, and a row that is `x` must not exceed 30.
  private func optimum() -> DualSimplex {
    var costs = PiecewiseLinearCosts(tolerance: Tolerance(magnitude: 100))
    func bound(_ relation: LinearConstraint.Relation, _ target: Double, level: Int32) -> Bound {
      Bound(
        constraint: nil, strength: level == 0 ? .required : .optional(1), level: level,
        relation: relation, target: target)
    }
    _ = costs.add([bound(.equal, 40, level: 1)])
    _ = costs.add([bound(.lessThanOrEqual, 30, level: 0)])
    let row = [Entry(symbol: 0, coefficient: 1)]
    var simplex = DualSimplex(Basis(columnCount: 1, rows: [row]), costs)
    #expect(simplex.optimize() == .optimal)
    return simplex
  }

  @Test func `an optimum passes`() {
    #expect(optimum().positions == [30, 30])
    #expect(optimum().symbolsFailingCheck().isEmpty)
  }

  @Test(arguments: [0, 1]) func `a wrong multiplier or position does not`(symbol: Int) {
    var wrong = optimum()
    wrong.multipliers[symbol] = .zero
    #expect(!wrong.symbolsFailingCheck().isEmpty)
    wrong = optimum()
    wrong.positions[symbol] += 1
    #expect(!wrong.symbolsFailingCheck().isEmpty)
  }
}
