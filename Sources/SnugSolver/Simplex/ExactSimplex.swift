import BigInt

/// The lexicographic optimum in exact arithmetic, for the few systems whose floating-point answer
/// fails its check.
///
/// Every symbol has a cost that is convex and piecewise linear at each level; the first symbols are the
/// columns, here called variables, the others combinations of them. This is the *primal simplex method* for
/// such costs: nonbasic symbols are at breakpoints, basic symbols follow from them, and each step moves one
/// nonbasic symbol, which lowers the costs in lexicographic order, until a symbol reaches a breakpoint. The
/// required bounds are the highest level at first. Once they cost nothing, steps that would violate them are
/// forbidden.
///
/// A `Double` is an integer times a power of two, so nothing is rounded before the result.
struct ExactSimplex {
  struct Result {
    /// The position of every symbol, correctly rounded.
    var positions: [Double]
    var isBasic: [Bool]
    /// The multipliers of a level cancel in each variable, and each lies between the slopes to the
    /// left and to the right of its symbol.
    var multipliers: [LevelVector]
    /// The number of symbols that entered the basis after it was set up.
    var pivots: Int
  }

  private(set) var costs: [ExactCost] = []
  /// All levels, the highest first: the first is 0.
  let levels: [Int32]
  /// The symbols with a cost at each level.
  let symbols: [Int32: [Int]]
  var basis: ExactBasis
  /// The status of each symbol: a nonbasic one is at a breakpoint, a basic one on a segment. At
  /// first, a basic symbol may be at a breakpoint, too.
  var statuses: [Int] = []
  /// The variables times the denominator of the basis.
  var values: [BigInt]
  var pivots = 0
  /// The integers are the given numbers times 2 to these powers.
  let symbolExponents: [Int]
  private let lengthExponent: Int
  private let weightExponent: Int

  /// All numbers are finite, and no weight is negative.
  ///
  /// - Parameters:
  ///   - start: any basis will do; a good one needs fewer steps. Its inverse is not used.
  ///   - bounds: for every symbol.
  ///   - positions: each nonbasic symbol starts at the breakpoint next to its position.
  init(_ start: Basis, bounds: [[Bound]], positions: [Double]) {
    let definitions = bounds.indices.map(start.definition)
    let exponents = definitions.map { -($0.compactMap(\.coefficient.leastExponent).min() ?? 0) }
    let combinations = zip(definitions, exponents).map { entries, exponent in
      entries.map { ($0.symbol, BigInt($0.coefficient, timesPowerOfTwo: exponent)) }
    }
    var lengthExponent = 0
    var weightExponent = 0
    for (symbol, bounds) in bounds.enumerated() {
      for bound in bounds {
        let (target, weight) = (bound.target.leastExponent ?? 0, bound.weight.leastExponent ?? 0)
        lengthExponent = max(lengthExponent, -target - exponents[symbol])
        weightExponent = max(weightExponent, exponents[symbol] - weight)
      }
    }
    var symbols: [Int32: [Int]] = [0: []]
    for (symbol, bounds) in bounds.enumerated() {
      var targets: [Double] = []
      // A symbol without bounds needs a breakpoint to be at while it is nonbasic.
      for target in bounds.isEmpty ? [0] : bounds.map(\.target).sorted()
      where target != targets.last { targets.append(target) }
      let nearest = targets.indices.min {
        abs(targets[$0] - positions[symbol]) < abs(targets[$1] - positions[symbol])
      }
      statuses.append(2 * (nearest ?? 0) + 1)
      let exponent = exponents[symbol]
      costs.append(
        ExactCost(
          breakpoints: targets.map { BigInt($0, timesPowerOfTwo: lengthExponent + exponent) },
          terms: bounds.map { bound in
            ExactCost.Term(
              level: bound.level, status: 2 * (targets.firstIndex(of: bound.target) ?? 0) + 1,
              relation: bound.relation,
              weight: BigInt(bound.weight, timesPowerOfTwo: weightExponent - exponent))
          }))
      for level in Set(bounds.map(\.level)) { symbols[level, default: []].append(symbol) }
    }
    self.symbols = symbols
    levels = symbols.keys.sorted()
    symbolExponents = exponents
    self.lengthExponent = lengthExponent
    self.weightExponent = weightExponent
    basis = ExactBasis(combinations, from: start)
    values = Array(repeating: 0, count: start.columnCount)
    for (column, symbol) in basis.nonbasic.enumerated() {
      move(column, by: costs[symbol].breakpoints[statuses[symbol] / 2])
    }
  }

  /// `nil` if the required bounds cannot hold.
  mutating func solve() -> Result? {
    updateBasicStatuses()
    minimize([0])
    // A basic symbol exactly at its bound may have the status of the segment beyond it.
    updateBasicStatuses()
    if zip(costs, statuses).contains(where: { $0.isForbidden($1) }) { return nil }
    minimize(levels.dropFirst())
    return result()
  }

  private func result() -> Result {
    let denominator = basis.denominator
    var multipliers = Array(repeating: LevelVector.zero, count: costs.count)
    for level in levels.dropFirst() {
      let ofColumns = self.multipliers(level: level, of: Set(basis.nonbasic.indices))
      let basics = symbols[level, default: []].filter { basis.isBasic[$0] }
      let slopes = basics.map { costs[$0].slope(at: statuses[$0], level: level) * denominator }
      for (symbol, multiplier) in zip(basics + basis.nonbasic, slopes + ofColumns)
      where !multiplier.isZero {
        // Slopes are doubled.
        let exponent = symbolExponents[symbol] - weightExponent - 1
        multipliers[symbol].append(
          Double(nearest: multiplier, over: denominator, timesPowerOfTwo: exponent), at: level)
      }
    }
    let positions = costs.indices.map { symbol in
      Double(
        nearest: position(of: symbol), over: denominator,
        timesPowerOfTwo: -lengthExponent - symbolExponents[symbol])
    }
    return Result(
      positions: positions, isBasic: basis.isBasic, multipliers: multipliers, pivots: pivots)
  }
}
