extension Solution {
  /// The proof that the values are optimal: the multipliers of each constraint, at all levels.
  ///
  /// Without shares if rounding hides one of the multipliers.
  package var certificate: Certificate {
    let system = system()
    var builder = DualPostsolve(system.presolved, of: solver.constraints, at: values)
    return certificate(from: &builder, in: system)
  }

  /// The least or the greatest value of an expression at no cost to any level, with its proof, in the
  /// solution's system.
  func end(of expression: LinearExpression, upwards: Bool, in system: SolvedSystem) -> RangeEnd {
    var extras: [Int: [Double]] = [:]
    var positions = system.origins.indices.map(system.position(of:))
    var ray: [Double]?
    for (component, entries) in system.entries(of: expression) {
      let members = system.members(of: component)
      let extreme = system.face(of: component, above: system.preferenceLevel)
        .extreme(of: entries, upwards: upwards)
      let symbols = members.map { Int(system.indexInComponent[$0]) }
      for (own, symbol) in zip(members, symbols) { positions[own] = extreme.positions[symbol] }
      if let found = extreme.ray {
        ray = ray ?? Array(repeating: 0, count: positions.count)
        for (own, symbol) in zip(members, symbols) { ray?[own] = found[symbol] }
      } else {
        extras[component] = symbols.map { extreme.multipliers[$0] }
      }
    }
    let values = system.values { positions[$0] }
    if let ray {
      return RangeEnd(values: values, ray: system.values({ ray[$0] }, constants: false))
    }
    var builder = DualPostsolve(system.presolved, of: solver.constraints, at: values)
    let objective = (upwards ? -1 : 1) * expression
    for term in objective.terms {
      builder.add(
        term.variable.index, times: LevelVector(term.coefficient, at: system.preferenceLevel))
    }
    return RangeEnd(
      values: values,
      certificate: certificate(from: &builder, in: system, extras: extras, objective))
  }

  /// Adds the multipliers of all symbols; in some components, with one more level.
  private func certificate(
    from builder: inout DualPostsolve, in system: SolvedSystem, extras: [Int: [Double]] = [:],
    _ objective: LinearExpression = LinearExpression()
  ) -> Certificate {
    let presolved = system.presolved
    for symbol in 0..<presolved.formulation.symbolCount where !presolved.hasMovedBounds(symbol) {
      let own = Int(system.symbols[symbol])
      if own < 0 || system.componentOfSymbol[own] < 0 { builder.addViolated(symbol) }
    }
    for component in system.components.indices {
      let members = system.members(of: component)
      let extra = extras[component]
      for (index, multiplier) in system.dual.multipliers(of: members).enumerated() {
        var multiplier = multiplier.prefix(above: system.preferenceLevel)
        if let extra = extra?[index], extra != 0 {
          multiplier.append(extra, at: system.preferenceLevel)
        }
        let symbol = Int(system.origins[members[index]])
        guard builder.add(symbol, multiplier) else {
          return Certificate(missing: source(of: symbol, in: presolved.formulation))
        }
      }
    }
    if let symbol = builder.postsolve() {
      return Certificate(missing: source(of: symbol, in: presolved.formulation))
    }
    let levels = presolved.formulation.levels + [RangeEnd.objectiveStrength]
    let multipliers = solver.multipliersWithParameters(
      builder.multipliers, objective, at: system.preferenceLevel)
    return Certificate(
      shares: multipliers.filter { !$0.value.isZero }.map { source, value in
        Certificate.Share(
          source: source,
          multipliers: value.entries.map {
            Certificate.LevelMultiplier(strength: levels[Int($0.level) - 1], value: $0.value)
          })
      })
  }

  /// A constraint on a symbol, or the domain of a variable without constraints. Combinations always
  /// have constraints.
  private func source(of symbol: Int, in formulation: Formulation) -> Certificate.Source {
    formulation.bounds[symbol].lazy.compactMap(\.source?.constraint).first
      .map(Certificate.Source.constraint) ?? .domain(Variable(index: symbol))
  }
}

extension Solver {
  /// Multipliers of constraints and domains in the order of a certificate, with those of parameters,
  /// which make the parameters' columns cancel: with an objective at a level.
  fileprivate func multipliersWithParameters(
    _ multipliers: [Certificate.Source: LevelVector], _ objective: LinearExpression,
    at level: Int32
  ) -> [(key: Certificate.Source, value: LevelVector)] {
    let given = Set(parameters.map(\.variable))
    if given.isEmpty { return multipliers.sorted { $0.key < $1.key } }
    var sums = multipliers
    let lefts = multipliers.sorted { $0.key < $1.key }.compactMap { source, value in
      source.constraint.map { (constraints[$0.index].expression, value) }
    }
    for (left, value) in lefts + [(objective, LevelVector(1, at: level))] {
      for term in left.terms where given.contains(term.variable.index) {
        sums[.domain(term.variable), default: .zero].add(-term.coefficient, times: value)
      }
    }
    return sums.sorted { $0.key < $1.key }
  }
}
