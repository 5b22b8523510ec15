/// Linear dependencies between symbols: each basic symbol as a combination of parametric ones.
///
/// A symbol is an unknown of the system or the left side of a constraint. There are no constants
/// in a row: what a constraint compares with is kept beside the tableau (``Demand``), so that a
/// row says how its symbol moves when parametric symbols move, and nothing else.
///
/// Basic and parametric symbols: Badros, Borning & Stuckey, *The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm*, TOCHI 8(4), 2001. Unlike there, no columns exist for slack and
/// error variables: a symbol's own position on its axis of breakpoints takes their place (see
/// ``Penalty``).
struct Tableau {
  /// A multiple of a parametric symbol.
  struct Entry: Equatable {
    var symbol: Int
    var coefficient: Double
  }

  /// The row of each basic symbol, ordered by symbol; empty for a parametric one.
  private(set) var rows: [[Entry]]
  private(set) var isBasic: [Bool]
  /// For each parametric symbol the basic ones whose rows mention it, and maybe some that no
  /// longer do.
  private var mentions: [[Int]]

  /// A tableau of parametric symbols only.
  init(parametricSymbols count: Int) {
    rows = Array(repeating: [], count: count)
    isBasic = Array(repeating: false, count: count)
    mentions = Array(repeating: [], count: count)
  }

  var symbolCount: Int { rows.count }

  /// How fast a basic symbol moves with a parametric one.
  func coefficient(of parametric: Int, in basic: Int) -> Double {
    let row = rows[basic]
    let position = Self.position(of: parametric, in: row)
    return position < row.count && row[position].symbol == parametric
      ? row[position].coefficient : 0
  }

  /// The basic symbols that move with a parametric one, and how fast.
  mutating func column(_ parametric: Int) -> [Entry] {
    var column: [Entry] = []
    var basics = mentions[parametric]
    basics.sort()
    var last = -1
    for basic in basics where basic != last {
      last = basic
      guard isBasic[basic] else { continue }
      let coefficient = coefficient(of: parametric, in: basic)
      if coefficient != 0 { column.append(Entry(symbol: basic, coefficient: coefficient)) }
    }
    mentions[parametric] = column.map(\.symbol)
    return column
  }

  /// Adds a basic symbol, given as a combination of any symbols there are; returns the new symbol.
  mutating func addBasicSymbol(_ combination: [Entry]) -> Int {
    let symbol = rows.count
    let row = parametricForm(of: combination)
    rows.append(row)
    isBasic.append(true)
    mentions.append([])
    for entry in row { mentions[entry.symbol].append(symbol) }
    return symbol
  }

  /// The same combination in parametric symbols alone.
  func parametricForm(of combination: [Entry]) -> [Entry] {
    var entries = combination.filter { !isBasic[$0.symbol] }.sorted { $0.symbol < $1.symbol }
    for entry in combination where isBasic[entry.symbol] {
      entries = Self.sum(entries, entry.coefficient, rows[entry.symbol])
    }
    return entries
  }

  /// Where an ordered row mentions a symbol; `nil` when it does not.
  static func index(of symbol: Int, in row: [Entry]) -> Int? {
    let position = position(of: symbol, in: row)
    return position < row.count && row[position].symbol == symbol ? position : nil
  }

  /// Makes `entering` basic and `leaving` parametric: solves the row of `leaving` for `entering`
  /// and substitutes it wherever it is mentioned (TOCHI 2001, section 2.3, “pivot”).
  mutating func pivot(entering: Int, leaving: Int) {
    let column = column(entering)
    var row = rows[leaving]
    let position = Self.position(of: entering, in: row)
    let reciprocal = 1 / row[position].coefficient
    row.remove(at: position)
    for index in row.indices { row[index].coefficient *= -reciprocal }
    row.insert(
      Entry(symbol: leaving, coefficient: reciprocal),
      at: Self.position(of: leaving, in: row))

    rows[leaving] = []
    isBasic[leaving] = false
    mentions[leaving] = []
    rows[entering] = row
    isBasic[entering] = true
    mentions[entering] = []
    for entry in row { mentions[entry.symbol].append(entering) }

    for entry in column where entry.symbol != leaving {
      substitute(row, for: entering, in: entry.symbol)
    }
  }

  private mutating func substitute(_ row: [Entry], for symbol: Int, in basic: Int) {
    var old = rows[basic]
    let position = Self.position(of: symbol, in: old)
    let factor = old[position].coefficient
    old.remove(at: position)
    let new = Self.sum(old, factor, row)
    // Only symbols of the substituted row can be new here.
    var known = 0
    for entry in new {
      while known < old.count, old[known].symbol < entry.symbol { known += 1 }
      if known == old.count || old[known].symbol != entry.symbol {
        mentions[entry.symbol].append(basic)
      }
    }
    rows[basic] = new
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
