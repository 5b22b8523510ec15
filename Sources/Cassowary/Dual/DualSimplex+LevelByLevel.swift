/// The long way: one level after the other.
///
/// Slower, and sure to end: it is taken when the dual simplex method does not end in time, when what
/// is required can only be had nearly, and by tests, to compare.
extension DualSimplex {
  /// Minimises one level after the other among some symbols that share no row with others; whether
  /// what is required of them holds.
  mutating func minimizeLevelByLevel(_ symbols: [Int], localIndex: inout [Int32]) -> Bool {
    let rows = symbols.filter { tableau.isBasic($0) }.map { tableau.place(of: $0) }
    var (face, members) = face(of: symbols, above: 0, localIndex: &localIndex)
    for (index, symbol) in symbols.enumerated() {
      face.lower[index] = -.infinity
      face.upper[index] = .infinity
      multipliers[symbol] = .zero
    }
    let walls = symbols.map { penalties.walls(of: $0) }
    _ = face.minimize(walls.enumerated().map { (symbol: $0, penalty: $1) })
    let holds = walls.indices.allSatisfy { index in
      face.positions[index] >= walls[index].freeFrom - 4 * tolerance.length
        && face.positions[index] <= walls[index].freeTo + 4 * tolerance.length
    }
    var levels: Set<Int32> = []
    for symbol in symbols { penalties.forEachLevel(of: symbol) { levels.insert($0) } }
    for level in levels.sorted() {
      let priced = symbols.enumerated().compactMap { index, symbol in
        penalties.penalty(of: symbol, at: level).map { (symbol: index, penalty: $0) }
      }
      for entry in face.minimize(priced) where entry.coefficient != 0 {
        multipliers[members[entry.symbol]].append(entry.coefficient, at: level)
      }
    }
    take(face, members, rows)
    for (index, symbol) in symbols.enumerated() {
      places[symbol] = penalties.place(of: face.positions[index], for: symbol)
    }
    return holds
  }

  /// Takes over what was found among some symbols.
  private mutating func take(_ face: Simplex, _ members: [Int], _ places: [Int]) {
    var found: [(basic: Int, row: [Tableau.Entry])] = []
    for (index, symbol) in members.enumerated() {
      positions[symbol] = face.positions[index]
      guard face.tableau.isBasic(index) else { continue }
      var row = face.tableau.row(of: index).map {
        Tableau.Entry(symbol: members[$0.symbol], coefficient: $0.coefficient)
      }
      row.sort { $0.symbol < $1.symbol }
      found.append((symbol, row))
    }
    tableau.replace(places, with: found)
  }
}

extension Penalties {
  /// What it costs to be beyond a symbol's walls, if that could be had for money.
  fileprivate func walls(of symbol: Int) -> LevelPenalty {
    let count = stopCount(symbol)
    let isWalledBelow = isBeyondWall(.segment(0), of: symbol)
    let isWalledAbove = isBeyondWall(.segment(count), of: symbol)
    var stops: [Double] = []
    var slopes: [Double] = [0]
    if isWalledBelow {
      stops.append(stop(0, of: symbol))
      slopes.insert(-1, at: 0)
    }
    if isWalledAbove {
      if isWalledBelow, count == 1 {
        slopes = [-1, 1]
      } else {
        stops.append(stop(count - 1, of: symbol))
        slopes.append(1)
      }
    }
    return LevelPenalty(stops: stops, slopes: slopes)
  }

  /// The price of one level alone; `nil` when it is free everywhere.
  fileprivate func penalty(of symbol: Int, at level: Int32) -> LevelPenalty? {
    guard !isFixed(symbol) else { return nil }
    let count = stopCount(symbol)
    var slopes = (0...count).map { slope($0, of: symbol).value(at: level) }
    // Beyond a wall nobody goes; a slope there must only be no less steep.
    if isBeyondWall(.segment(0), of: symbol) { slopes[0] = slopes[1] }
    if isBeyondWall(.segment(count), of: symbol) { slopes[count] = slopes[count - 1] }
    guard slopes.contains(where: { $0 != 0 }) else { return nil }
    // Stops of other levels are none of this one.
    let bends = (0..<count).filter { slopes[$0] != slopes[$0 + 1] }
    return LevelPenalty(
      stops: bends.map { stop($0, of: symbol) }, slopes: [slopes[0]] + bends.map { slopes[$0 + 1] })
  }

  /// Visits the levels that have a price somewhere, some of them more than once.
  fileprivate func forEachLevel(of symbol: Int, body: (Int32) -> Void) {
    for segment in 0...stopCount(symbol) {
      let slope = slope(segment, of: symbol)
      for index in 0..<slope.count { body(slope[index].level) }
    }
  }

  /// The stop at a position, or the segment it lies on.
  fileprivate func place(of position: Double, for symbol: Int) -> Place {
    for index in 0..<stopCount(symbol) {
      let stop = stop(index, of: symbol)
      if tolerance.areEqual(stop, position) { return .stop(index) }
      if position < stop { return .segment(index) }
    }
    return .segment(stopCount(symbol))
  }
}
