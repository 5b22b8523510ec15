/// The steps to the optimum, and the check that it has been reached.
extension DualSimplex {
  enum Outcome {
    case optimal
    /// The required constraints cannot hold: there is a row in which no symbol can give way.
    case infeasible
    /// Rounding hides the optimum; exact arithmetic has to find it.
    case unproved
  }

  /// The inverse is recomputed when its rows have changed this often, on average.
  private static let mostUpdates = 100
  /// Costs are perturbed after this many consecutive steps that made no level cost more.
  private static let mostIdleSteps = 100
  /// The greatest number of failed checks at the end after which the method continues.
  private static let mostRounds = 20

  /// Moves every basic symbol into its status, or if that costs too much, to where it costs least.
  ///
  /// Steps that make no level cost more could cycle. After many of them, costs are perturbed
  /// (``perturb()``). From then on each step increases the total cost, so no basis recurs. Rounding
  /// can break that, so the number of steps is bounded, too.
  mutating func optimize() -> Outcome {
    for _ in 0..<Self.mostRounds {
      switch removeInfeasibilities() {
      case .unproved: return .unproved
      case .infeasible:
        // Only a fresh inverse can tell.
        if stepCount == checkedStepCount + 1, basis.updateCount == 0 { return .infeasible }
      case .optimal:
        if stepCount == checkedStepCount { return .optimal }
        if largestMagnitude > Tolerance.largestProvingSummand {
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
        } else if largestMagnitude > Tolerance.greatestGrowth * max(1, recomputedMagnitude) {
          refreshMultipliers()
        }
      }
      if !refreshPositions() { return .optimal }
    }
  }

  /// The basic symbol of the current component that is farthest from its status.
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
        // The last element takes its place, and may be the best.
        if best?.index == infeasible.count - 1 { best?.index = index }
        _ = unlist(at: index)
      }
      index -= 1
    }
    guard let best else { return nil }
    return (unlist(at: best.index), best.infeasibility)
  }

  /// Recomputes the inverse, all positions and all multipliers.
  mutating func restart() {
    isInverseDoubtful = false
    for column in basis.factorize() {
      // The column was basic in place of a row that depends on others.
      changed.append(column)
      statuses[column] = costs.cheapest[column]
      let (low, high) = costs.interval(statuses[column], of: column)
      rest(column, at: min(max(positions[column], low), high))
    }
    refreshMultipliers()
    for symbol in positions.indices where basis.isBasic[symbol] { noteMove(of: symbol) }
    _ = refreshPositions()
  }

  /// Recomputes multipliers where something changed, and moves nonbasic symbols to statuses where
  /// they are slopes.
  private mutating func refreshMultipliers() {
    let symbols = changedSymbols
    computeMultipliers(of: symbols)
    var passed: [(symbol: Int, status: Status)] = []
    for symbol in symbols where !basis.isBasic[symbol] && !costs.isFixed(symbol) {
      guard let status = dualFeasibleStatus(of: symbol) else {
        // No status has this slope, so start again without multipliers.
        begin(near: positions)
        changed = infeasible
        return
      }
      if status != statuses[symbol] { passed.append((symbol, status)) }
    }
    pass(passed)
    _ = refreshPositions()
  }

  /// The status at which the multiplier of a nonbasic symbol is between the slopes; `nil` if there
  /// is none.
  private func dualFeasibleStatus(of symbol: Int) -> Status? {
    var status = statuses[symbol]
    for direction in [1.0, -1.0] {
      while true {
        guard
          let segment = status.isBreakpoint
            ? costs.segment(from: status, towards: direction, of: symbol) : status
        else { break }
        let order = compareMultiplier(
          of: symbol, toSlopeOf: segment, floor: Tolerance.slope / basis.units[symbol])
        if Double(order) * direction <= 0 { break }
        guard let end = costs.end(of: segment, towards: direction, of: symbol) else { return nil }
        status = end
      }
    }
    return status
  }

  /// Computes multipliers from those of the basic symbols, which are the slopes of their segments.
  private mutating func computeMultipliers(of symbols: [Int]) {
    largestMagnitude = 0
    refreshCount += 1
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
    recomputedMagnitude = symbols.reduce(0) { max($0, multipliers[$1].largestMagnitude) }
  }

  /// Adds a cost below all levels for moving each nonbasic symbol. No cost equals a sum of others,
  /// so that of two candidates one is always cheaper.
  ///
  /// The answer does not change, because lower levels never outvote higher ones. So the
  /// perturbation need not be removed (the lexicographic method of Dantzig, Orden & Wolfe, 1955,
  /// with chosen numbers).
  mutating func perturb() {
    isPerturbed = true
    changed = positions.indices.filter { componentOfSymbol[$0] >= 0 }
    var numbers = GenericNumbers()
    var weights: [(symbol: Int, target: Double, weight: Double)] = []
    for symbol in positions.indices where !basis.isBasic[symbol] && !costs.isFixed(symbol) {
      weights.append((symbol, positions[symbol], numbers.next()))
    }
    costs = costs.keeping(weights)
    // A position within the tolerance of a breakpoint adds none.
    for (symbol, position, _) in weights {
      statuses[symbol] = costs.status(at: position, of: symbol)
    }
  }
}
