/// A solver's constraints, reduced, and solved.
struct SolvedSystem {
  let presolved: PresolvedSystem
  let effort: Effort
  let preferences: [Preference]
  var dual: DualSimplex
  /// The simplex's symbol for each symbol of the formulation; −1 for what was taken out.
  let symbols: [Int32]
  /// The formulation's symbol for each of the simplex.
  let origins: [Int32]
  /// The symbols of the simplex in groups that share no row; parameters are in none.
  let parts: Ragged<Int32>
  /// Which part a symbol is in, and its place there; −1 for a parameter.
  let partOfSymbol: [Int32]
  let placeInPart: [Int32]
  /// Symbols of the formulation that depend on parameters alone, and of which something is demanded.
  let constants: [Int]
  /// The preferences that are not in the costs.
  let leftover: ArraySlice<Preference>
  /// Parts in which preferences settled something afterwards, one after the other.
  var narrowed: [Int: OptimalFace] = [:]
  /// Parts in which something is free that preferences in the costs do not settle.
  var unsettled: Set<Int> = []
  /// How fast each symbol moves when all that is free does.
  var speeds: [Double] = []
  var generator = GenericNumbers()
  /// The parts that had a symbol at the end of a segment when a parameter moved last: what is free
  /// there changes with its next step. `nil` until somebody has looked.
  var turning: (parameter: Int, parts: Set<Int>)?
  /// Room for the local indices of symbols.
  var localIndex: [Int32]

  /// The level below all levels of the constraints: those of the preferences.
  var preferenceLevel: Int32 { Int32(presolved.formulation.levels.count + 1) }

  enum Effort {
    /// Only what is required.
    case requirements
    case everything
  }

  /// `nil` when the required constraints contradict each other.
  init?(
    _ solver: Solver, without dropped: Set<Int>, preferences: [Preference] = [],
    effort: Effort = .everything, exactly: Bool = false
  ) {
    let formulation = Formulation(solver, without: dropped)
    let presolved =
      solver.usesPresolve
      ? PresolvedSystem(formulation, keeping: preferences)
      : PresolvedSystem(unpresolved: formulation)
    guard let presolved else { return nil }
    self.init(presolved, preferences, effort)
    guard constantsHold, isPossible else { return nil }
    guard optimize(exactly: exactly) else { return nil }
  }

  /// The parts whose optimum could not be proved.
  var unprovedParts: [Int] = []
  var exactCount = 0

  /// Whether every symbol by itself can be where it is required to be.
  private var isPossible = true

  /// The symbols that are left of a reduced system, each where it costs least.
  private init(_ presolved: PresolvedSystem, _ preferences: [Preference], _ effort: Effort) {
    self.presolved = presolved
    self.effort = effort
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
    var costs = PiecewiseLinearCosts(tolerance: formulation.tolerance)
    var rows: [[Entry]] = []
    rows.reserveCapacity(origins.count - columnCount)
    var bounds: [Bound] = []
    for symbol in origins {
      let symbol = Int(symbol)
      presolved.collectBounds(on: symbol, wanted, effort, into: &bounds)
      if !costs.add(bounds, offset: presolved.offset(of: symbol)) { isPossible = false }
      guard symbol >= variableCount else { continue }
      rows.append(
        presolved.rows[symbol - variableCount].map {
          Entry(symbol: Int(symbols[$0.symbol]), coefficient: $0.coefficient)
        })
    }
    dual = DualSimplex(Basis(columnCount: columnCount, rows: rows), costs)

    var partOfSymbol = [Int32](repeating: -1, count: origins.count)
    var placeInPart = [Int32](repeating: -1, count: origins.count)
    let found = presolved.components()
    var parts = Ragged<Int32>()
    parts.reserve(lists: found.count, elements: origins.count)
    for part in found.indices {
      for variable in found.variables[part] { parts.append(symbols[Int(variable)]) }
      for row in found.rows[part] { parts.append(symbols[Int(row) + variableCount]) }
      for (place, index) in parts.begun.enumerated() {
        partOfSymbol[Int(parts.elements[index])] = Int32(part)
        placeInPart[Int(parts.elements[index])] = Int32(place)
      }
      parts.endList()
    }
    dual.setComponents(partOfSymbol, inOrder: parts.elements)
    constants = presolved.constants()
    self.symbols = symbols
    self.origins = origins
    self.parts = parts
    self.partOfSymbol = partOfSymbol
    self.placeInPart = placeInPart
    localIndex = [Int32](repeating: 0, count: origins.count)
  }

  /// The symbols of a part.
  func members(of part: Int) -> [Int] { parts[part].map { Int($0) } }

  /// Whether what is required of what depends on parameters alone holds.
  var constantsHold: Bool {
    constants.allSatisfy { symbol in
      let position = constant(symbol)
      return presolved.bounds[symbol].allSatisfy {
        !$0.isRequired || $0.violation(at: position) <= $0.weight * dual.tolerance.length
      }
    }
  }

  /// The value of a symbol of the formulation that depends on parameters alone.
  func constant(_ symbol: Int) -> Double {
    if symbol < presolved.formulation.variableCount { return dual.positions[Int(symbols[symbol])] }
    return presolved.rows[symbol - presolved.formulation.variableCount].reduce(
      presolved.offset(of: symbol)
    ) { $0 + $1.coefficient * dual.positions[Int(symbols[$1.symbol])] }
  }

  /// Where a symbol of the simplex is.
  func position(of symbol: Int) -> Double {
    if !narrowed.isEmpty, partOfSymbol[symbol] >= 0,
      let face = narrowed[Int(partOfSymbol[symbol])]
    {
      return face.position(ofMember: Int(placeInPart[symbol]))
    }
    return dual.positions[symbol]
  }

  /// The value of every variable, given the positions of those that were not taken out.
  func values(_ position: (Int) -> Double, constants: Bool = true) -> [Double] {
    let variableCount = presolved.formulation.variableCount
    var values = symbols[..<variableCount].map { $0 < 0 ? 0 : position(Int($0)) }
    presolved.postsolve(&values, constants: constants)
    return values
  }
}
