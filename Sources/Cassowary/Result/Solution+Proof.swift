extension Solution {
  /// A constraint that has a part in a proof.
  public struct Multiplier: Hashable, Sendable {
    /// `nil` when it is the domain of a non-negative variable, or the value of a parameter.
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
    guard let level = level(of: strength) else { return [] }
    // The variable's own demands may have passed to another.
    guard let symbol = system.reduction.symbol(of: variable.index)?.symbol else {
      let holder = system.reduction.holder(of: variable.index).holder
      return proof(at: level, ofWhatWasTakenOut: holder)
    }
    return proof(at: level, in: Int(system.partOfSymbol[Int(system.symbols[symbol])]))
  }

  /// Why an optional constraint on a single variable is violated, if that is not the doing of its
  /// own level: a proof that what is stronger leaves it no choice. Empty when there is none.
  public func proof(of constraint: Solver.ConstraintID, on variable: Variable) -> [Multiplier] {
    let reduction = system.reduction
    let place = reduction.symbol(of: variable.index)?.symbol
    let holder = place ?? reduction.holder(of: variable.index).holder
    guard
      let demand = reduction.demands[holder].first(where: { $0.constraint == constraint.index })
    else { return [] }
    var builder = ProofBuilder(
      reduction, at: values, above: demand.level, and: constraint.index)
    let position = builder.position(of: holder)
    guard builder.isViolated(demand, at: position) else { return [] }
    guard place != nil else {
      builder.addViolated(holder)
      return builder.finish() ? multipliers(builder.shares, at: demand.level) : []
    }
    let symbol = Int(system.symbols[holder])
    let members = system.members(of: Int(system.partOfSymbol[symbol]))
    var localIndex = system.localIndex
    var (face, faceMembers) = system.dual.face(
      of: members, above: demand.level, localIndex: &localIndex)
    let local = Int(system.placeInPart[symbol])
    let offset = reduction.offset(of: holder)
    var shifted = demand
    shifted.target -= offset
    var penalty = LevelPenalty()
    penalty.add(shifted, face.tolerance)
    let found = face.minimize([(local, penalty)])
    guard
      !builder.isViolated(
        demand, at: position, beyond: demand.violation(at: face.positions[local] + offset))
    else { return [] }
    var extras = [Double](repeating: 0, count: faceMembers.count)
    for entry in found { extras[entry.symbol] = entry.coefficient }
    let known = system.dual.multipliers(of: members)
    for (place, symbol) in members.enumerated() {
      var multiplier = known[place].prefix(above: demand.level)
      if extras[place] != 0 { multiplier.append(extras[place], at: demand.level) }
      guard builder.add(Int(system.origins[symbol]), multiplier) else { return [] }
    }
    return builder.finish() ? multipliers(builder.shares, at: demand.level) : []
  }

  private func level(of strength: Double) -> Int32? {
    system.reduction.formulation.levels.firstIndex(of: strength).map { Int32($0 + 1) }
  }

  /// The proof of a level in a part.
  private func proof(at level: Int32, in part: Int) -> [Multiplier] {
    var builder = ProofBuilder(system.reduction, at: values, above: level + 1)
    let members = system.members(of: part)
    for (symbol, multiplier) in zip(members, system.dual.multipliers(of: members)) {
      let known = multiplier.prefix(above: level + 1)
      guard builder.add(Int(system.origins[symbol]), known) else { return [] }
    }
    return builder.finish() ? multipliers(builder.shares, at: level) : []
  }

  private func proof(at level: Int32, ofWhatWasTakenOut symbol: Int) -> [Multiplier] {
    var builder = ProofBuilder(system.reduction, at: values, above: level + 1)
    builder.addViolated(symbol)
    return builder.finish() ? multipliers(builder.shares, at: level) : []
  }

  /// What a level's shares come to, in the constraints' own terms.
  private func multipliers(_ shares: [ProofBuilder.Share], at level: Int32) -> [Multiplier] {
    var sums = [Double](repeating: 0, count: values.count)
    var multipliers = shares.compactMap { share -> Multiplier? in
      let value = share.value.value(at: level) * share.demand.unit
      guard abs(value) > Tolerance.rate else { return nil }
      guard let constraint = share.demand.constraint else {
        let owner = share.demand.owner.map(Variable.init(index:))
        return Multiplier(constraint: nil, variable: owner, value: value)
      }
      for term in solver.constraints[constraint].expression.terms {
        sums[term.variable.index] += value * term.coefficient
      }
      return Multiplier(
        constraint: Solver.ConstraintID(index: constraint), variable: nil, value: value)
    }
    // Parameters take up what is left over of their columns.
    for parameter in solver.parameters where abs(sums[parameter.variable]) > Tolerance.rate {
      multipliers.append(
        Multiplier(
          constraint: nil, variable: Variable(index: parameter.variable),
          value: -sums[parameter.variable]))
    }
    return multipliers
  }
}
