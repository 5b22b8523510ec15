import SnugSolver
import SnugSolverSupport

/// The answer to a tiny system, found by examining every corner.
///
/// All distances in a system (from constraints, from zero, from targets) are linear between the
/// planes where one of them is zero. So every minimum is reached at a point where as many planes
/// meet as there are variables, and there are finitely many. There is no simplex method, no
/// phases and no freezing, so it cannot have the reference's bugs.
struct CornerSearch {
  private(set) var broken: [Int] = []
  private(set) var violations: [Double] = []
  /// The least and the greatest coordinates among the corners of the optimal face; corners
  /// do not show whether the face is unbounded.
  private(set) var extents: [ClosedRange<Double>] = []
  private(set) var values: [Double] = []

  private static let slack = 1e-7

  init(_ system: LinearSystem) {
    var corners = Self.corners(of: system).filter { corner in
      system.variables.allSatisfy { variable in
        !system.isNonnegative[variable.index] || corner[variable.index] >= -Self.slack
      }
    }
    for constraint in system.requiredConstraints {
      let rest = corners.filter { system.violation(of: constraint, at: $0) <= Self.slack }
      if rest.isEmpty { broken.append(constraint) } else { corners = rest }
    }
    for level in system.levels {
      let members = system.constraints.indices.filter {
        system.constraints[$0].strength == .optional(level)
      }
      violations.append(
        Self.keepBest(of: &corners) { corner in
          members.reduce(0) { $0 + system.violation(of: $1, at: corner) }
        })
    }
    extents = system.variables.map { variable in
      let coordinates = corners.map { $0[variable.index] }
      return coordinates.min()!...coordinates.max()!
    }
    for preference in system.preferences {
      _ = Self.keepBest(of: &corners) {
        switch preference {
        case .near(let variable, let target): abs($0[variable.index] - target)
        case .least(let variable): $0[variable.index]
        }
      }
    }
    values = corners[0]
  }

  private static func keepBest(
    of corners: inout [[Double]], by cost: ([Double]) -> Double
  ) -> Double {
    let costs = corners.map(cost)
    let least = costs.min()!
    corners = zip(corners, costs).filter { $0.1 <= least + slack }.map(\.0)
    return least
  }

  /// All points in which planes intersect.
  private static func corners(of system: LinearSystem) -> [[Double]] {
    let count = system.variables.count
    var planes: [[Double]] = []
    // A plane is its normal followed by its distance.
    func add(_ expression: LinearExpression) {
      var plane = [Double](repeating: 0, count: count) + [-expression.constant]
      for term in expression.terms { plane[term.variable.index] = term.coefficient }
      if !planes.contains(plane) { planes.append(plane) }
    }
    for variable in system.variables { add(LinearExpression(variable)) }
    for constraint in system.constraints { add(constraint.expression) }
    for case .near(let variable, let target) in system.preferences {
      add(LinearExpression(variable) - target)
    }

    var corners: [[Double]] = []
    func choose(from start: Int, _ chosen: [[Double]]) {
      if chosen.count == count {
        if let corner = intersection(of: chosen) { corners.append(corner) }
        return
      }
      for index in start..<max(start, planes.count) {
        choose(from: index + 1, chosen + [planes[index]])
      }
    }
    choose(from: 0, [])
    return corners
  }

  /// Gauss–Jordan elimination; `nil` if the planes share a line or are parallel.
  private static func intersection(of planes: [[Double]]) -> [Double]? {
    var rows = planes
    for column in rows.indices {
      let pivot = (column..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
      guard abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column...rows.count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}
