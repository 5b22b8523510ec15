extension Solution {
  /// The proof that no values are better: what each constraint is multiplied by, at all levels.
  ///
  /// Empty, but for what is missing, when rounding left something in it without a name.
  public var certificate: Certificate {
    let system = system()
    var builder = DualPostsolve(system.presolved, at: values, above: system.preferenceLevel)
    return certificate(from: &builder, in: system)
  }

  /// The least, or the greatest, an expression can be at no cost to any level, and why.
  public func end(of expression: LinearExpression, upwards: Bool) -> RangeEnd {
    end(of: expression, upwards: upwards, in: system())
  }

  /// The same, of many expressions without a copy of the system for each.
  func end(of expression: LinearExpression, upwards: Bool, in system: SolvedSystem) -> RangeEnd {
    var extras: [Int: [Double]] = [:]
    var positions = system.origins.indices.map(system.position(of:))
    var ray: [Double]?
    var scratch = system
    for (component, entries) in system.entries(of: expression) {
      let members = system.members(of: component)
      let face = scratch.face(of: component, above: system.preferenceLevel)
      let extreme = face.extreme(of: entries, upwards: upwards)
      let places = members.indices.map(face.symbol(ofMember:))
      for (symbol, place) in zip(members, places) { positions[symbol] = extreme.positions[place] }
      if let found = extreme.ray {
        ray = ray ?? Array(repeating: 0, count: positions.count)
        for (symbol, place) in zip(members, places) { ray?[symbol] = found[place] }
      } else {
        extras[component] = places.map { extreme.multipliers[$0] }
      }
    }
    let values = system.values { positions[$0] }
    if let ray {
      return RangeEnd(values: values, ray: system.values({ ray[$0] }, constants: false))
    }
    var builder = DualPostsolve(
      system.presolved, at: values, above: system.preferenceLevel + 1)
    let objective = (upwards ? -1 : 1) * expression
    for term in objective.terms {
      builder.add(
        term.variable.index, times: LevelVector(term.coefficient, at: system.preferenceLevel))
    }
    return RangeEnd(
      values: values,
      certificate: certificate(from: &builder, in: system, extras: extras, objective))
  }

  /// Adds all symbols to a proof, those of some components with multipliers of one more level.
  private func certificate(
    from builder: inout DualPostsolve, in system: SolvedSystem, extras: [Int: [Double]] = [:],
    _ objective: LinearExpression = LinearExpression()
  ) -> Certificate {
    let presolved = system.presolved
    for symbol in 0..<presolved.formulation.symbolCount where !presolved.hasMovedBounds(symbol) {
      let own = Int(system.symbols[symbol])
      if own < 0 || system.componentOfSymbol[own] < 0 { builder.addViolated(symbol) }
    }
    builder.addViolatedOfSubstituted()
    for component in system.components.indices {
      let members = system.members(of: component)
      let extra = extras[component]
      for (place, multiplier) in system.dual.multipliers(of: members).enumerated() {
        var known = multiplier.prefix(above: system.preferenceLevel)
        if let extra = extra?[place], extra != 0 {
          known.append(extra, at: system.preferenceLevel)
        }
        let symbol = Int(system.origins[members[place]])
        guard builder.add(symbol, known) else {
          return Certificate(missing: source(of: symbol, in: presolved.formulation))
        }
      }
    }
    guard builder.postsolve() else {
      return Certificate(
        missing: builder.unassigned.map { source(of: $0, in: presolved.formulation) })
    }
    return certificate(of: builder.contributions, in: system, objective)
  }

  /// A constraint on a symbol; the domain of a variable that has none. Combinations have one.
  private func source(of symbol: Int, in formulation: Formulation) -> Certificate.Source {
    formulation.bounds[symbol].lazy.compactMap(\.constraint).first
      .map { .constraint(ConstraintID(index: $0)) } ?? .domain(Variable(index: symbol))
  }

  /// The shares in the constraints' own terms.
  private func certificate(
    of shares: [DualContribution], in system: SolvedSystem, _ objective: LinearExpression
  ) -> Certificate {
    var ofConstraint = [LevelVector](repeating: .zero, count: solver.constraints.count)
    var ofDomain = [LevelVector](repeating: .zero, count: values.count)
    for share in shares {
      if let constraint = share.bound.constraint {
        ofConstraint[constraint].add(share.bound.unit, times: share.value)
      } else if let owner = share.bound.owner {
        ofDomain[owner].add(share.bound.unit, times: share.value)
      }
    }
    // Parameters take up what is left over of their columns.
    if !solver.parameters.isEmpty {
      let isParameter = system.presolved.formulation.isParameter
      for term in objective.terms where isParameter[term.variable.index] {
        ofDomain[term.variable.index] = LevelVector(-term.coefficient, at: system.preferenceLevel)
      }
      for (constraint, multiplier) in ofConstraint.enumerated() where !multiplier.isZero {
        for term in solver.constraints[constraint].expression.terms
        where isParameter[term.variable.index] {
          let index = term.variable.index
          ofDomain[index].add(-term.coefficient, times: multiplier)
        }
      }
    }
    let levels = system.presolved.formulation.levels + [RangeEnd.objectiveStrength]
    var certificate = Certificate()
    func append(_ source: Certificate.Source, _ multiplier: LevelVector) {
      guard !multiplier.isZero else { return }
      let multipliers = (0..<multiplier.count).map { multiplier[$0] }.map {
        Certificate.LevelMultiplier(strength: levels[Int($0.level) - 1], value: $0.value)
      }
      certificate.shares.append(Certificate.Share(source: source, multipliers: multipliers))
    }
    for (constraint, multiplier) in ofConstraint.enumerated() {
      append(.constraint(ConstraintID(index: constraint)), multiplier)
    }
    for (variable, multiplier) in ofDomain.enumerated() {
      append(.domain(Variable(index: variable)), multiplier)
    }
    return certificate
  }
}
