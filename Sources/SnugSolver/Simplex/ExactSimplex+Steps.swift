import BigInt

extension ExactSimplex {
  /// A move of a nonbasic symbol that lowers the costs.
  private struct Step {
    var column: Int
    /// ±1.
    var direction: Int
    /// The change, per unit of the symbol before scaling, of the highest level whose cost changes.
    var rate: BigInt
  }

  /// A moving symbol that reaches a breakpoint.
  private struct Event {
    var symbol: Int
    /// The status of the breakpoint.
    var status: Int
    /// The length of the step up to that point, as a fraction.
    var distance: BigInt
    var speed: BigInt

    /// Whether it comes earlier than another.
    func precedes(_ other: Event) -> Bool {
      let (left, right) = (distance * other.speed, other.distance * speed)
      return left == right ? symbol < other.symbol : left < right
    }
  }

  /// Minimizes the costs of some levels in lexicographic order, at no cost to the levels above.
  ///
  /// Each step lowers the costs or moves nothing (a degenerate step). After many degenerate steps in a
  /// row, Bland's rule is used until the costs decrease. Under it no basis recurs (*New finite
  /// pivoting rules for the simplex method*, 1977; lexicographic costs are those of an ordered field,
  /// where the proof holds as well). There are finitely many bases, so this terminates.
  mutating func minimize(_ levels: some Sequence<Int32>) {
    let levels = Array(levels)
    var idleSteps = 0
    while let step = improvingStep(levels, byBlandsRule: idleSteps > basis.nonbasic.count) {
      idleSteps = take(step) ? idleSteps + 1 : 0
    }
  }

  /// The step with the greatest rate at the highest level that has one; by Bland's rule, the step
  /// of the first symbol.
  private func improvingStep(_ levels: [Int32], byBlandsRule: Bool) -> Step? {
    var best: Step?
    // The moves that increase no level's cost so far. Required bounds may forbid some from the start.
    var moves = basis.nonbasic.enumerated().flatMap { column, symbol in
      [-1, 1].filter {
        levels.first == 0 || costs[symbol].slope(at: statuses[symbol] + $0, level: 0).isZero
      }.map { (column: column, direction: $0) }
    }
    for level in levels {
      let multipliers = multipliers(level: level, of: Set(moves.map(\.column)))
      moves.removeAll { column, direction in
        let symbol = basis.nonbasic[column]
        let slope = costs[symbol].slope(at: statuses[symbol] + direction, level: level)
        let change = (slope * basis.denominator - multipliers[column]) * BigInt(direction)
        guard change < 0 else { return !change.isZero }
        let rate = change << symbolExponents[symbol]
        let isBetter =
          best.map {
            byBlandsRule ? symbol < basis.nonbasic[$0.column] : rate < $0.rate
          } ?? true
        if isBetter {
          best = Step(column: column, direction: direction, rate: rate)
        }
        return true
      }
      if best != nil, !byBlandsRule { return best }
    }
    return best
  }

  /// The multipliers of some columns' nonbasic symbols at a level, times the denominator. They
  /// balance the slopes of the basic symbols.
  func multipliers(level: Int32, of columns: Set<Int>) -> [BigInt] {
    var pull = [BigInt](repeating: 0, count: values.count)
    for symbol in symbols[level, default: []] where basis.isBasic[symbol] {
      let slope = costs[symbol].slope(at: statuses[symbol], level: level)
      guard !slope.isZero else { continue }
      for (variable, coefficient) in basis.combinations[symbol] {
        pull[variable] += slope * coefficient
      }
    }
    var multipliers = [BigInt](repeating: 0, count: values.count)
    for (variable, pull) in pull.enumerated() where !pull.isZero {
      let row = basis.inverse[variable]
      for column in columns where !row[column].isZero {
        multipliers[column] -= pull * row[column]
      }
    }
    return multipliers
  }

  /// Moves a symbol until a symbol reaches a breakpoint. Returns whether the step was degenerate.
  private mutating func take(_ step: Step) -> Bool {
    let entering = basis.nonbasic[step.column]
    let start = costs[entering].breakpoints[statuses[entering] / 2]
    statuses[entering] += step.direction
    guard let event = firstEvent(of: step) else {
      preconditionFailure("costs are never negative, so they cannot fall for ever")
    }
    statuses[event.symbol] = event.status
    let target = costs[event.symbol].breakpoints[event.status / 2]
    if event.symbol == entering {
      move(step.column, by: target - start)
    } else {
      exchange(step.column, for: event.symbol, at: target)
    }
    return event.distance.isZero
  }

  /// The first breakpoint that a symbol reaches. If several symbols reach one at the same time, the
  /// event is that of the symbol with the lowest index.
  private func firstEvent(of step: Step) -> Event? {
    var first: Event?
    for symbol in costs.indices {
      let velocity = BigInt(step.direction) * basis.value(of: symbol, at: step.column)
      guard !velocity.isZero else { continue }
      let direction = velocity < 0 ? -1 : 1
      let speed = BigInt(velocity.magnitude)
      let status =
        statuses[symbol] % 2 == 1 ? statuses[symbol] : statuses[symbol] + direction
      guard status > 0, status / 2 < costs[symbol].breakpoints.count else { continue }
      let way = costs[symbol].breakpoints[status / 2] * basis.denominator - position(of: symbol)
      let event = Event(
        symbol: symbol, status: status, distance: way * BigInt(direction), speed: speed)
      if first.map(event.precedes) ?? true { first = event }
    }
    return first
  }

  mutating func move(_ column: Int, by distance: BigInt) {
    for variable in values.indices where !basis.inverse[variable][column].isZero {
      values[variable] += basis.inverse[variable][column] * distance
    }
  }

  /// Makes the symbol of a column basic in exchange for another one, which is at a
  /// breakpoint. The variables change like a column of the inverse.
  private mutating func exchange(_ column: Int, for leaving: Int, at breakpoint: BigInt) {
    let factors = basis.inverse.map { $0[column] }
    let pivot = basis.value(of: leaving, at: column)
    let position = position(of: leaving)
    for (variable, factor) in factors.enumerated() {
      let value = (pivot * values[variable] - factor * position) / basis.denominator
      values[variable] = (value + factor * breakpoint) * BigInt(pivot.signum())
    }
    basis.pivot(column: column, leaving: leaving)
    pivots += 1
  }

  /// The position of a symbol times the denominator.
  func position(of symbol: Int) -> BigInt {
    basis.combinations[symbol].reduce(0) { $0 + $1.coefficient * values[$1.variable] }
  }

  /// Finds the statuses of the basic symbols from their positions. At a breakpoint, it is a status at
  /// which required bounds hold, if there is one, and of these the one with the least slope.
  mutating func updateBasicStatuses() {
    for (symbol, cost) in costs.enumerated() where basis.isBasic[symbol] {
      let position = position(of: symbol)
      let index =
        cost.breakpoints.firstIndex { $0 * basis.denominator >= position } ?? cost.breakpoints.count
      statuses[symbol] = 2 * index
      guard index < cost.breakpoints.count,
        cost.breakpoints[index] * basis.denominator == position
      else { continue }
      var around = [2 * index, 2 * index + 1, 2 * index + 2]
      if !cost.isForbidden(around[1]) { around.removeAll(where: cost.isForbidden) }
      for level in Set(cost.terms.map(\.level)).sorted() {
        let slopes = around.map { cost.slope(at: $0, level: level).magnitude }
        guard let least = slopes.min() else { continue }
        around = zip(around, slopes).filter { $1 == least }.map(\.0)
      }
      statuses[symbol] = around[0]
    }
  }
}
