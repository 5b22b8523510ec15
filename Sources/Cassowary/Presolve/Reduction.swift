/// A formulation with the obvious taken out: what required equalities determine at once, and
/// unknowns nobody prices that an equality expresses by others.
///
/// Most equalities of a layout only say where a view stands. Taking them out first leaves a small
/// system, which falls apart into independent components. Every step is written down, so that
/// values and multipliers of what was taken out can be found again (as in the presolve of linear
/// programs: Andersen & Andersen, *Presolving in linear programming*, 1995).
///
/// Parameters are not taken out, nor is anything decided by what they are: they stay among the
/// entries of rows and steps, so that all of this is true whatever values they are given later.
struct Reduction {
  let formulation: Formulation
  /// What is bounds on each symbol, by now also for variables that are multiples of it.
  let bounds: BoundLists
  /// What is left of each combination, and the constant that was split off it.
  let rows: Ragged<Entry>
  let offsets: [Double]
  let steps: [Step]
  /// The entries of all steps.
  let stepEntries: [Entry]
  /// The step at which each variable was taken out; `nil` for one that was not.
  let stepOfVariable: IndexMap
  /// Whether each variable was taken out as a multiple of one other, which its bounds passed to.
  let isAlias: [Bool]
  /// Whether each combination was used up to take a variable out, or holds by itself.
  let isSpent: [Bool]
  /// The variable whose place a combination has taken: the row is what the variable came to, and
  /// what is bounds on the symbol is what was bounds on the variable.
  let standsFor: IndexMap
  /// The row that a row was made one with, since both came to the same, constants left aside.
  let mergedInto: IndexMap

  /// A variable taken out: `variable = constant + Σ terms`.
  struct Step {
    private let variableIndex: Int32
    private let sourceIndex: Int32
    let constant: Double
    /// The variable's coefficient in the source.
    let coefficient: Double
    private let start: Int32
    private let middle: Int32
    private let end: Int32

    /// The other combinations follow the terms.
    init(
      variable: Int, constant: Double, source: Int, coefficient: Double,
      terms: Range<Int>, mentionedIn end: Int
    ) {
      variableIndex = Int32(variable)
      sourceIndex = Int32(source)
      self.constant = constant
      self.coefficient = coefficient
      start = Int32(terms.lowerBound)
      middle = Int32(terms.upperBound)
      self.end = Int32(end)
    }

    var variable: Int { Int(variableIndex) }

    /// The symbol whose required equality was used: a combination, or the variable itself.
    var source: Int { Int(sourceIndex) }

    /// Which of the steps' entries are its terms.
    var terms: Range<Int> { Int(start)..<Int(middle) }

    /// Which of the steps' entries are the other combinations that mentioned the variable, by
    /// symbol.
    var mentionedIn: Range<Int> { Int(middle)..<Int(end) }
  }

  /// Whether the source of a step stands for the variable that was taken out.
  func standsFor(_ step: Step) -> Bool {
    let row = step.source - formulation.variableCount
    return row >= 0 && standsFor[row] == step.variable
  }

  /// Whether what is bounds on a symbol has passed to another.
  func hasPassed(_ symbol: Int) -> Bool {
    guard symbol < formulation.variableCount else {
      return mergedInto[symbol - formulation.variableCount] != nil
    }
    return isAlias[symbol] || stepOfVariable[symbol].map { standsFor(steps[$0]) } ?? false
  }

  /// Takes nothing out.
  init(unreduced formulation: Formulation) {
    self.formulation = formulation
    bounds = BoundLists(formulation.bounds)
    rows = formulation.combinations
    offsets = Array(repeating: 0, count: rows.count)
    steps = []
    stepEntries = []
    stepOfVariable = IndexMap(count: formulation.variableCount)
    isAlias = Array(repeating: false, count: formulation.variableCount)
    isSpent = Array(repeating: false, count: rows.count)
    standsFor = IndexMap(count: rows.count)
    mergedInto = IndexMap(count: rows.count)
  }

  /// `nil` when required constraints contradict each other.
  ///
  /// Variables with a preference of their own are kept unless they are multiples of others: what
  /// they are near to is decided inside a component.
  init?(_ formulation: Formulation, keeping preferences: [Preference]) {
    var reducer = Reducer(formulation, keeping: preferences)
    guard reducer.reduce() else { return nil }
    self.formulation = formulation
    reducer.bounds.trim()
    bounds = reducer.bounds
    rows = reducer.rows.compacted
    offsets = reducer.offsets
    steps = reducer.steps.trimmed
    stepEntries = reducer.stepEntries.trimmed
    stepOfVariable = reducer.stepOfVariable
    isAlias = reducer.isAlias
    isSpent = reducer.isSpent
    standsFor = reducer.standsFor
    mergedInto = reducer.mergedInto
  }
}

extension Array {
  /// The same elements without room for many more.
  var trimmed: [Element] { capacity > count + count / 8 + 4 ? map { $0 } : self }
}
