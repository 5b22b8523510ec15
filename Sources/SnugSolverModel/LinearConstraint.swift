/// `expression relation 0`, with a strength.
///
/// The cost of an optional constraint is its violation: the distance of the expression from the
/// nearest value the relation allows, in the units of the expression.
public struct LinearConstraint: Hashable, Sendable {
  public var expression: LinearExpression
  public var relation: Relation
  public var strength: Strength
  /// Whether it is broken before the others of a conflict, whatever their order.
  public var isBrokenFirst = false

  public enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual

    /// The violation of `value relation 0`; never negative.
    package func violation(at value: Double) -> Double {
      switch self {
      case .lessThanOrEqual: max(0, value)
      case .equal: abs(value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }
  }

  public init(_ expression: LinearExpression, _ relation: Relation, strength: Strength) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }

  /// The violation at a value of the expression; never negative.
  public func violation(at value: Double) -> Double { relation.violation(at: value) }
}
