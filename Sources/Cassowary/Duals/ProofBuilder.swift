/// Finds the part of every constraint in a proof, given those of the symbols that were not taken out.
///
/// A symbol's multiplier is shared out to the bounds on it, and what was taken out takes up what is
/// left over of the columns it stood in, the last taken out first.
///
/// Only what a proof touches is looked at, so that many short proofs of a large system cost no more
/// than they are long.
struct ProofBuilder {
  private let reduction: Reduction
  private let values: [Double]
  /// The levels that count; bounds of others have no part.
  private let limit: Int32
  /// How far from a target a position still counts as being there.
  let closeness: Double
  private(set) var shares: [Share] = []
  /// The symbol whose multiplier could not be shared out, where `finish` failed.
  private(set) var unassigned: Int?
  /// What each variable is multiplied by on its own account, and each combination.
  private var own: [LevelVector]
  /// What combinations are multiplied by whose rows stand for a variable: the symbol of such a row
  /// means the variable, until that is put back.
  private var ofStanding: [Int: LevelVector] = [:]
  private var multipliers: [LevelVector]
  /// The variables and combinations that have, or had, a multiplier.
  private var touchedVariables: [Int] = []
  private var touchedCombinations: [Int] = []
  /// What the combinations that mention it multiply the variable of each step by.
  private var ofMentions: [LevelVector]
  private var touchedSteps: [Int] = []
  /// The steps that mention each symbol beside their source.
  private let mentions: Ragged<Mention>
  private let stepOfSource: IndexMap

  private struct Mention {
    var step: Int32
    var coefficient: Double
  }

  /// A bound's part in the multiplier of the symbol it is made of.
  struct Share {
    var bound: Bound
    var value: LevelVector
  }

  init(_ reduction: Reduction, at values: [Double], above limit: Int32) {
    self.reduction = reduction
    self.values = values
    self.limit = limit
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
    ofMentions = Array(repeating: .zero, count: reduction.steps.count)
    var mentions: [Mention] = []
    var symbols: [Int32] = []
    var stepOfSource = IndexMap(count: reduction.formulation.symbolCount)
    for (index, step) in reduction.steps.enumerated() {
      stepOfSource[step.source] = index
      for entry in reduction.stepEntries[step.mentionedIn] {
        mentions.append(Mention(step: Int32(index), coefficient: entry.coefficient))
        symbols.append(Int32(entry.symbol))
      }
    }
    self.mentions = Ragged(mentions, into: reduction.formulation.symbolCount) {
      Int(symbols[$0])
    }
    self.stepOfSource = stepOfSource
  }

  /// Begins another proof.
  mutating func reset() {
    shares.removeAll(keepingCapacity: true)
    for variable in touchedVariables { own[variable] = .zero }
    for combination in touchedCombinations { multipliers[combination] = .zero }
    touchedVariables.removeAll(keepingCapacity: true)
    touchedCombinations.removeAll(keepingCapacity: true)
    for step in touchedSteps { ofMentions[step] = .zero }
    touchedSteps.removeAll(keepingCapacity: true)
    ofStanding.removeAll(keepingCapacity: true)
  }

  /// Multiplies a variable, whoever wants that.
  mutating func add(_ variable: Int, times value: LevelVector) {
    if own[variable].isZero { touchedVariables.append(variable) }
    own[variable].add(1, times: value)
  }

  /// Multiplies a combination, and with it whatever it mentions.
  private mutating func setMultiplier(_ combination: Int, to value: LevelVector) {
    let old = multipliers[combination]
    if old.isZero { touchedCombinations.append(combination) }
    multipliers[combination] = value
    let change = value - old
    guard !change.isZero else { return }
    for mention in mentions[combination] {
      let step = Int(mention.step)
      if ofMentions[step].isZero { touchedSteps.append(step) }
      ofMentions[step].add(mention.coefficient, times: change)
    }
  }

  /// Adds what the violated bounds on a symbol multiply it by.
  mutating func addViolated(_ symbol: Int) {
    for share in violated(symbol) { add(share) }
  }

  /// Adds what is violated of the bounds on combinations whose rows stand for a variable.
  mutating func addViolatedOfStanding() {
    for row in reduction.rows.indices where reduction.standsFor[row] != nil {
      _ = addViolatedOfStanding(reduction.formulation.variableCount + row) { _ in true }
    }
  }

  /// The same of one such combination and some of its bounds; `false` when there is nothing.
  mutating func addViolatedOfStanding(_ symbol: Int, where isMeant: (Bound) -> Bool) -> Bool {
    let found = violated(
      reduction.formulation.bounds[symbol].filter(isMeant), at: original(symbol))
    for share in found {
      shares.append(share)
      ofStanding[symbol, default: .zero].add(1, times: share.value)
    }
    return !found.isEmpty
  }

  /// Shares out a symbol's multiplier: violated bounds take the slope of what they pay, the rest
  /// belongs to the strongest bound that stands in the way; `false` when none does.
  mutating func add(_ symbol: Int, _ multiplier: LevelVector) -> Bool {
    let paid = violated(symbol)
    var rest = multiplier
    for share in paid {
      add(share)
      rest = rest - share.value
    }
    return shareOut(rest, reduction.bounds[symbol], at: position(of: symbol))
  }

  /// Shares out what the bounds that pay leave, each taking as much as it can.
  private mutating func shareOut(
    _ multiplier: LevelVector, _ bounds: some Sequence<Bound>,
    at position: Double
  ) -> Bool {
    var rest = multiplier
    guard !rest.isZero else { return true }
    let tight = bounds.filter {
      counts($0) && !isViolated($0, at: position)
        && abs($0.target - position) <= closeness
    }.sorted { $0.level < $1.level }
    for bound in tight where bound.blocks(upwards: rest.sign > 0) {
      let most = LevelVector(Double(rest.sign) * bound.weight, at: bound.level)
      if bound.level == 0 || rest.compared(to: most) != rest.sign {
        add(Share(bound: bound, value: rest))
        return true
      }
      add(Share(bound: bound, value: most))
      rest = rest - most
      if rest.isZero { return true }
    }
    return false
  }

  /// Lets what was taken out take up what is left over; `false` when it cannot.
  mutating func finish() -> Bool {
    passOn()
    var waiting = Waiting()
    // The symbol of a row that stands for a variable means the variable, until it is put back.
    for variable in touchedVariables {
      guard let index = reduction.stepOfVariable[variable] else { continue }
      let step = reduction.steps[index]
      waiting.insert(index)
      if reduction.standsFor(step) { setMultiplier(step.source, to: own[variable]) }
    }
    for combination in touchedCombinations { waiting.insert(mentioning: combination, in: self) }
    for combination in ofStanding.keys { waiting.insert(mentioning: combination, in: self) }
    while let index = waiting.next() {
      let step = reduction.steps[index]
      if reduction.standsFor(step) {
        setMultiplier(step.source, to: ofStanding[step.source] ?? .zero)
      }
      let rest = own[step.variable].adding(1, times: ofMentions[index])
      let isOwn = step.source == step.variable
      if rest.isZero, isOwn || multipliers[step.source].isZero { continue }
      let wanted = isOwn ? -1 * rest : (-1 / step.coefficient) * rest
      let missing = isOwn ? wanted : wanted - multipliers[step.source]
      // Only what is required can have taken a variable out.
      let required = reduction.formulation.bounds[step.source].filter(\.isRequired)
      guard shareOut(missing, required, at: original(step.source)) else {
        unassigned = step.source
        return false
      }
      if step.source >= reduction.formulation.variableCount {
        setMultiplier(step.source, to: wanted)
        waiting.insert(mentioning: step.source, in: self)
      }
    }
    return true
  }

  /// Passes what variables are multiplied by to those that stand in their place.
  private mutating func passOn() {
    var waiting = MinimumHeap<Int>()
    for variable in touchedVariables {
      if let step = reduction.stepOfVariable[variable] { waiting.insert(step) }
    }
    var last = -1
    while let index = waiting.popMinimum() {
      let step = reduction.steps[index]
      guard index != last, !reduction.standsFor(step), !own[step.variable].isZero else { continue }
      last = index
      for term in reduction.stepEntries[step.terms] {
        add(term.symbol, times: term.coefficient * own[step.variable])
        if let next = reduction.stepOfVariable[term.symbol] { waiting.insert(next) }
      }
    }
  }

  /// Steps to undo, the last one taken first.
  private struct Waiting {
    private var heap = MinimumHeap<Int>()
    private var last = Int.max

    mutating func insert(_ step: Int) { heap.insert(-step) }

    mutating func insert(mentioning combination: Int, in builder: borrowing ProofBuilder) {
      for mention in builder.mentions[combination] { insert(Int(mention.step)) }
      if let step = builder.stepOfSource[combination] { insert(step) }
    }

    /// Each once: what a step leads to was taken before it.
    mutating func next() -> Int? {
      while let step = heap.popMinimum().map({ -$0 }) {
        guard step < last else { continue }
        last = step
        return step
      }
      return nil
    }
  }

  /// Lets a bound take a share.
  mutating func add(_ share: Share) {
    shares.append(share)
    if let owner = share.bound.owner {
      add(owner, times: share.bound.ownerUnit * share.value)
    }
    if let combination = share.bound.combination {
      setMultiplier(combination, to: multipliers[combination].adding(1, times: share.value))
    }
  }

  /// Those bounds on a symbol that are violated, each with the slope of what it costs.
  private func violated(_ symbol: Int) -> [Share] {
    violated(reduction.bounds[symbol], at: position(of: symbol))
  }

  private func violated(_ bounds: some Sequence<Bound>, at position: Double) -> [Share] {
    bounds.filter { counts($0) && isViolated($0, at: position) }.map {
      Share(bound: $0, value: LevelVector($0.slope(at: position), at: $0.level))
    }
  }

  private func counts(_ bound: Bound) -> Bool { bound.level < limit }

  func isViolated(_ bound: Bound, at position: Double, beyond least: Double = 0) -> Bool {
    bound.level > 0
      && bound.violation(at: position)
        > least + bound.weight * closeness
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
