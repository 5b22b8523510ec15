/// The bounded dual simplex method with lexicographic cost, for everything that is minimized: the
/// levels of a system, the preferences below them, the ends of ranges, and conflicts.
///
/// Every symbol starts where it costs least, so all multipliers are zero: the basis is dual
/// feasible, for all levels at once. It is not primal feasible, because the rows give basic symbols
/// other positions. ``optimize()`` removes one infeasibility after another, each time by moving the
/// symbol that is cheapest to move, in lexicographic order.
///
/// The multiplier of a symbol is, at each level, the cost of moving the symbol by a point. At the end
/// every multiplier is between the slopes to the left and to the right of its symbol, which proves the
/// optimum (see ``Certificate``).
struct DualSimplex {
  typealias Status = PiecewiseLinearCosts.Status

  var basis: Basis
  var costs: PiecewiseLinearCosts
  var positions: [Double]
  /// The magnitude of the summands of each position when it was last recomputed.
  var magnitudes: [Double]
  /// The status assigned to each symbol. A nonbasic symbol is there; a basic one may be elsewhere.
  var statuses: [Status]
  /// The multiplier of each symbol in the proof; the multiples cancel. Those of fixed symbols are not
  /// stored: see ``multipliers(of:)``.
  var multipliers: [LevelVector]
  let tolerance: Tolerance
  /// Basic symbols that may be outside their statuses, grouped by component.
  var infeasible: [Int] = []
  /// Symbols of different components share no row.
  private(set) var componentOfSymbol: [Int32]
  private var isListed: [Bool]
  /// Basic symbols whose positions were updated in steps since they were last recomputed.
  private var moved: [Int] = []
  private var isMoved: [Bool]
  /// Symbols whose status changed, and rows that mention one.
  var changed: [Int] = []
  var isPerturbed = false
  /// The number of consecutive steps that made no level cost more.
  var idleSteps = 0
  /// Whether a row and a column of the inverse disagreed about a pivot.
  var isInverseDoubtful = false
  /// The largest magnitude of the multipliers' summands: since they were last recomputed, and at
  /// that time.
  var largestMagnitude: Float = 0
  var recomputedMagnitude: Float = 0
  /// The number of steps: in total, and when the optimum last passed its check.
  var stepCount = 0
  var checkedStepCount = 0
  var pivotCount = 0
  /// How often multipliers were recomputed.
  var refreshCount = 0
  var failedCheckCount = 0

  /// Starts at a basis, which may have been found for other costs. Symbols with several
  /// positions of equal cost stay as near as possible to the given ones.
  init(_ basis: Basis, _ costs: PiecewiseLinearCosts, near known: [Double]? = nil) {
    self.basis = basis
    self.costs = costs
    tolerance = costs.tolerance
    statuses = []
    let count = basis.symbolCount
    positions = Array(repeating: 0, count: count)
    magnitudes = positions
    multipliers = []
    isListed = Array(repeating: false, count: count)
    isMoved = isListed
    componentOfSymbol = Array(repeating: 0, count: count)
    begin(near: known)
  }

  /// Puts each symbol where it costs least, so that all multipliers are zero.
  mutating func begin(near known: [Double]?) {
    statuses = costs.cheapest
    multipliers = Array(repeating: .zero, count: statuses.count)
    recomputedMagnitude = 0
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

  /// Sets the components of symbols, so that one is finished before the next.
  mutating func setComponents(_ components: [Int32], inOrder symbols: some Sequence<Int32>) {
    componentOfSymbol = components
    infeasible = symbols.map { Int($0) }.filter { isListed[$0] }
  }

  /// Puts a nonbasic symbol at a position. At an end of its segment, its status becomes the
  /// breakpoint.
  mutating func rest(_ symbol: Int, at position: Double) {
    positions[symbol] = position
    guard !statuses[symbol].isBreakpoint else { return }
    let (low, high) = costs.interval(statuses[symbol], of: symbol)
    guard position <= low || position >= high else { return }
    // A segment without an end has none for an infinite position either.
    let end = costs.end(of: statuses[symbol], towards: position <= low ? -1 : 1, of: symbol)
    statuses[symbol] = end ?? statuses[symbol]
  }

  /// Computes the position of a basic symbol: of a column by the inverse, of a row by its columns.
  private mutating func compute(_ basic: Int) {
    let row =
      basic < basis.columnCount ? basis.inverse[basic] : basis.rows[basic - basis.columnCount]
    var position = 0.0
    var magnitude = 0.0
    for entry in row {
      let summand = entry.coefficient * positions[entry.symbol]
      position += summand
      magnitude += abs(summand)
    }
    positions[basic] = position
    magnitudes[basic] = magnitude
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

  func closeness(of symbol: Int) -> Double {
    max(tolerance.length, Tolerance.position * magnitudes[symbol])
  }

  /// The signed distance from a basic symbol to its status; `nil` if it is there.
  func infeasibility(of basic: Int) -> Double? {
    let (low, high) = costs.interval(statuses[basic], of: basic)
    let position = positions[basic]
    if position >= low - tolerance.length, position <= high + tolerance.length { return nil }
    let infeasibility = position < low ? low - position : high - position
    return abs(infeasibility) > closeness(of: basic) ? infeasibility : nil
  }

  /// Moves the basic symbols that depend on moving nonbasic ones.
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

  /// Recomputes the positions that were updated in steps. Returns whether there were any.
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

  /// Whether a symbol is a nonbasic column with a single position, like a parameter. Many rows
  /// mention it, and its multiplier follows from theirs.
  func isFixedColumn(_ symbol: Int) -> Bool {
    symbol < basis.columnCount && !basis.isBasic[symbol] && costs.isFixed(symbol)
  }

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
