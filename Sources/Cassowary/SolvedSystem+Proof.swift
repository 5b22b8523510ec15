extension PresolvedSystem {
  /// What is asked of a symbol that is left, by constraints and by a preference.
  func bounds(
    on symbol: Int, _ wanted: PreferenceBounds, _ effort: SolvedSystem.Effort
  ) -> [Bound] {
    if symbol < formulation.variableCount, formulation.isParameter[symbol] {
      return [Bound(domainOf: symbol, .equal, formulation.value(of: symbol))]
    }
    var found: [Bound] = []
    for bound in bounds[symbol] where effort == .everything || bound.isRequired {
      found.append(bound)
    }
    if effort == .everything, let bound = wanted[symbol] { found.append(bound) }
    return found
  }
}

extension SolvedSystem {
  /// Checks the optimum, and finds another way to it where it does not pass: from a fresh inverse,
  /// then in exact arithmetic; `false` when exact arithmetic says that what is required cannot hold.
  mutating func prove() -> Bool {
    findUnprovedParts()
    if unprovedParts.isEmpty { return true }
    fallbacks.fresh += 1
    dual.restart()
    if dual.optimize() == .infeasible { return false }
    findUnprovedParts()
    for part in unprovedParts {
      fallbacks.exact += 1
      if !solveExactly(part) { return false }
    }
    if !unprovedParts.isEmpty { findUnprovedParts() }
    return true
  }

  mutating func findUnprovedParts() {
    unprovedParts = Set(dual.flawedSymbols().map { Int(partOfSymbol[$0]) }).sorted()
  }

  /// Solves a part again in exact arithmetic, from the basis at hand.
  private mutating func solveExactly(_ part: Int) -> Bool {
    let basis = dual.basis
    let members = members(of: part)
    let rows = members.filter { $0 >= basis.columnCount }
    var columns = members.filter { $0 < basis.columnCount }
    // Parameters are shared by all parts.
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
        return presolved.bounds(on: origin, wanted, effort).map {
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
