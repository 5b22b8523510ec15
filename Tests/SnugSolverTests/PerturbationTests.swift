@testable import SnugSolver
import Testing

/// Exact arithmetic leaves nonbasic symbols beside a breakpoint, not exactly at it.
struct PerturbationTests {
  /// Nearer to the breakpoint than the tolerance, a perturbation adds no breakpoint of its own.
  @Test(arguments: [-1e-6, -5e-10, 0, 5e-10, 1e-6])
  func `a symbol beside a breakpoint keeps a status that exists`(distance: Double) throws {
    var costs = PiecewiseLinearCosts(tolerance: Tolerance(magnitude: 10))
    costs.add([Bound(.equal, 10, level: 1)])
    costs.add([Bound(.equal, 20, level: 1)])
    var simplex = DualSimplex(Basis(columnCount: 2), costs)
    simplex.positions[0] = 10 + distance
    let segment = costs.segment(from: simplex.statuses[0], towards: distance < 0 ? -1 : 1, of: 0)
    simplex.statuses[0] = try #require(segment)
    simplex.perturb()
    #expect(simplex.statuses.map(\.isBreakpoint) == [true, true])
    let (low, high) = simplex.costs.interval(simplex.statuses[0], of: 0)
    #expect(low == high)
    #expect(abs(low - (10 + distance)) <= costs.tolerance.length)
    #expect(simplex.costs.interval(simplex.statuses[1], of: 1).low == 20)
  }
}
