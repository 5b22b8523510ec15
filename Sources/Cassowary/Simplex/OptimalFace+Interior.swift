extension OptimalFace {
  /// Moves to a point of the face at which everything that can move at all can move both ways.
  ///
  /// Afterwards every symbol that is not fixed lies strictly inside its interval, no basic symbol is
  /// fixed unless its whole row is, and the nonbasic symbols that are not fixed span the face: a
  /// basic symbol can take another value exactly if its row mentions one of them.
  mutating func moveToRelativeInterior() {
    var edge = simplex.positions.indices.filter { !isFixed($0) && isAtEdge($0) }
    while !edge.isEmpty {
      let search = searched(away: edge)
      let held = edge.filter {
        simplex.tolerance.areEqual(search.positions[$0], simplex.positions[$0])
      }
      // The pivots of the search are kept: they say nothing of the face, only of the way there.
      let isDone = held.count == edge.count
      rebuild(
        search.basis,
        at: isDone
          ? simplex.positions : zip(simplex.positions, search.positions).map { ($0 + $1) / 2 },
        fixing: isDone ? edge : [])
      if isDone { break }
      edge = held
    }
    for symbol in simplex.positions.indices where simplex.basis.isBasic[symbol] && isFixed(symbol) {
      let row = simplex.basis.row(of: symbol)
      let free = row.filter { !isFixed($0.symbol) }
      guard let entry = free.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else {
        continue
      }
      simplex.basis.pivot(entering: entry.symbol, leaving: symbol, row: row)
    }
  }

  private func isAtEdge(_ symbol: Int) -> Bool {
    let (lower, upper) = simplex.interval(of: symbol, above: .max)
    let position = simplex.positions[symbol]
    return simplex.tolerance.areEqual(position, lower)
      || simplex.tolerance.areEqual(position, upper)
  }

  /// A point at which as many symbols as can be at once are off the edges they lie on.
  private func searched(away edge: [Int]) -> DualSimplex {
    var costs = PiecewiseLinearCosts(tolerance: simplex.tolerance)
    let isOnEdge = Set(edge)
    for symbol in simplex.positions.indices {
      let (lower, upper) = simplex.interval(of: symbol, above: .max)
      guard isOnEdge.contains(symbol) else {
        costs.add(from: lower, to: upper)
        continue
      }
      let isAtLower = simplex.tolerance.areEqual(simplex.positions[symbol], lower)
      let step = min(1, (upper - lower) / 2)
      func bound(_ relation: LinearConstraint.Relation, _ target: Double, level: Int32) -> Bound {
        Bound(
          constraint: nil, strength: level == 0 ? .required : .optional(0), level: level,
          relation: relation, target: target)
      }
      var bounds = [
        isAtLower
          ? bound(.greaterThanOrEqual, lower + step, level: 1)
          : bound(.lessThanOrEqual, upper - step, level: 1)
      ]
      if lower.isFinite { bounds.append(bound(.greaterThanOrEqual, lower, level: 0)) }
      if upper.isFinite { bounds.append(bound(.lessThanOrEqual, upper, level: 0)) }
      _ = costs.add(bounds)
    }
    var search = DualSimplex(simplex.basis, costs, near: simplex.positions)
    _ = search.optimize()
    return search
  }
}
