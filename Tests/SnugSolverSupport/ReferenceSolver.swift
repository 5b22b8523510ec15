import SnugSolver

/// A direct implementation of a system's definition, to compare the real solver with.
///
/// It follows the definition step by step. First required constraints, those that are broken first at the end:
/// each is kept if it can hold together with those kept before. Then each level and each preference, as a
/// linear program whose optimum is frozen before the next one. All arithmetic is exact (see `ExactTableau`), so
/// there are no tolerances, and ties are exact.
package struct ReferenceSolver {
  /// The reason why the reference has no answer. It does not mean that the system has none.
  package enum Refusal: Error {
    /// A number is not a fraction with a small denominator.
    case unreadableNumber(Double)
    /// `least` of a variable without a least value.
    case unboundedPreference
  }

  private let system: LinearSystem

  package init(_ system: LinearSystem) {
    self.system = system
  }

  package func answer() throws -> Answer {
    var conflicts: [[Int]] = []
    var kept: [Int] = []
    var program = try Program(system)
    let required = system.requiredConstraints
    let ordered =
      required.filter { !system.constraints[$0].isBrokenFirst }
      + required.filter { system.constraints[$0].isBrokenFirst }
    for index in ordered {
      if try program.require(system.constraints[index]) {
        kept.append(index)
      } else {
        conflicts.append(try minimalConflict(among: kept + [index]))
      }
    }

    var levels: [Answer.Level] = []
    for strength in system.levels {
      let constraints = system.constraints.filter { $0.strength == .optional(strength) }
      let violation = try program.settle(constraints)
      levels.append(Answer.Level(strength: strength, violation: violation))
    }
    // The rest is the optimal face.
    let ranges = try system.variables.map { try program.range(of: $0) }

    for preference in system.preferences {
      switch preference {
      case .near(let variable, let target):
        // A `near` preference is a level below all others with a single constraint.
        let preference = LinearConstraint(
          LinearExpression(variable) - target, .equal, strength: .optional(0))
        _ = try program.settle([preference])
      case .least(let variable):
        guard try program.settle(least: variable) else { throw Refusal.unboundedPreference }
      }
    }
    return Answer(
      conflicts: conflicts,
      levels: levels,
      values: system.variables.map { program.value(of: $0) },
      isAmbiguous: ranges.map { $0.lowerBound < $0.upperBound },
      ranges: ranges)
  }

  /// Whether some constraints can hold together, given the signs of the variables.
  package func canHold(_ constraints: [Int]) throws -> Bool {
    var program = try Program(system)
    for index in constraints {
      guard try program.require(system.constraints[index]) else { return false }
    }
    return true
  }

  /// Whether a set cannot hold, but can without any one of its members.
  package func isMinimalConflict(_ set: [Int]) throws -> Bool {
    guard try !canHold(set) else { return false }
    return try set.allSatisfy { member in try canHold(set.filter { $0 != member }) }
  }

  /// Removes, from the front, the members that a conflict does not need.
  private func minimalConflict(among constraints: [Int]) throws -> [Int] {
    var set = constraints
    for candidate in constraints {
      let rest = set.filter { $0 != candidate }
      if try !canHold(rest) { set = rest }
    }
    return set
  }
}

/// A system as a program of the tableau. A free variable is the difference of two columns. A
/// parameter is first required to equal its value. An expression's distances above and below zero
/// are a column each.
private struct Program {
  private var tableau = ExactTableau()
  private var columns: [ExactTableau.Sum] = []

  init(_ system: LinearSystem) throws {
    for isNonnegative in system.isNonnegative {
      let above = (tableau.addColumn(), 1)
      columns.append(isNonnegative ? [above] : [above, (tableau.addColumn(), -1)])
    }
    for parameter in system.parameters {
      let (sum, right, _) = try integral(parameter.linear - system.given[parameter.index]!)
      let isNew = try tableau.demand(sum, equals: right)
      precondition(isNew, "nothing is known yet that a given number could contradict")
    }
  }

  /// Returns `false`, and changes nothing, if the constraint cannot hold.
  mutating func require(_ constraint: LinearConstraint) throws -> Bool {
    var (sum, right, _) = try integral(constraint.expression)
    switch constraint.relation {
    case .lessThanOrEqual: sum.append((tableau.addColumn(), 1))
    case .greaterThanOrEqual: sum.append((tableau.addColumn(), -1))
    case .equal: break
    }
    return try tableau.demand(sum, equals: right)
  }

  /// Minimizes the total violation of some constraints, and keeps it there.
  mutating func settle(_ constraints: [LinearConstraint]) throws -> Double {
    var violations: [(column: Int, scale: Int)] = []
    for constraint in constraints {
      let (sum, right, scale) = try integral(constraint.expression)
      let above = tableau.addColumn()
      let below = tableau.addColumn()
      let canBeMet = try tableau.demand(sum + [(above, -1), (below, 1)], equals: right)
      precondition(canBeMet, "any expression is a difference of two non-negative numbers")
      if constraint.relation != .greaterThanOrEqual { violations.append((above, scale)) }
      if constraint.relation != .lessThanOrEqual { violations.append((below, scale)) }
    }
    // The columns are scaled. Weights compensate for that.
    let common = violations.reduce(1) { leastCommonMultiple($0, $1.scale) }
    let total = violations.map { (column: $0.column, weight: common / $0.scale) }
    guard case .optimum(let least, let denominator) = try tableau.minimize(total, freezing: true)
    else { preconditionFailure("a sum of violations is never negative") }
    return Double(least) / Double(denominator) / Double(common)
  }

  /// Returns `false` if the variable has no least value.
  mutating func settle(least variable: Variable) throws -> Bool {
    try tableau.minimize(columns[variable.index], freezing: true) != .unbounded
  }

  func range(of variable: Variable) throws -> ClosedRange<Double> {
    let negative = columns[variable.index].map { (column: $0.column, weight: -$0.weight) }
    let least = try leastValue(of: columns[variable.index])
    // Subtracted, not negated, because zero would become -0.
    return least...(0 - (try leastValue(of: negative)))
  }

  private func leastValue(of sum: ExactTableau.Sum) throws -> Double {
    var copy = tableau
    switch try copy.minimize(sum) {
    case .optimum(let numerator, let denominator): return Double(numerator) / Double(denominator)
    case .unbounded: return -.infinity
    }
  }

  func value(of variable: Variable) -> Double {
    tableau.value(of: columns[variable.index])
  }

  /// `expression == 0` in integers: all numbers are multiplied by `scale`.
  private func integral(
    _ expression: LinearExpression
  ) throws -> (sum: ExactTableau.Sum, right: Int, scale: Int) {
    let constant = try Fraction(expression.constant)
    let coefficients = try expression.terms.map { try Fraction($0.coefficient) }
    let scale = coefficients.reduce(constant.denominator) {
      leastCommonMultiple($0, $1.denominator)
    }
    var sum: ExactTableau.Sum = []
    for (term, coefficient) in zip(expression.terms, coefficients) {
      let factor = coefficient.numerator * (scale / coefficient.denominator)
      sum += columns[term.variable.index].map { ($0.column, factor * $0.weight) }
    }
    return (sum, -constant.numerator * (scale / constant.denominator), scale)
  }
}

/// The simplest fraction that a number is the nearest `Double` of: 0.1 means a tenth here, not
/// the binary number next to it.
private struct Fraction {
  let numerator: Int
  let denominator: Int

  init(_ value: Double) throws {
    for denominator in 1...1000 {
      let numerator = (value * Double(denominator)).rounded()
      guard abs(numerator) < 1e12 else { break }
      if numerator / Double(denominator) == value {
        self.numerator = Int(numerator)
        self.denominator = denominator
        return
      }
    }
    throw ReferenceSolver.Refusal.unreadableNumber(value)
  }
}

private func leastCommonMultiple(_ left: Int, _ right: Int) -> Int {
  var (greater, lesser) = (left, right)
  while lesser != 0 { (greater, lesser) = (lesser, greater % lesser) }
  return left / greater * right
}
