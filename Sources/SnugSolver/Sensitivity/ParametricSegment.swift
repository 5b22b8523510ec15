/// An optimum as a function of one parameter, while every symbol stays on its segment of the costs.
/// Every variable is a linear function of the parameter (*parametric programming*).
struct ParametricSegment {
  /// The variable that is the parameter.
  let parameter: Int
  /// The parameter's value at the optimum, and the values between which the segment is valid.
  let start: Double
  let low: Double
  let high: Double
  /// The values of the variables at `start`, and their rates.
  let values: [Double]
  let rates: [Double]

  func values(at value: Double) -> [Double] {
    zip(values, rates).map { Tolerance.limited($0 + (value - start) * $1) }
  }

  /// `nil` if an end of the segment is within `distance`.
  ///
  /// - Parameter column: the rate of each basic symbol with the parameter.
  init?(
    of parameter: Int, _ column: [Entry], in system: SolvedSystem, values: [Double],
    longerThan distance: Double = 0
  ) {
    guard system.narrowed.isEmpty else { return nil }
    let symbol = Int(system.symbols[parameter])
    let start = system.dual.positions[symbol]
    // The parameter's range.
    var lowest = -Double.infinity
    var highest = Double.infinity
    let slack = 2 * system.dual.tolerance.length
    /// Keeps a symbol that moves at a rate inside an interval.
    func narrow(from start: Double, to end: Double, at position: Double, rate: Double) {
      let below = (start + slack - position) / rate
      let above = (end - slack - position) / rate
      lowest = max(lowest, min(below, above))
      highest = min(highest, max(below, above))
    }
    for entry in column {
      let (low, high) = system.dual.costs.interval(
        system.dual.statuses[entry.symbol], of: entry.symbol)
      narrow(
        from: low, to: high, at: system.dual.positions[entry.symbol], rate: entry.coefficient)
    }
    for constant in system.constants {
      let rate = system.rate(of: constant, with: parameter)
      guard rate != 0 else { continue }
      let position = system.constant(constant)
      for bound in system.presolved.bounds[constant] where bound.isRequired {
        narrow(
          from: bound.relation == .lessThanOrEqual ? -.infinity : bound.target,
          to: bound.relation == .greaterThanOrEqual ? .infinity : bound.target,
          at: position, rate: rate)
      }
    }
    guard min(-lowest, highest) > distance else { return nil }
    self.parameter = parameter
    self.start = start
    self.values = values
    low = start + lowest
    high = start + highest
    var ofSymbols = [Double](repeating: 0, count: system.origins.count)
    ofSymbols[symbol] = 1
    for entry in column { ofSymbols[entry.symbol] = entry.coefficient }
    rates = system.values({ ofSymbols[$0] }, constants: false)
  }
}

extension SolvedSystem {
  /// The rate of a symbol that depends only on parameters, with one of them.
  fileprivate func rate(of constant: Int, with parameter: Int) -> Double {
    let row = constant - presolved.formulation.variableCount
    guard row >= 0 else { return constant == parameter ? 1 : 0 }
    return presolved.rows[row].first { $0.symbol == parameter }?.coefficient ?? 0
  }

  /// The rate of each basic symbol with a parameter.
  mutating func column(of parameter: Int) -> [Entry] {
    dual.basis.effect(of: [Entry(symbol: Int(symbols[parameter]), coefficient: 1)])
  }

  /// Gives a parameter another value; returns `false` if the system has to be solved from scratch.
  mutating func move(_ parameter: Int, to value: Double) -> Bool {
    narrowed = [:]
    dual.changed.removeAll(keepingCapacity: true)
    dual.move(parameter: Int(symbols[parameter]), to: value)
    return constantsHold && dual.optimize() == .optimal
  }

  /// The components whose free symbols may change when a parameter moves.
  mutating func componentsChanged(by parameter: Int, _ column: [Entry]) -> [Int] {
    let isFirst = atBreakpoint?.parameter != parameter
    var isChanged = Array(repeating: isFirst, count: components.count)
    for component in atBreakpoint?.components ?? [] { isChanged[component] = true }
    for symbol in dual.changed { isChanged[Int(componentOfSymbol[symbol])] = true }
    var found: [Int] = []
    for entry in column where dual.isAtBreakpoint(entry.symbol) {
      found.append(Int(componentOfSymbol[entry.symbol]))
      isChanged[found[found.count - 1]] = true
    }
    atBreakpoint = (parameter, found)
    return isChanged.indices.filter { isChanged[$0] }
  }
}

extension DualSimplex {
  /// Whether a basic symbol is at an end of its segment.
  fileprivate func isAtBreakpoint(_ basic: Int) -> Bool {
    let (low, high) = costs.interval(statuses[basic], of: basic)
    let position = positions[basic]
    return position <= low + 2 * tolerance.length || position >= high - 2 * tolerance.length
  }
}
