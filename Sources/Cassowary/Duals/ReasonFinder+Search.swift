extension ReasonFinder {
  /// The levels of the bounds that keep the symbols of a row from moving in one direction.
  struct BlockingLevels {
    /// The lowest of them, its symbol, and the lowest of the other symbols. (Lower levels have greater
    /// numbers.)
    private var lowest: Int32 = 0
    private var symbol = -1
    private var next: Int32 = 0

    mutating func add(_ level: Int32, of symbol: Int) {
      if self.symbol < 0 || level > lowest {
        next = self.symbol < 0 ? 0 : lowest
        lowest = level
        self.symbol = symbol
      } else {
        next = max(next, level)
      }
    }

    func lowest(without symbol: Int) -> Int32 { self.symbol == symbol ? next : lowest }
  }

  /// A basic symbol in terms of nonbasic ones, cached until a pivot changes it.
  mutating func row(of basic: Int) -> [Entry] {
    if let known = rows[basic] { return known }
    let row = basis.row(of: basic)
    rows[basic] = row
    return row
  }

  /// A row as a linear dependency: the multiples of its symbols, with the basic one, add up to zero.
  mutating func circuit(_ basic: Int) -> [Entry] {
    var entries = row(of: basic)
    for index in entries.indices { entries[index].coefficient *= -1 }
    entries.append(Entry(symbol: basic, coefficient: 1))
    return entries
  }

  /// The basic symbol of a row that is a reason why a symbol cannot move in a direction: no other
  /// symbol can follow without violating a bound of the level `limit` or above. `nil` when there is
  /// none.
  mutating func row(for symbol: Int, _ direction: Int, _ limit: Int32) -> Int? {
    if basis.isBasic[symbol] {
      if isBlocked(symbol, symbol, direction, limit) { return symbol }
    } else {
      var shortest: Int?
      for entry in basis.column(of: symbol) {
        let length = row(of: entry.symbol).count
        if length < shortest.map({ row(of: $0).count }) ?? .max,
          isBlocked(entry.symbol, symbol, direction, limit)
        {
          shortest = entry.symbol
        }
      }
      if let shortest { return shortest }
    }
    return search(symbol, direction, limit) ? symbol : nil
  }

  /// Whether a row is such a reason.
  private mutating func isBlocked(
    _ basic: Int, _ symbol: Int, _ direction: Int, _ limit: Int32
  ) -> Bool {
    let own = basic == symbol ? 1 : -(row(of: basic).coefficient(of: symbol) ?? 1)
    let orientation = own < 0 ? -direction : direction
    let index = 2 * basic + (orientation > 0 ? 1 : 0)
    if blockingLevels[index] == nil {
      var found = BlockingLevels()
      for entry in circuit(basic) {
        let own = entry.coefficient < 0 ? orientation : -orientation
        found.add(level(of: entry.symbol, towards: own), of: entry.symbol)
      }
      blockingLevels[index] = found
    }
    return blockingLevels[index]!.lowest(without: symbol) <= limit
  }

  /// Changes the basis until the row of a symbol is a reason; `false` when there is none.
  ///
  /// This is the simplex method for the direction that moves the symbol most and violates no bound of
  /// the level or above. Bland's rule makes it end.
  private mutating func search(_ symbol: Int, _ direction: Int, _ limit: Int32) -> Bool {
    if !basis.isBasic[symbol] {
      guard let leaving = firstBlocked(by: symbol, towards: direction, limit, except: symbol) else {
        return false
      }
      pivot(entering: symbol, leaving: leaving)
    }
    while basis.pivotCount < mostPivots {
      let row = row(of: symbol)
      let entering = row.first { entry in
        level(of: entry.symbol, towards: entry.coefficient < 0 ? -direction : direction) > limit
      }
      guard let entering else { return true }
      let step = entering.coefficient < 0 ? -direction : direction
      guard let leaving = firstBlocked(by: entering.symbol, towards: step, limit, except: symbol)
      else {
        return false
      }
      pivot(entering: entering.symbol, leaving: leaving)
    }
    return false
  }

  /// The first basic symbol that a bound keeps from following another symbol.
  private mutating func firstBlocked(
    by symbol: Int, towards direction: Int, _ limit: Int32, except own: Int
  ) -> Int? {
    var first: Int?
    for entry in basis.column(of: symbol)
    where entry.symbol != own && entry.symbol < first ?? .max
      && level(of: entry.symbol, towards: entry.coefficient < 0 ? -direction : direction)
        <= limit
    {
      first = entry.symbol
    }
    return first
  }

  private mutating func pivot(entering: Int, leaving: Int) {
    let row = row(of: leaving)
    forget(row: leaving)
    for entry in basis.column(of: entering) { forget(row: entry.symbol) }
    basis.pivot(entering: entering, leaving: leaving, row: row)
  }
}
