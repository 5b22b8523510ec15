extension Solution {
  /// The proof that no values are better: what each constraint is multiplied by, at all levels.
  ///
  /// Empty when rounding left something in it without a name.
  public var certificate: Certificate {
    var builder = DualPostsolve(system.presolved, at: values, above: system.preferenceLevel)
    return certificate(from: &builder)
  }

  /// The least, or the greatest, an expression can be at no cost to any level, and why.
  public func end(of expression: LinearExpression, upwards: Bool) -> RangeEnd {
    var extras: [Int: [Double]] = [:]
    var positions: [Int: [Double]] = [:]
    var ray: [Int: [Double]]?
    var system = system
    for (part, entries) in system.entries(of: expression) {
      let face = system.face(of: part, above: system.preferenceLevel)
      let extreme = face.extreme(of: entries, upwards: upwards)
      func ofMembers(_ values: [Double]) -> [Double] {
        system.members(of: part).indices.map { values[face.symbol(ofMember: $0)] }
      }
      positions[part] = ofMembers(extreme.positions)
      if let found = extreme.ray {
        ray = ray ?? [:]
        ray?[part] = ofMembers(found)
      } else {
        extras[part] = ofMembers(extreme.multipliers)
      }
    }
    func spread(_ known: [Int: [Double]], constants: Bool) -> [Double] {
      system.values(
        { symbol in
          let part = Int(system.partOfSymbol[symbol])
          return known[part]?[Int(system.placeInPart[symbol])]
            ?? (constants ? system.position(of: symbol) : 0)
        }, constants: constants)
    }
    let values = spread(positions, constants: true)
    if let ray { return RangeEnd(values: values, ray: spread(ray, constants: false)) }
    var builder = DualPostsolve(
      system.presolved, at: values, above: system.preferenceLevel + 1)
    let objective = (upwards ? -1 : 1) * expression
    for term in objective.terms {
      builder.add(
        term.variable.index, times: LevelVector(term.coefficient, at: system.preferenceLevel))
    }
    return RangeEnd(
      values: values,
      certificate: certificate(from: &builder, extras: extras, objective))
  }

  /// Adds all symbols to a proof, those of some parts with multipliers of one more level.
  private func certificate(
    from builder: inout DualPostsolve, extras: [Int: [Double]] = [:],
    _ objective: LinearExpression = LinearExpression()
  ) -> Certificate {
    let presolved = system.presolved
    for symbol in 0..<presolved.formulation.symbolCount where !presolved.hasMovedBounds(symbol) {
      let own = Int(system.symbols[symbol])
      if own < 0 || system.partOfSymbol[own] < 0 { builder.addViolated(symbol) }
    }
    builder.addViolatedOfSubstituted()
    for part in system.parts.indices {
      let members = system.members(of: part)
      for (place, multiplier) in system.dual.multipliers(of: members).enumerated() {
        var known = multiplier.prefix(above: system.preferenceLevel)
        if let extra = extras[part]?[place], extra != 0 {
          known.append(extra, at: system.preferenceLevel)
        }
        guard builder.add(Int(system.origins[members[place]]), known) else {
          return Certificate()
        }
      }
    }
    guard builder.postsolve() else { return Certificate() }
    return certificate(of: builder.contributions, objective)
  }

  /// The shares in the constraints' own terms.
  private func certificate(
    of shares: [DualContribution], _ objective: LinearExpression
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
    var certificate = Certificate()
    for (constraint, multiplier) in ofConstraint.enumerated() {
      append(.constraint(Solver.ConstraintID(index: constraint)), multiplier, to: &certificate)
    }
    for (variable, multiplier) in ofDomain.enumerated() {
      append(.domain(Variable(index: variable)), multiplier, to: &certificate)
    }
    return certificate
  }

  private func append(
    _ source: Certificate.Source, _ multiplier: LevelVector, to certificate: inout Certificate
  ) {
    guard !multiplier.isZero else { return }
    let levels = system.presolved.formulation.levels
    certificate.shares.append(
      Certificate.Share(
        source: source,
        multipliers: (0..<multiplier.count).map { index in
          let entry = multiplier[index]
          let level = Int(entry.level) - 1
          return Certificate.LevelMultiplier(
            strength: level < levels.count ? levels[level] : RangeEnd.objectiveStrength,
            value: entry.value)
        }))
  }
}
