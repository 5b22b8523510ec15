import SnugSolver

extension LinearSystem: CustomStringConvertible {
  /// The system in equations, a line each: `v0 - 2 v1 - 8 == 0 @750`.
  package var description: String {
    var lines = variables.map { variable in
      if let value = given[variable.index] { return "\(name(variable)) is given \(number(value))" }
      return "\(name(variable)) \(isNonnegative[variable.index] ? ">= 0" : "is free")"
    }
    lines += constraints.enumerated().map { "c\($0): \($1.equation)" }
    lines += preferences.map {
      switch $0 {
      case .near(let variable, let target): "prefer \(name(variable)) near \(number(target))"
      case .least(let variable): "prefer \(name(variable)) least"
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension LinearConstraint {
  /// The constraint in a line: `v0 - 2 v1 - 8 == 0 @750`.
  var equation: String {
    var text = ""
    func append(_ value: Double, _ factor: String) {
      let magnitude = abs(value)
      let sign = text.isEmpty ? (value < 0 ? "-" : "") : (value < 0 ? " - " : " + ")
      text += sign
      if factor.isEmpty || magnitude != 1 { text += number(magnitude) }
      if !factor.isEmpty, magnitude != 1 { text += " " }
      text += factor
    }
    for term in expression.terms { append(term.coefficient, name(term.variable)) }
    let constant = expression.constant
    if constant != 0 || text.isEmpty { append(constant, "") }
    switch relation {
    case .lessThanOrEqual: text += " <= 0"
    case .equal: text += " == 0"
    case .greaterThanOrEqual: text += " >= 0"
    }
    switch strength {
    case .required: return text
    case .optional(let level): return "\(text) @\(number(level))"
    }
  }
}

private func name(_ variable: Variable) -> String { "v\(variable.index)" }

/// A number in its shortest form: 8, not 8.0.
func number(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
