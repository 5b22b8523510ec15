extension ReasonFinder {
  /// How well the symbols of a row hold each other in place.
  struct Links {
    /// The level of the weakest link, which symbol that is, and the level of the next.
    var weakest: Int32 = 0
    var symbol = -1
    var next: Int32 = 0

    mutating func add(_ level: Int32, of symbol: Int) {
      if self.symbol < 0 || level > weakest {
        next = self.symbol < 0 ? 0 : weakest
        weakest = level
        self.symbol = symbol
      } else {
        next = max(next, level)
      }
    }

    /// The level of the weakest link but for one symbol.
    func weakest(without symbol: Int) -> Int32 { self.symbol == symbol ? next : weakest }
  }

  /// A basic symbol in terms of nonbasic ones, known until a pivot changes it.
  mutating func row(of basic: Int) -> [Entry] {
    if let known = rows[basic] { return known }
    let row = basis.row(of: basic)
    rows[basic] = row
    return row
  }

  /// A row as a dependency: the multiples of its symbols, the basic one among them, add up to
  /// nothing.
  mutating func circuit(_ basic: Int) -> [Entry] {
    var entries = row(of: basic)
    for index in entries.indices { entries[index].coefficient *= -1 }
    entries.append(Entry(symbol: basic, coefficient: 1))
    return entries
  }

  /// The basic symbol of a row that is a reason why a symbol cannot move: no link of it is weaker
  /// than a level; `nil` when there is none.
  mutating func row(for symbol: Int, _ relief: Int, _ weakest: Int32) -> Int? {
    if basis.isBasic[symbol] {
      if holds(symbol, symbol, relief, weakest) { return symbol }
    } else {
      var shortest: Int?
      for entry in basis.column(of: symbol) {
        let length = row(of: entry.symbol).count
        if length < shortest.map({ row(of: $0).count }) ?? .max,
          holds(entry.symbol, symbol, relief, weakest)
        {
          shortest = entry.symbol
        }
      }
      if let shortest { return shortest }
    }
    return search(symbol, relief, weakest) ? symbol : nil
  }

  /// Whether a symbol cannot move because none of the others in a row can make way.
  private mutating func holds(
    _ basic: Int, _ symbol: Int, _ relief: Int, _ weakest: Int32
  ) -> Bool {
    let own = basic == symbol ? 1 : -(row(of: basic).coefficient(of: symbol) ?? 1)
    let orientation = own < 0 ? -relief : relief
    let index = 2 * basic + (orientation > 0 ? 1 : 0)
    if links[index] == nil {
      var found = Links()
      for entry in circuit(basic) {
        let direction = entry.coefficient < 0 ? orientation : -orientation
        found.add(level(of: entry.symbol, towards: direction), of: entry.symbol)
      }
      links[index] = found
    }
    return links[index]!.weakest(without: symbol) <= weakest
  }

  /// Changes the basis until the row of a symbol is a reason; `false` when there is none.
  ///
  /// This is the simplex method on the directions in which no constraint of the level or above is
  /// hurt, with the symbol as what to improve. By Bland's rule it comes to an end.
  private mutating func search(_ symbol: Int, _ relief: Int, _ weakest: Int32) -> Bool {
    if !basis.isBasic[symbol] {
      guard let leaving = hurt(by: symbol, towards: relief, weakest, except: symbol) else {
        return false
      }
      pivot(entering: symbol, leaving: leaving)
    }
    while basis.pivotCount < mostPivots {
      let row = row(of: symbol)
      let way = row.first { entry in
        level(of: entry.symbol, towards: entry.coefficient < 0 ? -relief : relief) > weakest
      }
      guard let way else { return true }
      let direction = way.coefficient < 0 ? -relief : relief
      guard let leaving = hurt(by: way.symbol, towards: direction, weakest, except: symbol) else {
        return false
      }
      pivot(entering: way.symbol, leaving: leaving)
    }
    return false
  }

  /// The first basic symbol that cannot move as it would if another moved.
  private mutating func hurt(
    by symbol: Int, towards direction: Int, _ weakest: Int32, except own: Int
  ) -> Int? {
    var first: Int?
    for entry in basis.column(of: symbol)
    where entry.symbol != own && entry.symbol < first ?? .max
      && level(of: entry.symbol, towards: entry.coefficient < 0 ? -direction : direction)
        <= weakest
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
