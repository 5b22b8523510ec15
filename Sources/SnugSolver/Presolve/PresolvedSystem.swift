/// A formulation after presolve, with the transforms that undo it.
///
/// Most equalities of a layout only place a view relative to another. Presolve fixes variables,
/// aggregates those that are multiples of each other and substitutes implied free ones (Andersen &
/// Andersen, *Presolving in linear programming*, 1995). What remains is small and falls apart into
/// independent components. The transforms let ``postsolve(_:constants:)`` and ``DualPostsolve``
/// compute the removed values and multipliers.
///
/// Parameters are never removed, and no decision depends on their values: they stay in the rows and
/// transforms, so a presolved system is right for all values they are given later.
struct PresolvedSystem {
  let formulation: Formulation
  /// The bounds on each symbol, including those of aggregated variables.
  var bounds: Ragged<Bound>
  /// The value of each combination is that of its row plus its offset.
  var rows: Ragged<Entry>
  var offsets: [Double]
  var transforms: [Transform] = []
  var transformEntries: [Entry] = []
  /// The transform that removed each variable; `nil` for a variable that remains.
  var transformOfVariable: [Int?]
  /// Whether each variable was aggregated: it is a multiple of one other variable, which has its
  /// bounds.
  var isAlias: [Bool]
  /// Whether each row was used up by a transform, is empty, or duplicates another.
  var isRemoved: [Bool]
  /// The variable that each row is substituted for: it depends on parameters, and the row has its
  /// bounds.
  var substitution: [Int?]
  /// The row that each duplicate row was merged into; they differ by a constant.
  var mergedInto: [Int?]

  /// The removal of a variable: `variable = constant + Σ terms`.
  struct Transform {
    let variable: Int
    let constant: Double
    /// The symbol whose required equality was used: a row, or the variable itself.
    let source: Int
    let coefficient: Double
    /// The indices of the terms in `transformEntries`.
    let terms: Range<Int>
    /// The indices of the other entries of the variable's column, by row symbol.
    let column: Range<Int>
  }
}

extension PresolvedSystem {
  /// The unchanged formulation, without presolve.
  init(unpresolved formulation: Formulation) {
    self.formulation = formulation
    bounds = formulation.bounds
    rows = formulation.combinations
    offsets = Array(repeating: 0, count: rows.count)
    transformOfVariable = Array(repeating: nil, count: formulation.variableCount)
    isAlias = Array(repeating: false, count: formulation.variableCount)
    isRemoved = Array(repeating: false, count: rows.count)
    substitution = Array(repeating: nil, count: rows.count)
    mergedInto = Array(repeating: nil, count: rows.count)
  }

  /// `nil` when required constraints contradict each other.
  ///
  /// Variables with a `near` preference are removed only if they have one value or are multiples of
  /// others, so that each preference concerns a symbol of one component.
  init?(_ formulation: Formulation, keeping preferences: [Preference]) {
    var presolver = Presolver(formulation, keeping: preferences)
    let isPossible = presolver.presolve()
    if presolver.system.isFinite {
      guard isPossible else { return nil }
      self = presolver.system
    } else {
      self.init(unpresolved: formulation)
    }
  }

  /// Whether no product of multipliers is too large for a number.
  private var isFinite: Bool {
    bounds.elements.allSatisfy(\.target.isFinite) && offsets.allSatisfy(\.isFinite)
      && rows.elements.allSatisfy(\.coefficient.isFinite)
      && transforms.allSatisfy(\.constant.isFinite)
      && transformEntries.allSatisfy(\.coefficient.isFinite)
  }

  func hasMovedBounds(_ symbol: Int) -> Bool {
    guard symbol < formulation.variableCount else {
      return mergedInto[symbol - formulation.variableCount] != nil
    }
    return isAlias[symbol]
      || transformOfVariable[symbol].map { isSubstitution(transforms[$0]) } ?? false
  }

  /// Whether the source of a transform is a row that is substituted for the removed variable.
  func isSubstitution(_ transform: Transform) -> Bool {
    let row = transform.source - formulation.variableCount
    return row >= 0 && substitution[row] == transform.variable
  }

  /// The symbols that depend on no unknown: parameters, and rows of parameters only.
  func constants() -> [Int] {
    formulation.parameters.map(\.variable)
      + rows.indices.filter { !isRemoved[$0] && firstUnknown(of: $0) == nil }.map {
        $0 + formulation.variableCount
      }
  }

  /// The first variable in a row that is not a parameter; `nil` when there is none.
  func firstUnknown(of row: Int) -> Int? {
    rows[row].first { !formulation.isParameter[$0.symbol] }?.symbol
  }

  func isFeasible(_ symbol: Int, at value: Double) -> Bool {
    bounds[symbol].allSatisfy {
      !$0.isRequired || $0.violation(at: value) <= $0.weight * formulation.tolerance.length
    }
  }

  /// A variable as a multiple of the symbol that has its bounds: `factor × symbol + constant`, where
  /// the value of a row includes its offset. There is no symbol when the variable depends on several
  /// unknowns, and `nil` is returned when it depends on none.
  func symbol(of variable: Int) -> (symbol: Int?, factor: Double, constant: Double)? {
    var (variable, factor, constant) = (variable, 1.0, 0.0)
    while isAlias[variable], let transform = transformOfVariable[variable].map({ transforms[$0] }) {
      let term = transformEntries[transform.terms.lowerBound]
      constant += factor * transform.constant
      factor *= term.coefficient
      variable = term.symbol
    }
    guard let transform = transformOfVariable[variable].map({ transforms[$0] }) else {
      return formulation.isParameter[variable] ? nil : (variable, factor, constant)
    }
    let row = transform.source - formulation.variableCount
    guard isSubstitution(transform), case let first = mergedInto[row] ?? row,
      firstUnknown(of: first) != nil
    else {
      let isGiven = transform.terms.allSatisfy {
        formulation.isParameter[transformEntries[$0].symbol]
      }
      return isGiven ? nil : (nil, factor, constant)
    }
    return (
      formulation.variableCount + first, factor,
      constant + factor * (offsets[row] - offsets[first])
    )
  }

  /// The offset of a row; zero for a variable.
  func offset(of symbol: Int) -> Double {
    symbol < formulation.variableCount ? 0 : offsets[symbol - formulation.variableCount]
  }

  /// Computes the values of the removed variables from those of the others; without `constants`,
  /// their changes from changes of the others. None is beyond ``Tolerance/largest``.
  func postsolve(_ values: inout [Double], constants: Bool = true) {
    for index in transforms.indices.reversed() {
      let transform = transforms[index]
      var value = constants ? transform.constant : 0
      for index in transform.terms {
        value += transformEntries[index].coefficient * values[transformEntries[index].symbol]
      }
      values[transform.variable] = Tolerance.limited(value)
    }
  }

  /// Numbers the remaining variables by component: those of different components share no row. Parameters
  /// belong to none.
  func components() -> (numbers: [Int?], sets: [[Int]]) {
    var sets = DisjointSets(count: formulation.variableCount)
    for row in rows.indices {
      guard let first = firstUnknown(of: row) else { continue }
      for index in rows.range(of: row) {
        let other = rows.elements[index].symbol
        if other > first, !formulation.isParameter[other] { sets.join(first, other) }
      }
    }
    return sets.numbered { transformOfVariable[$0] == nil && !formulation.isParameter[$0] }
  }
}
