/// A solver's constraints as bounds on symbols: the input of presolve and the simplex method.
///
/// The first symbols are the variables. Every linear combination of several variables that some
/// constraint compares with a number is a further symbol, a row. Constraints on the same
/// combination, such as hugging and compression resistance of one width, share its symbol.
struct Formulation {
  let variableCount: Int
  /// The variables whose values are given, ascending.
  let parameters: [Solver.Parameter]
  let isParameter: [Bool]
  /// The rows: the combination of each symbol after the variables.
  let combinations: Ragged<Entry>
  let bounds: Ragged<Bound>
  /// The symbol that each constraint is a multiple of; −1 for one that was dropped.
  let symbolOfConstraint: [Int32]
  /// The optional strengths, highest first: a bound's `level` counts from one.
  let levels: [Double]
  let tolerance: Tolerance

  init(_ solver: Solver, without dropped: Set<Int> = []) {
    variableCount = solver.isNonnegative.count
    parameters = solver.parameters
    var isParameter = Array(repeating: false, count: variableCount)
    var magnitude = 0.0
    for parameter in parameters {
      isParameter[parameter.variable] = true
      magnitude = max(magnitude, abs(parameter.value))
    }
    self.isParameter = isParameter
    var builder = FormulationBuilder(solver)
    for (index, constraint) in solver.constraints.enumerated() {
      magnitude = max(magnitude, abs(constraint.expression.constant))
      if !dropped.contains(index) { builder.add(constraint, index) }
    }
    tolerance = Tolerance(magnitude: magnitude)
    (bounds, levels) = builder.sorted()
    combinations = builder.combinations
    symbolOfConstraint = builder.symbolOfConstraint
  }

  var symbolCount: Int { variableCount + combinations.count }

  /// The required equality on a symbol.
  func equality(of symbol: Int) -> Bound? {
    bounds[symbol].first { $0.isRequired && $0.relation == .equal }
  }
}

/// Collects the bounds of constraints in their order.
private struct FormulationBuilder {
  private(set) var combinations = Ragged<Entry>()
  private(set) var symbolOfConstraint: [Int32]
  private var combinationTable: RowTable
  private var bounds: [Bound] = []
  private var symbolOfBound: [Int32] = []
  /// The optional strengths in the order of constraints. One that is among the last four is not repeated.
  private var strengths: [Double] = []
  private let variableCount: Int

  init(_ solver: Solver) {
    variableCount = solver.isNonnegative.count
    symbolOfConstraint = Array(repeating: -1, count: solver.constraints.count)
    let boundCount = solver.isNonnegative.count { $0 } + solver.constraints.count
    bounds.reserveCapacity(boundCount)
    symbolOfBound.reserveCapacity(boundCount)
    combinationTable = RowTable(
      rowCount: solver.constraints.count { !Self.isBound($0.expression) })
    for variable in 0..<variableCount where solver.isNonnegative[variable] {
      add(Bound(.greaterThanOrEqual, 0, of: .domain(Variable(index: variable))), to: variable)
    }
  }

  private mutating func add(_ bound: Bound, to symbol: Int) {
    bounds.append(bound)
    symbolOfBound.append(Int32(symbol))
  }

  /// Whether a constraint bounds a variable: not if the bound were too large for a number.
  private static func isBound(_ expression: LinearExpression) -> Bool {
    expression.terms.count == 1 && (expression.constant / expression.terms[0].coefficient).isFinite
  }

  mutating func add(_ constraint: LinearConstraint, _ index: Int) {
    let terms = constraint.expression.terms
    // The empty combination is a symbol too: its value is zero.
    let sign = (terms.first?.coefficient ?? 0) < 0 ? -1.0 : 1
    let isBound = Self.isBound(constraint.expression)
    let symbol = isBound ? terms[0].variable.index : symbol(of: terms, sign)
    symbolOfConstraint[index] = Int32(symbol)
    let bound = Bound(
      constraint.relation, -constraint.expression.constant,
      level: number(of: constraint.strength), of: .constraint(ConstraintID(index: index)))
    add(bound.divided(by: isBound ? terms[0].coefficient : sign), to: symbol)
  }

  /// The symbol of a combination times a sign; a new one unless the combination is known.
  private mutating func symbol(of terms: [LinearExpression.Term], _ sign: Double) -> Int {
    for term in terms {
      combinations.append(
        Entry(symbol: term.variable.index, coefficient: sign * term.coefficient))
    }
    let new = combinations.count
    let row = combinationTable.index(
      of: combinations.begun, in: combinations, orInsert: new)
    if row == new { combinations.endList() } else { combinations.discardList() }
    return variableCount + row
  }

  /// A strength's number in ``strengths``, from one; zero for a required constraint.
  private mutating func number(of strength: Strength) -> Int32 {
    guard case .optional(var level) = strength else { return 0 }
    // Negative zero becomes zero.
    level += 0
    if let recent = strengths.suffix(4).lastIndex(of: level) { return Int32(recent + 1) }
    strengths.append(level)
    return Int32(strengths.count)
  }

  /// The bounds by symbol, with the ranks of their strengths as levels, and the strengths.
  mutating func sorted() -> (bounds: Ragged<Bound>, levels: [Double]) {
    let order = strengths.indices.sorted { strengths[$0] > strengths[$1] }
    var ranks = Array(repeating: Int32(0), count: strengths.count + 1)
    var levels: [Double] = []
    for index in order {
      if levels.last != strengths[index] { levels.append(strengths[index]) }
      ranks[index + 1] = Int32(levels.count)
    }
    for index in bounds.indices { bounds[index].level = ranks[Int(bounds[index].level)] }
    let sorted = Ragged(bounds, into: variableCount + combinations.count) {
      Int(symbolOfBound[$0])
    }
    return (sorted, levels)
  }
}
