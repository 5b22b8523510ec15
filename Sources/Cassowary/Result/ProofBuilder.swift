/// Finds the part of every constraint in a proof, given those of the symbols that were not taken out.
///
/// A symbol's multiplier is shared out to the demands on it, and what was taken out takes up what is
/// left over of the columns it stood in, the last taken out first.
struct ProofBuilder {
  private let reduction: Reduction
  private let values: [Double]
  /// The levels that count; demands of others have no part.
  private let limit: Int32
  /// How far from a target a position still counts as being there.
  private let closeness: Double
  /// A constraint that counts although its level does not.
  private let extra: Int?
  private(set) var shares: [Share] = []
  /// What each variable is multiplied by on its own account, and each combination.
  private var own: [LevelVector]
  /// What combinations are multiplied by whose rows stand for a variable: the symbol of such a row
  /// means the variable, until that is put back.
  private var ofStanding: [Int: LevelVector] = [:]
  private var multipliers: [LevelVector]

  /// A demand's part in the multiplier of the symbol it is made of.
  struct Share {
    var demand: Demand
    var value: LevelVector
  }

  init(_ reduction: Reduction, at values: [Double], above limit: Int32, and extra: Int? = nil) {
    self.reduction = reduction
    self.values = values
    self.limit = limit
    self.extra = extra
    // Values may be far larger than any number a constraint mentions; and what was met by way of
    // others has their errors too.
    closeness =
      16
      * max(
        reduction.formulation.tolerance.length,
        Tolerance(magnitude: values.reduce(0) { max($0, abs($1)) }).length)
    own = Array(repeating: .zero, count: reduction.formulation.variableCount)
    multipliers = Array(
      repeating: .zero,
      count: reduction.formulation.symbolCount)
  }

  /// Multiplies a variable, whoever wants that.
  mutating func add(_ variable: Int, times value: LevelVector) {
    own[variable] = own[variable].adding(1, times: value)
  }

  /// Adds what the violated demands on a symbol multiply it by.
  mutating func addViolated(_ symbol: Int) {
    for share in violated(symbol) { add(share) }
  }

  /// Adds what is violated of the demands on combinations whose rows stand for a variable.
  mutating func addViolatedOfStanding() {
    for row in reduction.rows.indices where reduction.standsFor[row] != nil {
      let symbol = reduction.formulation.variableCount + row
      for share in violated(reduction.formulation.demands[symbol], at: original(symbol)) {
        shares.append(share)
        ofStanding[symbol] = (ofStanding[symbol] ?? .zero).adding(1, times: share.value)
      }
    }
  }

  /// Shares out a symbol's multiplier: violated demands take the slope of what they pay, the rest
  /// belongs to the strongest demand that stands in the way; `false` when none does.
  mutating func add(_ symbol: Int, _ multiplier: LevelVector) -> Bool {
    let paid = violated(symbol)
    var rest = multiplier
    for share in paid {
      add(share)
      rest = rest - share.value
    }
    return shareOut(rest, reduction.demands[symbol], at: position(of: symbol))
  }

  /// Shares out what the demands that pay leave, each taking as much as it can.
  private mutating func shareOut(
    _ multiplier: LevelVector, _ demands: some Sequence<Demand>,
    at position: Double
  ) -> Bool {
    var rest = multiplier
    guard !rest.isZero else { return true }
    let tight = demands.filter {
      counts($0) && !isViolated($0, at: position)
        && abs($0.target - position) <= closeness
    }.sorted { $0.level < $1.level }
    for demand in tight where demand.blocks(upwards: rest.sign > 0) {
      let most = LevelVector(Double(rest.sign) * demand.weight, at: demand.level)
      if demand.level == 0 || rest.compared(to: most) != rest.sign {
        add(Share(demand: demand, value: rest))
        return true
      }
      add(Share(demand: demand, value: most))
      rest = rest - most
      if rest.isZero { return true }
    }
    return false
  }

  /// Lets what was taken out take up what is left over; `false` when it cannot.
  mutating func finish() -> Bool {
    let variableCount = reduction.formulation.variableCount
    for step in reduction.steps where !reduction.standsFor(step) {
      for term in reduction.stepEntries[step.terms] where !own[step.variable].isZero {
        add(term.symbol, times: term.coefficient * own[step.variable])
      }
    }
    // The symbol of a row that stands for a variable means the variable, until it is put back.
    for row in reduction.rows.indices {
      if let variable = reduction.standsFor[row] {
        multipliers[variableCount + row] = own[variable]
      }
    }
    for step in reduction.steps.reversed() {
      if reduction.standsFor(step) {
        multipliers[step.source] = ofStanding[step.source] ?? .zero
      }
      var rest = own[step.variable]
      for entry in reduction.stepEntries[step.mentionedIn] {
        rest = rest.adding(entry.coefficient, times: multipliers[entry.symbol])
      }
      let isOwn = step.source == step.variable
      if rest.isZero, isOwn || multipliers[step.source].isZero { continue }
      let wanted = isOwn ? -1 * rest : (-1 / step.coefficient) * rest
      let missing = isOwn ? wanted : wanted - multipliers[step.source]
      // Only what is required can have taken a variable out.
      let required = reduction.formulation.demands[step.source].filter(\.isRequired)
      guard shareOut(missing, required, at: original(step.source)) else {
        return false
      }
      if step.source >= variableCount { multipliers[step.source] = wanted }
    }
    return true
  }

  private mutating func add(_ share: Share) {
    shares.append(share)
    if let owner = share.demand.owner {
      add(owner, times: share.demand.ownerUnit * share.value)
    }
    if let combination = share.demand.combination {
      multipliers[combination] = multipliers[combination].adding(1, times: share.value)
    }
  }

  /// Those demands on a symbol that are violated, each with the slope of what it costs.
  private func violated(_ symbol: Int) -> [Share] {
    violated(reduction.demands[symbol], at: position(of: symbol))
  }

  private func violated(_ demands: some Sequence<Demand>, at position: Double) -> [Share] {
    demands.filter { counts($0) && isViolated($0, at: position) }.map {
      Share(demand: $0, value: LevelVector($0.slope(at: position), at: $0.level))
    }
  }

  private func counts(_ demand: Demand) -> Bool {
    demand.level < limit || demand.constraint != nil && demand.constraint == extra
  }

  func isViolated(_ demand: Demand, at position: Double, beyond least: Double = 0) -> Bool {
    demand.level > 0
      && demand.violation(at: position)
        > least + demand.weight * closeness
  }

  /// The value of a symbol; of a variable, if a row stands for it.
  func position(of symbol: Int) -> Double {
    let row = symbol - reduction.formulation.variableCount
    if row >= 0, let variable = reduction.standsFor[row] { return values[variable] }
    return original(symbol)
  }

  private func original(_ symbol: Int) -> Double {
    let formulation = reduction.formulation
    if symbol < formulation.variableCount { return values[symbol] }
    return formulation.combinations[symbol - formulation.variableCount].reduce(0) {
      $0 + $1.coefficient * values[$1.symbol]
    }
  }
}
