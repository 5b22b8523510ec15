/// The steps to the optimum, and the check that it has been reached.
extension DualSimplex {
  enum Outcome {
    case optimal
    /// What is required cannot hold: there is a row in which nothing can give.
    case infeasible
    /// Rounding hides the optimum; exact arithmetic has to find it.
    case unproved
  }

  /// The inverse is made anew when its rows have changed this often, on average.
  private static let mostUpdates = 100
  /// After this many steps in a row that made no level cost more, costs are perturbed.
  private static let mostIdleSteps = 100
  /// Multipliers are not computed anew before so many steps.
  private static let leastSteps = 8
  /// How often the check at the end may send the method back to work.
  private static let mostRounds = 20

  /// Brings every basic symbol to where it is meant to be, or where that costs too much, to where it
  /// costs least.
  ///
  /// Steps after which no level costs more might go round in a circle. After many of them costs are
  /// perturbed (``perturb()``): from then on each step makes the total cost more, so no basis comes
  /// back. Rounding may spoil that, so the number of steps is bounded as well.
  mutating func optimize() -> Outcome {
    for _ in 0..<Self.mostRounds {
      switch removeInfeasibilities() {
      case .unproved: return .unproved
      case .infeasible:
        // Only a fresh inverse may say so.
        if stepCount == checkedStepCount + 1, basis.updateCount == 0 { return .infeasible }
      case .optimal:
        if stepCount == checkedStepCount { return .optimal }
        if largestMagnitude > Tolerance.wear {
          refreshMultipliers()
          continue
        }
        if symbolsFailingCheck(whereChanged: true).isEmpty {
          checkedStepCount = stepCount
          return .optimal
        }
        failedCheckCount += 1
      }
      restart()
      checkedStepCount = stepCount
    }
    return .unproved
  }

  /// Takes dual steps until no basic symbol is infeasible.
  private mutating func removeInfeasibilities() -> Outcome {
    let limit = stepCount + 6 * basis.symbolCount + 200
    while true {
      while let (basic, infeasibility) = nextInfeasible() {
        changed.append(basic)
        stepCount += 1
        switch step(basic, infeasibility) {
        case .improved: idleSteps = 0
        case .degenerate:
          idleSteps += 1
          if idleSteps > Self.mostIdleSteps, !isPerturbed { perturb() }
        case .infeasible:
          list(basic)
          return .infeasible
        }
        if stepCount > limit { return .unproved }
        if isInverseDoubtful || basis.updateCount > Self.mostUpdates * (basis.columnCount + 1) {
          restart()
        } else if largestMagnitude > Tolerance.doubt,
          stepCount >= refreshedStepCount + Self.leastSteps
        {
          refreshMultipliers()
        }
      }
      if !refreshPositions() { return .optimal }
    }
  }

  /// Of the component at hand the basic symbol that is farthest from where it is meant to be.
  private mutating func nextInfeasible() -> (basic: Int, infeasibility: Double)? {
    var best: (index: Int, infeasibility: Double, size: Double)?
    var index = infeasible.count - 1
    var component: Int32?
    while index >= 0 {
      let basic = infeasible[index]
      if basis.isBasic[basic], let infeasibility = infeasibility(of: basic) {
        if let component, component != componentOfSymbol[basic] { break }
        component = componentOfSymbol[basic]
        let size = abs(infeasibility) / basis.units[basic]
        if size > best?.size ?? 0 { best = (index, infeasibility, size) }
      } else {
        // What takes its place comes from the end, and may be the best.
        if best?.index == infeasible.count - 1 { best?.index = index }
        _ = unlist(at: index)
      }
      index -= 1
    }
    guard let best else { return nil }
    return (unlist(at: best.index), best.infeasibility)
  }

  /// Makes the inverse anew, and with it all positions and multipliers.
  mutating func restart() {
    isInverseDoubtful = false
    for column in basis.factorize() {
      // It had been basic in place of a row that depends on others.
      changed.append(column)
      statuses[column] = costs.cheapest[column]
      let (low, high) = costs.interval(statuses[column], of: column)
      rest(column, at: min(max(positions[column], low), high))
    }
    refreshMultipliers()
    for symbol in positions.indices where basis.isBasic[symbol] { noteMove(of: symbol) }
    _ = refreshPositions()
  }

  /// Computes multipliers anew where something changed, and moves nonbasic symbols to where these are
  /// slopes.
  private mutating func refreshMultipliers() {
    let symbols = changedSymbols
    computeMultipliers(of: symbols)
    var passed: [(symbol: Int, status: Status)] = []
    for symbol in symbols where !basis.isBasic[symbol] && !costs.isFixed(symbol) {
      guard let status = dualFeasibleStatus(of: symbol) else {
        // Nothing holds it back, so begin where no multiplier is needed.
        begin(near: positions)
        changed = infeasible
        return
      }
      if status != statuses[symbol] { passed.append((symbol, status)) }
    }
    pass(passed)
    _ = refreshPositions()
  }

  /// Where the multiplier of a nonbasic symbol lies between the slopes; `nil` when it is nowhere.
  private func dualFeasibleStatus(of symbol: Int) -> Status? {
    var status = statuses[symbol]
    for direction in [1.0, -1.0] {
      while true {
        let segment = status.isBreakpoint ? status.segment(towards: direction) : status
        if costs.isBeyondHardBound(segment, of: symbol) { break }
        let order = compareMultiplier(
          of: symbol, toSlopeOf: segment, floor: Tolerance.slope / basis.units[symbol])
        if Double(order) * direction <= 0 { break }
        let (low, high) = costs.interval(segment, of: symbol)
        guard (direction > 0 ? high : low).isFinite else { return nil }
        status = segment.end(towards: direction)
      }
    }
    return status
  }

  /// Computes multipliers from those of the basic symbols, which are the slopes they are on.
  private mutating func computeMultipliers(of symbols: [Int]) {
    largestMagnitude = 0
    refreshedStepCount = stepCount
    for symbol in symbols {
      multipliers[symbol] =
        basis.isBasic[symbol] && !statuses[symbol].isBreakpoint
        ? costs.slope(statuses[symbol].number, of: symbol) : .zero
    }
    let columns = symbols.prefix { $0 < basis.columnCount }
    let sums = columns.map { sumOfMultipliers(in: $0) }
    for (column, sum) in zip(columns, sums) where !sum.isZero {
      if basis.isBasic[column] {
        for entry in basis.inverse[column] where !isFixedColumn(entry.symbol) {
          multipliers[entry.symbol].add(-entry.coefficient, times: sum)
        }
      } else if !isFixedColumn(column) {
        multipliers[column].add(-1, times: sum)
      }
    }
  }

  /// Makes it cost something, below all levels, to move a nonbasic symbol from where it is: amounts
  /// that no sum of others equals, so that of two candidates one is always cheaper.
  ///
  /// The answer stays what it is: lower levels never outvote higher ones, so the perturbation need
  /// not be taken back (the lexicographic method of Dantzig, Orden & Wolfe, 1955, with chosen
  /// numbers).
  private mutating func perturb() {
    isPerturbed = true
    changed = positions.indices.filter { componentOfSymbol[$0] >= 0 }
    var numbers = GenericNumbers()
    var weights: [(symbol: Int, target: Double, weight: Double)] = []
    for symbol in positions.indices where !basis.isBasic[symbol] && !costs.isFixed(symbol) {
      weights.append((symbol, positions[symbol], numbers.next()))
      if !statuses[symbol].isBreakpoint { statuses[symbol] = .breakpoint(statuses[symbol].number) }
    }
    costs = costs.keeping(weights)
  }
}
