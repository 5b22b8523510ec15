@testable import SnugSolver
import Testing

/// A symbol's status is one that its axis has, wherever the symbol is said to be.
struct StatusTests {
  /// Axes with a hard bound on each side or none, and up to three targets between them.
  private static let axes: [[Bound]] = {
    var axes = [[Bound(.equal, 5)]]
    axes.append([Bound(.greaterThanOrEqual, 1e300), Bound(.equal, -1e300, level: 1)])
    for count in 0...3 {
      let targets = (0..<count).map { Bound(.equal, Double(10 * $0 + 10), level: 1) }
      for below in [[], [Bound(.greaterThanOrEqual, 0)]] {
        for above in [[], [Bound(.lessThanOrEqual, 40)]] { axes.append(targets + below + above) }
      }
    }
    return axes
  }()

  private static let positions: [Double] = [
    -.infinity, -1e308, -1, 0, 1e-10, 5, 10, 10 - 1e-10, 25, 30, 40, 41, 1e308, .infinity, .nan,
  ]

  /// Every status of an axis, in order, by walking from the first to the last.
  private func statuses(of costs: PiecewiseLinearCosts) -> [DualSimplex.Status] {
    var status = costs.cheapest[0]
    while let lower = costs.end(of: status, towards: -1, of: 0) {
      status = lower
      guard let next = costs.segment(from: status, towards: -1, of: 0) else { break }
      status = next
    }
    var found = [status]
    while let next = found[found.count - 1].isBreakpoint
      ? costs.segment(from: found[found.count - 1], towards: 1, of: 0)
      : costs.end(of: found[found.count - 1], towards: 1, of: 0)
    {
      found.append(next)
    }
    return found
  }

  @Test func `a walk along an axis ends at its ends`() {
    for bounds in Self.axes {
      var costs = PiecewiseLinearCosts(tolerance: Tolerance(magnitude: 100))
      costs.add(bounds)
      let all = statuses(of: costs)
      let count = costs.breakpointCount(0)
      #expect(all.count(where: \.isBreakpoint) == count)
      let ends = all.map { costs.interval($0, of: 0) }
      for (one, next) in zip(ends, ends.dropFirst()) { #expect(one.high == next.low) }
      let required = bounds.filter(\.isRequired)
      #expect(ends[0].low.isFinite == required.contains { $0.relation != .lessThanOrEqual })
      #expect(
        ends[ends.count - 1].high.isFinite
          == required.contains { $0.relation != .greaterThanOrEqual })
    }
  }

  @Test func `a status exists wherever its symbol is put`() {
    for bounds in Self.axes {
      for position in Self.positions {
        var costs = PiecewiseLinearCosts(tolerance: Tolerance(magnitude: 100))
        costs.add(bounds)
        let all = statuses(of: costs)
        #expect(all.contains(costs.status(at: position, of: 0)))
        for status in all {
          var simplex = DualSimplex(Basis(columnCount: 1), costs)
          simplex.statuses[0] = status
          simplex.rest(0, at: position)
          #expect(
            all.contains(simplex.statuses[0]), "\(position) in \(costs.interval(status, of: 0))")
        }
      }
    }
  }
}
