/// Minimises the total penalty of one level by the primal simplex method with bounded variables.
///
/// The variables of the linear program are the segments of the symbols (see ``LevelPenalty``): a basic
/// symbol is somewhere on one segment, a parametric one rests at an end of one. A step moves one
/// parametric symbol until it, or a basic symbol, reaches the end of its segment. (The bounded
/// simplex method of every textbook, such as V. Chvátal, *Linear Programming*, 1983.)
struct LevelMinimizer {
  var simplex: Simplex
  /// The penalty of each symbol; `nil` for the many that cost nothing at this level.
  let penalties: [LevelPenalty?]
  let priced: [Int]
  /// The segment each priced basic symbol is on.
  var segments: [Int]
  /// How the total penalty changes with each parametric symbol, its own penalty not counted.
  var reducedCosts: [Double]
  /// What each reduced cost was added up from, to tell a small one from noise.
  var magnitudes: [Double]
  /// Parametric symbols worth looking at; the others have neither penalty nor reduced cost.
  var candidates: [Int] = []
  private var isCandidate: [Bool]
  /// Where among the candidates the search for a step goes on.
  private var nextCandidate = 0

  /// The proof that the level cannot cost less: a multiplier for each symbol that has a part in it.
  ///
  /// The multiples of the symbols add up to a constant, whatever the unknowns are; each is a slope
  /// of what the symbol costs, at this level or (infinitely dear) at a higher one.
  var multipliers: [Tableau.Entry] = []

  init(_ simplex: Simplex, penalties: [(symbol: Int, penalty: LevelPenalty)]) {
    self.simplex = simplex
    let count = simplex.positions.count
    var bySymbol: [LevelPenalty?] = Array(repeating: nil, count: count)
    for (symbol, penalty) in penalties { bySymbol[symbol] = penalty }
    self.penalties = bySymbol
    priced = penalties.map(\.symbol)
    segments = Array(repeating: 0, count: count)
    reducedCosts = Array(repeating: 0, count: count)
    magnitudes = Array(repeating: 0, count: count)
    isCandidate = Array(repeating: false, count: count)
  }

  /// Moves the positions to where the level costs least, then narrows the boxes to that face.
  mutating func minimize() {
    for symbol in priced where simplex.tableau.isBasic(symbol) {
      let (left, right) = simplex.segments(at: symbol, under: penalties[symbol])
      let below = simplex.segment(left, of: symbol, under: penalties[symbol])
      segments[symbol] = below.upper - below.lower > simplex.tolerance.length ? left : right
    }
    // Each round starts from exact reduced costs. Rounding could make one find a step that leads
    // nowhere for ever; after a few that did, the positions are as good as they get.
    var idleRounds = 0
    while idleRounds < Self.mostIdleRounds {
      priceOut()
      let round = takeSteps()
      if round == .finished { break }
      idleRounds = round == .idle ? idleRounds + 1 : 0
    }
    if costsNothing {
      confineToFreePositions()
    } else {
      collectMultipliers()
      restrictToFace()
    }
    simplex.refreshPositions()
  }

  /// Reckons all reduced costs from the rows of the priced basic symbols.
  private mutating func priceOut() {
    for symbol in candidates {
      reducedCosts[symbol] = 0
      magnitudes[symbol] = 0
      isCandidate[symbol] = false
    }
    candidates = []
    for symbol in priced {
      guard simplex.tableau.isBasic(symbol) else {
        addCandidate(symbol)
        continue
      }
      let slope = segment(of: symbol).slope
      guard slope != 0 else { continue }
      for entry in simplex.tableau.row(of: symbol) {
        charge(entry.symbol, slope * entry.coefficient)
      }
    }
  }

  private mutating func charge(_ symbol: Int, _ cost: Double) {
    reducedCosts[symbol] += cost
    magnitudes[symbol] += abs(cost)
    addCandidate(symbol)
  }

  private mutating func addCandidate(_ symbol: Int) {
    guard !isCandidate[symbol] else { return }
    isCandidate[symbol] = true
    candidates.append(symbol)
  }

  /// The segment a basic symbol is on.
  func segment(of basic: Int) -> Segment {
    simplex.segment(segments[basic], of: basic, under: penalties[basic])
  }

  // MARK: - Steps

  private struct Step {
    var entering: Int
    /// 1 towards larger values, −1 towards smaller ones.
    var direction: Double
    /// How much less the level costs for each point of the way; always positive.
    var gain: Double
  }

  private enum Round {
    /// There was no step to take.
    case finished
    /// No step led anywhere.
    case idle
    case advanced
  }

  /// Takes steps until none helps.
  private mutating func takeSteps() -> Round {
    var round = Round.finished
    // Bland's rule ends every run of steps that get nowhere, but it is slow on all others: it
    // takes over when such a run gets long.
    var idleSteps = 0
    while let step = bestStep(byBlandsRule: idleSteps > Self.mostIdleSteps + candidates.count) {
      let length = take(step, byBlandsRule: idleSteps > Self.mostIdleSteps + candidates.count)
      let isIdle = length <= simplex.tolerance.length
      idleSteps = isIdle ? idleSteps + 1 : 0
      if !isIdle { round = .advanced } else if round == .finished { round = .idle }
    }
    return round
  }

  private static let mostIdleSteps = 30
  private static let mostIdleRounds = 20

  /// How many candidates are compared with each other for one step.
  private static let window = 32

  /// A step that gains much; by Bland's rule the first that gains at all (R. G. Bland, *New finite
  /// pivoting rules for the simplex method*, 1977).
  ///
  /// Looking for the one that gains most takes as long as there are candidates, each time: of many
  /// only some are compared, beginning where the last search ended (*partial pricing*).
  private mutating func bestStep(byBlandsRule: Bool) -> Step? {
    var best: Step?
    for count in candidates.indices {
      if best != nil, !byBlandsRule, count >= Self.window { break }
      if nextCandidate >= candidates.count { nextCandidate = 0 }
      let symbol = candidates[nextCandidate]
      nextCandidate += 1
      // Most are not worth a closer look, and it is a long list.
      guard !simplex.tableau.isBasic(symbol), reducedCosts[symbol] != 0 || penalties[symbol] != nil
      else { continue }
      for direction in [1.0, -1.0] {
        guard let gain = gain(of: symbol, direction) else { continue }
        let step = Step(entering: symbol, direction: direction, gain: gain)
        guard let leader = best else {
          best = step
          continue
        }
        if byBlandsRule ? symbol < leader.entering : gain > leader.gain { best = step }
      }
    }
    return best
  }

  /// What a point in a direction gains; `nil` when it gains nothing or cannot be walked.
  private func gain(of symbol: Int, _ direction: Double) -> Double? {
    let (left, right) = simplex.segments(at: symbol, under: penalties[symbol])
    let segment = simplex.segment(
      direction > 0 ? right : left, of: symbol, under: penalties[symbol])
    let room =
      direction > 0
      ? segment.upper - simplex.positions[symbol] : simplex.positions[symbol] - segment.lower
    let gain = -direction * (reducedCosts[symbol] + segment.slope)
    return gain > Tolerance.rate * (magnitudes[symbol] + abs(segment.slope))
      && room > simplex.tolerance.length ? gain : nil
  }

  /// Walks as far as the first end of a segment and, if another symbol met it, pivots there.
  private mutating func take(_ step: Step, byBlandsRule: Bool) -> Double {
    let entering = step.entering
    let direction = step.direction
    let (left, right) = simplex.segments(at: entering, under: penalties[entering])
    let ownIndex = direction > 0 ? right : left
    let own = simplex.segment(ownIndex, of: entering, under: penalties[entering])
    let ownEnd = direction > 0 ? own.upper : own.lower
    let column = simplex.tableau.column(entering)

    var length = abs(ownEnd - simplex.positions[entering])
    var leaving: (entry: Tableau.Entry, end: Double)?
    for entry in column {
      let speed = entry.coefficient * direction
      let segment = segment(of: entry.symbol)
      let end = speed > 0 ? segment.upper : segment.lower
      guard end.isFinite else { continue }
      let distance = max(0, (end - simplex.positions[entry.symbol]) / speed)
      let isTie = leaving != nil && abs(distance - length) <= simplex.tolerance.length
      if isTie
        ? isBetter(entry, than: leaving!.entry, byBlandsRule: byBlandsRule) : distance < length
      {
        // Of tied rows the shortest way counts, so that no symbol leaves its segment.
        length = isTie ? min(length, distance) : distance
        leaving = (entry, end)
      }
    }
    guard length.isFinite else {
      // The total is bounded below by zero, so an endless gain is a rounding error.
      reducedCosts[entering] = 0
      magnitudes[entering] = .infinity
      return 0
    }

    simplex.positions[entering] += direction * length
    for entry in column {
      simplex.positions[entry.symbol] += entry.coefficient * direction * length
    }
    guard let leaving else {
      simplex.positions[entering] = ownEnd
      return length
    }
    simplex.positions[leaving.entry.symbol] = leaving.end
    updateReducedCosts(entering: entering, slope: own.slope, leaving: leaving.entry)
    simplex.tableau.pivot(entering: entering, leaving: leaving.entry.symbol)
    segments[entering] = ownIndex
    return length
  }

  /// Which of two tied rows to leave by: the safer pivot, or the first symbol by Bland's rule.
  private func isBetter(
    _ entry: Tableau.Entry, than other: Tableau.Entry, byBlandsRule: Bool
  ) -> Bool {
    if byBlandsRule, min(abs(entry.coefficient), abs(other.coefficient)) > Tolerance.pivot {
      return entry.symbol < other.symbol
    }
    return abs(entry.coefficient) > abs(other.coefficient)
  }

  /// Brings the reduced costs up to date with a pivot that is about to happen.
  private mutating func updateReducedCosts(
    entering: Int, slope: Double, leaving: Tableau.Entry
  ) {
    let rate = reducedCosts[entering] + slope
    let row = simplex.tableau.row(of: leaving.symbol)
    let leavingSlope = segment(of: leaving.symbol).slope
    for entry in row where entry.symbol != entering {
      charge(entry.symbol, -rate * entry.coefficient / leaving.coefficient)
    }
    reducedCosts[leaving.symbol] = 0
    magnitudes[leaving.symbol] = 0
    charge(leaving.symbol, rate / leaving.coefficient)
    charge(leaving.symbol, -leavingSlope)
    reducedCosts[entering] = 0
    magnitudes[entering] = 0
  }
}
