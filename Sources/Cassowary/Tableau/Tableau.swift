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
  struct Entry: Hashable {
    var symbol: Int
    var coefficient: Double
  }

  /// The row of each basic symbol, ordered by symbol; empty for a parametric one.
  private(set) var rows: [[Entry]]
  private(set) var isBasic: [Bool]
  /// For each parametric symbol the basic ones whose rows mention it, and maybe some that no
  /// longer do.
  private var mentions: [[Int]]
  /// How long each list of mentions may grow before it is tidied.
  private var tidyAt: [Int]
  /// The basic symbols, ascending.
  private var basics: [Int] = []
  /// With so few rows it is quicker to look into each than to keep note of who mentions whom.
  private static let fewRows = 32

  /// A tableau of parametric symbols only.
  init(parametricSymbols count: Int) {
    rows = Array(repeating: [], count: count)
    isBasic = Array(repeating: false, count: count)
    mentions = Array(repeating: [], count: count)
    tidyAt = Array(repeating: 16, count: count)
  }

  /// How fast a basic symbol moves with a parametric one.
  func coefficient(of parametric: Int, in basic: Int) -> Double {
    Self.index(of: parametric, in: rows[basic]).map { rows[basic][$0].coefficient } ?? 0
  }

  /// The basic symbols that move with a parametric one, and how fast.
  mutating func column(_ parametric: Int) -> [Entry] {
    var column: [Entry] = []
    let candidates = keepsMentions ? mentions[parametric].sorted() : basics
    var last = -1
    for basic in candidates where basic != last && isBasic[basic] {
      last = basic
      let coefficient = coefficient(of: parametric, in: basic)
      if coefficient != 0 { column.append(Entry(symbol: basic, coefficient: coefficient)) }
    }
    if keepsMentions { mentions[parametric] = column.map(\.symbol) }
    return column
  }

  private var keepsMentions: Bool { basics.count > Self.fewRows }

  /// Adds a basic symbol, given as a combination of any symbols there are; returns the new symbol.
  mutating func addBasicSymbol(_ combination: [Entry]) -> Int {
    let symbol = rows.count
    let row = parametricForm(of: combination)
    rows.append(row)
    isBasic.append(true)
    mentions.append([])
    tidyAt.append(16)
    basics.append(symbol)
    if basics.count == Self.fewRows + 1 {
      for basic in basics {
        for entry in rows[basic] { mentions[entry.symbol].append(basic) }
      }
    } else {
      for entry in row { mention(entry.symbol, in: symbol) }
    }
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
  /// and substitutes it wherever it is mentioned.
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

    if let place = basics.firstIndex(of: leaving) { basics.remove(at: place) }
    basics.insert(entering, at: basics.firstIndex { $0 > entering } ?? basics.count)
    rows[leaving] = []
    isBasic[leaving] = false
    mentions[leaving] = []
    rows[entering] = row
    isBasic[entering] = true
    mentions[entering] = []
    for entry in row { mention(entry.symbol, in: entering) }

    for entry in column where entry.symbol != leaving {
      substitute(row, for: entering, in: entry.symbol)
    }
  }

  /// Notes that a row mentions a parametric symbol.
  private mutating func mention(_ parametric: Int, in basic: Int) {
    guard keepsMentions else { return }
    mentions[parametric].append(basic)
    // Notes of rows that are gone are cleared away when they may have become the most of it.
    if mentions[parametric].count >= tidyAt[parametric] {
      tidyAt[parametric] = 2 * column(parametric).count + 16
    }
  }

  private mutating func substitute(_ row: [Entry], for symbol: Int, in basic: Int) {
    var old = rows[basic]
    let position = Self.position(of: symbol, in: old)
    let factor = old[position].coefficient
    old.remove(at: position)
    let new = Self.sum(old, factor, row)
    // Before anything is noted, because tidying the notes looks the rows up.
    rows[basic] = new
    // Only symbols of the substituted row can be new here.
    var known = 0
    for entry in new {
      while known < old.count, old[known].symbol < entry.symbol { known += 1 }
      if known == old.count || old[known].symbol != entry.symbol {
        mention(entry.symbol, in: basic)
      }
    }
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
