extension PresolvedSystem {
  /// Collects the bounds on a symbol of the simplex, by constraints and by a preference.
  func collectBounds(
    on symbol: Int, _ preferences: PreferenceBounds, into found: inout [Bound]
  ) {
    found.removeAll(keepingCapacity: true)
    if symbol < formulation.variableCount, formulation.isParameter[symbol] {
      found.append(
        Bound(.equal, formulation.value(of: symbol), of: .domain(Variable(index: symbol))))
      return
    }
    found += bounds[symbol]
    if let bound = preferences[symbol] { found.append(bound) }
  }
}

extension SolvedSystem {
  /// Finds the optimum: in floating-point numbers, and in exact arithmetic where the result does not
  /// pass its check; `false` when what is required cannot hold.
  mutating func optimize(exactly: Bool) -> Bool { confirm(dual.optimize(), exactly: exactly) }

  /// Solves the components again whose optimum is not proved, or all of them.
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

  /// Solves a component again in exact arithmetic, from the basis at hand.
  private mutating func solveExactly(_ component: Int) -> Bool {
    let basis = dual.basis
    let members = members(of: component)
    let rows = members.filter { $0 >= basis.columnCount }
    var columns = members.filter { $0 < basis.columnCount }
    // Parameters are shared by all components.
    columns += Set(rows.flatMap { basis.definition(of: $0).map(\.symbol) })
      .subtracting(columns).sorted()
    let local = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    let symbols = columns + rows
    let wanted = PreferenceBounds(preferences, of: presolved)
    var exact = ExactSimplex(
      variableCount: columns.count,
      rows: rows.map { row in
        basis.definition(of: row).compactMap { entry in
          local[entry.symbol].map { (variable: $0, coefficient: entry.coefficient) }
        }
      },
      bounds: symbols.map { symbol in
        let origin = Int(origins[symbol])
        let offset = presolved.offset(of: origin)
        var bounds: [Bound] = []
        presolved.collectBounds(on: origin, wanted, into: &bounds)
        return bounds.map {
          ExactSimplex.Bound(
            target: $0.target - offset, relation: $0.relation, level: Int($0.level),
            weight: $0.weight)
        }
      },
      basic: symbols.map { basis.isBasic[$0] }, positions: symbols.map { dual.positions[$0] })
    guard let result = exact.solve() else { return false }
    dual.take(
      symbols, positions: result.positions, isBasic: result.basic,
      multipliers: result.multipliers.map { entries in
        var multiplier = LevelVector()
        for entry in entries { multiplier.append(entry.value, at: Int32(entry.level)) }
        return multiplier
      })
    return true
  }
}
