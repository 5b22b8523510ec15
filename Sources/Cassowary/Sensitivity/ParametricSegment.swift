/// How an answer changes with one parameter as long as no symbol leaves the segment it is on: every
/// variable in a straight line (*parametric programming*).
struct Course {
  /// The variable that is the parameter.
  let parameter: Int
  /// The parameter's value the course begins at, and those between which it is right.
  let start: Double
  let low: Double
  let high: Double
  /// The variables that move, with where they begin and how fast they go.
  private var moving: [Moving] = []

  private struct Moving {
    var variable: Int32
    var start: Double
    var rate: Double
  }

  /// Moves values to where they are for a value of the parameter.
  func move(_ values: inout [Double], to value: Double) {
    let distance = value - start
    for entry in moving { values[Int(entry.variable)] = entry.start + distance * entry.rate }
  }

  /// How fast each of all variables goes.
  func rates(count: Int) -> [Double] {
    var rates = [Double](repeating: 0, count: count)
    for entry in moving { rates[Int(entry.variable)] = entry.rate }
    return rates
  }

  /// `nil` when a turn of the course is nearer than `reach`, at the start even: then it is not worth
  /// the trouble.
  init?(of parameter: Int, in system: inout SolvedSystem, values: [Double], reach: Double) {
    guard system.narrowed.isEmpty else { return nil }
    let symbol = Int(system.symbols[parameter])
    let start = system.dual.positions[symbol]
    var room = Room(tolerance: system.dual.tolerance.length)
    let column = system.dual.basis.column(of: symbol)
    for entry in column {
      let (low, high) = system.dual.costs.interval(
        system.dual.statuses[entry.symbol], of: entry.symbol)
      room.limit(
        from: low, to: high, at: system.dual.positions[entry.symbol], rate: entry.coefficient)
    }
    for constant in system.constants {
      let rate = system.rate(of: constant, with: parameter)
      guard rate != 0 else { continue }
      let position = system.constant(constant)
      for bound in system.presolved.bounds[constant] where bound.isRequired {
        room.limit(
          from: bound.relation == .lessThanOrEqual ? -.infinity : bound.target,
          to: bound.relation == .greaterThanOrEqual ? .infinity : bound.target,
          at: position, rate: rate)
      }
    }
    guard min(-room.low, room.high) > reach else { return nil }
    self.parameter = parameter
    self.start = start
    low = start + room.low
    high = start + room.high
    var rates = [Double](repeating: 0, count: system.origins.count)
    rates[symbol] = 1
    for entry in column { rates[entry.symbol] = entry.coefficient }
    let speeds = system.values({ rates[$0] }, constants: false)
    for (variable, rate) in speeds.enumerated() where rate != 0 {
      moving.append(Moving(variable: Int32(variable), start: values[variable], rate: rate))
    }
  }

  /// How far the parameter can go each way.
  private struct Room {
    let tolerance: Double
    var low = -Double.infinity
    var high = Double.infinity

    /// Keeps what moves at a rate away from the ends of an interval.
    mutating func limit(from start: Double, to end: Double, at position: Double, rate: Double) {
      let below = (start + 2 * tolerance - position) / rate
      let above = (end - 2 * tolerance - position) / rate
      low = max(low, min(below, above))
      high = min(high, max(below, above))
    }
  }
}

extension SolvedSystem {
  /// How fast something that depends on parameters alone moves with one of them.
  fileprivate func rate(of constant: Int, with parameter: Int) -> Double {
    let row = constant - presolved.formulation.variableCount
    guard row >= 0 else { return constant == parameter ? 1 : 0 }
    return presolved.rows[row].first { $0.symbol == parameter }?.coefficient ?? 0
  }

  /// Catches up with a course: nothing turns there.
  mutating func follow(_ course: Course, to value: Double) {
    dual.move(parameter: Int(symbols[course.parameter]), to: value)
    _ = dual.optimize()
  }

  /// Gives a parameter another value, and says in which parts something else is free now; `nil` when
  /// there is no answer by this way.
  mutating func move(_ parameter: Int, to value: Double) -> Set<Int>? {
    narrowed = [:]
    let symbol = Int(symbols[parameter])
    dual.changed.removeAll(keepingCapacity: true)
    dual.move(parameter: symbol, to: value)
    guard constantsHold, dual.optimize() == .optimal else { return nil }
    var changed = Set(parts.indices)
    if let turning, turning.parameter == parameter { changed = turning.parts }
    for symbol in dual.changed { changed.insert(Int(partOfSymbol[symbol])) }
    var turning: Set<Int> = []
    for entry in dual.basis.column(of: symbol) where dual.isTurning(entry.symbol) {
      turning.insert(Int(partOfSymbol[entry.symbol]))
    }
    self.turning = (parameter, turning)
    return changed.union(turning)
  }
}

extension DualSimplex {
  /// Whether a basic symbol is at an end of its segment.
  fileprivate func isTurning(_ basic: Int) -> Bool {
    let (low, high) = costs.interval(statuses[basic], of: basic)
    let position = positions[basic]
    return position <= low + 2 * tolerance.length || position >= high - 2 * tolerance.length
  }
}
