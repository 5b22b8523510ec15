extension Basis {
  /// Recomputes the inverse from the rows, so that the rounding errors of many pivots do
  /// not add up (Gauss–Jordan elimination).
  ///
  /// Rows with one column left to choose go first, which costs nothing. Of the others, a column that
  /// few rows mention is chosen among those with large coefficients (*threshold pivoting*: H. M.
  /// Markowitz, *The elimination form of the inverse*, 1957).
  ///
  /// A nonbasic row that depends on others, within rounding errors, becomes basic again.
  /// Returns the columns that are nonbasic instead.
  mutating func factorize() -> [Int] {
    var isWanted = Array(isBasic[..<columnCount])
    var open = (columnCount..<symbolCount).filter { !isBasic[$0] }
    for symbol in 0..<symbolCount {
      isBasic[symbol] = symbol >= columnCount
      mentions[symbol] = []
    }
    for column in 0..<columnCount { inverse[column] = [] }
    var choices: [Int: Int] = [:]
    for row in open {
      choices[row] = rows[row - columnCount].count { isWanted[$0.symbol] }
    }
    var singletons = open.filter { choices[$0] == 1 }
    open.sort {
      (rows[$0 - columnCount].count, $0) > (rows[$1 - columnCount].count, $1)
    }
    while let row = singletons.popLast() ?? open.popLast() {
      guard choices.removeValue(forKey: row) != nil else { continue }
      let current = self.row(of: row)
      guard let entering = pivot(for: current, among: isWanted) else { continue }
      pivot(entering: entering, leaving: row, row: current)
      isWanted[entering] = false
      for entry in columns[entering] {
        guard let count = choices[entry.symbol] else { continue }
        choices[entry.symbol] = count - 1
        if count == 2 { singletons.append(entry.symbol) }
      }
    }
    updateCount = 0
    factorizationCount += 1
    return isWanted.indices.filter { isWanted[$0] }
  }

  /// The column to solve a row for; `nil` if the remaining entries are only rounding errors.
  private func pivot(for row: [Entry], among isWanted: [Bool]) -> Int? {
    let choices = row.filter { $0.symbol < columnCount && isWanted[$0.symbol] }
    let largest = units.largestWeight(in: choices)
    guard largest > Tolerance.pivot * units.largestWeight(in: row) else { return nil }
    return choices.filter { units.weight(of: $0) >= 0.1 * largest }.min {
      (columns.count(of: $0.symbol), $0.symbol) < (columns.count(of: $1.symbol), $1.symbol)
    }?.symbol
  }
}
