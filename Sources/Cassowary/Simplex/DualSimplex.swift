/// The bounded dual simplex method with lexicographic cost, for everything that is to be minimised:
/// the levels of a system, the preferences below them, the ends of ranges, what conflicts.
///
/// Every symbol starts where it costs least, so at first no multiplier is needed: the basis is dual
/// feasible, for all levels at once. It is not primal feasible: the rows put basic symbols elsewhere
/// than where they cost least. ``optimize()`` removes one infeasibility after the other, each time
/// by the symbol that moves most cheaply, and cheaper is meant lexicographically.
///
/// The multiplier of a symbol says, per level, what it costs to move the symbol by a point. At the end
/// every multiplier lies between the slopes to the left and to the right of its symbol, which
/// proves that nothing can be better (see ``Certificate``).
struct DualSimplex {
  typealias Status = PiecewiseLinearCosts.Status

  var basis: Basis
  var costs: PiecewiseLinearCosts
  var positions: [Double]
  /// What each position was added up from, at most, when it was last computed anew.
  var reaches: [Double]
  /// Where each symbol is meant to be: a nonbasic one is there, a basic one may be elsewhere.
  var statuses: [Status]
  /// What each symbol is multiplied by in the proof; the multiples add up to nothing. That of a fixed
  /// symbol is not kept: see ``multipliers(of:)``.
  var multipliers: [LevelVector]
  let tolerance: Tolerance
  /// Basic symbols that may not be where they are meant to be, those of a component together.
  var infeasible: [Int] = []
  /// Symbols of different components share no row.
  private(set) var componentOfSymbol: [Int32]
  private var isListed: [Bool]
  /// Basic symbols whose positions were moved by small steps since they were last computed anew.
  private var moved: [Int] = []
  private var isMoved: [Bool]
  /// Symbols whose status changed, and rows in which one did.
  var changed: [Int] = []
  var isPerturbed = false
  /// How many steps in a row made no level cost more.
  var idleSteps = 0
  /// Whether a row and a column of the inverse disagreed about a pivot.
  var isInverseDoubtful = false
  /// The largest magnitude of what multipliers were added up from since they were computed anew.
  var largestMagnitude: Float = 0
  /// How many steps there were: in all, when the optimum last passed its check, and when the
  /// multipliers were last computed anew.
  var stepCount = 0
  var checkedStepCount = 0
  var refreshedStepCount = 0
  var pivotCount = 0
  /// How often an optimum did not pass its check.
  var failedCheckCount = 0

  /// Begins at a basis with costs that need not be those it was found for. Positions of symbols
  /// that may be at several places at no cost stay as near as can be to those that are given.
  init(_ basis: Basis, _ costs: PiecewiseLinearCosts, near known: [Double]? = nil) {
    self.basis = basis
    self.costs = costs
    tolerance = costs.tolerance
    statuses = []
    let count = basis.symbolCount
    positions = Array(repeating: 0, count: count)
    reaches = positions
    multipliers = []
    isListed = Array(repeating: false, count: count)
    isMoved = isListed
    componentOfSymbol = Array(repeating: 0, count: count)
    begin(near: known)
  }

  /// Puts each symbol where it costs least, so that no multiplier is needed.
  mutating func begin(near known: [Double]?) {
    statuses = costs.cheapest
    multipliers = Array(repeating: .zero, count: statuses.count)
    for symbol in statuses.indices where !basis.isBasic[symbol] {
      let (low, high) = costs.interval(statuses[symbol], of: symbol)
      let wanted = known?[symbol] ?? (low.isFinite ? low : high.isFinite ? high : 0)
      rest(symbol, at: min(max(wanted, low), high))
    }
    for symbol in statuses.indices where basis.isBasic[symbol] {
      compute(symbol)
      list(symbol)
    }
    infeasible.sort { (componentOfSymbol[$0], $0) < (componentOfSymbol[$1], $1) }
  }

  /// Says which symbols belong together, so that one component is finished before the next.
  mutating func setComponents(_ components: [Int32], inOrder symbols: some Sequence<Int32>) {
    componentOfSymbol = components
    infeasible = symbols.map { Int($0) }.filter { isListed[$0] }
  }

  /// Puts a nonbasic symbol somewhere within its status, at the breakpoint if that is an end of it.
  mutating func rest(_ symbol: Int, at position: Double) {
    positions[symbol] = position
    guard !statuses[symbol].isBreakpoint else { return }
    let (low, high) = costs.interval(statuses[symbol], of: symbol)
    if position <= low {
      statuses[symbol] = statuses[symbol].end(towards: -1)
    } else if position >= high {
      statuses[symbol] = statuses[symbol].end(towards: 1)
    }
  }

  /// Computes the position of a basic symbol: of a column by the inverse, of a row by its columns.
  private mutating func compute(_ basic: Int) {
    let row =
      basic < basis.columnCount ? basis.inverse[basic] : basis.rows[basic - basis.columnCount]
    var position = 0.0
    var reach = 0.0
    for entry in row {
      let summand = entry.coefficient * positions[entry.symbol]
      position += summand
      reach += abs(summand)
    }
    positions[basic] = position
    reaches[basic] = reach
  }

  mutating func list(_ basic: Int) {
    guard !isListed[basic] else { return }
    isListed[basic] = true
    infeasible.append(basic)
  }

  mutating func unlist(at index: Int) -> Int {
    infeasible.swapAt(index, infeasible.count - 1)
    let basic = infeasible.removeLast()
    isListed[basic] = false
    return basic
  }

  /// How far a position may be off.
  func closeness(of symbol: Int) -> Double {
    max(tolerance.length, Tolerance.position * reaches[symbol])
  }

  /// How far a basic symbol has to go, and which way; `nil` when it is where it is meant to be.
  func infeasibility(of basic: Int) -> Double? {
    let (low, high) = costs.interval(statuses[basic], of: basic)
    let position = positions[basic]
    if position >= low - tolerance.length, position <= high + tolerance.length { return nil }
    let infeasibility = position < low ? low - position : high - position
    return abs(infeasibility) > closeness(of: basic) ? infeasibility : nil
  }

  /// Moves the basic symbols that follow when nonbasic ones move.
  mutating func moveBasics(with moves: [Entry]) {
    for entry in basis.effect(of: moves) {
      positions[entry.symbol] += entry.coefficient
      list(entry.symbol)
      noteMove(of: entry.symbol)
    }
  }

  mutating func noteMove(of basic: Int) {
    guard !isMoved[basic] else { return }
    isMoved[basic] = true
    moved.append(basic)
  }

  /// The symbols of components in which something changed.
  var changedSymbols: [Int] {
    // Parameters belong to component −1.
    var isChanged = Array(repeating: false, count: positions.count + 1)
    for symbol in changed { isChanged[Int(componentOfSymbol[symbol]) + 1] = true }
    return positions.indices.filter { isChanged[Int(componentOfSymbol[$0]) + 1] }
  }

  /// Gives a parameter another value.
  mutating func move(parameter symbol: Int, to position: Double) {
    costs.moveBreakpoint(of: symbol, to: position)
    moveBasics(with: [Entry(symbol: symbol, coefficient: position - positions[symbol])])
    positions[symbol] = position
  }

  /// Computes the positions anew that were reached by small steps; whether there were any.
  mutating func refreshPositions() -> Bool {
    guard !moved.isEmpty else { return false }
    let symbols = moved.sorted()
    moved.removeAll(keepingCapacity: true)
    for symbol in symbols {
      isMoved[symbol] = false
      guard basis.isBasic[symbol] else { continue }
      compute(symbol)
      list(symbol)
    }
    return true
  }

  /// 1, −1 or 0: whether a symbol's multiplier is greater or less than the slope of a segment, by the
  /// levels above a limit.
  func compareMultiplier(
    of symbol: Int, toSlopeOf segment: Status, above limit: Int32 = .max, floor: Double = 0,
    rate: Double = Tolerance.rate
  ) -> Int {
    var index = costs.firstSoftBound(of: symbol)
    return multipliers[symbol].compared(above: limit, floor: floor, rate: rate) {
      costs.nextNumber(ofSlope: segment.number, of: symbol, from: &index)
    }
  }

  /// Whether a symbol is a nonbasic column with one position only, as parameters are: many rows
  /// mention it, and its multiplier follows from theirs.
  func isFixedColumn(_ symbol: Int) -> Bool {
    symbol < basis.columnCount && !basis.isBasic[symbol] && costs.isFixed(symbol)
  }

  /// What symbols that share no row with others are multiplied by in the proof.
  func multipliers(of symbols: [Int]) -> [LevelVector] {
    var ofFixed: [Int: LevelVector] = [:]
    for symbol in symbols where !multipliers[symbol].isZero && symbol >= basis.columnCount {
      for entry in basis.rows[symbol - basis.columnCount] where isFixedColumn(entry.symbol) {
        ofFixed[entry.symbol, default: .zero].add(-entry.coefficient, times: multipliers[symbol])
      }
    }
    return symbols.map { isFixedColumn($0) ? ofFixed[$0] ?? .zero : multipliers[$0] }
  }
}
