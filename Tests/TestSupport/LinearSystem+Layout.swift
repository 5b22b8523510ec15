public import Cassowary

/// What a test may write on either side of a relation: `left + 8 <= right`.
public protocol Linear {
  var linear: LinearExpression { get }
}

extension Variable: Linear {
  public var linear: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: Linear {
  public var linear: LinearExpression { self }
}

public func + (left: Variable, right: LinearExpression) -> LinearExpression {
  left.linear + right
}

public func + (left: LinearExpression, right: Variable) -> LinearExpression {
  left + right.linear
}

public func + (left: Variable, right: Double) -> LinearExpression { left.linear + right }

public func - (left: Variable, right: LinearExpression) -> LinearExpression {
  left.linear - right
}

public func - (left: LinearExpression, right: Variable) -> LinearExpression {
  left - right.linear
}

/// A relation that nobody has given a strength yet.
public struct Relation: Sendable {
  var expression: LinearExpression
  var relation: LinearConstraint.Relation
}

public func == (left: some Linear, right: some Linear) -> Relation {
  Relation(expression: left.linear - right.linear, relation: .equal)
}

public func <= (left: some Linear, right: some Linear) -> Relation {
  Relation(expression: left.linear - right.linear, relation: .lessThanOrEqual)
}

public func >= (left: some Linear, right: some Linear) -> Relation {
  Relation(expression: left.linear - right.linear, relation: .greaterThanOrEqual)
}

public func == (left: some Linear, right: Double) -> Relation {
  Relation(expression: left.linear - right, relation: .equal)
}

public func <= (left: some Linear, right: Double) -> Relation {
  Relation(expression: left.linear - right, relation: .lessThanOrEqual)
}

public func >= (left: some Linear, right: Double) -> Relation {
  Relation(expression: left.linear - right, relation: .greaterThanOrEqual)
}

/// The vocabulary of Auto Layout along one axis.
extension LinearSystem {
  /// Somewhere along the axis, on either side of zero.
  public mutating func position() -> Variable { addVariable(nonnegative: false) }

  /// How wide something is: never less than nothing.
  public mutating func width() -> Variable { addVariable(nonnegative: true) }

  /// The width of something with an intrinsic width that it hugs and resists being cut.
  public mutating func label(intrinsic: Double, hug: Double, resist: Double) -> Variable {
    let width = width()
    add(width <= intrinsic, at: hug)
    add(width >= intrinsic, at: resist)
    return width
  }

  /// Adds a required constraint, and returns its index.
  @discardableResult
  public mutating func require(_ relation: Relation) -> Int {
    append(relation, .required)
  }

  /// Adds a constraint of a priority of less than a thousand.
  @discardableResult
  public mutating func add(_ relation: Relation, at priority: Double) -> Int {
    append(relation, .optional(priority))
  }

  private mutating func append(_ relation: Relation, _ strength: Strength) -> Int {
    constraints.append(
      LinearConstraint(relation.expression, relation.relation, strength: strength))
    return constraints.count - 1
  }

  /// Prefers every variable near zero, so that each has exactly one value.
  public mutating func settleAll() {
    preferences += variables.map { .near($0, 0) }
  }
}
