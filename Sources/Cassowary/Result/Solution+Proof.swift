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
    let formulation = system.reduction.formulation
    var multipliers = Array(repeating: 0.0, count: formulation.demands.count)
    if let place = system.placeOfVariable[variable.index] {
      let level = system.components[place.component].levels.first { $0.strength == strength }
      for entry in level?.multipliers ?? [] { multipliers[entry.symbol] = entry.coefficient }
    } else {
      multipliers[variable.index] = slope(of: variable.index, at: .optional(strength))
    }
    guard multipliers.contains(where: { $0 != 0 }) else { return [] }
    // What was taken out takes up what is left over of the columns it stood in.
    var counterparts = Array(repeating: 0.0, count: multipliers.count)
    for step in system.reduction.steps.reversed() {
      let rest = step.mentionedIn.reduce(multipliers[step.variable]) {
        $0 + $1.coefficient * multipliers[$1.symbol]
      }
      guard rest != 0 else { continue }
      if step.source == step.variable {
        counterparts[step.variable] = -rest
      } else {
        multipliers[step.source] -= rest / step.coefficient
      }
    }
    return multipliers.indices.flatMap { symbol in
      attributed(multipliers[symbol], to: symbol, at: .optional(strength))
        + attributed(counterparts[symbol], to: symbol, at: .required)
    }
  }

  private func position(of symbol: Int) -> Double {
    let formulation = system.reduction.formulation
    if symbol < formulation.variableCount { return values[symbol] }
    return formulation.combinations[symbol - formulation.variableCount].reduce(0) {
      $0 + $1.coefficient * values[$1.symbol]
    }
  }

  /// How fast a level's cost of a symbol grows with the symbol, where it is violated.
  private func slope(of symbol: Int, at strength: Strength) -> Double {
    let position = position(of: symbol)
    return violated(symbol, at: strength).reduce(0) {
      $0 + (position > $1.target ? $1.weight : -$1.weight)
    }
  }

  private func violated(_ symbol: Int, at strength: Strength) -> [Demand] {
    let formulation = system.reduction.formulation
    let position = position(of: symbol)
    return formulation.demands[symbol].filter {
      $0.strength == strength
        && $0.violation(at: position) > $0.weight * 2 * formulation.tolerance.length
    }
  }

  /// A symbol's multiplier, shared out to the constraints on the symbol: what the level itself
  /// violates takes its slope, the rest belongs to the strongest demand that stands in the way.
  private func attributed(
    _ multiplier: Double, to symbol: Int, at strength: Strength
  ) -> [Multiplier] {
    guard abs(multiplier) > Tolerance.rate else { return [] }
    let formulation = system.reduction.formulation
    let position = position(of: symbol)
    var rest = multiplier
    var shares: [(demand: Demand, value: Double)] = []
    for demand in violated(symbol, at: strength) {
      let slope = position > demand.target ? demand.weight : -demand.weight
      shares.append((demand, slope))
      rest -= slope
    }
    if abs(rest) > Tolerance.rate {
      let inTheWay = formulation.demands[symbol].filter {
        $0.strength >= strength && $0.blocks(upwards: rest > 0)
          && abs($0.target - position) <= 4 * formulation.tolerance.length
      }
      if let strongest = inTheWay.max(by: { $0.strength < $1.strength }) {
        shares.append((strongest, rest))
      }
    }
    return shares.map { demand, value in
      guard let constraint = demand.constraint else {
        return Multiplier(constraint: nil, variable: Variable(index: symbol), value: value)
      }
      return Multiplier(
        constraint: Solver.ConstraintID(index: constraint), variable: nil,
        value: value * demand.unit)
    }
  }
}
