extension DualSimplex {
  /// The symbols at which the conditions of an optimum fail, judged only by rows, bounds and
  /// multipliers. On demand, checks only components in which something changed.
  ///
  /// It does not use the inverse or other results of pivots, so that it detects their rounding
  /// errors. It is one pass over the rows.
  func symbolsFailingCheck(whereChanged: Bool = false) -> [Int] {
    (whereChanged ? changedSymbols : Array(positions.indices)).filter { symbol in
      infeasibility(of: symbol) != nil || !isMultiplierSlope(of: symbol)
        || !(symbol < basis.columnCount ? doMultipliersCancel(in: symbol) : isConsistent(symbol))
    }
  }

  private func doMultipliersCancel(in column: Int) -> Bool {
    isFixedColumn(column)
      || sumOfMultipliers(in: column).compared(
        to: .zero, floor: Tolerance.proof, rate: Tolerance.proof) == 0
  }

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

  /// Whether a row's position agrees with its columns.
  private func isConsistent(_ row: Int) -> Bool {
    var position = 0.0
    var magnitude = magnitudes[row]
    for entry in basis.rows[row - basis.columnCount] {
      position += entry.coefficient * positions[entry.symbol]
      magnitude +=
        abs(entry.coefficient) * max(abs(positions[entry.symbol]), magnitudes[entry.symbol])
    }
    return magnitude.isFinite
      && abs(position - positions[row]) <= max(tolerance.length, Tolerance.position * magnitude)
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
      guard let segment = costs.segment(from: status, towards: direction, of: symbol) else {
        return true
      }
      return Double(order(segment)) * direction <= 0
    }
  }

  /// Takes the result of exact arithmetic for symbols that share no row with others.
  mutating func take(_ exact: ExactSimplex.Result, of symbols: [Int]) {
    for (index, symbol) in symbols.enumerated() { basis.isBasic[symbol] = exact.isBasic[index] }
    _ = basis.factorize()
    for (index, symbol) in symbols.enumerated() {
      let position = Tolerance.limited(exact.positions[index])
      positions[symbol] = position
      multipliers[symbol] = exact.multipliers[index]
      // Near a breakpoint, the multiplier decides between the two segments of a basic symbol.
      let near = costs.status(at: position, of: symbol)
      let isBetween = near.isBreakpoint && basis.isBasic[symbol]
      let directions = isBetween ? [-1.0, 1] : []
      let segment = directions.compactMap { costs.segment(from: near, towards: $0, of: symbol) }
        .first { costs.slope($0.number, of: symbol).compared(to: multipliers[symbol]) == 0 }
      statuses[symbol] = segment ?? near
      if !basis.isBasic[symbol] { rest(symbol, at: position) }
    }
    isPerturbed = false
  }
}
