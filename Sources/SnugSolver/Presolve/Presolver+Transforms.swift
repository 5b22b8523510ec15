extension Presolver {
  /// Removes the first of two unknowns, `pivot + other == rightHandSide`, each times its
  /// coefficient, and moves its bounds to the second.
  mutating func aggregate(
    _ pivot: Entry, with other: Entry, by row: Int, _ rightHandSide: Double
  ) {
    let factor = -other.coefficient / pivot.coefficient
    let constant = rightHandSide / pivot.coefficient
    for index in system.bounds.range(of: pivot.symbol) {
      var bound = system.bounds.elements[index]
      bound.target -= constant
      system.bounds.append(bound.divided(by: factor), to: other.symbol)
    }
    system.bounds.removeAll(from: pivot.symbol)
    if isPreferred[pivot.symbol] { isPreferred[other.symbol] = true }
    eliminate(pivot, by: row, rightHandSide)
    system.isAlias[pivot.symbol] = true
  }

  /// Removes a variable that depends on parameters, and moves its bounds to the row, which becomes
  /// the variable's value: the variable is not a multiple of another one.
  mutating func substitute(_ row: Int, for pivot: Entry, _ rightHandSide: Double) {
    let symbol = formulation.variableCount + row
    isEquality[row] = false
    system.substitution[row] = pivot.symbol
    system.bounds.removeAll(from: symbol)
    system.bounds.swapLists(pivot.symbol, symbol)
    eliminate(pivot, by: row, rightHandSide)
  }

  /// Solves a row for a variable without bounds of its own (an implied free column), or for its only
  /// variable, and replaces it in all other rows. The row is removed unless it is substituted for the
  /// variable.
  mutating func eliminate(_ pivot: Entry, by source: Int, _ rightHandSide: Double) {
    let variable = pivot.symbol
    let constant = rightHandSide / pivot.coefficient
    let start = system.transformEntries.count
    for index in system.rows.range(of: source)
    where system.rows.elements[index].symbol != variable {
      let entry = system.rows.elements[index]
      system.transformEntries.append(
        Entry(symbol: entry.symbol, coefficient: -entry.coefficient / pivot.coefficient))
    }
    let terms = start..<system.transformEntries.count
    if system.substitution[source] == variable {
      system.rows.replace(source, with: system.transformEntries[terms])
      system.offsets[source] = constant
    } else {
      for term in terms { columnCounts[system.transformEntries[term].symbol] -= 1 }
      system.isRemoved[source] = true
      system.rows.removeAll(from: source)
    }
    replace(
      variable, by: formulation.variableCount + source, coefficient: pivot.coefficient, constant,
      terms: terms)
  }

  mutating func replace(
    _ variable: Int, by source: Int, coefficient: Double, _ constant: Double, terms: Range<Int>
  ) {
    for index in columns.range(of: variable) {
      let row = Int(columns.elements[index])
      guard let factor = system.rows[row].coefficient(of: variable) else { continue }
      replace(Entry(symbol: variable, coefficient: factor), of: row, with: terms)
      system.offsets[row] += factor * constant
      system.transformEntries.append(
        Entry(symbol: formulation.variableCount + row, coefficient: factor))
      if !system.isRemoved[row], isEquality[row] {
        queue.insert(row, length: system.rows.count(of: row))
      }
    }
    system.transformOfVariable[variable] = system.transforms.count
    system.transforms.append(
      PresolvedSystem.Transform(
        variable: variable, constant: constant, source: source, coefficient: coefficient,
        terms: terms, column: terms.upperBound..<system.transformEntries.count))
  }

  /// Replaces an entry of a row with the terms of its variable; entries that cancel are removed.
  private mutating func replace(_ replaced: Entry, of row: Int, with terms: Range<Int>) {
    if terms.isEmpty { return system.rows.removeAll(from: row) { $0.symbol == replaced.symbol } }
    var sum: [Entry] = []
    swap(&sum, &room)
    system.rows[row].replacing(
      replaced.symbol, with: replaced.coefficient, times: system.transformEntries[terms],
      added: {
        columns.append(Int32(row), to: $0)
        columnCounts[$0] += 1
      }, cancelled: { columnCounts[$0] -= 1 }, to: &sum)
    system.rows.replace(row, with: sum[...])
    swap(&sum, &room)
  }

  /// Merges rows that have become the same combination, such as those of a grid.
  mutating func mergeDuplicateRows() {
    var table = RowTable(rowCount: system.rows.count)
    for row in system.rows.indices
    where !system.isRemoved[row] && system.rows.count(of: row) > 0 {
      let first = table.index(of: system.rows.range(of: row), in: system.rows, orInsert: row)
      guard first != row else { continue }
      for index in system.bounds.range(of: formulation.variableCount + row) {
        var bound = system.bounds.elements[index]
        bound.target += system.offsets[first] - system.offsets[row]
        system.bounds.append(bound, to: formulation.variableCount + first)
      }
      system.bounds.removeAll(from: formulation.variableCount + row)
      system.mergedInto[row] = first
      system.isRemoved[row] = true
      system.rows.removeAll(from: row)
    }
  }
}
