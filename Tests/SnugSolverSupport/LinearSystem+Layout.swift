package import SnugSolver

/// An operand of a relation in a test: `left + 8 <= right`.
package protocol Linear {
  var linear: LinearExpression { get }
}

extension Variable: Linear {
  package var linear: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: Linear {
  package var linear: LinearExpression { self }
}

package func + (left: Variable, right: LinearExpression) -> LinearExpression {
  left.linear + right
}

package func + (left: LinearExpression, right: Variable) -> LinearExpression {
  left + right.linear
}

package func + (left: Variable, right: Double) -> LinearExpression { left.linear + right }

package func - (left: Variable, right: LinearExpression) -> LinearExpression {
  left.linear - right
}

package func - (left: LinearExpression, right: Variable) -> LinearExpression {
  left - right.linear
}

/// A relation without a strength.
package struct Relation: Sendable {
  var expression: LinearExpression
  var relation: LinearConstraint.Relation
}

package func == (left: some Linear, right: some Linear) -> Relation {
  Relation(expression: left.linear - right.linear, relation: .equal)
}

package func <= (left: some Linear, right: some Linear) -> Relation {
  Relation(expression: left.linear - right.linear, relation: .lessThanOrEqual)
}

package func >= (left: some Linear, right: some Linear) -> Relation {
  Relation(expression: left.linear - right.linear, relation: .greaterThanOrEqual)
}

package func == (left: some Linear, right: Double) -> Relation {
  Relation(expression: left.linear - right, relation: .equal)
}

package func <= (left: some Linear, right: Double) -> Relation {
  Relation(expression: left.linear - right, relation: .lessThanOrEqual)
}

package func >= (left: some Linear, right: Double) -> Relation {
  Relation(expression: left.linear - right, relation: .greaterThanOrEqual)
}

/// The vocabulary of Auto Layout along one axis.
extension LinearSystem {
  /// Adds a position on the axis; it may be negative.
  package mutating func position() -> Variable { addVariable(nonnegative: false) }

  /// Adds a width; it is never negative.
  package mutating func width() -> Variable { addVariable(nonnegative: true) }

  /// Adds the width of a label with hugging and compression resistance.
  package mutating func label(intrinsic: Double, hug: Double, resist: Double) -> Variable {
    let width = width()
    add(width <= intrinsic, at: hug)
    add(width >= intrinsic, at: resist)
    return width
  }

  /// Adds a required constraint, and returns its index.
  @discardableResult
  package mutating func require(_ relation: Relation) -> Int {
    append(relation, .required)
  }

  /// Adds a constraint of a priority of less than a thousand.
  @discardableResult
  package mutating func add(_ relation: Relation, at priority: Double) -> Int {
    append(relation, .optional(priority))
  }

  private mutating func append(_ relation: Relation, _ strength: Strength) -> Int {
    constraints.append(
      LinearConstraint(relation.expression, relation.relation, strength: strength))
    return constraints.count - 1
  }

  /// Adds preferences of every variable near zero, so that each has exactly one value.
  package mutating func settleAll() {
    preferences += variables.map { .near($0, 0) }
  }
}
