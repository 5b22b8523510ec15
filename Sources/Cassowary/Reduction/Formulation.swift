/// Constraints sorted by what they speak of: symbols, and what is demanded of each.
///
/// The first symbols are the variables; every combination of several variables that some
/// constraint compares with a number is a symbol of its own. Constraints on the same combination,
/// such as hugging and compression resistance of one width, share its symbol.
struct Formulation {
  let variableCount: Int
  /// The combination behind each symbol after the variables.
  private(set) var combinations: [[Tableau.Entry]] = []
  private(set) var demands: [[Demand]]
  let tolerance: Tolerance

  /// How many symbols there are: variables, then combinations.
  var demandedCount: Int { variableCount + combinations.count }

  /// The strengths of the optional constraints, highest first.
  private(set) var levels: [Double] = []

  init(_ solver: Solver, without dropped: Set<Int> = []) {
    let constraints = solver.constraints
    variableCount = solver.isNonnegative.count
    demands = solver.isNonnegative.enumerated().map { variable, isNonnegative in
      isNonnegative ? [Demand(domainOf: variable, .greaterThanOrEqual, 0)] : []
    }
    for parameter in solver.parameters {
      demands[parameter.variable].append(
        Demand(domainOf: parameter.variable, .equal, parameter.value))
    }
    tolerance = Tolerance(
      magnitude: solver.parameters.reduce(
        constraints.reduce(0) { max($0, abs($1.expression.constant)) }
      ) { max($0, abs($1.value)) })
    var symbolOfCombination: [[LinearExpression.Term]: Int] = [:]
    for (index, constraint) in constraints.enumerated() where !dropped.contains(index) {
      let expression = constraint.expression
      let demand = Demand(
        constraint: index, strength: constraint.strength, relation: constraint.relation,
        target: -expression.constant, weight: 1)
      if expression.terms.count == 1, let term = expression.terms.first {
        var own = demand.divided(by: term.coefficient)
        own.owner = term.variable.index
        own.ownerUnit = 1
        demands[term.variable.index].append(own)
        continue
      }
      // The empty combination is a symbol like any other: it is zero, whatever is demanded of it.
      let isFlipped = (expression.terms.first?.coefficient ?? 0) < 0
      let terms = isFlipped ? (-1 * expression).terms : expression.terms
      let symbol =
        symbolOfCombination[terms] ?? variableCount + combinations.count
      if symbol == variableCount + combinations.count {
        symbolOfCombination[terms] = symbol
        combinations.append(
          terms.map { Tableau.Entry(symbol: $0.variable.index, coefficient: $0.coefficient) })
        demands.append([])
      }
      var own = isFlipped ? demand.divided(by: -1) : demand
      own.combination = symbol
      demands[symbol].append(own)
    }
    var strengths: Set<Double> = []
    for demand in demands.joined() {
      if case .optional(let strength) = demand.strength { strengths.insert(strength) }
    }
    levels = strengths.sorted(by: >)
    let rank = Dictionary(
      uniqueKeysWithValues: levels.enumerated().map { ($1, Int32($0 + 1)) })
    for symbol in demands.indices {
      for index in demands[symbol].indices {
        if case .optional(let strength) = demands[symbol][index].strength {
          demands[symbol][index].level = rank[strength] ?? 0
        }
      }
    }
  }
}

extension Demand {
  /// What a variable's kind demands of it: not to be negative, or to be the number that is given.
  fileprivate init(
    domainOf variable: Int, _ relation: LinearConstraint.Relation, _ target: Double
  ) {
    self.init(
      constraint: nil, strength: .required, relation: relation, target: target, weight: 1)
    owner = variable
  }

  /// The demand on `symbol` that follows from this one on `coefficient × symbol`.
  func divided(by coefficient: Double) -> Demand {
    var demand = self
    demand.target = target / coefficient
    demand.weight = weight * abs(coefficient)
    demand.unit = unit / coefficient
    demand.ownerUnit = ownerUnit / coefficient
    if coefficient < 0 {
      switch relation {
      case .lessThanOrEqual: demand.relation = .greaterThanOrEqual
      case .greaterThanOrEqual: demand.relation = .lessThanOrEqual
      case .equal: break
      }
    }
    return demand
  }
}
