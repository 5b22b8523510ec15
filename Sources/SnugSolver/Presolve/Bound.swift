/// A requirement or preference of one constraint on one symbol: `symbol relation target`.
struct Bound {
  var target: Double
  /// The left side as a multiple of the symbol, without constants.
  private var factor = 1.0
  /// The source of the left side; `nil` for a preference.
  let source: Certificate.Source?
  /// The rank of the strength in the system: 0 is required, 1 the highest optional level.
  var level: Int32
  private(set) var relation: LinearConstraint.Relation

  init(
    _ relation: LinearConstraint.Relation, _ target: Double, level: Int32 = 0,
    of source: Certificate.Source? = nil
  ) {
    self.relation = relation
    self.target = target
    self.level = level
    self.source = source
  }

  var isRequired: Bool { level == 0 }

  /// The cost of a unit of violation: the absolute coefficient the symbol was divided by.
  var weight: Double { abs(factor) }

  /// The symbol as a multiple of the left side, without constants.
  var unit: Double { 1 / factor }

  /// The bound on `symbol` that follows from this one on `coefficient × symbol`.
  func divided(by coefficient: Double) -> Bound {
    var bound = self
    bound.target /= coefficient
    bound.factor *= coefficient
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
  var isOwnDomain: Bool { isDomain && factor == 1 }

  /// Whether it is a domain that keeps the symbol from being negative.
  var isSign: Bool { isDomain && factor > 0 && target == 0 }

  private var isDomain: Bool {
    if case .domain = source { true } else { false }
  }

  /// The distance of a value from satisfying the bound, in the units of the constraint.
  func violation(at value: Double) -> Double {
    weight * relation.violation(at: value - target)
  }

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
