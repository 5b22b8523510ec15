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

  /// A row as a dependency: the multiples of its symbols, the basic one among them, add up to
  /// nothing.
  func circuit(_ place: Int) -> [Tableau.Entry] {
    var entries = tableau.rows[place]
    for index in entries.indices { entries[index].coefficient *= -1 }
    entries.append(Tableau.Entry(symbol: tableau.basics[place], coefficient: 1))
    return entries
  }

  /// The place of a row that is a reason why a symbol cannot move: no link of it is weaker than a
  /// level; `nil` when there is none.
  mutating func place(for symbol: Int, _ relief: Int, _ weakest: Int32) -> Int? {
    if tableau.isBasic(symbol) {
      let place = tableau.place(of: symbol)
      if holds(place, symbol, relief, weakest) { return place }
    } else {
      var shortest: Int?
      for entry in tableau.column(symbol) {
        let place = tableau.place(of: entry.symbol)
        if tableau.rows[place].count < shortest.map({ tableau.rows[$0].count }) ?? .max,
          holds(place, symbol, relief, weakest)
        {
          shortest = place
        }
      }
      if let shortest { return shortest }
    }
    return search(symbol, relief, weakest) ? tableau.place(of: symbol) : nil
  }

  /// Whether a symbol cannot move because none of the others in a row can make way.
  private mutating func holds(
    _ place: Int, _ symbol: Int, _ relief: Int, _ weakest: Int32
  ) -> Bool {
    let isBasic = tableau.basics[place] == symbol
    let own =
      isBasic
      ? 1 : -tableau.rows[place][Tableau.index(of: symbol, in: tableau.rows[place])!].coefficient
    let orientation = own < 0 ? -relief : relief
    let index = 2 * place + (orientation > 0 ? 1 : 0)
    if links[index] == nil {
      var found = Links()
      for entry in circuit(place) {
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
    if !tableau.isBasic(symbol) {
      guard let leaving = hurt(by: symbol, towards: relief, weakest, except: symbol) else {
        return false
      }
      pivot(entering: symbol, leaving: leaving)
    }
    for _ in 0..<Self.mostSteps {
      let row = tableau.row(of: symbol)
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

  /// Far more than any layout has needed.
  private static let mostSteps = 1_000

  /// The first basic symbol that cannot move as it would if another moved.
  private mutating func hurt(
    by symbol: Int, towards direction: Int, _ weakest: Int32, except own: Int
  ) -> Int? {
    var first: Int?
    for entry in tableau.column(symbol)
    where entry.symbol != own && entry.symbol < first ?? .max
      && level(of: entry.symbol, towards: entry.coefficient < 0 ? -direction : direction)
        <= weakest
    {
      first = entry.symbol
    }
    return first
  }

  private mutating func pivot(entering: Int, leaving: Int) {
    forget(row: tableau.place(of: leaving))
    for entry in tableau.column(entering) { forget(row: tableau.place(of: entry.symbol)) }
    tableau.pivot(entering: entering, leaving: leaving)
  }
}
