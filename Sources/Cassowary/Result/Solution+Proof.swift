extension Solution {
  /// A constraint that has a part in a proof.
  public struct Multiplier: Hashable, Sendable {
    /// `nil` when it is the domain of a non-negative variable.
    public let constraint: Solver.ConstraintID?
    public let variable: Variable?
    /// What the left side of the constraint (or the variable) is multiplied by.
    public let value: Double
  }

  /// Why a level cannot cost less where it concerns a variable.
  ///
  /// The left sides of these constraints, each times its multiplier, add up to a constant, whatever
  /// the unknowns are; whoever wants less of the level's violation must give up a constraint of a
  /// higher level, or one of the same level just as much. Empty when the level costs nothing there.
  public func proof(at strength: Double, of variable: Variable) -> [Multiplier] {
    // The variable's own demands may have passed to another.
    let holder = system.reduction.holder(of: variable.index).holder
    if let component = system.placeOfVariable[holder]?.component {
      return proof(at: strength, in: component)
    }
    return proof(
      from: [
        violated(
          variable.index,
          in: system.reduction.formulation.demands[variable.index].filter {
            $0.strength == .optional(strength)
          })
      ])
  }

  /// Why an optional constraint on a single variable is violated, if that is not the doing of its
  /// own level: a proof that what is stronger leaves it no choice. Empty when there is none.
  public func proof(of constraint: Solver.ConstraintID, on variable: Variable) -> [Multiplier] {
    let reduction = system.reduction
    let holder = reduction.holder(of: variable.index).holder
    guard
      let demand = reduction.demands[holder].first(where: { $0.constraint == constraint.index }),
      case .optional(let strength) = demand.strength,
      isViolated(demand, at: position(of: holder))
    else { return [] }
    guard let place = system.placeOfVariable[holder] else {
      let own = reduction.formulation.demands[variable.index]
      return proof(
        from: [violated(variable.index, in: own.filter { $0.constraint == constraint.index })])
    }
    let component = system.components[place.component]
    guard
      var simplex = component.levels.first(where: { $0.strength == strength })?.before
    else { return [] }
    var penalty = Penalty()
    penalty.add(demand, simplex.tolerance)
    let multipliers = simplex.minimize([(place.symbol, penalty)])
    let least = demand.violation(at: simplex.positions[place.symbol])
    guard !isViolated(demand, at: position(of: holder), beyond: least) else { return [] }
    return proof(
      from: multipliers.map { entry in
        let symbol = component.symbols[entry.symbol]
        return shares(
          of: entry.coefficient, in: symbol, from: demand.strength,
          paidBy: symbol == holder ? [demand] : [])
      })
  }

  /// Why an optional constraint could not be satisfied; empty when it was.
  func proof(of constraint: Solver.ConstraintID) -> [Multiplier] {
    let reduction = system.reduction
    for symbol in reduction.formulation.demands.indices {
      let own = reduction.formulation.demands[symbol].filter { $0.constraint == constraint.index }
      guard let demand = own.first, case .optional(let strength) = demand.strength else { continue }
      if symbol < reduction.formulation.variableCount {
        return proof(at: strength, of: Variable(index: symbol))
      }
      let row = symbol - reduction.formulation.variableCount
      if let first = reduction.rows[row].first,
        let place = system.placeOfVariable[first.symbol]
      {
        return proof(at: strength, in: place.component)
      }
      return proof(from: [violated(symbol, in: own)])
    }
    return []
  }

  /// The proof of a level in a component.
  private func proof(at strength: Double, in component: Int) -> [Multiplier] {
    let level = system.components[component].levels.first { $0.strength == strength }
    let known = (level?.multipliers ?? []).map { entry in
      shares(
        of: entry.coefficient, in: entry.symbol, from: .optional(strength),
        paidBy: system.reduction.demands[entry.symbol].filter { $0.strength == .optional(strength) }
      )
    }
    return proof(from: known)
  }

  /// Adds to some shares those of what was taken out, which take up what is left over of the columns
  /// they stood in; empty when a part of it has no name.
  private func proof(from known: [[Share]?]) -> [Multiplier] {
    let reduction = system.reduction
    var shares = known.flatMap { $0 ?? [] }
    guard !shares.isEmpty, !known.contains(where: { $0 == nil }) else { return [] }
    var multipliers = Array(repeating: 0.0, count: reduction.demands.count)
    // What each variable's own demands multiply it by, then those that passed to it.
    var own = Array(repeating: 0.0, count: reduction.formulation.variableCount)
    for share in shares {
      if let owner = share.demand.owner { own[owner] += share.value * share.demand.ownerUnit }
      if let combination = share.demand.combination { multipliers[combination] += share.value }
    }
    for step in reduction.steps where reduction.isAlias[step.variable] {
      own[step.terms[0].symbol] += own[step.variable] * step.terms[0].coefficient
    }
    for step in reduction.steps.reversed() {
      let rest = step.mentionedIn.reduce(own[step.variable]) {
        $0 + $1.coefficient * multipliers[$1.symbol]
      }
      guard max(abs(rest), abs(multipliers[step.source])) > Tolerance.rate else { continue }
      if step.source == step.variable {
        guard let own = self.shares(of: -rest, in: step.variable, from: .required) else {
          return []
        }
        shares += own
      } else {
        let wanted = -rest / step.coefficient
        guard
          let own = self.shares(
            of: wanted - multipliers[step.source], in: step.source, from: .required)
        else { return [] }
        shares += own
        multipliers[step.source] = wanted
      }
    }
    return shares.map { share in
      let value = share.value * share.demand.unit
      guard let constraint = share.demand.constraint else {
        let owner = share.demand.owner.map(Variable.init(index:))
        return Multiplier(constraint: nil, variable: owner, value: value)
      }
      return Multiplier(
        constraint: Solver.ConstraintID(index: constraint), variable: nil, value: value)
    }
  }

  private func position(of symbol: Int) -> Double {
    let formulation = system.reduction.formulation
    if symbol < formulation.variableCount { return values[symbol] }
    return formulation.combinations[symbol - formulation.variableCount].reduce(0) {
      $0 + $1.coefficient * values[$1.symbol]
    }
  }

  /// A demand's part in the multiplier of the symbol it is made of.
  private struct Share {
    var demand: Demand
    var value: Double
  }

  /// Those of some demands on a symbol that are violated, each with the slope of what it costs.
  private func violated(_ symbol: Int, in demands: [Demand]) -> [Share] {
    let position = position(of: symbol)
    return demands.filter { isViolated($0, at: position) }.map {
      Share(demand: $0, value: $0.slope(at: position))
    }
  }

  private func isViolated(
    _ demand: Demand, at position: Double, beyond least: Double = 0
  ) -> Bool {
    demand.violation(at: position)
      > least + demand.weight * 2 * system.reduction.formulation.tolerance.length
  }

  /// A symbol's multiplier, shared out to the demands on the symbol: those that pay take the slope
  /// of what they pay, the rest belongs to the strongest demand that stands in the way; `nil` when
  /// none does.
  private func shares(
    of multiplier: Double, in symbol: Int, from strength: Strength, paidBy payers: [Demand] = []
  ) -> [Share]? {
    let reduction = system.reduction
    let position = position(of: symbol)
    var shares = violated(symbol, in: payers)
    let rest = shares.reduce(multiplier) { $0 - $1.value }
    guard abs(rest) > Tolerance.rate else { return shares }
    let near = reduction.demands[symbol].filter {
      $0.strength >= strength
        && abs($0.target - position) <= 4 * reduction.formulation.tolerance.length
    }
    let inTheWay = near.filter { $0.blocks(upwards: rest > 0) }
    // A wish that is just fulfilled may hold a symbol from its other side as well: giving more there
    // would cost its level elsewhere.
    let held =
      inTheWay.isEmpty
      ? near.filter { $0.strength > strength && $0.strength < .required } : inTheWay
    guard let strongest = held.max(by: { $0.strength < $1.strength }) else { return nil }
    shares.append(Share(demand: strongest, value: rest))
    return shares
  }
}
