extension Simplex {
  /// Moves to a point of the face at which everything that can move at all can move both ways.
  ///
  /// Afterwards every symbol that is not fixed lies strictly inside its box, no basic symbol is
  /// fixed unless its whole row is, and the parametric symbols that are not fixed span the face:
  /// a basic symbol can take another value exactly if its row mentions one of them.
  mutating func moveToRelativeInterior() {
    stepInside()
    moveInside(
      positions.indices.filter {
        !isFixed($0) && isAtEdge($0) && (!tableau.isBasic($0) || canMove($0))
      }
    )
    for symbol in positions.indices where tableau.isBasic(symbol) && isFixed(symbol) {
      makeParametric(symbol)
    }
  }

  /// Makes a fixed basic symbol parametric, unless all of its row is fixed too.
  mutating func makeParametric(_ symbol: Int) {
    let free = tableau.row(of: symbol).filter { !isFixed($0.symbol) }
    guard let entry = free.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else { return }
    tableau.pivot(entering: entry.symbol, leaving: symbol)
    positions[symbol] = min(max(positions[symbol], lower[symbol]), upper[symbol])
  }

  private func isAtEdge(_ symbol: Int) -> Bool {
    tolerance.areEqual(positions[symbol], lower[symbol])
      || tolerance.areEqual(positions[symbol], upper[symbol])
  }

  /// Walks along each parametric symbol that lies on an edge, as far as that is easily done.
  private mutating func stepInside() {
    var edge = positions.indices.filter { !tableau.isBasic($0) && !isFixed($0) && isAtEdge($0) }
    // Who is held by another may be free once that one has moved.
    while !edge.isEmpty {
      let count = edge.count
      for (index, symbol) in edge.enumerated() {
        // Equal shares: whoever took half of the way would leave the next ones next to nothing.
        stepInside(along: symbol, share: 1 / Double(count - index + 1))
      }
      edge.removeAll { !isAtEdge($0) }
      if edge.count == count { break }
    }
  }

  /// Walks a share of the way a parametric symbol can go; nothing that was inside reaches an edge.
  private mutating func stepInside(along symbol: Int, share: Double) {
    let direction = tolerance.areEqual(positions[symbol], lower[symbol]) ? 1.0 : -1.0
    let column = tableau.column(symbol)
    var length =
      direction > 0 ? upper[symbol] - positions[symbol] : positions[symbol] - lower[symbol]
    for entry in column {
      let speed = entry.coefficient * direction
      let end = speed > 0 ? upper[entry.symbol] : lower[entry.symbol]
      length = min(length, max(0, (end - positions[entry.symbol]) / speed))
    }
    let step = length.isFinite ? length * share : 1
    positions[symbol] += direction * step
    for entry in column { positions[entry.symbol] += direction * step * entry.coefficient }
  }

  /// Goes half of the way to a point that is off the edges some symbols lie on, as many of them at
  /// once as can be; those that none is off are fixed there.
  private mutating func moveInside(_ symbols: [Int]) {
    var symbols = symbols
    while !symbols.isEmpty {
      var search = self
      _ = search.minimize(
        symbols.map { symbol in
          let isAtLower = tolerance.areEqual(positions[symbol], lower[symbol])
          let step = min(1, (upper[symbol] - lower[symbol]) / 2)
          return (
            symbol,
            LevelPenalty(
              isAtLower ? .greaterThanOrEqual : .lessThanOrEqual,
              positions[symbol] + (isAtLower ? step : -step), tolerance)
          )
        })
      let held = symbols.filter { tolerance.areEqual(search.positions[$0], positions[$0]) }
      if held.count == symbols.count {
        for symbol in symbols {
          lower[symbol] = positions[symbol]
          upper[symbol] = positions[symbol]
        }
        return
      }
      // The pivots of the search are kept: they say nothing of the face, only of the way there.
      tableau = search.tableau
      for other in positions.indices {
        positions[other] = (positions[other] + search.positions[other]) / 2
      }
      symbols = held
    }
  }

  /// A point of the face at which a symbol is as large, or as small, as it can be; without a bound
  /// it goes as far as the bound `reach` it is given.
  func extreme(of symbol: Int, upwards: Bool, reach: Double = 1) -> Simplex {
    provedExtreme(of: symbol, upwards: upwards, reach: reach).face
  }

  /// The same with what each symbol is multiplied by in the proof; the symbol itself counts as
  /// something that costs one for each point.
  func provedExtreme(
    of symbol: Int, upwards: Bool, reach: Double
  ) -> (face: Simplex, multipliers: [Tableau.Entry]) {
    var search = self
    let bound = upwards ? upper[symbol] : lower[symbol]
    let target = bound.isFinite ? bound : positions[symbol] + (upwards ? reach : -reach)
    let multipliers = search.minimize([(symbol, LevelPenalty(.equal, target, tolerance))])
    search.lower = lower
    search.upper = upper
    return (search, multipliers)
  }
}
