extension SolvedSystem {
  /// Settles what is free by one preference.
  mutating func settle(_ preference: Preference) {
    switch preference {
    case .near(let variable, let value):
      // A variable with a preference of its own is taken out only where it has one value, or is a
      // multiple of another.
      let (holder, factor, constant) = reduction.holder(of: variable.index)
      guard let place = placeOfVariable[holder], !components[place.component].isSettled else {
        return
      }
      let part = [Tableau.Entry(symbol: place.symbol, coefficient: 1)]
      prefer(part, .equal, (value - constant) / factor, in: place.component)
    case .least(let variable):
      // The least sum over independent components is the sum of what is least in each.
      if unsettledComponents == 0 { return }
      for (component, part) in parts(of: LinearExpression(variable))
      where !components[component].isSettled {
        // Most are settled by what came before, and a combination may be long.
        guard part.contains(where: { components[component].simplex.canMove($0.symbol) }) else {
          continue
        }
        let least = components[component].simplex.least(part)
        prefer(part, least == nil ? .equal : .lessThanOrEqual, least ?? 0, in: component)
      }
    }
  }

  private mutating func prefer(
    _ part: [Tableau.Entry], _ relation: LinearConstraint.Relation, _ target: Double,
    in component: Int
  ) {
    components[component].prefer(part, relation, target)
    if components[component].isSettled { unsettledComponents -= 1 }
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
    guard reduction.stepOfVariable[variable] != nil else {
      return [Tableau.Entry(symbol: variable, coefficient: 1)]
    }
    // The terms of a step were still there when it was taken: they are taken out later, or never.
    // So the steps are walked in their order, each once.
    var coefficients: [Int: Double] = [variable: 1]
    var waiting = MinimumHeap<Int>()
    if let step = reduction.stepOfVariable[variable] { waiting.insert(step) }
    while let index = waiting.popMinimum() {
      let step = reduction.steps[index]
      guard let factor = coefficients.removeValue(forKey: step.variable) else { continue }
      for term in step.terms {
        coefficients[term.symbol, default: 0] += factor * term.coefficient
        if let next = reduction.stepOfVariable[term.symbol] { waiting.insert(next) }
      }
    }
    return coefficients.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map {
      Tableau.Entry(symbol: $0.key, coefficient: $0.value)
    }
  }
}
