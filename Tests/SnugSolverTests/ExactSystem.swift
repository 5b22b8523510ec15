@testable import SnugSolver
import SnugSolverSupport

/// The input of `ExactSimplex`, and the conditions its result must meet.
struct ExactSystem {
  var variableCount: Int
  var rows: [[(variable: Int, coefficient: Double)]] = []
  var bounds: [[Bound]]

  init(variableCount: Int) {
    self.variableCount = variableCount
    bounds = Array(repeating: [], count: variableCount)
  }

  /// Constraints on the same combination of variables are bounds of the same symbol.
  init(_ system: LinearSystem, without dropped: [Int] = []) {
    self.init(variableCount: system.variables.count)
    for variable in system.variables {
      if let value = system.given[variable.index] {
        bound(variable.index, .equal, value)
      } else if system.isNonnegative[variable.index] {
        bound(variable.index, .greaterThanOrEqual, 0)
      }
    }
    let strengths = system.levels
    var symbols: [[LinearExpression.Term]: Int] = [:]
    for (index, constraint) in system.constraints.enumerated() where !dropped.contains(index) {
      let terms = constraint.expression.terms
      let symbol =
        symbols[terms] ?? addRow(terms.map { ($0.variable.index, $0.coefficient) })
      symbols[terms] = symbol
      var level = 0
      if case .optional(let strength) = constraint.strength {
        level = 1 + strengths.firstIndex(of: strength)!
      }
      // Subtracted, not negated, because zero would become -0.
      bound(symbol, constraint.relation, 0 - constraint.expression.constant, level: level)
    }
  }

  /// Returns the new symbol.
  mutating func addRow(_ row: [(variable: Int, coefficient: Double)]) -> Int {
    rows.append(row)
    bounds.append([])
    return bounds.count - 1
  }

  mutating func bound(
    _ symbol: Int, _ relation: LinearConstraint.Relation, _ target: Double, level: Int = 0,
    weight: Double = 1
  ) {
    var bound = Bound(relation, 0, level: Int32(level)).divided(by: weight)
    bound.target = target
    bounds[symbol].append(bound)
  }

  /// All rows are basic at first unless said otherwise.
  func solve(basic: [Bool]? = nil, near positions: [Double]? = nil) -> ExactSimplex.Result? {
    var basis = Basis(
      columnCount: variableCount,
      rows: rows.map { $0.map { Entry(symbol: $0.variable, coefficient: $0.coefficient) } })
    if let basic { basis.isBasic = basic }
    var simplex = ExactSimplex(
      basis, bounds: bounds, positions: positions ?? bounds.map { _ in 0 })
    return simplex.solve()
  }

  /// Starts at values of the variables. What is at a bound there is nonbasic at first: near an optimum
  /// that takes few steps.
  func solve(near values: [Double]) -> ExactSimplex.Result? {
    let positions =
      values + rows.map { $0.reduce(0) { $0 + $1.coefficient * values[$1.variable] } }
    let basic = zip(positions, bounds).map { position, bounds in
      !bounds.contains { $0.target ≈ position }
    }
    return solve(basic: basic, near: positions)
  }

  func cost(of positions: [Double], level: Int) -> Double {
    zip(bounds, positions).reduce(0) { sum, symbol in
      symbol.0.filter { Int($0.level) == level }.reduce(sum) {
        $0 + $1.weight * violation(of: $1, at: symbol.1)
      }
    }
  }

  private func violation(of bound: Bound, at position: Double) -> Double {
    LinearConstraint(LinearExpression(), bound.relation, strength: .required)
      .violation(at: position - bound.target)
  }

  /// The violations of the Karush–Kuhn–Tucker conditions in a result.
  func failures(of result: ExactSimplex.Result) -> [String] {
    var failures: [String] = []
    let positions = result.positions
    if result.isBasic.count(where: \.self) != rows.count { failures.append("no basis") }
    for (index, row) in rows.enumerated() {
      let terms = row.map { $0.coefficient * positions[$0.variable] }
      let position = positions[variableCount + index]
      if !isZero(terms.reduce(-position, +), beside: terms) {
        failures.append("row \(index) is \(position)")
      }
    }
    for (symbol, bounds) in bounds.enumerated() {
      for bound in bounds where bound.level == 0 {
        // Rounded to the nearest, a position on the right side of a target stays there.
        if violation(of: bound, at: positions[symbol]) > 0 {
          failures.append("s\(symbol) is \(positions[symbol]), beyond \(bound)")
        }
      }
      failures += slopeFailures(of: result, symbol)
    }
    let combinations =
      (0..<variableCount).map { [(variable: $0, coefficient: 1.0)] } + rows
    for level in Set(bounds.joined().map(\.level)).sorted() {
      var pulls = [[Double]](repeating: [], count: variableCount)
      for (symbol, combination) in combinations.enumerated() {
        for (variable, coefficient) in combination {
          pulls[variable].append(coefficient * multiplier(of: symbol, level, in: result))
        }
      }
      for (variable, pull) in pulls.enumerated() where !isZero(pull.reduce(0, +), beside: pull) {
        failures.append("multipliers of level \(level) leave \(pull) in v\(variable)")
      }
    }
    return failures
  }

  func multiplier(of symbol: Int, _ level: Int32, in result: ExactSimplex.Result) -> Double {
    result.multipliers[symbol].value(at: level)
  }

  /// The multiplier must lie between the slopes on both sides, in lexicographic order.
  private func slopeFailures(of result: ExactSimplex.Result, _ symbol: Int) -> [String] {
    let position = result.positions[symbol]
    return [-1.0, 1].compactMap { direction in
      // The bounds whose slope applies in this direction, from the target or beyond it.
      let bounds = bounds[symbol].filter { bound in
        let side = position - bound.target
        return switch bound.relation {
        case .equal: true
        case .lessThanOrEqual: side > 0 || side == 0 && direction > 0
        case .greaterThanOrEqual: side < 0 || side == 0 && direction < 0
        }
      }
      if bounds.contains(where: { $0.level == 0 && ($0.target - position) * direction <= 0 }) {
        return nil
      }
      for level in Set(self.bounds.joined().map(\.level)).sorted() where level > 0 {
        let slopes = bounds.filter { $0.level == level }.map { bound in
          position == bound.target
            ? direction * bound.weight : position > bound.target ? bound.weight : -bound.weight
        }
        let multiplier = multiplier(of: symbol, level, in: result)
        let difference = (slopes.reduce(0, +) - multiplier) * direction
        if isZero(difference, beside: slopes + [multiplier]) { continue }
        return difference > 0
          ? nil : "s\(symbol)'s multiplier is \(multiplier) at level \(level), beyond \(slopes)"
      }
      return nil
    }
  }

  private func isZero(_ value: Double, beside others: [Double]) -> Bool {
    abs(value) <= 1e-9 * others.reduce(0) { max($0, abs($1)) }
  }
}
