import BigInt

/// The steps of the primal simplex method.
extension ExactSimplex {
  /// A move of a nonbasic symbol that lowers the costs.
  private struct Step {
    var column: Int
    /// ±1.
    var direction: Int
    /// The highest level whose cost changes, and how fast that does.
    var level: Int32
    var rate: BigInt
    /// The same for a unit of the symbol as it was given.
    var unitRate: BigInt
  }

  /// Where a symbol that moves comes to a breakpoint.
  private struct Event {
    var symbol: Int
    /// The status of the breakpoint.
    var status: Int
    /// ±1: which way the symbol passes it.
    var direction: Int
    /// The length of the step until then, as a fraction.
    var distance: BigInt
    var speed: BigInt
    /// The same rounded to the nearest number.
    let length: Double

    /// Whether it comes earlier than another.
    func precedes(_ other: Event) -> Bool {
      // Rounding to the nearest keeps the order of what it does not make equal.
      if length != other.length { return length < other.length }
      let (left, right) = (distance * other.speed, other.distance * speed)
      return left == right ? symbol < other.symbol : left < right
    }
  }

  /// Makes the costs of some levels least in lexicographic order, at no cost to the levels above.
  ///
  /// Each step lowers the costs or moves nothing (a degenerate step). After many degenerate steps in a
  /// row Bland's rule takes over until the costs get lower, and under it no basis comes
  /// twice (*New finite pivoting rules for the simplex method*, 1977; lexicographic costs are those
  /// of an ordered field, where the proof holds as well). As there are finitely many bases, this ends.
  mutating func minimize(_ levels: some Sequence<Int32>) {
    let levels = Array(levels)
    var idleSteps = 0
    while let step = improvingStep(levels, byBlandsRule: idleSteps > basis.nonbasic.count) {
      let isIdle = take(step, byBlandsRule: idleSteps > basis.nonbasic.count)
      idleSteps = isIdle ? idleSteps + 1 : 0
    }
  }

  /// The step with the greatest rate at the highest level that has one; by Bland's rule that of the
  /// first symbol.
  private func improvingStep(_ levels: [Int32], byBlandsRule: Bool) -> Step? {
    var best: Step?
    // Moves that no level so far has anything against; what is required may forbid some at once.
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
        let rate = (slope * basis.denominator - multipliers[column]) * BigInt(direction)
        guard rate < 0 else { return !rate.isZero }
        let unitRate = rate << symbolExponents[symbol]
        let isBetter =
          best.map {
            byBlandsRule ? symbol < basis.nonbasic[$0.column] : unitRate < $0.unitRate
          } ?? true
        if isBetter {
          best = Step(
            column: column, direction: direction, level: level, rate: rate, unitRate: unitRate)
        }
        return true
      }
      if best != nil, !byBlandsRule { return best }
    }
    return best
  }

  /// The multipliers of some columns' nonbasic symbols at a level, times the denominator: what keeps
  /// the slopes of the basic symbols in balance.
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

  /// Moves a symbol past breakpoints for as long as that lowers the costs; whether it did not move.
  ///
  /// By Bland's rule it stops at the first breakpoint.
  private mutating func take(_ step: Step, byBlandsRule: Bool) -> Bool {
    let entering = basis.nonbasic[step.column]
    let start = costs[entering].breakpoints[statuses[entering] / 2]
    statuses[entering] += step.direction
    var rate = step.rate
    for event in events(of: step) {
      let symbol = event.symbol
      let beyond = event.status + event.direction
      func jump(_ level: Int32) -> BigInt {
        let cost = costs[symbol]
        return cost.slope(at: beyond, level: level) - cost.slope(at: statuses[symbol], level: level)
      }
      rate += event.speed * BigInt(event.direction) * jump(step.level)
      if !byBlandsRule, rate < 0,
        costs[symbol].terms.allSatisfy({ $0.level >= step.level || jump($0.level).isZero })
      {
        statuses[symbol] = beyond
        continue
      }
      statuses[symbol] = event.status
      let target = costs[symbol].breakpoints[event.status / 2]
      if symbol == entering {
        move(step.column, by: target - start)
      } else {
        exchange(step.column, for: symbol, at: target)
      }
      return event.distance.isZero
    }
    preconditionFailure("costs are never negative, so they cannot fall for ever")
  }

  /// The breakpoints that symbols come to, in the order of distances, then of symbols.
  private func events(of step: Step) -> [Event] {
    var events: [Event] = []
    for symbol in costs.indices {
      let velocity = BigInt(step.direction) * basis.value(of: symbol, at: step.column)
      guard !velocity.isZero else { continue }
      let direction = velocity < 0 ? -1 : 1
      let speed = BigInt(velocity.magnitude)
      let position = position(of: symbol)
      for (index, breakpoint) in costs[symbol].breakpoints.enumerated() {
        let status = 2 * index + 1
        guard (status - statuses[symbol]) * direction >= 0 else { continue }
        let distance = (breakpoint * basis.denominator - position) * BigInt(direction)
        events.append(
          Event(
            symbol: symbol, status: status, direction: direction, distance: distance, speed: speed,
            length: Double(nearest: distance, over: speed, timesPowerOfTwo: 0)))
      }
    }
    return events.sorted { $0.precedes($1) }
  }

  /// Moves the nonbasic symbol of a column.
  mutating func move(_ column: Int, by distance: BigInt) {
    for variable in values.indices where !basis.inverse[variable][column].isZero {
      values[variable] += basis.inverse[variable][column] * distance
    }
  }

  /// Lets the symbol of a column become basic in exchange for another one, which comes to a
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

  /// Finds the statuses of the basic symbols from their positions. At a breakpoint it is the one next
  /// to it with the least slope.
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
      for level in Set(cost.terms.map(\.level)).sorted() {
        let slopes = around.map { cost.slope(at: $0, level: level).magnitude }
        guard let least = slopes.min() else { continue }
        around = zip(around, slopes).filter { $1 == least }.map(\.0)
      }
      statuses[symbol] = around[0]
    }
  }
}
