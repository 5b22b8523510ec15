extension DualSimplex {
  /// The symbols that keep this from being an optimum, told from rows, bounds and multipliers alone;
  /// on demand only those of components in which something changed.
  ///
  /// Neither the inverse nor anything else that pivots left behind is looked at, so that whatever
  /// rounding made of it shows. One pass over the rows.
  func symbolsFailingCheck(whereChanged: Bool = false) -> [Int] {
    (whereChanged ? changedSymbols : Array(positions.indices)).filter { symbol in
      infeasibility(of: symbol) != nil || !isMultiplierSlope(of: symbol)
        || !(symbol < basis.columnCount ? doMultipliersCancel(in: symbol) : isConsistent(symbol))
    }
  }

  /// Whether the multiples of what mentions a column add up to nothing.
  private func doMultipliersCancel(in column: Int) -> Bool {
    isFixedColumn(column)
      || sumOfMultipliers(in: column).compared(
        to: .zero, floor: Tolerance.proof, rate: Tolerance.proof) == 0
  }

  /// What the multiples of a column and of the rows that mention it add up to in that column.
  func sumOfMultipliers(in column: Int) -> LevelVector {
    var sum = multipliers[column]
    for index in basis.columns.range(of: column) {
      let entry = basis.columns.elements[index]
      if !multipliers[entry.symbol].isZero {
        sum.add(entry.coefficient, times: multipliers[entry.symbol])
      }
    }
    return sum
  }

  /// Whether a row is where its columns put it.
  private func isConsistent(_ row: Int) -> Bool {
    var position = 0.0
    var reach = reaches[row]
    for entry in basis.rows[row - basis.columnCount] {
      position += entry.coefficient * positions[entry.symbol]
      reach += abs(entry.coefficient) * max(abs(positions[entry.symbol]), reaches[entry.symbol])
    }
    return abs(position - positions[row]) <= max(tolerance.length, Tolerance.position * reach)
  }

  /// Whether the multiplier of a symbol lies between the slopes to its left and to its right.
  private func isMultiplierSlope(of symbol: Int) -> Bool {
    let status = statuses[symbol]
    if multipliers[symbol].isZero && status == costs.cheapest[symbol] || isFixedColumn(symbol) {
      return true
    }
    func order(_ segment: Status) -> Int {
      compareMultiplier(
        of: symbol, toSlopeOf: segment, floor: Tolerance.proof, rate: Tolerance.proof)
    }
    guard status.isBreakpoint else { return order(status) == 0 }
    return [-1.0, 1].allSatisfy { direction in
      let segment = status.segment(towards: direction)
      return costs.isBeyondHardBound(segment, of: symbol)
        || Double(order(segment)) * direction <= 0
    }
  }

  /// Takes over what exact arithmetic found for some symbols that share no row with others.
  mutating func take(_ exact: ExactSimplex.Result, of symbols: [Int]) {
    for (index, symbol) in symbols.enumerated() { basis.isBasic[symbol] = exact.isBasic[index] }
    _ = basis.factorize()
    for (index, symbol) in symbols.enumerated() {
      let position = exact.positions[index]
      positions[symbol] = position
      multipliers[symbol] = exact.multipliers[index]
      // Beside a breakpoint the multiplier tells which of the two segments it is.
      let near = costs.status(at: position, of: symbol)
      let segments = near.isBreakpoint ? [-1.0, 1].map(near.segment(towards:)) : []
      let segment = segments.first {
        !costs.isBeyondHardBound($0, of: symbol)
          && costs.slope($0.number, of: symbol).compared(to: multipliers[symbol]) == 0
      }
      statuses[symbol] = segment ?? near
      if !basis.isBasic[symbol] { rest(symbol, at: position) }
    }
    isPerturbed = false
  }
}
