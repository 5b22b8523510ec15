extension Reduction {
  /// The symbols that depend on no unknown, but that something may be bounds on: rows of nothing
  /// but parameters, and parameters.
  func constants() -> [Int] {
    formulation.parameters.map(\.variable)
      + rows.indices.filter { !isSpent[$0] && firstUnknown(of: $0) == nil }.map {
        $0 + formulation.variableCount
      }
  }

  /// The first variable in a row that is not a parameter; `nil` when there is none.
  func firstUnknown(of row: Int) -> Int? {
    for place in rows.range(of: row) where !formulation.isParameter[rows.elements[place].symbol] {
      return rows.elements[place].symbol
    }
    return nil
  }

  /// The variable a variable is a multiple of, directly or by way of others: `factor × holder +
  /// constant`. A variable that was not taken out that way is its own.
  func holder(of variable: Int) -> (holder: Int, factor: Double, constant: Double) {
    var (holder, factor, constant) = (variable, 1.0, 0.0)
    while isAlias[holder], let step = stepOfVariable[holder].map({ steps[$0] }) {
      let term = stepEntries[step.terms.lowerBound]
      constant += factor * step.constant
      factor *= term.coefficient
      holder = term.symbol
    }
    return (holder, factor, constant)
  }

  /// The symbol that a variable is a multiple of, and where its bounds are: itself, its holder, or
  /// a combination that stands for either; `factor × symbol + constant`. The value of a combination
  /// is that of its row with its offset. `nil` when the variable depends on no unknown or has no
  /// symbol any more.
  func symbol(of variable: Int) -> (symbol: Int, factor: Double, constant: Double)? {
    let (holder, factor, constant) = holder(of: variable)
    guard let step = stepOfVariable[holder].map({ steps[$0] }) else {
      return formulation.isParameter[holder] ? nil : (holder, factor, constant)
    }
    let row = step.source - formulation.variableCount
    guard row >= 0, standsFor[row] == holder else { return nil }
    let first = mergedInto[row] ?? row
    guard firstUnknown(of: first) != nil else { return nil }
    return (
      formulation.variableCount + first, factor,
      constant + factor * (offsets[row] - offsets[first])
    )
  }

  /// Whether a variable was taken out as a combination of others that are still sought.
  func isCombination(_ variable: Int) -> Bool {
    guard let step = stepOfVariable[holder(of: variable).holder] else { return false }
    return steps[step].terms.contains { !formulation.isParameter[stepEntries[$0].symbol] }
  }

  /// What was split off the row of a combination; nothing of a variable.
  func offset(of symbol: Int) -> Double {
    symbol < formulation.variableCount ? 0 : offsets[symbol - formulation.variableCount]
  }

  /// Completes the values of variables that were not taken out by those that were; without
  /// `constants`, only by how they change with each other.
  func complete(_ values: inout [Double], constants: Bool = true) {
    for index in steps.indices.reversed() {
      let step = steps[index]
      var value = constants ? step.constant : 0
      for place in step.terms {
        value += stepEntries[place].coefficient * values[stepEntries[place].symbol]
      }
      values[step.variable] = value
    }
  }

  /// The variables and rows that are left, in groups that share no variable, in order. Parameters
  /// belong to none, nor do rows of nothing else.
  func parts() -> Parts {
    var groups = Groups(count: formulation.variableCount)
    for row in rows.indices {
      guard let first = firstUnknown(of: row) else { continue }
      for place in rows.range(of: row) {
        let other = rows.elements[place].symbol
        if other > first, !formulation.isParameter[other] { groups.join(first, other) }
      }
    }
    return Parts(self, &groups)
  }

  /// What shares no unknown with the rest, each part by itself.
  struct Parts {
    /// The variables of each part, ascending.
    let variables: Ragged<Int32>
    /// The rows of each part, ascending.
    let rows: Ragged<Int32>

    fileprivate init(_ reduction: Reduction, _ groups: inout Groups) {
      let variableCount = reduction.formulation.variableCount
      var partOfLeader = IndexMap(count: variableCount)
      var partOfVariable: [Int32] = []
      var count = 0
      var left: [Int32] = []
      for variable in 0..<variableCount
      where reduction.stepOfVariable[variable] == nil
        && !reduction.formulation.isParameter[variable]
      {
        let leader = groups.leader(of: variable)
        if leader == variable {
          partOfLeader[leader] = count
          count += 1
        }
        left.append(Int32(variable))
        partOfVariable.append(Int32(partOfLeader[leader] ?? 0))
      }
      variables = Ragged(left, into: count) { Int(partOfVariable[$0]) }
      var rows: [Int32] = []
      var partOfRow: [Int32] = []
      for row in reduction.rows.indices {
        guard let first = reduction.firstUnknown(of: row) else { continue }
        let leader = groups.leader(of: first)
        rows.append(Int32(row))
        partOfRow.append(Int32(partOfLeader[leader] ?? 0))
      }
      self.rows = Ragged(rows, into: count) { Int(partOfRow[$0]) }
    }

    var count: Int { variables.count }

    var indices: Range<Int> { variables.indices }
  }
}

/// Sets that are joined (union-find); the least member leads each.
private struct Groups {
  private var leaders: [Int32]

  init(count: Int) { leaders = (0..<Int32(count)).map { $0 } }

  mutating func leader(of member: Int) -> Int {
    var member = member
    while Int(leaders[member]) != member {
      leaders[member] = leaders[Int(leaders[member])]
      member = Int(leaders[member])
    }
    return member
  }

  mutating func join(_ one: Int, _ other: Int) {
    let one = leader(of: one)
    let other = leader(of: other)
    leaders[max(one, other)] = Int32(min(one, other))
  }
}
