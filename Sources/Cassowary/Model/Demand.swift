/// What one constraint asks of one symbol: `symbol relation target`.
struct Demand {
  /// The constraint that asks; `nil` when it is the domain of a non-negative variable.
  var constraint: Int?
  var strength: Strength
  /// The rank of the strength: 0 for what is required, greater ones matter less.
  var level: Int32 = 0
  var relation: LinearConstraint.Relation
  var target: Double
  /// What a unit of violation costs: the size of the coefficient the symbol was divided by.
  var weight: Double
  /// The symbol as a multiple of the constraint's left side, constants left aside.
  var unit = 1.0
  /// The combination the constraint is about, if it is about several variables; the demand may have
  /// passed to another that came to the same.
  var combination: Int?
  /// The variable the constraint is about, if it is about one alone; the demand may have passed to
  /// another variable that is a multiple of it.
  var owner: Int?
  /// The symbol as a multiple of that variable, constants left aside.
  var ownerUnit = 1.0

  /// How far a value is from satisfying the demand, in the units of the constraint.
  func violation(at value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: weight * max(0, value - target)
    case .equal: weight * abs(value - target)
    case .greaterThanOrEqual: weight * max(0, target - value)
    }
  }

  /// How fast the violation grows with the position, where there is one.
  func slope(at position: Double) -> Double { position > target ? weight : -weight }

  /// Whether the demand stands in the way of larger, or of smaller, values than its target.
  func blocks(upwards: Bool) -> Bool {
    switch relation {
    case .equal: true
    case .lessThanOrEqual: upwards
    case .greaterThanOrEqual: !upwards
    }
  }
}
