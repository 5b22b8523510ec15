extension OptimalFace {
  /// Moves to a point of the face at which every symbol that can move can move in both directions.
  ///
  /// Afterwards every symbol that is not fixed lies strictly inside its interval, no basic symbol is
  /// fixed unless its whole row is, and the nonbasic symbols that are not fixed span the face: a
  /// basic symbol can take another value if and only if its row mentions one of them.
  mutating func moveToRelativeInterior() {
    let edges = simplex.positions.indices.map { isFixed($0) ? nil : edge(of: $0) }
    if edges.contains(where: { $0 != nil }) {
      let search = directionOff(edges)
      let rates = search.positions
      // What keeps its place in every direction has it at every point of the face.
      let held = edges.indices.filter { edges[$0] != nil && abs(rates[$0]) < 0.5 }
      let length = freeLength(along: rates) / 2
      // The pivots of the search are kept. They don't change the face.
      self = OptimalFace(
        of: simplex.positions.indices, in: simplex, search.basis,
        at: zip(simplex.positions, rates).map { $0 + length * $1 }, fixing: held)
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

  /// The end of its interval at which a symbol is: −1 or 1; `nil` if it is at none.
  private func edge(of symbol: Int) -> Double? {
    let (lower, upper) = simplex.interval(of: symbol, above: .max)
    let position = simplex.positions[symbol]
    if simplex.tolerance.areEqual(position, lower) { return -1 }
    return simplex.tolerance.areEqual(position, upper) ? 1 : nil
  }

  /// A direction in which as many symbols as possible move off the ends of their intervals, each at a
  /// rate of at least one. Directions have no length, so one search finds all that can.
  private func directionOff(_ edges: [Double?]) -> DualSimplex {
    var costs = PiecewiseLinearCosts(tolerance: simplex.tolerance)
    for symbol in simplex.positions.indices {
      switch edges[symbol] {
      case nil where isFixed(symbol): costs.add(from: 0, to: 0)
      case nil: costs.add()
      case let edge? where edge < 0: costs.add([Bound(.greaterThanOrEqual, 1, level: 1)], from: 0)
      case _?: costs.add([Bound(.lessThanOrEqual, -1, level: 1)], to: 0)
      }
    }
    var search = DualSimplex(
      simplex.basis, costs, near: Array(repeating: 0, count: simplex.positions.count))
    _ = search.optimize()
    return search
  }

  /// How far all symbols can move at some rates before one reaches an end of its interval; one if none
  /// does.
  private func freeLength(along rates: [Double]) -> Double {
    var length = Double.infinity
    for (symbol, rate) in rates.enumerated() where rate != 0 {
      let (lower, upper) = simplex.interval(of: symbol, above: .max)
      length = min(length, ((rate > 0 ? upper : lower) - simplex.positions[symbol]) / rate)
    }
    return length.isFinite ? max(0, length) : 1
  }
}
