/// The optimal face of symbols that share no row with others: all their positions that cost no more
/// than the optimum.
///
/// At every optimum, each symbol is where its multiplier is a slope (*complementary slackness*). So
/// the optimal face consists of the symbols' rows, and an interval for each symbol. The dual
/// simplex method minimizes on the face, too.
struct OptimalFace {
  /// The simplex with the intervals as hard bounds and no costs.
  var simplex: DualSimplex

  /// The face of the levels above a limit, of some symbols of an optimum.
  ///
  /// - Parameters:
  ///   - basis: a basis of these symbols, by their indices.
  ///   - positions: the starting point on the face.
  ///   - fixed: the symbols that stay there.
  init(
    of symbols: some Sequence<Int>, in optimum: DualSimplex, above limit: Int32 = .max,
    _ basis: Basis, at positions: [Double], fixing fixed: [Int] = []
  ) {
    var costs = PiecewiseLinearCosts(tolerance: optimum.tolerance)
    let isFixed = Set(fixed)
    for (symbol, position) in zip(symbols, positions) {
      let (lower, upper) =
        isFixed.contains(symbol)
        ? (position, position) : optimum.interval(of: symbol, above: limit)
      // Rounding may have left a symbol slightly outside.
      costs.add(from: min(lower, position), to: max(upper, position))
    }
    simplex = DualSimplex(basis, costs, near: positions)
  }

  /// Whether the face leaves a symbol a single position by itself.
  func isFixed(_ symbol: Int) -> Bool { simplex.isFixed(symbol, above: .max) }

  /// Whether no symbol can move.
  var isSettled: Bool {
    simplex.positions.indices.allSatisfy { simplex.basis.isBasic[$0] || isFixed($0) }
  }

  /// Whether a combination of columns could have another value, as far as its row tells.
  mutating func canMove(_ combination: [Entry]) -> Bool {
    simplex.basis.row(of: combination).contains { !isFixed($0.symbol) }
  }

  /// Minimizes the distance of a combination of columns from a target, and restricts the face to
  /// the optimum. The combination becomes a symbol.
  mutating func narrow(_ combination: [Entry], to target: Double) {
    let optimum = solved(combination, target)
    self = OptimalFace(
      of: optimum.positions.indices, in: optimum, optimum.basis, at: optimum.positions)
  }

  /// A point of the face at which a combination of columns is nearest to a target. The last symbol is
  /// the combination.
  private func solved(_ combination: [Entry], _ target: Double) -> DualSimplex {
    var (basis, costs) = (simplex.basis, simplex.costs)
    basis.addRow(combination)
    costs.add([Bound(.equal, target, level: 1)])
    var optimum = DualSimplex(basis, costs, near: simplex.positions + [0])
    _ = optimum.optimize()
    return optimum
  }

  /// Farther than any finite end of the face.
  private var farAway: Double {
    var largest = 1.0
    for symbol in simplex.positions.indices {
      let (lower, upper) = simplex.interval(of: symbol, above: .max)
      for number in [simplex.positions[symbol], lower, upper] where number.isFinite {
        largest = max(largest, abs(number))
      }
    }
    return min(1e8 * largest, 1e4 * Tolerance.largest)
  }

  /// An extreme of a combination of columns on the face.
  struct Extreme {
    /// The value; infinite if there is no end.
    var value: Double
    var positions: [Double]
    /// The multiplier of each symbol in the proof, where the combination costs one per point;
    /// empty if there is no end.
    var multipliers: [Double] = []
    /// The direction without an end, if there is one.
    var ray: [Double]?
  }

  func extreme(of combination: [Entry], upwards: Bool) -> Extreme {
    let symbol = simplex.positions.count
    let value = combination.reduce(0) { $0 + $1.coefficient * simplex.positions[$1.symbol] }
    let far = farAway
    let optimum = solved(combination, value + (upwards ? far : -far))
    let positions = Array(optimum.positions[..<symbol])
    guard abs(optimum.positions[symbol] - value) > far / 2 else {
      return Extreme(
        value: optimum.positions[symbol], positions: positions,
        multipliers: optimum.multipliers(of: Array(0...symbol))[..<symbol].map { $0.value(at: 1) })
    }
    // The difference of two points far away is a direction without an end.
    let farther = solved(combination, value + (upwards ? 2 * far : -2 * far))
    return Extreme(
      value: upwards ? .infinity : -.infinity, positions: positions,
      ray: zip(farther.positions, positions).map { ($0 - $1) / far })
  }
}

extension DualSimplex {
  /// The positions a symbol could have at no cost to the levels above a limit.
  func interval(of symbol: Int, above limit: Int32) -> (lower: Double, upper: Double) {
    if costs.isFixed(symbol), !basis.isBasic[symbol] {
      return (positions[symbol], positions[symbol])
    }
    return (
      end(of: symbol, towards: -1, above: limit), end(of: symbol, towards: 1, above: limit)
    )
  }

  private func end(of symbol: Int, towards direction: Double, above limit: Int32) -> Double {
    var status = statuses[symbol]
    while true {
      guard let next = freeSegment(of: symbol, from: status, towards: direction, above: limit)
      else {
        let (low, high) = costs.interval(status, of: symbol)
        return direction > 0 ? high : low
      }
      status = next
    }
  }

  /// The next segment, if the symbol could move to it at no cost to the levels above a limit.
  private func freeSegment(
    of symbol: Int, from status: Status, towards direction: Double, above limit: Int32
  ) -> Status? {
    guard let next = costs.segment(from: status, towards: direction, of: symbol),
      compareMultiplier(of: symbol, toSlopeOf: next, above: limit) == 0
    else { return nil }
    return next
  }

  /// The nonbasic symbols among some that are not fixed.
  func freeSymbols(among symbols: [Int], above limit: Int32) -> [Int] {
    symbols.filter { !basis.isBasic[$0] && !isFixed($0, above: limit) }
  }

  /// Whether a symbol could have another position at no cost to the levels above a limit, as far as
  /// its own interval tells.
  func isFixed(_ symbol: Int, above limit: Int32) -> Bool {
    let status = statuses[symbol]
    return status.isBreakpoint
      && [-1.0, 1].allSatisfy {
        freeSegment(of: symbol, from: status, towards: $0, above: limit) == nil
      }
  }

  /// Whether a basic symbol at an end of its interval blocks all free symbols, because each possible
  /// move would push it beyond that end.
  mutating func holds(_ basic: Int, _ free: [Entry], above limit: Int32) -> Bool {
    let row = basis.row(of: basic)
    return [-1.0, 1].contains { closed in
      !hasRoom(basic, towards: closed, above: limit)
        && free.allSatisfy { entry in
          guard let coefficient = row.coefficient(of: entry.symbol) else { return false }
          return !hasRoom(entry.symbol, towards: -closed * coefficient, above: limit)
        }
    }
  }

  private func hasRoom(_ symbol: Int, towards direction: Double, above limit: Int32) -> Bool {
    abs(end(of: symbol, towards: direction, above: limit) - positions[symbol]) > tolerance.length
  }
}
