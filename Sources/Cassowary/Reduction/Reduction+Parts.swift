extension Reduction {
  /// Whether the required demands on what turned out to be constant hold.
  var constantsHold: Bool {
    rows.indices.allSatisfy { row in
      guard rows[row].isEmpty, !isSpent[row] else { return true }
      return demands[formulation.variableCount + row].allSatisfy {
        $0.strength != .required
          || $0.violation(at: offsets[row]) <= $0.weight * formulation.tolerance.length
      }
    }
  }

  /// The variable a variable is a multiple of, directly or by way of others: `factor × holder +
  /// constant`. A variable that was not taken out that way is its own.
  func holder(of variable: Int) -> (holder: Int, factor: Double, constant: Double) {
    var (holder, factor, constant) = (variable, 1.0, 0.0)
    while isAlias[holder], let step = stepOfVariable[holder].map({ steps[$0] }) {
      constant += factor * step.constant
      factor *= step.terms[0].coefficient
      holder = step.terms[0].symbol
    }
    return (holder, factor, constant)
  }

  /// The variables and rows that are left, in groups that share no variable, in order.
  func parts() -> [(variables: [Int], rows: [Int])] {
    var leader = Array(0..<formulation.variableCount)
    func find(_ variable: Int) -> Int {
      var variable = variable
      while leader[variable] != variable {
        leader[variable] = leader[leader[variable]]
        variable = leader[variable]
      }
      return variable
    }
    let left = rows.indices.filter { !isSpent[$0] && !rows[$0].isEmpty }
    for row in left {
      for entry in rows[row].dropFirst() {
        let one = find(rows[row][0].symbol)
        let other = find(entry.symbol)
        leader[max(one, other)] = min(one, other)
      }
    }
    var parts: [(variables: [Int], rows: [Int])] = []
    var partOfLeader = Array(repeating: -1, count: formulation.variableCount)
    for variable in 0..<formulation.variableCount where stepOfVariable[variable] == nil {
      let leader = find(variable)
      if partOfLeader[leader] < 0 {
        partOfLeader[leader] = parts.count
        parts.append(([], []))
      }
      parts[partOfLeader[leader]].variables.append(variable)
    }
    for row in left { parts[partOfLeader[find(rows[row][0].symbol)]].rows.append(row) }
    return parts
  }
}
