extension OptimalFace {
  /// Moves to a point of the face at which every symbol that can move can move in both directions.
  ///
  /// Afterwards every symbol that is not fixed lies strictly inside its interval, no basic symbol is
  /// fixed unless its whole row is, and the nonbasic symbols that are not fixed span the face: a
  /// basic symbol can take another value if and only if its row mentions one of them.
  mutating func moveToRelativeInterior() {
    var edge = simplex.positions.indices.filter { !isFixed($0) && boundAwayFromEdge($0) != nil }
    while !edge.isEmpty {
      let search = searched(away: edge)
      let held = edge.filter {
        simplex.tolerance.areEqual(search.positions[$0], simplex.positions[$0])
      }
      // The pivots of the search are kept. They don't change the face.
      let isDone = held.count == edge.count
      self = OptimalFace(
        of: simplex.positions.indices, in: simplex, search.basis,
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

  /// The free nonbasic symbols that a combination of columns varies with, with their coefficients.
  mutating func freeEntries(in combination: [Entry]) -> [Entry] {
    let row = simplex.basis.row(of: combination)
    let largest = row.reduce(0) { max($0, abs($1.coefficient)) }
    return row.filter { !isFixed($0.symbol) && abs($0.coefficient) > Tolerance.rate * largest }
  }

  /// The part of each free nonbasic symbol, in the relative interior. Symbols are in one part if they
  /// depend on each other: the interval of a basic symbol bounds them together more tightly than
  /// their own intervals.
  mutating func independentParts(from first: Int) -> [FacePart?] {
    var sets = DisjointSets(count: simplex.positions.count)
    for basic in simplex.positions.indices where simplex.basis.isBasic[basic] {
      let row = simplex.basis.row(of: basic).filter { !isFixed($0.symbol) }
      guard row.count > 1, isBinding(basic, row) else { continue }
      for entry in row.dropFirst() { sets.join(row[0].symbol, entry.symbol) }
    }
    let free = simplex.positions.indices.filter { !simplex.basis.isBasic[$0] && !isFixed($0) }
    let leaders = free.map { sets.leader(of: $0) }
    let dimensions = Dictionary(leaders.map { ($0, 1) }, uniquingKeysWith: +)
    var parts: [FacePart?] = Array(repeating: nil, count: simplex.positions.count)
    for (symbol, leader) in zip(free, leaders) {
      parts[symbol] = FacePart(number: first + leader, dimension: dimensions[leader]!)
    }
    return parts
  }

  /// Whether the interval of a basic symbol restricts the symbols of its row more than their own
  /// intervals.
  private func isBinding(_ basic: Int, _ row: [Entry]) -> Bool {
    var (low, high) = (simplex.positions[basic], simplex.positions[basic])
    for entry in row {
      let (lower, upper) = simplex.interval(of: entry.symbol, above: .max)
      let position = simplex.positions[entry.symbol]
      let changes = [lower, upper].map { entry.coefficient * ($0 - position) }
      low += min(changes[0], changes[1])
      high += max(changes[0], changes[1])
    }
    let (lower, upper) = simplex.interval(of: basic, above: .max)
    return low < lower - simplex.tolerance.length || high > upper + simplex.tolerance.length
  }

  /// A bound that moves a symbol away from an end of its interval; `nil` if it is not at an end.
  private func boundAwayFromEdge(_ symbol: Int) -> Bound? {
    let (lower, upper) = simplex.interval(of: symbol, above: .max)
    let position = simplex.positions[symbol]
    let step = min(1, (upper - lower) / 2)
    if simplex.tolerance.areEqual(position, lower) {
      return Bound(.greaterThanOrEqual, lower + step, level: 1)
    }
    return simplex.tolerance.areEqual(position, upper)
      ? Bound(.lessThanOrEqual, upper - step, level: 1) : nil
  }

  /// A point at which as many symbols as possible are off the ends of their intervals.
  private func searched(away edge: [Int]) -> DualSimplex {
    var costs = PiecewiseLinearCosts(tolerance: simplex.tolerance)
    let isOnEdge = Set(edge)
    for symbol in simplex.positions.indices {
      let (lower, upper) = simplex.interval(of: symbol, above: .max)
      let bound = isOnEdge.contains(symbol) ? boundAwayFromEdge(symbol) : nil
      costs.add([bound].compactMap(\.self), from: lower, to: upper)
    }
    var search = DualSimplex(simplex.basis, costs, near: simplex.positions)
    _ = search.optimize()
    return search
  }
}
