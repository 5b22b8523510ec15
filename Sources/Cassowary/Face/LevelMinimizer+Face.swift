/// How a minimised level leaves what it settled: the proof, and the boxes narrowed to its face.
extension LevelMinimizer {
  /// Whether every symbol is where it costs nothing.
  var costsNothing: Bool {
    priced.allSatisfy { symbol in
      guard let penalty = penalties[symbol] else { return true }
      let position = simplex.positions[symbol]
      return position >= penalty.freeFrom - 4 * simplex.tolerance.length
        && position <= penalty.freeTo + 4 * simplex.tolerance.length
    }
  }

  /// Where a level costs nothing, its face is told by the penalties alone: everything stays where it
  /// is free. No multiplier is needed, and each end of a box is a demand's.
  mutating func confineToFreePositions() {
    for symbol in priced {
      guard let penalty = penalties[symbol] else { continue }
      simplex.lower[symbol] = max(simplex.lower[symbol], penalty.freeFrom)
      simplex.upper[symbol] = min(simplex.upper[symbol], penalty.freeTo)
      // Ends may be crossed by what rounding leaves.
      simplex.lower[symbol] = min(simplex.lower[symbol], simplex.upper[symbol])
    }
    for symbol in priced where simplex.tableau.isBasic(symbol) && simplex.isFixed(symbol) {
      simplex.makeParametric(symbol)
    }
  }

  mutating func collectMultipliers() {
    for symbol in priced where simplex.tableau.isBasic(symbol) {
      let slope = segment(of: symbol).slope
      if slope != 0 { multipliers.append(Tableau.Entry(symbol: symbol, coefficient: slope)) }
    }
    for symbol in candidates where !simplex.tableau.isBasic(symbol) {
      let isNoise = isNoise(reducedCosts[symbol], of: symbol)
      // A priced symbol's own violation and what stands in its way may come to nothing together.
      if !isNoise || penalties[symbol] != nil {
        multipliers.append(
          Tableau.Entry(symbol: symbol, coefficient: isNoise ? 0 : -reducedCosts[symbol]))
      }
    }
    multipliers.sort { $0.symbol < $1.symbol }
  }

  private func isNoise(_ rate: Double, of symbol: Int) -> Bool {
    abs(rate) <= Tolerance.rate * magnitudes[symbol]
  }

  /// Confines every symbol to the positions at which the level costs no more than it does now.
  ///
  /// A parametric symbol may go on to the end of a segment over which the total does not grow; a
  /// basic one may move along the segment it is on (complementary slackness).
  mutating func restrictToFace() {
    for symbol in priced where simplex.tableau.isBasic(symbol) {
      let segment = segment(of: symbol)
      simplex.lower[symbol] = segment.lower
      simplex.upper[symbol] = segment.upper
    }
    for symbol in candidates where !simplex.tableau.isBasic(symbol) {
      let (left, right) = simplex.segments(at: symbol, under: penalties[symbol])
      let below = simplex.segment(left, of: symbol, under: penalties[symbol])
      let above = simplex.segment(right, of: symbol, under: penalties[symbol])
      let position = simplex.positions[symbol]
      simplex.lower[symbol] =
        isFlat(reducedCosts[symbol] + below.slope, symbol, below.slope)
        ? min(below.lower, position) : position
      simplex.upper[symbol] =
        isFlat(reducedCosts[symbol] + above.slope, symbol, above.slope)
        ? max(above.upper, position) : position
    }
  }

  private func isFlat(_ rate: Double, _ symbol: Int, _ slope: Double) -> Bool {
    abs(rate) <= Tolerance.rate * (magnitudes[symbol] + abs(slope))
  }
}
