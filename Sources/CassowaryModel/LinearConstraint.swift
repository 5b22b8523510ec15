/// `expression relation 0`, and how much that matters.
///
/// What an optional constraint costs is its violation: the distance of the expression from where
/// the relation allows it to be, in the units of the expression.
public struct LinearConstraint: Hashable, Sendable {
  public var expression: LinearExpression
  public var relation: Relation
  public var strength: Strength
  /// Whether it is broken before others it conflicts with, wherever it is listed.
  public var isBrokenFirst = false

  public enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual

    /// How far a value is from satisfying `value relation 0`; never negative.
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

  /// How far a value of the expression is from satisfying the relation; never negative.
  public func violation(at value: Double) -> Double { relation.violation(at: value) }
}
