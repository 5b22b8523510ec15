/// A solver's constraints after presolve, and their optimum.
struct SolvedSystem {
  let presolved: PresolvedSystem
  let preferences: [Preference]
  var dual: DualSimplex
  /// The simplex's symbol for each symbol of the formulation; −1 for what presolve removed.
  let symbols: [Int32]
  /// The formulation's symbol for each of the simplex.
  let origins: [Int32]
  /// The symbols of the simplex in groups that share no row; parameters are in none of them.
  let components: Ragged<Int32>
  let parameters: [Int]
  /// The component of a symbol; −1 for a parameter.
  let componentOfSymbol: [Int32]
  /// The index of a symbol in the ``subsystem(of:)`` of its component; for a parameter, its index
  /// among all parameters.
  let indexInComponent: [Int32]
  /// Symbols of the formulation that depend only on parameters and have bounds.
  let constants: [Int]
  let leftover: ArraySlice<Preference>
  /// The optimal faces that such preferences leave of their components.
  var narrowed: [Int: OptimalFace] = [:]
  /// The components in which the preferences in the costs leave something free.
  var unsettled: Set<Int> = []
  /// The rates of the symbols in ``direction()``.
  var rates: [Double] = []
  var generator = GenericNumbers()
  /// The components that had a symbol at a breakpoint when a parameter moved last: their free
  /// symbols change with its next step.
  var atBreakpoint: (parameter: Int, components: [Int])?

  /// The level below all levels of the constraints: those of the preferences.
  var preferenceLevel: Int32 { Int32(presolved.formulation.levels.count + 1) }

  /// `nil` when the required constraints contradict each other.
  init?(
    _ solver: Solver, without dropped: Set<Int>, preferences: [Preference] = [],
    exactly: Bool = false
  ) {
    let formulation = Formulation(solver, without: dropped)
    let presolved =
      solver.usesPresolve
      ? PresolvedSystem(formulation, keeping: preferences)
      : PresolvedSystem(unpresolved: formulation)
    guard let presolved else { return nil }
    self.init(presolved, preferences: preferences, exactly: exactly)
  }

  /// `nil` when the required constraints contradict each other.
  init?(_ presolved: PresolvedSystem, preferences: [Preference] = [], exactly: Bool = false) {
    self.init(unsolved: presolved, preferences)
    guard constantsHold, isPossible else { return nil }
    guard confirm(dual.optimize(), exactly: exactly) else { return nil }
  }

  /// The components whose optimum could not be proved.
  var unprovedComponents: [Int] = []
  var exactCount = 0

  /// Whether the required bounds leave each symbol a position.
  private var isPossible = true

  /// Each symbol starts where it costs least.
  private init(unsolved presolved: PresolvedSystem, _ preferences: [Preference]) {
    self.presolved = presolved
    self.preferences = preferences
    let formulation = presolved.formulation
    let variableCount = formulation.variableCount
    var symbols = [Int32](repeating: -1, count: variableCount + presolved.rows.count)
    var origins: [Int32] = []
    func append(_ symbol: Int) {
      symbols[symbol] = Int32(origins.count)
      origins.append(Int32(symbol))
    }
    for variable in 0..<variableCount where presolved.transformOfVariable[variable] == nil {
      append(variable)
    }
    let columnCount = origins.count
    for row in presolved.rows.indices where presolved.firstUnknown(of: row) != nil {
      append(variableCount + row)
    }

    let wanted = PreferenceBounds(preferences, of: presolved)
    leftover = wanted.leftover
    var costs = PiecewiseLinearCosts(
      tolerance: formulation.tolerance, boundCount: presolved.bounds.elements.count)
    var bounds: [Bound] = []
    var rows: [[Entry]] = []
    rows.reserveCapacity(origins.count - columnCount)
    for symbol in origins {
      let symbol = Int(symbol)
      bounds.removeAll(keepingCapacity: true)
      presolved.appendBounds(on: symbol, wanted, to: &bounds)
      if !costs.add(bounds) { isPossible = false }
      guard symbol >= variableCount else { continue }
      rows.append(
        presolved.rows[symbol - variableCount].map {
          Entry(symbol: Int(symbols[$0.symbol]), coefficient: $0.coefficient)
        })
    }
    dual = DualSimplex(Basis(columnCount: columnCount, rows: rows), costs)

    let (numbers, sets) = presolved.components()
    let componentOfSymbol = origins.map { origin in
      let row = Int(origin) - variableCount
      let variable = row < 0 ? Int(origin) : presolved.firstUnknown(of: row)
      return Int32(variable.flatMap { numbers[$0] } ?? -1)
    }
    let members = origins.indices.filter { componentOfSymbol[$0] >= 0 }.map { Int32($0) }
    let components = Ragged(members, into: sets.count) { Int(componentOfSymbol[Int(members[$0])]) }
    let parameters = origins.indices.filter { componentOfSymbol[$0] < 0 }
    var indexInComponent = [Int32](repeating: 0, count: origins.count)
    for (index, symbol) in parameters.enumerated() { indexInComponent[symbol] = Int32(index) }
    for component in components.indices {
      for (index, symbol) in components[component].enumerated() {
        let isRow = symbol >= columnCount
        indexInComponent[Int(symbol)] = Int32(isRow ? index + parameters.count : index)
      }
    }
    dual.setComponents(componentOfSymbol, inOrder: components.elements)
    constants = presolved.constants()
    self.symbols = symbols
    self.origins = origins
    self.components = components
    self.parameters = parameters
    self.componentOfSymbol = componentOfSymbol
    self.indexInComponent = indexInComponent
  }

  func members(of component: Int) -> [Int] { components[component].map { Int($0) } }

  /// A component as a separate system: its columns, all parameters and its rows, with their basis, in
  /// which symbols are renumbered in this order.
  func subsystem(of component: Int) -> (symbols: [Int], basis: Basis) {
    let whole = dual.basis
    let members = members(of: component)
    let ownColumns = members.prefix { $0 < whole.columnCount }
    let rows = members.dropFirst(ownColumns.count)
    let columns = ownColumns + parameters
    let symbols = columns + rows
    func localized(_ entries: [Entry]) -> [Entry] {
      entries.map { entry in
        let start = componentOfSymbol[entry.symbol] < 0 ? ownColumns.count : 0
        return Entry(
          symbol: start + Int(indexInComponent[entry.symbol]), coefficient: entry.coefficient)
      }.sorted { $0.symbol < $1.symbol }
    }
    let basis = Basis(
      columnCount: columns.count, rows: rows.map { localized(whole.definition(of: $0)) },
      isBasic: symbols.map { whole.isBasic[$0] },
      inverse: columns.map { localized(whole.inverse[$0]) })
    return (Array(symbols), basis)
  }

  /// Whether the required bounds on symbols that depend only on parameters hold.
  var constantsHold: Bool {
    constants.allSatisfy { presolved.isFeasible($0, at: constant($0)) }
  }

  /// The value of a symbol of the formulation that depends only on parameters.
  func constant(_ symbol: Int) -> Double {
    if symbol < presolved.formulation.variableCount { return dual.positions[Int(symbols[symbol])] }
    return presolved.rows[symbol - presolved.formulation.variableCount].reduce(
      presolved.offset(of: symbol)
    ) { $0 + $1.coefficient * dual.positions[Int(symbols[$1.symbol])] }
  }

  func position(of symbol: Int) -> Double {
    if !narrowed.isEmpty, componentOfSymbol[symbol] >= 0,
      let face = narrowed[Int(componentOfSymbol[symbol])]
    {
      return face.simplex.positions[Int(indexInComponent[symbol])]
    }
    return dual.positions[symbol]
  }

  /// The value of every variable, given the positions of those that presolve did not remove.
  func values(_ position: (Int) -> Double, constants: Bool = true) -> [Double] {
    let variableCount = presolved.formulation.variableCount
    var values = symbols[..<variableCount].map { $0 < 0 ? 0 : Tolerance.limited(position(Int($0))) }
    presolved.postsolve(&values, constants: constants)
    return values
  }
}
