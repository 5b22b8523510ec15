/// Computes the multiplier of every constraint from those of the symbols that presolve left.
///
/// A symbol's multiplier is divided among the bounds on it. Then the transforms are undone, the last
/// one first: the multiplier of the equality that removed a variable makes the variable's column sum
/// up to zero (dual postsolve in Andersen & Andersen, *Presolving in linear programming*, 1995).
struct DualPostsolve {
  private let presolved: PresolvedSystem
  private let values: [Double]
  /// The distance at which the value of a variable still counts as equal to a target.
  private let closeness: Double
  private(set) var contributions: [DualContribution] = []
  /// The sum of the multipliers of the constraints on each variable alone.
  private var variableDuals: [LevelVector]
  /// The multiplier of each row, by symbol. Until its transform is undone, a row that is substituted
  /// for a variable stands for the variable.
  private var rowDuals: [LevelVector]
  /// The multipliers of the bounds on the rows that are substituted.
  private var substitutedRowDuals: [Int: LevelVector] = [:]
  /// The symbol whose multiplier no bound can take, where ``postsolve()`` failed.
  private(set) var unassigned: Int?

  init(_ presolved: PresolvedSystem, at values: [Double]) {
    self.presolved = presolved
    self.values = values
    // Values may be much larger than the numbers in constraints, and errors add up over transforms.
    let magnitude = values.reduce(0) { max($0, abs($1)) }
    closeness =
      16 * max(presolved.formulation.tolerance.length, Tolerance(magnitude: magnitude).length)
    variableDuals = Array(repeating: .zero, count: presolved.formulation.variableCount)
    rowDuals = Array(repeating: .zero, count: presolved.formulation.symbolCount)
    for row in presolved.rows.indices where presolved.substitution[row] != nil {
      let symbol = presolved.formulation.variableCount + row
      let bounds = presolved.formulation.bounds[symbol]
      for contribution in violated(bounds, at: originalLocation(of: symbol)) {
        contributions.append(contribution)
        substitutedRowDuals[symbol, default: .zero].add(1, times: contribution.value)
      }
    }
  }

  // MARK: - Multipliers of symbols

  /// Adds a multiplier to a variable.
  mutating func add(_ variable: Int, times value: LevelVector) {
    variableDuals[variable].add(1, times: value)
  }

  /// Adds the multipliers of the violated bounds on a symbol; returns their sum.
  @discardableResult
  mutating func addViolated(_ symbol: Int) -> LevelVector {
    let found = violated(presolved.bounds[symbol], at: location(of: symbol))
    return found.reduce(into: .zero) { sum, contribution in
      add(contribution)
      sum.add(1, times: contribution.value)
    }
  }

  /// Divides a symbol's multiplier among its bounds: violated ones take the slope of their costs,
  /// and tight ones the rest; returns `false` when they can't take all of it.
  mutating func add(_ symbol: Int, _ multiplier: LevelVector) -> Bool {
    divide(
      multiplier - addViolated(symbol), among: presolved.bounds[symbol], at: location(of: symbol))
  }

  /// Divides a multiplier among the tight bounds, the highest level first. A required bound takes
  /// any multiplier of the right sign, an optional one at most its weight.
  private mutating func divide(
    _ multiplier: LevelVector, among bounds: some Sequence<Bound>, at location: Location
  ) -> Bool {
    var rest = multiplier
    // What is left may be rounding, which needs no bound.
    guard rest.sign != 0 else { return true }
    let tight = bounds.filter {
      !location.violates($0) && abs($0.target - location.position) <= location.closeness
    }.sorted { $0.level < $1.level }
    for bound in tight where bound.blocks(upwards: rest.sign > 0) {
      let most = LevelVector(Double(rest.sign) * bound.weight, at: bound.level)
      if bound.level == 0 || rest.compared(to: most) != rest.sign {
        add(DualContribution(bound: bound, value: rest))
        return true
      }
      add(DualContribution(bound: bound, value: most))
      rest = rest - most
      if rest.sign == 0 { return true }
    }
    return false
  }

  /// Adds a multiplier to the variable or row that a bound is on.
  private mutating func add(_ contribution: DualContribution) {
    contributions.append(contribution)
    let bound = contribution.bound
    if let owner = bound.owner { add(owner, times: bound.ownerUnit * contribution.value) }
    if let row = bound.combination { rowDuals[row].add(1, times: contribution.value) }
  }

  // MARK: - Undoing transforms

  /// Computes the multipliers of the equalities that transforms used; returns `false` when the
  /// required bounds on one can't take its multiplier.
  mutating func postsolve() -> Bool {
    for transform in presolved.transforms where !presolved.isSubstitution(transform) {
      // A bound on a removed variable is one on the terms it is equal to.
      let dual = variableDuals[transform.variable]
      if dual.isZero { continue }
      for term in presolved.transformEntries[transform.terms] {
        add(term.symbol, times: term.coefficient * dual)
      }
    }
    for transform in presolved.transforms where presolved.isSubstitution(transform) {
      rowDuals[transform.source] = variableDuals[transform.variable]
    }
    return presolved.transforms.reversed().allSatisfy { undo($0) }
  }

  /// Sets the multiplier of a transform's source so that the variable's column sums up to zero.
  private mutating func undo(_ transform: PresolvedSystem.Transform) -> Bool {
    let source = transform.source
    if presolved.isSubstitution(transform) {
      rowDuals[source] = substitutedRowDuals[source] ?? .zero
    }
    var sum = variableDuals[transform.variable]
    for entry in presolved.transformEntries[transform.column]
    where !rowDuals[entry.symbol].isZero {
      sum.add(entry.coefficient, times: rowDuals[entry.symbol])
    }
    let isRow = source >= presolved.formulation.variableCount
    if sum.isZero, !isRow || rowDuals[source].isZero { return true }
    let multiplier = isRow ? (-1 / transform.coefficient) * sum : -1 * sum
    // Transforms use required equalities only.
    let required = presolved.formulation.bounds[source].filter(\.isRequired)
    guard
      divide(
        isRow ? multiplier - rowDuals[source] : multiplier, among: required,
        at: originalLocation(of: source))
    else {
      unassigned = source
      return false
    }
    if isRow { rowDuals[source] = multiplier }
    return true
  }

  // MARK: - Positions

  /// The slopes of the costs of violated bounds, the highest level first.
  private func violated(_ bounds: some Sequence<Bound>, at location: Location) -> [DualContribution]
  {
    bounds.filter { location.violates($0) }.sorted { $0.level < $1.level }.map {
      DualContribution(bound: $0, value: LevelVector($0.slope(at: location.position), at: $0.level))
    }
  }

  /// For a substituted row that of its variable.
  private func location(of symbol: Int) -> Location {
    let row = symbol - presolved.formulation.variableCount
    return originalLocation(of: row < 0 ? symbol : presolved.substitution[row] ?? symbol)
  }

  private func originalLocation(of symbol: Int) -> Location {
    Location(of: symbol, in: presolved.formulation, at: values, closeness)
  }
}
