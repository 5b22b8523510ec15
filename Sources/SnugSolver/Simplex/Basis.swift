/// The linear system between symbols, and which of them are basic.
///
/// The first symbols are columns, the unknowns. Every other one is a row: a combination of columns.
/// As many symbols are *nonbasic* as there are columns, and all others follow from them. For each
/// basic column, the inverse of the basis matrix gives the combination of nonbasic symbols; it is
/// sparse and updated with each pivot (*explicit inverse*). The combination of a basic row is
/// computed from it on demand. A row says how its symbol moves when nonbasic symbols move; the
/// constants of constraints are in ``PiecewiseLinearCosts``.
///
/// Unlike in Cassowary (Badros, Borning & Stuckey, TOCHI 8(4), 2001) there are no columns for slack
/// and error variables: a symbol's status on its own axis has the same information.
struct Basis {
  let columnCount: Int
  private(set) var rows: [[Entry]]
  private(set) var columns: Ragged<Entry>
  var isBasic: [Bool]
  /// Each basic column in terms of nonbasic symbols, ordered by symbol; empty for a nonbasic one.
  var inverse: [[Entry]]
  /// The columns whose rows of the inverse mention each nonbasic symbol, and maybe some that no
  /// longer do.
  var mentions: [[Int32]]
  /// A buffer for adding up combinations; all zero between uses.
  private var sums: [Sum]
  private var touched: [Int] = []
  private(set) var units: Units
  /// The number of changes to rows of the inverse since it was computed.
  var updateCount = 0
  var factorizationCount = 0

  /// All columns are nonbasic, all rows basic.
  init(columnCount: Int, rows: [[Entry]] = []) {
    self.columnCount = columnCount
    self.rows = rows
    var entries: [Entry] = []
    var columnOfEntry: [Int32] = []
    entries.reserveCapacity(rows.reduce(0) { $0 + $1.count })
    for (index, row) in rows.enumerated() {
      for entry in row {
        entries.append(Entry(symbol: columnCount + index, coefficient: entry.coefficient))
        columnOfEntry.append(Int32(entry.symbol))
      }
    }
    columns = Ragged(entries, into: columnCount) { Int(columnOfEntry[$0]) }
    isBasic = (0..<columnCount + rows.count).map { $0 >= columnCount }
    inverse = Array(repeating: [], count: columnCount)
    mentions = Array(repeating: [], count: columnCount + rows.count)
    sums = Array(repeating: Sum(), count: columnCount + rows.count)
    units = Units(columnCount: columnCount, rows: rows)
  }

  init(columnCount: Int, rows: [[Entry]], isBasic: [Bool], inverse: [[Entry]]) {
    self.init(columnCount: columnCount, rows: rows)
    self.isBasic = isBasic
    self.inverse = inverse
    for column in 0..<columnCount {
      for entry in inverse[column] { mentions[entry.symbol].append(Int32(column)) }
    }
  }

  var symbolCount: Int { isBasic.count }

  mutating func addRow(_ row: [Entry]) {
    units.append(row)
    for entry in row {
      columns.append(Entry(symbol: symbolCount, coefficient: entry.coefficient), to: entry.symbol)
    }
    rows.append(row)
    isBasic.append(true)
    mentions.append([])
    sums.append(Sum())
  }

  func definition(of symbol: Int) -> [Entry] {
    symbol < columnCount ? [Entry(symbol: symbol, coefficient: 1)] : rows[symbol - columnCount]
  }

  // MARK: Rows and columns of the tableau

  private struct Sum {
    var value = 0.0
    /// The magnitude of the summands.
    var size = 0.0

    var isNoise: Bool { abs(value) <= Tolerance.cancellation * size }
  }

  private mutating func add(_ value: Double, to symbol: Int) {
    if sums[symbol].size == 0 { touched.append(symbol) }
    sums[symbol].value += value
    sums[symbol].size += abs(value)
  }

  /// Removes and returns the sums of nonbasic or basic symbols, without those that are only
  /// rounding errors.
  private mutating func takeSums(ofBasics: Bool) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(touched.count)
    for symbol in touched {
      if isBasic[symbol] == ofBasics, !sums[symbol].isNoise {
        entries.append(Entry(symbol: symbol, coefficient: sums[symbol].value))
      }
      sums[symbol] = Sum()
    }
    touched.removeAll(keepingCapacity: true)
    return entries
  }

  /// A basic symbol in terms of nonbasic ones, ordered by symbol.
  mutating func row(of basic: Int) -> [Entry] {
    if basic < columnCount { return inverse[basic] }
    return row(of: rows[basic - columnCount])
  }

  /// A combination of columns in terms of nonbasic symbols, ordered by symbol.
  mutating func row(of combination: [Entry]) -> [Entry] {
    for entry in combination {
      if isBasic[entry.symbol] {
        for term in inverse[entry.symbol] {
          add(entry.coefficient * term.coefficient, to: term.symbol)
        }
      } else {
        add(entry.coefficient, to: entry.symbol)
      }
    }
    var row = takeSums(ofBasics: false)
    for index in row.indices.dropFirst() where row[index].symbol < row[index - 1].symbol {
      row.sort { $0.symbol < $1.symbol }
      break
    }
    return row
  }

  /// The rates of basic symbols for given rates of nonbasic ones.
  mutating func effect(of moves: [Entry]) -> [Entry] {
    for move in moves {
      if move.symbol < columnCount { add(move.coefficient, to: move.symbol) }
      forEachMention(of: move.symbol) { basis, column, coefficient in
        basis.add(move.coefficient * coefficient, to: column)
      }
    }
    // Rows move with the columns they mention.
    for index in touched.indices {
      let column = touched[index]
      if sums[column].isNoise { continue }
      for index in columns.range(of: column) {
        let entry = columns.elements[index]
        if isBasic[entry.symbol] { add(sums[column].value * entry.coefficient, to: entry.symbol) }
      }
    }
    return takeSums(ofBasics: true)
  }

  /// Visits the rows of the inverse that mention a symbol, and forgets those that no longer do.
  private mutating func forEachMention(
    of symbol: Int, _ body: (inout Basis, _ column: Int, _ coefficient: Double) -> Void
  ) {
    var list: [Int32] = []
    swap(&list, &mentions[symbol])
    if list.count > 1 { list.sort() }
    var last: Int32 = -1
    var count = 0
    for index in list.indices {
      let column = list[index]
      guard column != last, let coefficient = inverse[Int(column)].coefficient(of: symbol) else {
        continue
      }
      last = column
      if count < index { list[count] = column }
      count += 1
      body(&self, Int(column), coefficient)
    }
    if count < list.count { list.removeLast(list.count - count) }
    mentions[symbol] = list
  }

  // MARK: Pivots

  /// Makes `entering` basic and `leaving` nonbasic: solves the row of `leaving` for `entering` and
  /// substitutes it in the inverse.
  mutating func pivot(entering: Int, leaving: Int, row: [Entry]) {
    var index = row.position(of: entering)
    let reciprocal = 1 / row[index].coefficient
    var solution = row
    for index in solution.indices { solution[index].coefficient *= -reciprocal }
    solution[index] = Entry(symbol: leaving, coefficient: reciprocal)
    while index > 0, solution[index - 1].symbol > leaving {
      solution.swapAt(index - 1, index)
      index -= 1
    }
    while index + 1 < solution.count, solution[index + 1].symbol < leaving {
      solution.swapAt(index, index + 1)
      index += 1
    }
    if leaving < columnCount { inverse[leaving] = [] }
    forEachMention(of: entering) { basis, column, _ in
      basis.substitute(solution, for: entering, in: column)
    }
    mentions[entering] = []
    if entering < columnCount {
      inverse[entering] = solution
      for entry in solution { mentions[entry.symbol].append(Int32(entering)) }
    }
    isBasic[entering] = true
    isBasic[leaving] = false
    updateCount += 1
  }

  /// Substitutes a row for a symbol. Entries that cancel are removed.
  private mutating func substitute(_ row: [Entry], for symbol: Int, in column: Int) {
    updateCount += 1
    let old = inverse[column]
    inverse[column] = []
    let factor = old.coefficient(of: symbol) ?? 0
    var sum: [Entry] = []
    old.replacing(
      symbol, with: factor, times: row, added: { mentions[$0].append(Int32(column)) }, to: &sum)
    let least = Tolerance.noise * units.largestWeight(in: sum)
    for entry in sum where units.weight(of: entry) <= least {
      sum.removeAll { units.weight(of: $0) <= least }
      break
    }
    inverse[column] = sum
  }
}
