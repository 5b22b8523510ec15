/// Computes the multiplier of every constraint from those of the symbols that presolve left.
///
/// A symbol's multiplier is divided among the bounds on it. Then the transforms are undone, the last
/// one first: the multiplier of the equality that removed a variable makes the variable's column sum
/// up to zero (dual postsolve in Andersen & Andersen, *Presolving in linear programming*, 1995).
struct DualPostsolve {
  private let presolved: PresolvedSystem
  private let values: [Double]
  /// The distance at which the value of a variable still counts as equal to a target. The value of a
  /// row, which is a sum, may be off by more.
  private let closeness: Double
  private let constraints: [LinearConstraint]
  /// The multiplier of each constraint's or domain's left side.
  private(set) var multipliers: [Certificate.Source: LevelVector] = [:]
  /// The multiplier of each row, by symbol; for a variable, the sum of the multipliers of the
  /// constraints on it alone. A row that is substituted for a variable has the variable's multiplier
  /// until its transform is undone.
  private var duals: [LevelVector]
  /// The multipliers that these rows have afterwards.
  private var substitutedRowDuals: [Int: LevelVector] = [:]

  init(_ presolved: PresolvedSystem, of constraints: [LinearConstraint], at values: [Double]) {
    self.presolved = presolved
    self.constraints = constraints
    self.values = values
    // Values may be much larger than the numbers in constraints, and errors add up over transforms.
    let magnitude = values.reduce(0) { max($0, abs($1)) }
    closeness =
      16 * max(presolved.formulation.tolerance.length, Tolerance(magnitude: magnitude).length)
    duals = Array(repeating: .zero, count: presolved.formulation.symbolCount)
    for row in presolved.rows.indices where presolved.substitution[row] != nil {
      let symbol = presolved.formulation.variableCount + row
      let bounds = presolved.formulation.bounds[symbol]
      for (bound, slope) in violated(bounds, at: originalLocation(of: symbol)) {
        add(slope, of: bound)
      }
    }
  }

  // MARK: - Multipliers of symbols

  mutating func add(_ variable: Int, times value: LevelVector) {
    duals[variable].add(1, times: value)
  }

  /// Adds the multipliers of the violated bounds on a symbol; returns their sum.
  @discardableResult
  mutating func addViolated(_ symbol: Int) -> LevelVector {
    let found = violated(presolved.bounds[symbol], at: location(of: symbol))
    return found.reduce(into: .zero) { sum, violated in
      add(violated.slope, of: violated.bound)
      sum.add(1, times: violated.slope)
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
    // The rest may be a rounding error, which needs no bound.
    guard rest.sign != 0 else { return true }
    let tight = bounds.filter {
      !location.violates($0) && abs($0.target - location.position) <= location.closeness
    }.sorted { $0.level < $1.level }
    for bound in tight where bound.blocks(upwards: rest.sign > 0) {
      let most = LevelVector(Double(rest.sign) * bound.weight, at: bound.level)
      if bound.level == 0 || rest.compared(to: most) != rest.sign {
        add(rest, of: bound)
        return true
      }
      add(most, of: bound)
      rest = rest - most
      if rest.sign == 0 { return true }
    }
    return false
  }

  private mutating func add(_ value: LevelVector, of bound: Bound) {
    guard let source = bound.source else { return }
    let multiplier = bound.unit * value
    multipliers[source, default: .zero].add(1, times: multiplier)
    switch source {
    case .domain(let variable): add(variable.index, times: multiplier)
    case .constraint(let id):
      // Bounds on a variable may have moved to another symbol, those on a row only to an equal one.
      let symbol = Int(presolved.formulation.symbolOfConstraint[id.index])
      if symbol < presolved.formulation.variableCount {
        add(symbol, times: constraints[id.index].expression.terms[0].coefficient * multiplier)
      } else {
        duals[symbol].add(1, times: value)
      }
    }
  }

  // MARK: - Undoing transforms

  /// Computes the multipliers of the equalities that transforms used; returns the symbol of one whose
  /// required bounds can't take its multiplier.
  mutating func postsolve() -> Int? {
    for transform in presolved.transforms where !presolved.isSubstitution(transform) {
      // A bound on a removed variable is a bound on its terms.
      let dual = duals[transform.variable]
      if dual.isZero { continue }
      for term in presolved.transformEntries[transform.terms] {
        add(term.symbol, times: term.coefficient * dual)
      }
    }
    for transform in presolved.transforms where presolved.isSubstitution(transform) {
      substitutedRowDuals[transform.source] = duals[transform.source]
      duals[transform.source] = duals[transform.variable]
    }
    for transform in presolved.transforms.reversed() where !undo(transform) {
      return transform.source
    }
    return nil
  }

  /// Sets the multiplier of a transform's source so that the variable's column sums up to zero.
  private mutating func undo(_ transform: PresolvedSystem.Transform) -> Bool {
    let source = transform.source
    if presolved.isSubstitution(transform) {
      duals[source] = substitutedRowDuals[source] ?? .zero
    }
    var sum = duals[transform.variable]
    for entry in presolved.transformEntries[transform.column]
    where !duals[entry.symbol].isZero {
      sum.add(entry.coefficient, times: duals[entry.symbol])
    }
    let isRow = source >= presolved.formulation.variableCount
    if sum.isZero, !isRow || duals[source].isZero { return true }
    let multiplier = isRow ? (-1 / transform.coefficient) * sum : -1 * sum
    // Transforms use required equalities only.
    let required = presolved.formulation.bounds[source].filter(\.isRequired)
    let isAssigned = divide(
      isRow ? multiplier - duals[source] : multiplier, among: required,
      at: originalLocation(of: source))
    if isRow { duals[source] = multiplier }
    return isAssigned
  }

  // MARK: - Positions

  /// The slopes of the costs of violated bounds, the highest level first.
  private func violated(
    _ bounds: some Sequence<Bound>, at location: Location
  ) -> [(bound: Bound, slope: LevelVector)] {
    bounds.filter { location.violates($0) }.sorted { $0.level < $1.level }.map {
      ($0, LevelVector($0.slope(at: location.position), at: $0.level))
    }
  }

  /// The location of a symbol; for a substituted row, that of its variable.
  private func location(of symbol: Int) -> Location {
    let row = symbol - presolved.formulation.variableCount
    return originalLocation(of: row < 0 ? symbol : presolved.substitution[row] ?? symbol)
  }

  private func originalLocation(of symbol: Int) -> Location {
    guard symbol >= presolved.formulation.variableCount else {
      return Location(position: values[symbol], closeness: closeness)
    }
    var position = 0.0
    var magnitude = 0.0
    for entry in presolved.formulation.combinations[symbol - presolved.formulation.variableCount] {
      position += entry.coefficient * values[entry.symbol]
      magnitude += abs(entry.coefficient * values[entry.symbol])
    }
    return Location(position: position, closeness: max(closeness, Tolerance.position * magnitude))
  }

  /// The position of a symbol, and the distance at which it still counts as equal to a target.
  private struct Location {
    let position: Double
    let closeness: Double

    func violates(_ bound: Bound) -> Bool {
      bound.level > 0 && bound.violation(at: position) > bound.weight * closeness
    }
  }
}
