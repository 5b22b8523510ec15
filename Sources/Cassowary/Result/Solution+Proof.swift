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
    let reduction = system.reduction
    let variableCount = reduction.formulation.variableCount
    // The variable's own demands may have passed to another.
    let holder = reduction.holder(of: variable.index).holder
    var shares: [Share] = []
    var multipliers = Array(repeating: 0.0, count: reduction.demands.count)
    if let place = system.placeOfVariable[holder] {
      let level = system.components[place.component].levels.first { $0.strength == strength }
      for entry in level?.multipliers ?? [] {
        let parts = self.shares(of: entry.coefficient, in: entry.symbol, at: .optional(strength))
        for part in parts { multipliers[part.demand.combination ?? entry.symbol] += part.value }
        shares += parts
      }
    } else {
      shares = violated(
        variable.index, at: .optional(strength),
        in: reduction.formulation.demands[variable.index])
    }
    guard !shares.isEmpty else { return [] }

    // What each variable's own demands multiply it by, then those that passed to it.
    var own = Array(repeating: 0.0, count: variableCount)
    for share in shares {
      if let owner = share.demand.owner { own[owner] += share.value * share.demand.ownerUnit }
    }
    for step in reduction.steps where reduction.isAlias[step.variable] {
      own[step.terms[0].symbol] += own[step.variable] * step.terms[0].coefficient
    }
    // What was taken out takes up what is left over of the columns it stood in.
    for step in reduction.steps.reversed() {
      let rest = step.mentionedIn.reduce(own[step.variable]) {
        $0 + $1.coefficient * multipliers[$1.symbol]
      }
      guard abs(rest) > Tolerance.rate else { continue }
      if step.source == step.variable {
        shares += self.shares(of: -rest, in: step.variable, at: .required)
      } else {
        multipliers[step.source] -= rest / step.coefficient
        shares += self.shares(
          of: -rest / step.coefficient, in: step.source, at: .optional(strength))
      }
    }
    return shares.map { share in
      guard let constraint = share.demand.constraint else {
        return Multiplier(
          constraint: nil, variable: Variable(index: share.demand.owner ?? 0),
          value: share.value * share.demand.unit)
      }
      return Multiplier(
        constraint: Solver.ConstraintID(index: constraint), variable: nil,
        value: share.value * share.demand.unit)
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

  /// The violated demands of a level on a symbol, each with the slope of what it costs.
  private func violated(_ symbol: Int, at strength: Strength, in demands: [Demand]) -> [Share] {
    let position = position(of: symbol)
    return demands.filter {
      $0.strength == strength
        && $0.violation(at: position) > $0.weight * 2
          * system.reduction.formulation.tolerance.length
    }.map {
      Share(demand: $0, value: position > $0.target ? $0.weight : -$0.weight)
    }
  }

  /// A symbol's multiplier, shared out to the demands on the symbol: what the level itself violates
  /// takes its slope, the rest belongs to the strongest demand that stands in the way.
  private func shares(
    of multiplier: Double, in symbol: Int, at strength: Strength
  ) -> [Share] {
    guard abs(multiplier) > Tolerance.rate else { return [] }
    let reduction = system.reduction
    let demands = reduction.demands[symbol]
    let position = position(of: symbol)
    var shares = violated(symbol, at: strength, in: demands)
    let rest = shares.reduce(multiplier) { $0 - $1.value }
    guard abs(rest) > Tolerance.rate else { return shares }
    let inTheWay = demands.filter {
      $0.strength >= strength && $0.blocks(upwards: rest > 0)
        && abs($0.target - position) <= 4 * reduction.formulation.tolerance.length
    }
    if let strongest = inTheWay.max(by: { $0.strength < $1.strength }) {
      shares.append(Share(demand: strongest, value: rest))
    }
    return shares
  }
}
