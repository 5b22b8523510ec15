/// A formulation with the obvious taken out: what required equalities determine at once, and
/// unknowns nobody prices that an equality expresses by others.
///
/// Most equalities of a layout only say where a view stands. Taking them out first leaves a small
/// system, which falls apart into independent components. Every step is written down, so that
/// values and multipliers of what was taken out can be found again (as in the presolve of linear
/// programs: Andersen & Andersen, *Presolving in linear programming*, 1995).
struct Reduction {
  let formulation: Formulation
  /// What is demanded of each symbol, by now also for variables that are multiples of it.
  private(set) var demands: [[Demand]]
  /// What is left of each combination, and the constant that was split off it.
  private(set) var rows: [[Tableau.Entry]]
  private(set) var offsets: [Double]
  private(set) var steps: [Step] = []
  /// The step at which each variable was taken out; `nil` for one that was not.
  private(set) var stepOfVariable: [Int?]
  /// Whether each variable was taken out as a multiple of one other, which its demands passed to.
  private(set) var isAlias: [Bool]
  /// Whether each combination was used up to take a variable out, or holds by itself.
  private(set) var isSpent: [Bool]
  /// For each variable the rows that mention it, and maybe some that no longer do.
  private var mentions: [[Int]]
  private var isKept: [Bool]
  private var queue = RowQueue()

  /// A variable taken out: `variable = constant + Σ terms`.
  struct Step {
    var variable: Int
    var constant: Double
    var terms: [Tableau.Entry]
    /// The symbol whose required equality was used: a combination, or the variable itself.
    var source: Int
    /// The variable's coefficient in that symbol.
    var coefficient: Double
    /// The other combinations that mentioned the variable, by symbol.
    var mentionedIn: [Tableau.Entry] = []
  }

  /// Takes nothing out.
  init(unreduced formulation: Formulation) {
    self.formulation = formulation
    demands = formulation.demands
    let variableCount = formulation.variableCount
    rows = formulation.combinations
    offsets = Array(repeating: 0, count: rows.count)
    stepOfVariable = Array(repeating: nil, count: variableCount)
    isAlias = Array(repeating: false, count: variableCount)
    isSpent = Array(repeating: false, count: rows.count)
    mentions = Array(repeating: [], count: variableCount)
    isKept = Array(repeating: false, count: variableCount)
  }

  /// `nil` when required constraints contradict each other.
  ///
  /// Variables with a preference of their own are kept unless they are multiples of others: what
  /// they are near to is decided inside a component.
  init?(_ formulation: Formulation, keeping preferences: [Preference]) {
    self.init(unreduced: formulation)
    let variableCount = formulation.variableCount
    for case .near(let variable, _) in preferences { isKept[variable.index] = true }
    for row in rows.indices {
      for entry in rows[row] { mentions[entry.symbol].append(row) }
      if equality(of: variableCount + row) != nil { queue.insert(row, length: rows[row].count) }
    }
    for variable in 0..<variableCount {
      guard let target = equality(of: variable) else { continue }
      if !determine(variable, as: target, by: variable, coefficient: 1) { return nil }
    }
    while let row = queue.next() {
      if !isSpent[row], !use(row) { return nil }
    }
    mergeEqualRows()
  }

  /// Makes one of rows that came to the same combination, as the rows of a grid do.
  private mutating func mergeEqualRows() {
    var firstWithTerms: [[Tableau.Entry]: Int] = [:]
    for row in rows.indices where !isSpent[row] && !rows[row].isEmpty {
      guard let first = firstWithTerms[rows[row]] else {
        firstWithTerms[rows[row]] = row
        continue
      }
      for demand in demands[formulation.variableCount + row] {
        var passed = demand
        passed.target += offsets[first] - offsets[row]
        demands[formulation.variableCount + first].append(passed)
      }
      demands[formulation.variableCount + row] = []
      isSpent[row] = true
      rows[row] = []
    }
  }

  /// The number a required equality wants a symbol to be; `nil` when there is none.
  private func equality(of symbol: Int) -> Double? {
    demands[symbol].first { $0.strength == .required && $0.relation == .equal }?.target
  }

  /// Whether the required demands on a symbol hold at a position.
  private func holds(_ symbol: Int, at position: Double) -> Bool {
    demands[symbol].allSatisfy {
      $0.strength != .required
        || $0.violation(at: position) <= $0.weight * formulation.tolerance.length
    }
  }

  /// Takes a variable out by a row that is required to equal something, if it has one to take out.
  private mutating func use(_ row: Int) -> Bool {
    let symbol = formulation.variableCount + row
    guard let target = equality(of: symbol) else { return true }
    let rest = target - offsets[row]
    let entries = rows[row]
    if entries.isEmpty {
      isSpent[row] = true
      return holds(symbol, at: offsets[row])
    }
    if entries.count == 1 {
      let entry = entries[0]
      isSpent[row] = true
      return holds(symbol, at: target)
        && determine(
          entry.symbol, as: rest / entry.coefficient, by: symbol, coefficient: entry.coefficient)
    }
    // Other demands on this very combination must still be seen by the solver.
    guard demands[symbol].count == 1 else { return true }
    let free = entries.filter { isFree($0, in: entries, rest) }
    if let pivot = cheapest(of: free, in: row) {
      substitute(pivot, in: row, rest)
    } else if entries.count == 2, let pivot = cheapest(of: entries, in: row) {
      passDemands(of: pivot, rest, to: entries[entries[0] == pivot ? 1 : 0])
      substitute(pivot, in: row, rest)
      isAlias[pivot.symbol] = true
    }
    return true
  }

  /// Whether nobody demands or prefers anything of a variable, or nothing but that it is not
  /// negative, and a row says so too: it is a sum of other non-negative variables (*implied free* in
  /// the words of presolving).
  private func isFree(
    _ variable: Tableau.Entry, in entries: [Tableau.Entry], _ rest: Double
  ) -> Bool {
    guard !isKept[variable.symbol] else { return false }
    if demands[variable.symbol].isEmpty { return true }
    guard demands[variable.symbol].allSatisfy({ $0.constraint == nil && $0.unit == 1 }),
      rest / variable.coefficient >= 0
    else { return false }
    return entries.allSatisfy { entry in
      entry.symbol == variable.symbol
        || entry.coefficient / variable.coefficient < 0
          && demands[entry.symbol].contains {
            $0.constraint == nil && $0.unit > 0 && $0.target == 0
          }
    }
  }

  /// The variable whose substitution lengthens the fewest and the shortest rows; `nil` when any
  /// would cost more than it saves.
  ///
  /// Of a chain every other link goes first, then every other of what is left: rows that are
  /// merged are of like length, so that the whole chain costs little more than its length.
  private mutating func cheapest(of entries: [Tableau.Entry], in row: Int) -> Tableau.Entry? {
    var best: (entry: Tableau.Entry, cost: Int)?
    let fewest = entries.map { mentions[$0.symbol].count }.min() ?? 0
    // A variable that very many rows mention is the last to take out; they are not even counted.
    for entry in entries where mentions[entry.symbol].count <= max(fewest, 128) {
      tidyMentions(of: entry.symbol)
      let others = mentions[entry.symbol].filter { $0 != row }
      guard rows[row].count <= 2 || (rows[row].count - 1) * (others.count - 1) <= 64 else {
        continue
      }
      let cost = others.reduce(0) { $0 + rows[$1].count }
      if cost < best?.cost ?? .max { best = (entry, cost) }
    }
    return best?.entry
  }

  private mutating func tidyMentions(of variable: Int) {
    mentions[variable] = Set(mentions[variable]).sorted().filter { row in
      Tableau.index(of: variable, in: rows[row]) != nil
    }
  }

  /// Asks of one variable what was asked of another that is a multiple of it:
  /// `pivot + other == rest`, each times its coefficient.
  private mutating func passDemands(
    of pivot: Tableau.Entry, _ rest: Double, to other: Tableau.Entry
  ) {
    let factor = -other.coefficient / pivot.coefficient
    let constant = rest / pivot.coefficient
    for demand in demands[pivot.symbol] {
      var passed = demand
      passed.target -= constant
      demands[other.symbol].append(passed.divided(by: factor))
    }
    demands[pivot.symbol] = []
    isKept[other.symbol] = isKept[other.symbol] || isKept[pivot.symbol]
  }

  /// Takes out a variable that can have only one value.
  private mutating func determine(
    _ variable: Int, as value: Double, by source: Int, coefficient: Double
  ) -> Bool {
    guard holds(variable, at: value) else { return false }
    stepOfVariable[variable] = steps.count
    var step = Step(
      variable: variable, constant: value, terms: [], source: source, coefficient: coefficient)
    tidyMentions(of: variable)
    for row in mentions[variable] {
      guard let index = Tableau.index(of: variable, in: rows[row]) else { continue }
      let entry = rows[row].remove(at: index)
      if formulation.variableCount + row == source { continue }
      offsets[row] += entry.coefficient * value
      step.mentionedIn.append(
        Tableau.Entry(
          symbol: formulation.variableCount + row, coefficient: entry.coefficient))
      requeue(row)
    }
    mentions[variable] = []
    steps.append(step)
    return true
  }

  /// Takes out a variable of which nothing is demanded any more, by solving a row for it.
  private mutating func substitute(_ pivot: Tableau.Entry, in source: Int, _ rest: Double) {
    let variable = pivot.symbol
    let terms = rows[source].filter { $0.symbol != variable }.map {
      Tableau.Entry(symbol: $0.symbol, coefficient: -$0.coefficient / pivot.coefficient)
    }
    var step = Step(
      variable: variable, constant: rest / pivot.coefficient, terms: terms,
      source: formulation.variableCount + source, coefficient: pivot.coefficient)
    stepOfVariable[variable] = steps.count
    isSpent[source] = true
    for row in mentions[variable] where row != source {
      guard let index = Tableau.index(of: variable, in: rows[row]) else { continue }
      let factor = rows[row].remove(at: index).coefficient
      rows[row] = Tableau.sum(rows[row], factor, terms)
      offsets[row] += factor * step.constant
      for term in terms { mentions[term.symbol].append(row) }
      step.mentionedIn.append(
        Tableau.Entry(symbol: formulation.variableCount + row, coefficient: factor))
      requeue(row)
    }
    rows[source] = []
    mentions[variable] = []
    steps.append(step)
  }

  private mutating func requeue(_ row: Int) {
    if !isSpent[row], equality(of: formulation.variableCount + row) != nil {
      queue.insert(row, length: rows[row].count)
    }
  }
}

/// Rows waiting to be used, shortest first, then in the order they were inserted last.
private struct RowQueue {
  private var buckets: [[Int]] = []
  private var heads: [Int] = []
  private var shortest = 0
  /// Where each row stands; an entry elsewhere is out of date.
  private var places: [Int: (length: Int, position: Int)] = [:]

  mutating func insert(_ row: Int, length: Int) {
    while buckets.count <= length {
      buckets.append([])
      heads.append(0)
    }
    places[row] = (length, buckets[length].count)
    buckets[length].append(row)
    shortest = min(shortest, length)
  }

  mutating func next() -> Int? {
    while shortest < buckets.count {
      while heads[shortest] < buckets[shortest].count {
        let position = heads[shortest]
        let row = buckets[shortest][position]
        heads[shortest] += 1
        if let place = places[row], place == (shortest, position) { return row }
      }
      shortest += 1
    }
    return nil
  }
}
