/// A solver's constraints, reduced, taken apart into components, and minimised level by level.
struct SolvedSystem {
  let reduction: Reduction
  var components: [Component]
  /// How many components preferences have not settled yet.
  var unsettledComponents: Int
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
    let formulation = Formulation(solver, without: dropped)
    let reduction =
      solver.reduces
      ? Reduction(formulation, keeping: preferences) : Reduction(unreduced: formulation)
    guard let reduction, reduction.constantsHold else { return nil }
    self.init(reduction)
    for index in components.indices {
      guard components[index].satisfyRequirements() else { return nil }
      if !requirementsOnly { components[index].minimizeLevels() }
    }
    unsettledComponents = components.count { !$0.isSettled }
  }

  /// The answer even if a requirement is missed; nothing is taken out, so nothing can contradict.
  init(asNearAsPossible solver: Solver, without dropped: Set<Int>) {
    let formulation = Formulation(solver, without: dropped)
    self.init(Reduction(unreduced: formulation))
    for index in components.indices {
      _ = components[index].satisfyRequirements()
      components[index].minimizeLevels()
    }
    unsettledComponents = components.count { !$0.isSettled }
  }

  /// The components of a reduced system, none of them solved.
  private init(_ reduction: Reduction) {
    self.reduction = reduction
    let variableCount = reduction.formulation.variableCount
    var localIndex = Array(repeating: 0, count: variableCount)
    var places: [Place?] = Array(repeating: nil, count: variableCount)
    components = []
    for part in reduction.parts() {
      for (symbol, variable) in part.variables.enumerated() {
        places[variable] = Place(component: components.count, symbol: symbol)
        localIndex[variable] = symbol
      }
      components.append(
        Component(
          variables: part.variables, rows: part.rows, of: reduction, localIndex: localIndex))
    }
    placeOfVariable = places
    unsettledComponents = 0
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
