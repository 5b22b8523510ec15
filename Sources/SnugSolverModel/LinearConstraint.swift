/// `expression relation 0`, with a strength.
///
/// The cost of an optional constraint is its violation: the distance of the expression from the
/// nearest value the relation allows, in the units of the expression.
package struct LinearConstraint: Hashable, Sendable {
  package var expression: LinearExpression
  package var relation: Relation
  package var strength: Strength
  /// Whether it is broken before the others of a conflict, whatever their order.
  package var isBrokenFirst = false

  package enum Relation: Hashable, Sendable {
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

  package init(_ expression: LinearExpression, _ relation: Relation, strength: Strength) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }

  /// The violation at a value of the expression; never negative.
  package func violation(at value: Double) -> Double { relation.violation(at: value) }
}
