/// Computes the multiplier of every constraint from those of the symbols that presolve left.
///
/// A symbol's multiplier is divided among the bounds on it. Then the transforms are undone, the last
/// one first: the multiplier of the equality that removed a variable makes the variable's column sum
/// up to zero (dual postsolve in Andersen & Andersen, *Presolving in linear programming*, 1995).
///
/// Its time depends on the variables and rows with a multiplier only, so that many small sets of
/// multipliers can be computed for a large system.
struct DualPostsolve {
  private let presolved: PresolvedSystem
  private let values: [Double]
  /// Bounds at this level and below are ignored.
  private let limit: Int32
  /// The distance at which the value of a variable still counts as equal to a target.
  private let closeness: Double
  private(set) var contributions: [DualContribution] = []
  /// The sum of the multipliers of the constraints on each variable alone.
  private var variableDuals: [LevelVector]
  /// The multiplier of each row, by symbol.
  private var rowDuals: [LevelVector]
  /// The symbol whose multiplier no bound can take, where `postsolve` failed.
  private(set) var unassigned: Int?
  /// The multipliers of the bounds on substituted rows. Until its transform is undone, the symbol of
  /// such a row means the variable it is substituted for, not the row of the formulation.
  private var substitutedRowDuals: [Int: LevelVector] = [:]
  /// The sum of the multipliers of the rows in the column of each transform.
  private var columnDuals: [LevelVector]
  /// The indices of the elements above that are not zero.
  private var touchedVariables: [Int] = []
  private var touchedRows: [Int] = []
  private var touchedTransforms: [Int] = []
  /// The entries of each row in the columns of transforms.
  private let columnEntries: Ragged<ColumnEntry>
  /// The transform that used each symbol as its source.
  private var transformOfSource: [Int?]

  private struct ColumnEntry {
    var transform: Int32
    var coefficient: Double
  }

  init(_ presolved: PresolvedSystem, at values: [Double], above limit: Int32) {
    self.presolved = presolved
    self.values = values
    self.limit = limit
    // Values may be much larger than the numbers in constraints, and errors add up over transforms.
    let magnitude = values.reduce(0) { max($0, abs($1)) }
    closeness =
      16 * max(presolved.formulation.tolerance.length, Tolerance(magnitude: magnitude).length)
    let symbolCount = presolved.formulation.symbolCount
    variableDuals = Array(repeating: .zero, count: presolved.formulation.variableCount)
    rowDuals = Array(repeating: .zero, count: symbolCount)
    columnDuals = Array(repeating: .zero, count: presolved.transforms.count)
    transformOfSource = Array(repeating: nil, count: symbolCount)
    var entries: [ColumnEntry] = []
    var symbols: [Int] = []
    for (index, transform) in presolved.transforms.enumerated() {
      transformOfSource[transform.source] = index
      for entry in presolved.transformEntries[transform.column] {
        entries.append(ColumnEntry(transform: Int32(index), coefficient: entry.coefficient))
        symbols.append(entry.symbol)
      }
    }
    columnEntries = Ragged(entries, into: symbolCount) { symbols[$0] }
  }

  /// Sets all multipliers to zero.
  mutating func reset() {
    contributions.removeAll(keepingCapacity: true)
    substitutedRowDuals.removeAll(keepingCapacity: true)
    for variable in touchedVariables { variableDuals[variable] = .zero }
    for row in touchedRows { rowDuals[row] = .zero }
    for transform in touchedTransforms { columnDuals[transform] = .zero }
    touchedVariables.removeAll(keepingCapacity: true)
    touchedRows.removeAll(keepingCapacity: true)
    touchedTransforms.removeAll(keepingCapacity: true)
  }

  // MARK: - Multipliers of symbols

  /// Adds a multiplier to a variable.
  mutating func add(_ variable: Int, times value: LevelVector) {
    if variableDuals[variable].isZero { touchedVariables.append(variable) }
    variableDuals[variable].add(1, times: value)
  }

  /// Adds the multipliers of the violated bounds on a symbol.
  mutating func addViolated(_ symbol: Int) {
    _ = add(violated(presolved.bounds[symbol], at: location(of: symbol)))
  }

  /// Adds the multipliers of the violated bounds on substituted rows.
  mutating func addViolatedOfSubstituted() {
    for row in presolved.rows.indices where presolved.substitution[row] != nil {
      _ = addViolatedOfSubstituted(presolved.formulation.variableCount + row) { _ in true }
    }
  }

  /// Adds the multipliers of some violated bounds on a substituted row; `false` when there are none.
  mutating func addViolatedOfSubstituted(
    _ symbol: Int, where isIncluded: (Bound) -> Bool
  ) -> Bool {
    let bounds = presolved.formulation.bounds[symbol].filter(isIncluded)
    let found = violated(bounds, at: originalLocation(of: symbol))
    for contribution in found {
      contributions.append(contribution)
      substitutedRowDuals[symbol, default: .zero].add(1, times: contribution.value)
    }
    return !found.isEmpty
  }

  /// Divides a symbol's multiplier among its bounds: violated ones take the slope of their costs,
  /// and tight ones the rest; returns `false` when they can't take all of it.
  mutating func add(_ symbol: Int, _ multiplier: LevelVector) -> Bool {
    let location = location(of: symbol)
    let sum = add(violated(presolved.bounds[symbol], at: location))
    return divide(multiplier - sum, among: presolved.bounds[symbol], at: location)
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
      $0.level < limit && !location.violates($0)
        && abs($0.target - location.position) <= location.closeness
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

  mutating func add(_ contribution: DualContribution) {
    contributions.append(contribution)
    add(contribution.value, of: contribution.bound)
  }

  /// Adds the contributions of violated bounds on a symbol; returns their sum. Those to the same
  /// variable or row are summed up first: of thousands of levels each addition takes long.
  private mutating func add(_ found: [DualContribution]) -> LevelVector {
    contributions += found
    func key(_ bound: Bound) -> (Int, Int, Int32) {
      (bound.owner ?? -1, bound.combination ?? -1, bound.level)
    }
    let sorted = found.count == 1 ? found : found.sorted { key($0.bound) < key($1.bound) }
    var total = LevelVector.zero
    var sum = LevelVector.zero
    for (index, contribution) in sorted.enumerated() {
      let bound = contribution.bound
      sum.add(contribution.value[0].value, at: bound.level)
      if index + 1 < sorted.count {
        let next = sorted[index + 1].bound
        if (next.owner, next.combination) == (bound.owner, bound.combination) { continue }
      }
      add(sum, of: bound)
      total.add(1, times: sum)
      sum = .zero
    }
    return total
  }

  /// Adds a multiplier to the variable or row that a bound is on.
  private mutating func add(_ value: LevelVector, of bound: Bound) {
    if let owner = bound.owner { add(owner, times: bound.ownerUnit * value) }
    if let row = bound.combination { setRowDual(row, to: rowDuals[row].adding(1, times: value)) }
  }

  /// Sets the multiplier of a row and updates the columns it is in.
  private mutating func setRowDual(_ row: Int, to value: LevelVector) {
    let change = value - rowDuals[row]
    if rowDuals[row].isZero { touchedRows.append(row) }
    rowDuals[row] = value
    guard !change.isZero else { return }
    for entry in columnEntries[row] {
      let transform = Int(entry.transform)
      if columnDuals[transform].isZero { touchedTransforms.append(transform) }
      columnDuals[transform].add(entry.coefficient, times: change)
    }
  }

  // MARK: - Undoing transforms

  /// Computes the multipliers of the equalities that transforms used; returns `false` when the
  /// required bounds on one can't take its multiplier.
  mutating func postsolve() -> Bool {
    moveVariableDualsToTerms()
    // A transform is queued once its column may have a multiplier; the last one is at the front.
    var queue = MinimumHeap<Int>()
    for variable in touchedVariables {
      guard let index = presolved.transformOfVariable[variable] else { continue }
      queue.insert(-index)
      let transform = presolved.transforms[index]
      if presolved.isSubstitution(transform) {
        setRowDual(transform.source, to: variableDuals[variable])
      }
    }
    for row in touchedRows { enqueueTransforms(of: row, in: &queue) }
    for row in substitutedRowDuals.keys { enqueueTransforms(of: row, in: &queue) }
    var last = Int.max
    while let index = queue.popMinimum().map({ -$0 }) {
      // A row may be in the columns of transforms that are already undone.
      guard index < last else { continue }
      last = index
      guard undo(index, &queue) else { return false }
    }
    return true
  }

  /// Replaces the multiplier of each removed variable with those of the terms it is equal to; a
  /// variable that a row is substituted for keeps it.
  private mutating func moveVariableDualsToTerms() {
    var queue = MinimumHeap<Int>()
    for variable in touchedVariables {
      if let index = presolved.transformOfVariable[variable] { queue.insert(index) }
    }
    var last = -1
    while let index = queue.popMinimum() {
      let transform = presolved.transforms[index]
      let dual = variableDuals[transform.variable]
      guard index != last, !presolved.isSubstitution(transform), !dual.isZero else { continue }
      last = index
      for term in presolved.transformEntries[transform.terms] {
        add(term.symbol, times: term.coefficient * dual)
        if let next = presolved.transformOfVariable[term.symbol] { queue.insert(next) }
      }
    }
  }

  /// Sets the multiplier of a transform's source so that the variable's column sums up to zero.
  private mutating func undo(_ index: Int, _ queue: inout MinimumHeap<Int>) -> Bool {
    let transform = presolved.transforms[index]
    let source = transform.source
    if presolved.isSubstitution(transform) {
      setRowDual(source, to: substitutedRowDuals[source] ?? .zero)
    }
    let isRow = source >= presolved.formulation.variableCount
    let sum = variableDuals[transform.variable].adding(1, times: columnDuals[index])
    if sum.isZero, !isRow || rowDuals[source].isZero { return true }
    let multiplier = isRow ? (-1 / transform.coefficient) * sum : -1 * sum
    let missing = isRow ? multiplier - rowDuals[source] : multiplier
    // Transforms use required equalities only.
    let required = presolved.formulation.bounds[source].filter(\.isRequired)
    guard divide(missing, among: required, at: originalLocation(of: source)) else {
      unassigned = source
      return false
    }
    if isRow {
      setRowDual(source, to: multiplier)
      enqueueTransforms(of: source, in: &queue)
    }
    return true
  }

  private func enqueueTransforms(of row: Int, in queue: inout MinimumHeap<Int>) {
    for entry in columnEntries[row] { queue.insert(-Int(entry.transform)) }
    if let index = transformOfSource[row] { queue.insert(-index) }
  }

  // MARK: - Positions

  private func violated(_ bounds: some Sequence<Bound>, at location: Location) -> [DualContribution]
  {
    bounds.filter { $0.level < limit && location.violates($0) }.map {
      DualContribution(bound: $0, value: LevelVector($0.slope(at: location.position), at: $0.level))
    }
  }

  /// For a substituted row that of its variable.
  func location(of symbol: Int) -> Location {
    let row = symbol - presolved.formulation.variableCount
    if row >= 0, let variable = presolved.substitution[row] {
      return originalLocation(of: variable)
    }
    return originalLocation(of: symbol)
  }

  private func originalLocation(of symbol: Int) -> Location {
    Location(of: symbol, in: presolved.formulation, at: values, closeness)
  }
}
