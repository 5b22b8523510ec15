/// What one constraint asks of one symbol: `symbol relation target`.
///
/// There are a few for every view, and all are read again and again: they are kept small.
struct Bound {
  var target: Double
  /// The constraint's left side as a multiple of the symbol, constants left aside.
  private var factor = 1.0
  /// The owner as a multiple of the symbol, constants left aside.
  private var ownerFactor = 1.0
  private let priority: Double
  private let constraintIndex: Int32
  /// The rank of the strength among all of the system: 0 is required, 1 the highest level.
  var level: Int32
  /// The owner, or the complement of the combination.
  private var subject = Self.nothing
  private(set) var relation: LinearConstraint.Relation

  private static let nothing = Int32.max

  init(
    constraint: Int?, strength: Strength, level: Int32,
    relation: LinearConstraint.Relation, target: Double
  ) {
    constraintIndex = constraint.map(Int32.init) ?? -1
    switch strength {
    case .required: priority = .infinity
    case .optional(let level): priority = level
    }
    self.level = level
    self.relation = relation
    self.target = target
  }

  /// What a variable's kind bounds of it: not to be negative, or to be the number that is given.
  init(domainOf variable: Int, _ relation: LinearConstraint.Relation, _ target: Double) {
    self.init(constraint: nil, strength: .required, level: 0, relation: relation, target: target)
    subject = Int32(variable)
  }

  /// The constraint that asks; `nil` when it is the domain of a non-negative variable.
  var constraint: Int? { constraintIndex < 0 ? nil : Int(constraintIndex) }

  var isRequired: Bool { level == 0 }

  var strength: Strength { isRequired ? .required : .optional(priority) }

  /// What a unit of violation costs: the size of the coefficient the symbol was divided by.
  var weight: Double { abs(factor) }

  /// The symbol as a multiple of the constraint's left side, constants left aside.
  var unit: Double { 1 / factor }

  /// The combination the constraint is about, if it is about several variables; the bound may have
  /// passed to another that came to the same.
  var combination: Int? {
    get { subject < 0 ? Int(~subject) : nil }
    set { subject = newValue.map { ~Int32($0) } ?? Self.nothing }
  }

  /// The variable the constraint is about, if it is about one alone; the bound may have passed to
  /// another variable that is a multiple of it.
  var owner: Int? { subject >= 0 && subject != Self.nothing ? Int(subject) : nil }

  /// The symbol as a multiple of that variable, constants left aside.
  var ownerUnit: Double { 1 / ownerFactor }

  /// Says that the constraint is about one variable alone, which is the symbol.
  mutating func own(by variable: Int) {
    subject = Int32(variable)
    ownerFactor = 1
  }

  /// The bound on `symbol` that follows from this one on `coefficient × symbol`.
  func divided(by coefficient: Double) -> Bound {
    var bound = self
    bound.target /= coefficient
    bound.factor *= coefficient
    bound.ownerFactor *= coefficient
    if coefficient < 0 {
      switch relation {
      case .lessThanOrEqual: bound.relation = .greaterThanOrEqual
      case .greaterThanOrEqual: bound.relation = .lessThanOrEqual
      case .equal: break
      }
    }
    return bound
  }

  /// Whether it is a variable's own domain, as it was before it passed to anything.
  var isOwnDomain: Bool { constraintIndex < 0 && factor == 1 }

  /// Whether it keeps the symbol from becoming negative because a variable must not.
  var isSign: Bool { constraintIndex < 0 && factor > 0 && target == 0 }

  /// How far a value is from satisfying the bound, in the units of the constraint.
  func violation(at value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: weight * max(0, value - target)
    case .equal: weight * abs(value - target)
    case .greaterThanOrEqual: weight * max(0, target - value)
    }
  }

  /// How fast the violation grows with the position, where there is one.
  func slope(at position: Double) -> Double { position > target ? weight : -weight }

  /// Whether the bound stands in the way of larger, or of smaller, values than its target.
  func blocks(upwards: Bool) -> Bool {
    switch relation {
    case .equal: true
    case .lessThanOrEqual: upwards
    case .greaterThanOrEqual: !upwards
    }
  }

  /// Whether a step from a position would hurt it: beyond its target more, before it not at once.
  func isHurt(at position: Double, towards direction: Int, within closeness: Double) -> Bool {
    blocks(upwards: direction > 0)
      && (position - target) * Double(direction) >= -closeness
  }
}
