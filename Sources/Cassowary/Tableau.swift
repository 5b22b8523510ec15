/// The final state of presolve and the simplex method, as data.
package struct Tableau {
  package typealias LevelValue = (level: Int, value: Double)

  /// The variables that presolve removed, in order: `variable = constant + Σ terms`, by variable.
  package let removals:
    [(variable: Int, constant: Double, terms: [Entry], constraint: Solver.ConstraintID?)]
  /// The remaining symbols: parameters, then component by component.
  package private(set) var symbols: [Symbol] = []
  package let componentCount: Int
  /// The number of components that preferences narrowed one after the other, and the first of these
  /// preferences.
  package let narrowedCount: Int
  package let firstLeftover: Int
  /// The strengths of the levels, which count from one. Levels after them are those of preferences.
  package let strengths: [Double]

  package struct Symbol {
    /// The variable, or the combination of variables.
    package let definition: [Entry]
    package let isVariable: Bool
    /// `nil` for a parameter.
    package let component: Int?
    package let bounds: [Bound]
    /// A basic symbol in terms of nonbasic ones, by index in ``Tableau/symbols``.
    package let row: [Entry]?
    package let position: Double
    /// The positions it could have by itself at no cost to any level.
    package let interval: (lower: Double, upper: Double)
    package let multiplier: [LevelValue]
    package let breakpoints: [Double]
    /// The slopes between breakpoints, and before and after them; `nil` beyond a required bound.
    package let slopes: [[LevelValue]?]
    /// The status of the position: segment 0, breakpoint 0, segment 1, and so on.
    package let status: Int
  }
}

extension Solution {
  /// The solver's final state, for inspection.
  package var tableau: Tableau { Tableau(system()) }

  /// The required constraints that were dropped.
  package var droppedConstraints: [Solver.ConstraintID] {
    dropped.sorted().map(Solver.ConstraintID.init(index:))
  }
}

extension Tableau {
  init(_ system: SolvedSystem) {
    let presolved = system.presolved
    let wanted = PreferenceBounds(system.preferences, of: presolved)
    func values(_ vector: LevelVector) -> [LevelValue] {
      vector.entries.map { (Int($0.level), $0.value) }
    }
    removals = presolved.transforms.map { transform in
      (
        transform.variable, transform.constant,
        Array(presolved.transformEntries[transform.terms]),
        presolved.formulation.equality(of: transform.source)?.source?.constraint
      )
    }
    componentCount = system.components.count
    narrowedCount = system.narrowed.count
    firstLeftover = system.leftover.startIndex
    strengths = presolved.formulation.levels

    var basis = system.dual.basis
    let costs = system.dual.costs
    let order =
      system.parameters + system.components.indices.flatMap { system.members(of: $0) }
    var index = order
    for (new, symbol) in order.enumerated() { index[symbol] = new }
    let multipliers = system.dual.multipliers(of: Array(order.indices))
    for symbol in order {
      let origin = Int(system.origins[symbol])
      let isVariable = origin < presolved.formulation.variableCount
      let position = system.position(of: symbol)
      symbols.append(
        Symbol(
          definition: isVariable
            ? [Entry(symbol: origin, coefficient: 1)]
            : Array(presolved.rows[origin - presolved.formulation.variableCount]),
          isVariable: isVariable,
          component: system.componentOfSymbol[symbol] < 0
            ? nil : Int(system.componentOfSymbol[symbol]),
          bounds: presolved.bounds(on: origin, wanted),
          row: basis.isBasic[symbol]
            ? basis.row(of: symbol).map {
              Entry(symbol: index[$0.symbol], coefficient: $0.coefficient)
            } : nil,
          position: position,
          interval: system.dual.interval(of: symbol, above: system.preferenceLevel),
          multiplier: values(multipliers[symbol]),
          breakpoints: (0..<costs.breakpointCount(symbol)).map { costs.breakpoint($0, of: symbol) },
          slopes: (0...costs.breakpointCount(symbol)).map {
            costs.isBeyondHardBound(.segment($0), of: symbol)
              ? nil : values(costs.slope($0, of: symbol))
          },
          status: Int(costs.status(at: position, of: symbol).index)))
    }
  }
}
