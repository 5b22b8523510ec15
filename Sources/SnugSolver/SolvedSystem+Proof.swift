extension PresolvedSystem {
  /// The bounds on a symbol of the simplex, by constraints and by a preference, as bounds on its
  /// value without its offset.
  func bounds(on symbol: Int, _ preferences: PreferenceBounds) -> [Bound] {
    var found: [Bound] = []
    appendBounds(on: symbol, preferences, to: &found)
    return found
  }

  func appendBounds(on symbol: Int, _ preferences: PreferenceBounds, to found: inout [Bound]) {
    if let parameter = formulation.parameters.first(where: { $0.variable == symbol }) {
      found.append(Bound(.equal, parameter.value, of: .domain(Variable(index: symbol))))
      return
    }
    found += bounds[symbol]
    if let bound = preferences[symbol] { found.append(bound) }
    let offset = offset(of: symbol)
    for index in found.indices { found[index].target -= offset }
  }
}

extension SolvedSystem {
  /// Solves the components without a proved optimum again, or all of them in exact arithmetic.
  /// Returns `false` if the required constraints cannot hold.
  mutating func confirm(_ outcome: DualSimplex.Outcome, exactly: Bool) -> Bool {
    switch outcome {
    case .optimal where !exactly: return true
    case .infeasible where !exactly: return false
    case .optimal, .infeasible, .unproved: break
    }
    findUnprovedComponents()
    for component in exactly ? Array(components.indices) : unprovedComponents {
      exactCount += 1
      if !solveExactly(component) { return false }
    }
    findUnprovedComponents()
    return true
  }

  private mutating func findUnprovedComponents() {
    unprovedComponents = Set(dual.symbolsFailingCheck().map { Int(componentOfSymbol[$0]) }).sorted()
  }

  /// Solves a component again in exact arithmetic, from its present basis.
  private mutating func solveExactly(_ component: Int) -> Bool {
    let (symbols, basis) = subsystem(of: component)
    let wanted = PreferenceBounds(preferences, of: presolved)
    var exact = ExactSimplex(
      basis, bounds: symbols.map { presolved.bounds(on: Int(origins[$0]), wanted) },
      positions: symbols.map { dual.positions[$0] })
    guard let result = exact.solve() else { return false }
    dual.take(result, of: symbols)
    return true
  }
}
