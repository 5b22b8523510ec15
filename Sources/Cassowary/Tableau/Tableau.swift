/// Linear dependencies between symbols: each basic symbol as a combination of parametric ones.
///
/// A symbol is an unknown of the system or the left side of a constraint. There are no constants
/// in a row: what a constraint compares with is kept beside the tableau (``Demand``), so that a
/// row says how its symbol moves when parametric symbols move, and nothing else.
///
/// Basic and parametric symbols: Badros, Borning & Stuckey, *The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm*, TOCHI 8(4), 2001. Unlike there, no columns exist for slack and
/// error variables: a symbol's own position on its axis of stops takes their place (see
/// ``Penalties``).
struct Tableau {
  /// A multiple of a parametric symbol.
  struct Entry: Hashable {
    var symbol: Int
    var coefficient: Double
  }

  /// The rows, each ordered by symbol. A row keeps its place when a pivot gives it to another symbol.
  private(set) var rows: [[Entry]] = []
  /// The basic symbol of each row.
  private(set) var basics: [Int] = []
  /// The row of each symbol; −1 for a parametric one.
  private var rowOfSymbol: [Int32]
  private var mentions: ColumnNotes
  /// How many pivots there were.
  private(set) var pivotCount = 0

  /// A tableau of parametric symbols only.
  init(parametricSymbols count: Int) {
    rowOfSymbol = Array(repeating: -1, count: count)
    mentions = ColumnNotes(symbols: count)
  }

  /// A tableau with these rows, each ordered and speaking of symbols that have none.
  init(symbols count: Int, rows: [(basic: Int, row: [Entry])]) {
    self.init(parametricSymbols: count)
    for (place, row) in rows.enumerated() {
      self.rows.append(row.row)
      basics.append(row.basic)
      rowOfSymbol[row.basic] = Int32(place)
    }
    noteAllAnew()
  }

  var symbolCount: Int { rowOfSymbol.count }

  /// The place of a basic symbol's row.
  func place(of basic: Int) -> Int { Int(rowOfSymbol[basic]) }

  func isBasic(_ symbol: Int) -> Bool { rowOfSymbol[symbol] >= 0 }

  /// The row of a basic symbol; empty for a parametric one.
  func row(of symbol: Int) -> [Entry] {
    let row = rowOfSymbol[symbol]
    return row < 0 ? [] : rows[Int(row)]
  }

  /// The basic symbols that move with a parametric one, and how fast.
  mutating func column(_ parametric: Int) -> [Entry] {
    let (rows, basics) = (rows, basics)
    var column: [Entry] = []
    mentions.tidy(parametric) { row in
      guard let index = Self.index(of: parametric, in: rows[row]) else { return false }
      column.append(Entry(symbol: basics[row], coefficient: rows[row][index].coefficient))
      return true
    }
    return column
  }

  /// Adds a basic symbol, given as a combination of any symbols there are; returns the new symbol.
  mutating func addBasicSymbol(_ combination: [Entry]) -> Int {
    let symbol = symbolCount
    rowOfSymbol.append(Int32(rows.count))
    mentions.addSymbol()
    rows.append(parametricForm(of: combination))
    basics.append(symbol)
    for entry in rows[rows.count - 1] { mentions.note(entry.symbol, in: rows.count - 1) }
    return symbol
  }

  /// The same combination in parametric symbols alone.
  func parametricForm(of combination: [Entry]) -> [Entry] {
    var entries = combination.filter { !isBasic($0.symbol) }
    for index in entries.indices.dropFirst() where entries[index].symbol < entries[index - 1].symbol
    {
      entries.sort { $0.symbol < $1.symbol }
      break
    }
    guard entries.count < combination.count else { return entries }
    for entry in combination where isBasic(entry.symbol) {
      entries = Self.sum(entries, entry.coefficient, row(of: entry.symbol))
    }
    return entries
  }

  /// Where an ordered row mentions a symbol; `nil` when it does not.
  static func index(of symbol: Int, in row: [Entry]) -> Int? {
    let position = position(of: symbol, in: row)
    return position < row.count && row[position].symbol == symbol ? position : nil
  }

  /// Makes `entering` basic and `leaving` parametric: solves the row of `leaving` for `entering`
  /// and substitutes it wherever it is mentioned.
  mutating func pivot(entering: Int, leaving: Int) {
    let column = column(entering)
    let place = Int(rowOfSymbol[leaving])
    var row = rows[place]
    rows[place] = []
    let position = Self.position(of: entering, in: row)
    let reciprocal = 1 / row[position].coefficient
    row.remove(at: position)
    for index in row.indices { row[index].coefficient *= -reciprocal }
    row.insert(
      Entry(symbol: leaving, coefficient: reciprocal), at: Self.position(of: leaving, in: row))
    for entry in column where entry.symbol != leaving {
      substitute(row, for: entering, inRow: Int(rowOfSymbol[entry.symbol]))
    }
    rows[place] = row
    basics[place] = entering
    rowOfSymbol[entering] = Int32(place)
    rowOfSymbol[leaving] = -1
    mentions.clear(entering)
    mentions.note(leaving, in: place)
    pivotCount += 1
    if mentions.isOverdue { noteAllAnew() }
    checkInvariants()
  }

  private mutating func substitute(_ row: [Entry], for symbol: Int, inRow place: Int) {
    var old = rows[place]
    rows[place] = []
    let factor = old.remove(at: Self.position(of: symbol, in: old)).coefficient
    let new = Self.withoutNoise(Self.sum(old, factor, row))
    // Only symbols of the substituted row can be new here.
    var known = 0
    for entry in new {
      while known < old.count, old[known].symbol < entry.symbol { known += 1 }
      if known == old.count || old[known].symbol != entry.symbol {
        mentions.note(entry.symbol, in: place)
      }
    }
    rows[place] = new
  }

  /// Gives some rows to other symbols of the same span, as a search of its own found them.
  mutating func replace(_ places: [Int], with found: [(basic: Int, row: [Entry])]) {
    for place in places { rowOfSymbol[basics[place]] = -1 }
    for (place, replacement) in zip(places, found) {
      basics[place] = replacement.basic
      rowOfSymbol[replacement.basic] = Int32(place)
      rows[place] = replacement.row
    }
    noteAllAnew()
  }

  private mutating func noteAllAnew() {
    mentions = ColumnNotes(symbols: symbolCount)
    for (place, row) in rows.enumerated() {
      for entry in row { mentions.note(entry.symbol, in: place) }
    }
    mentions.noteAllThereAre()
  }

  /// The first place in an ordered row at or behind a symbol.
  private static func position(of symbol: Int, in row: [Entry]) -> Int {
    var low = 0
    var high = row.count
    while low < high {
      let middle = (low + high) / 2
      if row[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A row without what several sums left that should have come to nothing.
  private static func withoutNoise(_ row: [Entry]) -> [Entry] {
    let least = Tolerance.noise * row.reduce(0) { max($0, abs($1.coefficient)) }
    return row.contains { abs($0.coefficient) <= least }
      ? row.filter { abs($0.coefficient) > least } : row
  }

  /// `left + factor × right`; what cancels leaves nothing behind.
  static func sum(_ left: [Entry], _ factor: Double, _ right: [Entry]) -> [Entry] {
    var sum: [Entry] = []
    sum.reserveCapacity(left.count + right.count)
    var i = 0
    var j = 0
    while i < left.count || j < right.count {
      if j == right.count || i < left.count && left[i].symbol < right[j].symbol {
        sum.append(left[i])
        i += 1
      } else if i == left.count || right[j].symbol < left[i].symbol {
        sum.append(Entry(symbol: right[j].symbol, coefficient: factor * right[j].coefficient))
        j += 1
      } else {
        let added = factor * right[j].coefficient
        let total = left[i].coefficient + added
        if abs(total) > Tolerance.cancellation * (abs(left[i].coefficient) + abs(added)) {
          sum.append(Entry(symbol: left[i].symbol, coefficient: total))
        }
        i += 1
        j += 1
      }
    }
    return sum
  }
}
