/// A solver's constraints, reduced, taken apart into components, and minimised level by level.
struct SolvedSystem {
  let reduction: Reduction
  var components: [Component]
  /// The component of each variable that was not taken out, and its symbol there.
  let placeOfVariable: [Place?]

  struct Place {
    var component: Int
    var symbol: Int
  }

  /// `nil` when the required constraints contradict each other.
  init?(
    _ solver: Solver, without dropped: Set<Int>, preferences: [Preference] = [],
    requirementsOnly: Bool = false
  ) {
    let formulation = Formulation(
      solver.constraints, isNonnegative: solver.isNonnegative, without: dropped)
    guard let reduction = Reduction(formulation, keeping: preferences, eliminating: solver.reduces),
      reduction.constantsHold
    else { return nil }
    self.reduction = reduction

    var localIndex = Array(repeating: 0, count: formulation.variableCount)
    var places: [Place?] = Array(repeating: nil, count: formulation.variableCount)
    components = []
    for part in reduction.parts() {
      var component = Component(
        variables: part.variables, rows: part.rows, of: reduction, localIndex: &localIndex)
      guard component.satisfyRequirements() else { return nil }
      if !requirementsOnly { component.minimizeLevels() }
      for variable in part.variables {
        places[variable] = Place(component: components.count, symbol: localIndex[variable])
      }
      components.append(component)
    }
    placeOfVariable = places
  }

  /// The value of every variable, given the values of those that were not taken out.
  func values(_ valueInComponent: (Place) -> Double, constants: Bool = true) -> [Double] {
    var values = placeOfVariable.map { $0.map(valueInComponent) ?? 0 }
    for step in reduction.steps.reversed() {
      values[step.variable] = step.terms.reduce(constants ? step.constant : 0) {
        $0 + $1.coefficient * values[$1.symbol]
      }
    }
    return values
  }
}

extension Reduction {
  /// Whether the required demands on what turned out to be constant hold.
  var constantsHold: Bool {
    rows.indices.allSatisfy { row in
      guard rows[row].isEmpty, !isSpent[row] else { return true }
      return formulation.demands[formulation.variableCount + row].allSatisfy {
        $0.strength != .required
          || $0.violation(at: offsets[row]) <= $0.weight * formulation.tolerance.length
      }
    }
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
    for variable in 0..<formulation.variableCount where !isEliminated[variable] {
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
