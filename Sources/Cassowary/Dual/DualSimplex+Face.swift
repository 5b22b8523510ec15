/// What an answer leaves free.
extension DualSimplex {
  /// The positions a symbol could have at no cost to the levels above a limit.
  ///
  /// Whoever costs as little as the answer lies, symbol by symbol, where the multipliers are slopes
  /// (*complementary slackness*): so these boxes, and the rows, are all there is to the optimal face.
  func box(of symbol: Int, above limit: Int32) -> (lower: Double, upper: Double) {
    if penalties.isFixed(symbol), !tableau.isBasic(symbol) {
      return (positions[symbol], positions[symbol])
    }
    let multiplier = multipliers[symbol]
    func end(towards direction: Double) -> Double {
      var place = places[symbol]
      while true {
        let (low, high) = penalties.interval(place, of: symbol)
        let end = direction > 0 ? high : low
        let next = place.segment(towards: direction)
        guard end.isFinite, !penalties.isBeyondWall(next, of: symbol),
          penalties.slope(next.number, of: symbol).compared(to: multiplier, above: limit) == 0
        else { return end }
        place = next
      }
    }
    return (end(towards: -1), end(towards: 1))
  }

  /// Whether a symbol could have another position at no cost to the levels above a limit, as far as
  /// its own box tells.
  func isBoxed(_ symbol: Int, above limit: Int32) -> Bool {
    let (lower, upper) = box(of: symbol, above: limit)
    return upper - lower <= tolerance.length
  }

  /// Some symbols that share no row with others, as a simplex of their own: on the optimal face of
  /// the levels above a limit.
  ///
  /// Its symbols are the members in their order, parameters last. `localIndex` has room for every
  /// symbol.
  func face(of symbols: [Int], above limit: Int32, localIndex: inout [Int32])
    -> (simplex: Simplex, members: [Int])
  {
    var members = symbols
    for (index, symbol) in members.enumerated() { localIndex[symbol] = Int32(index) }
    // Parameters are shared by all.
    for symbol in symbols where tableau.isBasic(symbol) {
      for entry in tableau.row(of: symbol) where penalties.isFixed(entry.symbol) {
        let index = Int(localIndex[entry.symbol])
        guard index >= members.count || members[index] != entry.symbol else { continue }
        localIndex[entry.symbol] = Int32(members.count)
        members.append(entry.symbol)
      }
    }
    var rows: [(basic: Int, row: [Tableau.Entry])] = []
    for (index, symbol) in members.enumerated() where tableau.isBasic(symbol) {
      var row = tableau.row(of: symbol).map {
        Tableau.Entry(symbol: Int(localIndex[$0.symbol]), coefficient: $0.coefficient)
      }
      row.sort { $0.symbol < $1.symbol }
      rows.append((index, row))
    }
    var simplex = Simplex(
      Tableau(symbols: members.count, rows: rows), positions: members.map { positions[$0] },
      tolerance: tolerance)
    for (index, symbol) in members.enumerated() {
      let (lower, upper) = box(of: symbol, above: limit)
      // Rounding may have left a symbol a hair outside.
      simplex.lower[index] = min(lower, simplex.positions[index])
      simplex.upper[index] = max(upper, simplex.positions[index])
    }
    return (simplex, members)
  }
}
