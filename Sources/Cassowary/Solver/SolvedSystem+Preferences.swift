extension SolvedSystem {
  /// Settles what is free by one preference.
  mutating func settle(_ preference: Preference) {
    switch preference {
    case .near(let variable, let value):
      // A variable with a preference of its own is never taken out unless it is determined.
      guard let place = placeOfVariable[variable.index] else { return }
      let part = [Tableau.Entry(symbol: place.symbol, coefficient: 1)]
      components[place.component].prefer(part, .equal, value)
    case .least(let variable):
      // The least sum over independent components is the sum of what is least in each.
      for (component, part) in parts(of: LinearExpression(variable)) {
        let least = components[component].simplex.least(part)
        components[component].prefer(
          part, least == nil ? .equal : .lessThanOrEqual, least ?? 0)
      }
    }
  }

  /// An expression in the symbols of the components it depends on, constants left aside.
  func parts(of expression: LinearExpression) -> [(component: Int, part: [Tableau.Entry])] {
    var coefficients: [Int: Double] = [:]
    for term in expression.terms {
      for entry in expanded(term.variable.index) {
        coefficients[entry.symbol, default: 0] += term.coefficient * entry.coefficient
      }
    }
    var parts: [(component: Int, part: [Tableau.Entry])] = []
    let entries = coefficients.sorted { $0.key < $1.key }.compactMap { variable, coefficient in
      placeOfVariable[variable].map { (place: $0, coefficient: coefficient) }
    }
    for component in Set(entries.map(\.place.component)).sorted() {
      let part = entries.filter { $0.place.component == component && $0.coefficient != 0 }.map {
        Tableau.Entry(symbol: $0.place.symbol, coefficient: $0.coefficient)
      }
      if !part.isEmpty { parts.append((component, part)) }
    }
    return parts
  }

  /// A variable as a combination of variables that were not taken out, constants left aside.
  private func expanded(_ variable: Int) -> [Tableau.Entry] {
    guard reduction.isEliminated[variable] else {
      return [Tableau.Entry(symbol: variable, coefficient: 1)]
    }
    var coefficients = Array(repeating: 0.0, count: placeOfVariable.count)
    coefficients[variable] = 1
    // The terms of a step were still there when it was taken: they are taken out later, or never.
    for step in reduction.steps where coefficients[step.variable] != 0 {
      let factor = coefficients[step.variable]
      coefficients[step.variable] = 0
      for term in step.terms { coefficients[term.symbol] += factor * term.coefficient }
    }
    return coefficients.indices.filter { coefficients[$0] != 0 }.map {
      Tableau.Entry(symbol: $0, coefficient: coefficients[$0])
    }
  }
}
