@testable import SnugSolver
import Testing

/// The check after each solve detects the errors a solver could make.
struct OptimalityCheckTests {
  /// `x` wants to be 40, and a row equal to `x` must not exceed 30.
  private func optimum() -> DualSimplex {
    var costs = PiecewiseLinearCosts(tolerance: Tolerance(magnitude: 100))
    _ = costs.add([Bound(.equal, 40, level: 1)])
    _ = costs.add([Bound(.lessThanOrEqual, 30)])
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
