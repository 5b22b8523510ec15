/// Removes the variables that required equalities determine from a formulation, to make a
/// ``PresolvedSystem``.
struct Presolver {
  var system: PresolvedSystem
  let formulation: Formulation
  var isEquality: [Bool]
  /// Whether each variable, or a multiple of it, has a `near` preference.
  var isPreferred: [Bool]
  var queue: RowQueue
  /// The rows that contain each variable, and possibly rows that no longer do.
  var columns: Ragged<Int32>
  /// The number of rows that contain each variable.
  var columnCounts: [Int32]
  /// A buffer for adding up the terms of a row.
  var room: [Entry] = []

  init(_ formulation: Formulation, keeping preferences: [Preference]) {
    self.formulation = formulation
    system = PresolvedSystem(unpresolved: formulation)
    system.transforms.reserveCapacity(formulation.combinations.count)
    let variableCount = formulation.variableCount
    let rows = formulation.combinations
    isEquality = Array(repeating: false, count: rows.count)
    queue = RowQueue(rowCount: rows.count)
    var rowOfEntry: [Int32] = []
    rowOfEntry.reserveCapacity(rows.elements.count)
    for row in rows.indices {
      for _ in rows.range(of: row) { rowOfEntry.append(Int32(row)) }
    }
    columns = Ragged(rowOfEntry, into: variableCount) { rows.elements[$0].symbol }
    columnCounts = columns.indices.map { [columns] in Int32(columns.count(of: $0)) }
    isPreferred = Array(repeating: false, count: variableCount)
    for case .near(let variable, _) in preferences { isPreferred[variable.index] = true }
  }

  /// Returns `false` when required constraints contradict each other.
  mutating func presolve() -> Bool {
    for row in system.rows.indices
    where formulation.equality(of: formulation.variableCount + row) != nil {
      isEquality[row] = true
      queue.insert(row, length: system.rows.count(of: row))
    }
    for variable in 0..<formulation.variableCount where !formulation.isParameter[variable] {
      guard let value = formulation.equality(of: variable)?.target else { continue }
      guard system.isFeasible(variable, at: value) else { return false }
      let end = system.transformEntries.count
      replace(variable, by: variable, coefficient: 1, value, terms: end..<end)
    }
    while let row = queue.popFirst() {
      if !system.isRemoved[row], !process(row) { return false }
    }
    mergeDuplicateRows()
    return true
  }

  // MARK: - Choosing a transform

  /// Removes a variable by an equality row, if the row has one to remove.
  private mutating func process(_ row: Int) -> Bool {
    let symbol = formulation.variableCount + row
    // The original bounds suffice: equalities of variables are used before any bound moves.
    guard let target = formulation.equality(of: symbol)?.target else { return true }
    let rightHandSide = target - system.offsets[row]
    let range = system.rows.range(of: row)
    let unknowns = range.count { isUnknown(at: $0) }
    if unknowns == 0 {
      // Whether a row of parameters holds depends on their values.
      system.isRemoved[row] = range.isEmpty
      return !range.isEmpty || system.isFeasible(symbol, at: system.offsets[row])
    }
    if unknowns == 1, let index = range.first(where: { isUnknown(at: $0) }) {
      let pivot = system.rows.elements[index]
      guard system.isFeasible(symbol, at: target) else { return false }
      if range.count > 1, system.bounds.count(of: pivot.symbol) > 0 {
        substitute(row, for: pivot, rightHandSide)
        return true
      }
      eliminate(pivot, by: row, rightHandSide)
      return range.count > 1
        || system.isFeasible(pivot.symbol, at: rightHandSide / pivot.coefficient)
    }
    // Other bounds on the row must remain for the simplex method.
    guard formulation.bounds.count(of: symbol) == 1 else { return true }
    if let free = cheapestPivot(
      in: row, where: { $1.isImpliedFree(at: $0, in: row, rightHandSide) })
    {
      eliminate(system.rows.elements[free], by: row, rightHandSide)
    } else if unknowns == 2, let index = cheapestPivot(in: row, where: { $1.isUnknown(at: $0) }) {
      var pivot = system.rows.elements[index]
      if range.count == 2 {
        var other = system.rows.elements[index == range.lowerBound ? index + 1 : index - 1]
        // In a long chain one variable collects the bounds of all others, and should stay.
        if system.bounds.count(of: pivot.symbol) > 16 + 2 * system.bounds.count(of: other.symbol),
          columnCounts[other.symbol] <= 16
        {
          swap(&pivot, &other)
        }
        aggregate(pivot, with: other, by: row, rightHandSide)
      } else {
        substitute(row, for: pivot, rightHandSide)
      }
    }
    return true
  }

  private func isUnknown(at index: Int) -> Bool {
    !formulation.isParameter[system.rows.elements[index].symbol]
  }

  /// Whether the variable of an entry has no bounds and no preference, or is only nonnegative and
  /// the row implies that, because it is a sum of other nonnegative variables.
  private func isImpliedFree(at index: Int, in row: Int, _ rightHandSide: Double) -> Bool {
    let pivot = system.rows.elements[index]
    guard isUnknown(at: index), !isPreferred[pivot.symbol],
      system.bounds[pivot.symbol].allSatisfy(\.isOwnDomain)
    else { return false }
    if system.bounds.count(of: pivot.symbol) == 0 { return true }
    guard rightHandSide / pivot.coefficient >= 0 else { return false }
    return system.rows.range(of: row).allSatisfy { other in
      let entry = system.rows.elements[other]
      return other == index
        || entry.coefficient / pivot.coefficient < 0
          && system.bounds[entry.symbol].contains(where: \.isSign)
    }
  }

  /// The index of the entry whose elimination changes the fewest and the shortest rows; `nil` when
  /// the fill-in would cost more than the elimination saves.
  ///
  /// In a chain, this eliminates every second variable, then every second of the remaining ones. The
  /// rows that are combined have similar lengths, so the time is nearly linear in the chain's length.
  private mutating func cheapestPivot(
    in row: Int, where isCandidate: (Int, borrowing Self) -> Bool
  ) -> Int? {
    let range = system.rows.range(of: row)
    var best: (index: Int, cost: Int)?
    var fewest = Int.max
    for index in range where isCandidate(index, self) {
      fewest = min(fewest, Int(columnCounts[system.rows.elements[index].symbol]))
    }
    // The longest columns come last; computing their costs would take too long.
    for index in range where isCandidate(index, self) {
      let variable = system.rows.elements[index].symbol
      let others = Int(columnCounts[variable]) - 1
      guard others < max(fewest, 128),
        range.count <= 2 || (range.count - 1) * (others - 1) <= 64
      else { continue }
      if let cost = cost(of: variable, except: row, below: best?.cost ?? .max) {
        best = (index, cost)
      }
    }
    return best?.index
  }

  /// The total length of the other rows that contain a variable; `nil` when that reaches a limit.
  private mutating func cost(of variable: Int, except row: Int, below limit: Int) -> Int? {
    if columns.count(of: variable) > Int(columnCounts[variable]) {
      columns.removeAll(from: variable) { system.rows[Int($0)].coefficient(of: variable) == nil }
    }
    var cost = 0
    for index in columns.range(of: variable) where columns.elements[index] != row {
      cost += system.rows.count(of: Int(columns.elements[index]))
      if cost >= limit { return nil }
    }
    return cost < limit ? cost : nil
  }
}
