/// A solver's constraints, reduced, and solved.
struct SolvedSystem {
  let reduction: Reduction
  var dual: DualSimplex
  /// The simplex's symbol for each symbol of the formulation; −1 for what was taken out.
  let symbols: [Int32]
  /// The formulation's symbol for each of the simplex.
  let origins: [Int32]
  /// The symbols of the simplex in groups that share no row; parameters are in none.
  let parts: [[Int]]
  /// Which part a symbol is in, and its place there; −1 for a parameter.
  let partOfSymbol: [Int32]
  let placeInPart: [Int32]
  /// The preferences that are not in the penalties.
  let leftover: ArraySlice<Preference>
  /// Parts in which preferences settled something afterwards, one after the other.
  var narrowed: [Int: Simplex] = [:]
  /// Room for the local indices of symbols.
  var localIndex: [Int32]

  /// The level below all levels of the constraints: those of the preferences.
  var preferenceLevel: Int32 { Int32(reduction.formulation.levels.count + 1) }

  enum Effort {
    /// Only what is required.
    case requirements
    case everything
    /// Everything, one level after the other; a requirement may be missed if `nearly`.
    case levelByLevel(nearly: Bool)
  }

  /// `nil` when the required constraints contradict each other.
  init?(
    _ solver: Solver, without dropped: Set<Int>, preferences: [Preference] = [],
    effort: Effort = .everything
  ) {
    let formulation = Formulation(solver, without: dropped)
    var mayMiss = false
    if case .levelByLevel(nearly: true) = effort { mayMiss = true }
    let reduction =
      solver.takesShortcuts && !mayMiss
      ? Reduction(formulation, keeping: preferences) : Reduction(unreduced: formulation)
    guard let reduction, reduction.constantsHold else { return nil }
    self.init(reduction, preferences, effort)
    guard isPossible || mayMiss else { return nil }
    if case .levelByLevel = effort {
      guard minimizeLevelByLevel() || mayMiss else { return nil }
      return
    }
    switch dual.repair() {
    case .optimal: break
    case .infeasible: return nil
    case .unfinished: if !minimizeLevelByLevel() { return nil }
    }
  }

  /// Whether every symbol by itself can be where it is required to be.
  private var isPossible = true

  /// The symbols that are left of a reduced system, each where it costs least.
  private init(_ reduction: Reduction, _ preferences: [Preference], _ effort: Effort) {
    self.reduction = reduction
    let formulation = reduction.formulation
    let variableCount = formulation.variableCount
    var symbols = [Int32](repeating: -1, count: variableCount + reduction.rows.count)
    var origins: [Int32] = []
    func append(_ symbol: Int) {
      symbols[symbol] = Int32(origins.count)
      origins.append(Int32(symbol))
    }
    for variable in 0..<variableCount where reduction.stepOfVariable[variable] == nil {
      append(variable)
    }
    let parametricCount = origins.count
    for row in reduction.rows.indices where !reduction.isSpent[row] && !reduction.rows[row].isEmpty
    {
      append(variableCount + row)
    }

    let wishes = Wishes(preferences, of: reduction)
    leftover = wishes.leftover
    var nextWish = 0
    var penalties = Penalties(tolerance: formulation.tolerance)
    var rows: [[Tableau.Entry]] = []
    rows.reserveCapacity(origins.count - parametricCount)
    for symbol in origins {
      let symbol = Int(symbol)
      let row = symbol - variableCount
      var demands = reduction.demands[symbol]
      if case .requirements = effort { demands.removeAll { $0.level > 0 } }
      while nextWish < wishes.demands.count, wishes.demands[nextWish].symbol == symbol {
        demands.append(wishes.demands[nextWish].demand)
        nextWish += 1
      }
      if !penalties.add(demands, offset: row < 0 ? 0 : reduction.offsets[row]) {
        isPossible = false
      }
      guard row >= 0 else { continue }
      rows.append(
        reduction.rows[row].map {
          Tableau.Entry(symbol: Int(symbols[$0.symbol]), coefficient: $0.coefficient)
        })
    }
    dual = DualSimplex(
      penalties, parametric: parametricCount, rows: rows, formulation.tolerance)

    var partOfSymbol = [Int32](repeating: -1, count: origins.count)
    var placeInPart = [Int32](repeating: -1, count: origins.count)
    var parts: [[Int]] = []
    for part in reduction.parts() {
      let members =
        part.variables.map { Int(symbols[$0]) }
        + part.rows.map { Int(symbols[$0 + variableCount]) }
      for (place, symbol) in members.enumerated() {
        partOfSymbol[symbol] = Int32(parts.count)
        placeInPart[symbol] = Int32(place)
      }
      parts.append(members)
    }
    self.symbols = symbols
    self.origins = origins
    self.parts = parts
    self.partOfSymbol = partOfSymbol
    self.placeInPart = placeInPart
    localIndex = [Int32](repeating: 0, count: origins.count)
  }

  /// Whether what is required holds.
  private mutating func minimizeLevelByLevel() -> Bool {
    var holds = true
    for part in parts {
      if !dual.minimizeLevelByLevel(part, localIndex: &localIndex) { holds = false }
    }
    return holds
  }

  /// Where a symbol of the simplex is.
  func position(of symbol: Int) -> Double {
    if !narrowed.isEmpty, partOfSymbol[symbol] >= 0,
      let face = narrowed[Int(partOfSymbol[symbol])]
    {
      return face.positions[Int(placeInPart[symbol])]
    }
    return dual.positions[symbol]
  }

  /// The value of every variable, given the positions of those that were not taken out.
  func values(_ position: (Int) -> Double, constants: Bool = true) -> [Double] {
    let variableCount = reduction.formulation.variableCount
    var values = symbols[..<variableCount].map { $0 < 0 ? 0 : position(Int($0)) }
    for step in reduction.steps.reversed() {
      values[step.variable] = step.terms.reduce(constants ? step.constant : 0) {
        $0 + $1.coefficient * values[$1.symbol]
      }
    }
    return values
  }
}
