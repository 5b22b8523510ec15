/// Takes the obvious out of a formulation, for a ``Reduction``.
struct Reducer {
  let formulation: Formulation
  var bounds: BoundLists
  var rows: RowStore
  var offsets: [Double]
  var steps: [Reduction.Step] = []
  var stepEntries: [Entry] = []
  var stepOfVariable: IndexMap
  var isAlias: [Bool]
  var isSpent: [Bool]
  var standsFor: IndexMap
  var mergedInto: IndexMap
  /// Whether each row is required to equal something.
  private var isEquality: [Bool]
  private var traits: [Traits]
  private var queue: RowQueue
  var mentions: Mentions
  /// A row while it is written.
  var written: [Entry] = []

  /// What has to be known of a variable's bounds and preferences to take it out.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// Something is bounds on it.
    static let isDemanded = Traits(rawValue: 1)
    /// And that is more than its own domain.
    static let isConstrained = Traits(rawValue: 2)
    /// It cannot be negative.
    static let isNonnegative = Traits(rawValue: 4)
    /// A preference is about it, or about a multiple of it.
    static let isPreferred = Traits(rawValue: 8)
    /// It is given.
    static let isParameter = Traits(rawValue: 16)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ bound: Bound) {
      self = .isDemanded
      if !bound.isOwnDomain { insert(.isConstrained) }
      if bound.isSign { insert(.isNonnegative) }
    }
  }

  init(_ formulation: Formulation, keeping preferences: [Preference]) {
    self.formulation = formulation
    bounds = BoundLists(formulation.bounds)
    let variableCount = formulation.variableCount
    rows = RowStore(formulation.combinations)
    offsets = Array(repeating: 0, count: rows.indices.count)
    stepOfVariable = IndexMap(count: variableCount)
    isAlias = Array(repeating: false, count: variableCount)
    isSpent = Array(repeating: false, count: rows.indices.count)
    standsFor = IndexMap(count: rows.indices.count)
    mergedInto = IndexMap(count: rows.indices.count)
    isEquality = Array(repeating: false, count: rows.indices.count)
    queue = RowQueue(rows: rows.indices.count)
    steps.reserveCapacity(variableCount)
    stepEntries.reserveCapacity(rows.entries.count)
    mentions = Mentions(of: variableCount, in: formulation.combinations)
    traits = Array(repeating: [], count: variableCount)
    for variable in 0..<variableCount {
      for place in formulation.bounds.range(of: variable) {
        traits[variable].formUnion(Traits(formulation.bounds.elements[place]))
      }
    }
    for parameter in formulation.parameters { traits[parameter.variable].insert(.isParameter) }
    for case .near(let variable, _) in preferences { traits[variable.index].insert(.isPreferred) }
  }

  /// `false` when required constraints contradict each other.
  mutating func reduce() -> Bool {
    for row in rows.indices where equality(of: formulation.variableCount + row) != nil {
      isEquality[row] = true
      queue.insert(row, length: rows.count(of: row))
    }
    for variable in 0..<formulation.variableCount {
      guard !traits[variable].contains(.isParameter), let target = equality(of: variable) else {
        continue
      }
      if !determine(variable, as: target, by: variable, coefficient: 1) { return false }
    }
    while let row = queue.next() {
      if !isSpent[row], !use(row) { return false }
    }
    mergeEqualRows()
    return true
  }

  /// Makes one of rows that came to the same combination, as the rows of a grid do.
  private mutating func mergeEqualRows() {
    var table = IndexTable()
    for row in rows.indices where !isSpent[row] && rows.count(of: row) > 0 {
      var hash = Hash()
      for place in rows.range(of: row) { hash.combine(rows.entries[place]) }
      let first = table.index(hash, orNote: row) {
        rows.entries[rows.range(of: $0)] == rows.entries[rows.range(of: row)]
      }
      guard first != row else { continue }
      let shift = offsets[first] - offsets[row]
      bounds.pass(
        from: formulation.variableCount + row, to: formulation.variableCount + first
      ) {
        var passed = $0
        passed.target += shift
        return passed
      }
      mergedInto[row] = first
      isSpent[row] = true
      rows.clear(row)
    }
  }

  /// The number a required equality wants a symbol to be; `nil` when there is none.
  ///
  /// Only bounds from the start are looked at: equalities of variables are used up before any
  /// bound passes to another.
  private func equality(of symbol: Int) -> Double? {
    for place in formulation.bounds.range(of: symbol) {
      let bound = formulation.bounds.elements[place]
      if bound.isRequired, bound.relation == .equal { return bound.target }
    }
    return nil
  }

  /// Whether the required bounds on a symbol hold at a position.
  func holds(_ symbol: Int, at position: Double) -> Bool {
    bounds.allSatisfy(on: symbol) {
      !$0.isRequired || $0.violation(at: position) <= $0.weight * formulation.tolerance.length
    }
  }

  /// Takes a variable out by a row that is required to equal something, if it has one to take out.
  private mutating func use(_ row: Int) -> Bool {
    let symbol = formulation.variableCount + row
    guard let target = equality(of: symbol) else { return true }
    let rest = target - offsets[row]
    let range = rows.range(of: row)
    let unknowns = range.count { isUnknown(at: $0) }
    if unknowns == 0 {
      // What parameters come to is seen when they have values.
      isSpent[row] = range.isEmpty
      return !range.isEmpty || holds(symbol, at: offsets[row])
    }
    if unknowns == 1, let place = range.first(where: { isUnknown(at: $0) }) {
      return holds(symbol, at: target) && settle(rows.entries[place], in: row, rest)
    }
    // Other bounds on this very combination must still be seen by the solver.
    guard formulation.bounds.range(of: symbol).count == 1 else { return true }
    if let pivot = cheapest(in: row, where: { $1.isFree(at: $0, in: row, rest) }) {
      substitute(rows.entries[pivot], in: row, rest)
    } else if unknowns == 2, let pivot = cheapest(in: row, where: { $1.isUnknown(at: $0) }) {
      let variable = rows.entries[pivot]
      if unknowns < range.count {
        letStand(row, for: variable, rest)
      } else {
        passDemands(
          of: variable, rest, to: rows.entries[pivot == range.lowerBound ? pivot + 1 : pivot - 1])
        substitute(variable, in: row, rest)
        isAlias[variable.symbol] = true
      }
    }
    return true
  }

  private func isUnknown(at place: Int) -> Bool {
    !traits[rows.entries[place].symbol].contains(.isParameter)
  }

  /// Takes a variable out by a row that mentions no other, but maybe parameters.
  private mutating func settle(_ variable: Entry, in row: Int, _ rest: Double) -> Bool {
    if rows.count(of: row) == 1 {
      isSpent[row] = true
      return determine(
        variable.symbol, as: rest / variable.coefficient, by: formulation.variableCount + row,
        coefficient: variable.coefficient)
    }
    // Whether its bounds hold is seen when the parameters have values.
    if traits[variable.symbol].contains(.isDemanded) {
      letStand(row, for: variable, rest)
    } else {
      substitute(variable, in: row, rest)
    }
    return true
  }

  /// Takes a variable out by a row that mentions parameters, and asks of the row from now on what
  /// was asked of the variable: no other variable is a mere multiple of it.
  private mutating func letStand(_ row: Int, for variable: Entry, _ rest: Double) {
    let symbol = formulation.variableCount + row
    isEquality[row] = false
    standsFor[row] = variable.symbol
    bounds.hideOriginal(of: symbol)
    bounds.pass(from: variable.symbol, to: symbol) { $0 }
    substitute(variable, in: row, rest)
  }

  /// Whether nobody bounds or prefers anything of a variable, or nothing but that it is not
  /// negative, and a row says so too: it is a sum of other non-negative variables (*implied free*
  /// in the words of presolving).
  private func isFree(at place: Int, in row: Int, _ rest: Double) -> Bool {
    let variable = rows.entries[place]
    let traits = traits[variable.symbol]
    guard traits.isDisjoint(with: [.isPreferred, .isConstrained, .isParameter]) else {
      return false
    }
    if traits.isEmpty { return true }
    guard rest / variable.coefficient >= 0 else { return false }
    return rows.range(of: row).allSatisfy { other in
      let entry = rows.entries[other]
      return other == place
        || entry.coefficient / variable.coefficient < 0
          && self.traits[entry.symbol].contains(.isNonnegative)
    }
  }

  /// Where the variable is whose substitution lengthens the fewest and the shortest rows; `nil`
  /// when any would cost more than it saves.
  ///
  /// Of a chain every other link goes first, then every other of what is left: rows that are
  /// merged are of like length, so that the whole chain costs little more than its length.
  private mutating func cheapest(in row: Int, where isFit: (Int, borrowing Self) -> Bool) -> Int? {
    let length = rows.count(of: row)
    var best: (place: Int, cost: Int)?
    var fewest = Int.max
    for place in rows.range(of: row) where isFit(place, self) {
      fewest = min(fewest, mentions.count(of: rows.entries[place].symbol))
    }
    // A variable that very many rows mention is the last to take out; they are not even counted.
    for place in rows.range(of: row) where isFit(place, self) {
      let others = mentions.count(of: rows.entries[place].symbol) - 1
      guard others < max(fewest, 128), length <= 2 || (length - 1) * (others - 1) <= 64 else {
        continue
      }
      if let cost = cost(of: rows.entries[place].symbol, except: row, below: best?.cost ?? .max) {
        best = (place, cost)
      }
    }
    return best?.place
  }

  /// How long the rows are that mention a variable, all but one; `nil` when that reaches a limit.
  private mutating func cost(of variable: Int, except row: Int, below limit: Int) -> Int? {
    var cost = 0
    var previous: Int?
    var next = mentions.first(of: variable)
    while let note = next {
      next = mentions.next(after: note)
      let other = mentions.row(of: note)
      if rows.place(of: variable, in: other) == nil {
        mentions.discard(note, after: previous, of: variable)
        continue
      }
      previous = note
      if other == row { continue }
      cost += rows.count(of: other)
      if cost >= limit { return nil }
    }
    return cost < limit ? cost : nil
  }

  /// Asks of one variable what was asked of another that is a multiple of it:
  /// `pivot + other == rest`, each times its coefficient.
  private mutating func passDemands(
    of pivot: Entry, _ rest: Double, to other: Entry
  ) {
    let factor = -other.coefficient / pivot.coefficient
    let constant = rest / pivot.coefficient
    var traits: Traits = self.traits[pivot.symbol].intersection(.isPreferred)
    bounds.pass(from: pivot.symbol, to: other.symbol) {
      var passed = $0
      passed.target -= constant
      passed = passed.divided(by: factor)
      traits.formUnion(Traits(passed))
      return passed
    }
    self.traits[other.symbol].formUnion(traits)
  }

  /// Lets a row that changed wait to be used again.
  mutating func requeue(_ row: Int) {
    if !isSpent[row], isEquality[row] { queue.insert(row, length: rows.count(of: row)) }
  }
}
