extension DualSimplex {
  /// The symbols that keep this from being an optimum, told from rows, bounds and multipliers alone.
  ///
  /// Neither the inverse nor anything else that pivots left behind is looked at, so that whatever
  /// rounding made of it shows. One pass over the rows.
  func flawedSymbols() -> [Int] {
    var flawed: [Int] = []
    var ofColumns = [LevelVector](repeating: .zero, count: basis.columnCount)
    for symbol in positions.indices {
      if infeasibility(of: symbol) != nil || !isMultiplierSlope(of: symbol) {
        flawed.append(symbol)
      }
      if symbol < basis.columnCount {
        if !multipliers[symbol].isZero, !isFixedColumn(symbol) {
          ofColumns[symbol] = multipliers[symbol]
        }
        continue
      }
      let definition = basis.rows[symbol - basis.columnCount]
      if !isConsistent(symbol, definition) { flawed.append(symbol) }
      guard !multipliers[symbol].isZero else { continue }
      for entry in definition where !isFixedColumn(entry.symbol) {
        ofColumns[entry.symbol].add(entry.coefficient, times: multipliers[symbol])
      }
    }
    for column in 0..<basis.columnCount where !ofColumns[column].isZero {
      if ofColumns[column].compared(to: .zero, floor: Tolerance.proof, rate: Tolerance.proof) != 0 {
        flawed.append(column)
      }
    }
    return flawed
  }

  /// Whether a row is where its columns put it.
  func isConsistent(_ row: Int, _ definition: [Entry]) -> Bool {
    var position = 0.0
    var reach = reaches[row]
    for entry in definition {
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
    return [-1.0, 1].allSatisfy { direction in
      let segment = status.isBreakpoint ? status.segment(towards: direction) : status
      if costs.isBeyondHardBound(segment, of: symbol) { return true }
      let order = compareMultiplier(
        of: symbol, toSlopeOf: segment, floor: Tolerance.proof, rate: Tolerance.proof)
      return Double(order) * direction <= 0
    }
  }

  /// Takes over what exact arithmetic found for some symbols that share no row with others.
  mutating func take(
    _ symbols: [Int], positions found: [Double], isBasic: [Bool], multipliers exact: [LevelVector]
  ) {
    for (index, symbol) in symbols.enumerated() { basis.isBasic[symbol] = isBasic[index] }
    _ = basis.factorize()
    for (index, symbol) in symbols.enumerated() {
      positions[symbol] = found[index]
      multipliers[symbol] = exact[index]
      // Beside a breakpoint the multiplier tells which of the two segments it is.
      let near = costs.status(at: found[index], of: symbol)
      statuses[symbol] =
        [near, near.segment(towards: -1), near.segment(towards: 1)].first { status in
          !status.isBreakpoint && !costs.isBeyondHardBound(status, of: symbol)
            && costs.slope(status.number, of: symbol).compared(to: exact[index]) == 0
            && (status == near || near.isBreakpoint)
        } ?? near
      if !basis.isBasic[symbol] { rest(symbol, at: found[index]) }
    }
    isPerturbed = false
  }
}
