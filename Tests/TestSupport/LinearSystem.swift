public import Cassowary

/// Everything a solver is told, as a plain value that can be generated, reduced and printed.
public struct LinearSystem: Sendable {
  public private(set) var variables: [Variable] = []
  public private(set) var isNonnegative: [Bool] = []
  public var constraints: [LinearConstraint] = []
  public var preferences: [Preference] = []
  /// Only a solver can make variables; this one does nothing else.
  private var mint = Solver()

  public init() {}

  public mutating func addVariable(nonnegative: Bool) -> Variable {
    let variable = mint.addVariable(nonnegative: nonnegative)
    variables.append(variable)
    isNonnegative.append(nonnegative)
    return variable
  }

  public func isRequired(_ constraint: Int) -> Bool {
    constraints[constraint].strength == .required
  }

  /// The indices of the required constraints, in the order they were added.
  public var requiredConstraints: [Int] {
    constraints.indices.filter(isRequired)
  }

  /// The levels that have a constraint, highest first.
  public var levels: [Double] {
    var levels: [Double] = []
    for constraint in constraints {
      if case .optional(let level) = constraint.strength, !levels.contains(level) {
        levels.append(level)
      }
    }
    return levels.sorted(by: >)
  }

  /// Whether a preference leaves the variable exactly one value.
  ///
  /// Every preference does: over the optimal face a variable takes the values of an interval, of
  /// which one is the nearest to a target and one is the least.
  public func isSettled(_ variable: Variable) -> Bool {
    preferences.contains {
      switch $0 {
      case .near(variable, _), .least(variable): true
      default: false
      }
    }
  }

  /// How far a constraint is from being satisfied.
  public func violation(of constraint: Int, at values: [Double]) -> Double {
    let constraint = constraints[constraint]
    let value = constraint.expression.terms.reduce(constraint.expression.constant) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
    return constraint.violation(at: value)
  }

  /// What a solver was told.
  public init(_ solver: Solver) {
    for isNonnegative in solver.isNonnegative { _ = addVariable(nonnegative: isNonnegative) }
    constraints = solver.constraints
  }

  public func makeSolver() -> Solver {
    var solver = Solver()
    for flag in isNonnegative { _ = solver.addVariable(nonnegative: flag) }
    for constraint in constraints { solver.add(constraint) }
    return solver
  }
}

extension LinearSystem: CustomStringConvertible {
  /// The system in equations, a line each: `v0 - 2 v1 - 8 == 0 @750`.
  public var description: String {
    var lines = variables.map { "\(name($0)) \(isNonnegative[$0.index] ? ">= 0" : "is free")" }
    lines += constraints.enumerated().map { "c\($0): \(text($1))" }
    lines += preferences.map {
      switch $0 {
      case .near(let variable, let target): "prefer \(name(variable)) near \(number(target))"
      case .least(let variable): "prefer \(name(variable)) least"
      }
    }
    return lines.joined(separator: "\n")
  }

  private func text(_ constraint: LinearConstraint) -> String {
    var text = ""
    func append(_ value: Double, _ factor: String) {
      let magnitude = abs(value)
      let sign = text.isEmpty ? (value < 0 ? "-" : "") : (value < 0 ? " - " : " + ")
      text += sign
      if factor.isEmpty || magnitude != 1 { text += number(magnitude) }
      if !factor.isEmpty, magnitude != 1 { text += " " }
      text += factor
    }
    for term in constraint.expression.terms { append(term.coefficient, name(term.variable)) }
    let constant = constraint.expression.constant
    if constant != 0 || text.isEmpty { append(constant, "") }
    switch constraint.relation {
    case .lessThanOrEqual: text += " <= 0"
    case .equal: text += " == 0"
    case .greaterThanOrEqual: text += " >= 0"
    }
    switch constraint.strength {
    case .required: return text
    case .optional(let level): return "\(text) @\(number(level))"
    }
  }

  private func name(_ variable: Variable) -> String { "v\(variable.index)" }

  private func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
