/// What one constraint requires or prefers of one symbol: `symbol relation target`.
///
/// A layout has several per view and the solver reads all of them often, so they are kept small.
struct Bound {
  var target: Double
  /// The constraint's left side as a multiple of the symbol, without constants.
  private var factor = 1.0
  /// The owner as a multiple of the symbol, without constants.
  private var ownerFactor = 1.0
  private let priority: Double
  private let constraintIndex: Int32
  /// The rank of the strength in the system: 0 is required, 1 the highest optional level.
  var level: Int32
  /// The owner, or the bitwise complement of the combination.
  private var subject = Self.none
  private(set) var relation: LinearConstraint.Relation

  private static let none = Int32.max

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

  /// The domain of a nonnegative variable or of a parameter.
  init(domainOf variable: Int, _ relation: LinearConstraint.Relation, _ target: Double) {
    self.init(constraint: nil, strength: .required, level: 0, relation: relation, target: target)
    subject = Int32(variable)
  }

  /// `nil` for the domain of a variable.
  var constraint: Int? { constraintIndex < 0 ? nil : Int(constraintIndex) }

  var isRequired: Bool { level == 0 }

  var strength: Strength { isRequired ? .required : .optional(priority) }

  /// The cost of a unit of violation: the absolute coefficient the symbol was divided by.
  var weight: Double { abs(factor) }

  /// The symbol as a multiple of the constraint's left side, without constants.
  var unit: Double { 1 / factor }

  /// The symbol of the constraint's combination if it has several variables; the bound may be on a
  /// row that this one was merged into.
  var combination: Int? {
    get { subject < 0 ? Int(~subject) : nil }
    set { subject = newValue.map { ~Int32($0) } ?? Self.none }
  }

  /// The constraint's variable if it has only one; the bound may be on a variable that this one is a
  /// multiple of.
  var owner: Int? { subject >= 0 && subject != Self.none ? Int(subject) : nil }

  /// The symbol as a multiple of the owner, without constants.
  var ownerUnit: Double { 1 / ownerFactor }

  /// Sets the owner, which is the symbol.
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

  /// Whether it is the domain of the symbol itself, not of a multiple.
  var isOwnDomain: Bool { constraintIndex < 0 && factor == 1 }

  /// Whether it is a domain that keeps the symbol from being negative.
  var isSign: Bool { constraintIndex < 0 && factor > 0 && target == 0 }

  /// The distance of a value from satisfying the bound, in the units of the constraint.
  func violation(at value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: weight * max(0, value - target)
    case .equal: weight * abs(value - target)
    case .greaterThanOrEqual: weight * max(0, target - value)
    }
  }

  /// The slope of the violation at a position where the bound is violated.
  func slope(at position: Double) -> Double { position > target ? weight : -weight }

  /// Whether values above the target violate the bound, or values below it.
  func blocks(upwards: Bool) -> Bool {
    switch relation {
    case .equal: true
    case .lessThanOrEqual: upwards
    case .greaterThanOrEqual: !upwards
    }
  }
}
