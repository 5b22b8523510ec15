/// A constant plus multiples of variables, each variable at most once, ordered by variable.
package struct LinearExpression: Hashable, Sendable {
  package private(set) var terms: [Term]
  package var constant: Double

  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double
  }

  package init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  package init(_ variable: Variable) {
    terms = [Term(variable: variable, coefficient: 1)]
    constant = 0
  }

  /// Adds a multiple of a variable. A term whose coefficient becomes exactly zero is removed.
  package mutating func add(_ coefficient: Double, times variable: Variable) {
    guard coefficient != 0 else { return }
    // Expressions are short; a linear search from the end is the usual append.
    var position = terms.count
    while position > 0, terms[position - 1].variable.index > variable.index { position -= 1 }
    if position > 0, terms[position - 1].variable == variable {
      terms[position - 1].coefficient += coefficient
      if terms[position - 1].coefficient == 0 { terms.remove(at: position - 1) }
      return
    }
    // Few have more than three terms.
    if terms.isEmpty { terms.reserveCapacity(3) }
    terms.append(Term(variable: variable, coefficient: coefficient))
    for index in stride(from: terms.count - 1, to: position, by: -1) {
      terms.swapAt(index, index - 1)
    }
  }

  package func evaluated(at values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable.index] }
  }

  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    for term in right.terms { sum.add(term.coefficient, times: term.variable) }
    sum.constant += right.constant
    return sum
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + -1 * right
  }

  package static func + (left: LinearExpression, right: Double) -> LinearExpression {
    left + LinearExpression(constant: right)
  }

  package static func - (left: LinearExpression, right: Double) -> LinearExpression {
    left + -right
  }

  package static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    var product = LinearExpression(constant: factor * expression.constant)
    guard factor != 0 else { return product }
    product.terms = expression.terms.map {
      Term(variable: $0.variable, coefficient: factor * $0.coefficient)
    }
    return product
  }
}

extension Variable {
  package static func + (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression(left) + LinearExpression(right)
  }

  package static func - (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression(left) - LinearExpression(right)
  }

  package static func * (factor: Double, variable: Variable) -> LinearExpression {
    factor * LinearExpression(variable)
  }
}
