/// Constraints sorted by what they speak of: symbols, and what is bounds on each.
///
/// The first symbols are the variables; every combination of several variables that some
/// constraint compares with a number is a symbol of its own. Constraints on the same combination,
/// such as hugging and compression resistance of one width, share its symbol.
struct Formulation {
  let variableCount: Int
  /// The variables whose values are given, ascending.
  let parameters: [Solver.Parameter]
  let isParameter: [Bool]
  /// The combination behind each symbol after the variables.
  let combinations: Ragged<Entry>
  /// What is bounds on each symbol.
  let bounds: Ragged<Bound>
  /// The optional strengths, highest first: a bound's `level` counts from one.
  let levels: [Double]
  let tolerance: Tolerance

  init(_ solver: Solver, without dropped: Set<Int> = []) {
    let extent = Extent(of: solver)
    var builder = FormulationBuilder(solver, extent)
    for index in solver.constraints.indices where !dropped.contains(index) {
      builder.add(solver.constraints[index], index)
    }
    variableCount = solver.isNonnegative.count
    parameters = solver.parameters
    var isParameter = Array(repeating: false, count: variableCount)
    for parameter in parameters { isParameter[parameter.variable] = true }
    self.isParameter = isParameter
    tolerance = Tolerance(magnitude: extent.magnitude)
    combinations = builder.combinations
    (bounds, levels) = builder.sorted()
  }
}

extension Formulation {
  /// How many symbols there are: variables, then combinations.
  var symbolCount: Int { variableCount + combinations.count }

  /// The value a parameter was given at first.
  func value(of parameter: Int) -> Double {
    parameters.first { $0.variable == parameter }?.value ?? 0
  }
}

/// What can be told of constraints at a glance.
private struct Extent {
  /// The largest length they speak of.
  private(set) var magnitude = 0.0
  /// How many combinations there are at most, and how many entries these have.
  private(set) var combinations = 0
  private(set) var entries = 0

  init(of solver: Solver) {
    for index in solver.constraints.indices {
      magnitude = max(magnitude, abs(solver.constraints[index].expression.constant))
      let count = solver.constraints[index].expression.terms.count
      if count == 1 { continue }
      combinations += 1
      entries += count
    }
    for parameter in solver.parameters { magnitude = max(magnitude, abs(parameter.value)) }
  }
}

/// Takes constraints as they come.
private struct FormulationBuilder {
  private(set) var combinations = Ragged<Entry>()
  private var bounds: [Bound] = []
  private var symbolOfDemand: [Int32] = []
  private var ranking = Ranking()
  /// Each combination, found again by its entries.
  private var table = IndexTable()
  private let variableCount: Int

  init(_ solver: Solver, _ extent: Extent) {
    variableCount = solver.isNonnegative.count
    let demandCount = solver.isNonnegative.count { $0 } + solver.constraints.count
    bounds.reserveCapacity(demandCount)
    symbolOfDemand.reserveCapacity(demandCount)
    combinations.reserve(lists: extent.combinations, elements: extent.entries)
    for variable in 0..<variableCount where solver.isNonnegative[variable] {
      add(Bound(domainOf: variable, .greaterThanOrEqual, 0), to: variable)
    }
  }

  mutating func add(_ bound: Bound, to symbol: Int) {
    bounds.append(bound)
    symbolOfDemand.append(Int32(symbol))
  }

  mutating func add(_ constraint: LinearConstraint, _ index: Int) {
    let terms = constraint.expression.terms
    var bound = Bound(
      constraint: index, strength: constraint.strength,
      level: ranking.number(of: constraint.strength), relation: constraint.relation,
      target: -constraint.expression.constant)
    if terms.count == 1 {
      bound = bound.divided(by: terms[0].coefficient)
      bound.own(by: terms[0].variable.index)
      return add(bound, to: terms[0].variable.index)
    }
    // The empty combination is a symbol like any other: it is zero, whatever is bounds on it.
    let sign = (terms.first?.coefficient ?? 0) < 0 ? -1.0 : 1
    if sign < 0 { bound = bound.divided(by: -1) }
    let symbol = symbol(of: terms, sign)
    bound.combination = symbol
    add(bound, to: symbol)
  }

  /// The symbol of a combination or of its opposite; a new one, unless it is known.
  private mutating func symbol(of terms: [LinearExpression.Term], _ sign: Double) -> Int {
    var hash = Hash()
    for term in terms {
      let entry = Entry(
        symbol: term.variable.index, coefficient: sign * term.coefficient)
      hash.combine(entry)
      combinations.append(entry)
    }
    let new = combinations.count
    let row = table.index(hash, orNote: new) {
      combinations[$0] == combinations.elements[combinations.begun]
    }
    if row == new { combinations.endList() } else { combinations.discardList() }
    return variableCount + row
  }

  /// All bounds by symbol, with the ranks of their strengths, and the strengths.
  func sorted() -> (bounds: Ragged<Bound>, levels: [Double]) {
    let (levels, ranks) = ranking.ranked()
    var sorted = Ragged(bounds, into: variableCount + combinations.count) {
      Int(symbolOfDemand[$0])
    }
    sorted.update { $0.level = ranks[Int($0.level)] }
    return (sorted, levels)
  }
}
