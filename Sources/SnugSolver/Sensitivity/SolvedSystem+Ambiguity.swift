extension SolvedSystem {
  /// A direction within the optimal face in which every symbol that can move does. At a point of the
  /// face's relative interior, the free nonbasic symbols move at generic rates, which are unlikely to
  /// cancel and always the same. Symbols that don't move are determined.
  mutating func direction() -> Direction { direction(changedIn: components.indices) }

  /// The same, if only some components have changed since the last call.
  mutating func direction(changedIn changed: some Sequence<Int>) -> Direction {
    if rates.isEmpty { rates = Array(repeating: 0, count: origins.count) }
    for component in changed {
      computeRates(of: component)
      if leftover.isEmpty { continue }
      let moving = members(of: component).filter { rates[$0] != 0 }
      let free = dual.freeSymbols(among: moving, above: PiecewiseLinearCosts.perturbationLevel)
      if free.isEmpty { unsettled.remove(component) } else { unsettled.insert(component) }
    }
    guard rates.contains(where: { $0 != 0 }) else { return Direction() }
    let ofVariables = values({ rates[$0] }, constants: false)
    var summands = ofVariables.map { abs($0) }
    for transform in presolved.transforms.reversed() {
      summands[transform.variable] = presolved.transformEntries[transform.terms].reduce(0) {
        max($0, abs($1.coefficient) * summands[$1.symbol])
      }
    }
    return Direction(rates: ofVariables, summands: summands)
  }

  private mutating func computeRates(of component: Int) {
    let members = members(of: component)
    for symbol in members { rates[symbol] = 0 }
    var moves = dual.freeSymbols(among: members, above: preferenceLevel).map {
      Entry(symbol: $0, coefficient: generator.next())
    }
    if moves.isEmpty { return }
    let effect = dual.basis.effect(of: moves)
    let atEnd = effect.first { entry in
      let (lower, upper) = dual.interval(of: entry.symbol, above: preferenceLevel)
      let position = dual.positions[entry.symbol]
      return position <= lower + dual.tolerance.length || position >= upper - dual.tolerance.length
    }
    guard let atEnd else {
      for entry in moves + effect { rates[entry.symbol] = entry.coefficient }
      return
    }
    // A symbol at an end of its interval can block others.
    if dual.holds(atEnd.symbol, moves, above: preferenceLevel) { return }
    var face = face(of: component, above: preferenceLevel)
    face.moveToRelativeInterior()
    moves = face.simplex.positions.indices.compactMap { symbol in
      face.simplex.basis.isBasic[symbol] || face.isFixed(symbol)
        ? nil : Entry(symbol: symbol, coefficient: generator.next())
    }
    var local = Array(repeating: 0.0, count: face.simplex.positions.count)
    for entry in moves + face.simplex.basis.effect(of: moves) {
      local[entry.symbol] = entry.coefficient
    }
    for symbol in members { rates[symbol] = local[Int(indexInComponent[symbol])] }
  }

  /// The optimal face of a component for the levels above a limit.
  func face(of component: Int, above limit: Int32) -> OptimalFace {
    let (symbols, basis) = subsystem(of: component)
    return OptimalFace(
      of: symbols, in: dual, above: limit, basis, at: symbols.map { dual.positions[$0] })
  }

  /// The least and the greatest value of an expression on the optimal face.
  func range(of expression: LinearExpression, around value: Double) -> ClosedRange<Double> {
    var low = value
    var high = value
    for (component, entries) in entries(of: expression) {
      let position = entries.reduce(0) {
        $0 + $1.coefficient * self.position(of: members(of: component)[$1.symbol])
      }
      var face = face(of: component, above: preferenceLevel)
      guard face.canMove(entries) else { continue }
      low += face.extreme(of: entries, upwards: false).value - position
      high += face.extreme(of: entries, upwards: true).value - position
    }
    // Sums of numbers that are too large bound nothing.
    if low.isNaN { low = -.infinity }
    if high.isNaN { high = .infinity }
    return min(low, high)...max(low, high)
  }
}

/// Pseudo-random numbers from 1 to 2, between which no equation with small coefficients is likely
/// to hold. (Multiples of an irrational number would not do: any three of them cancel with the
/// right integer coefficients.)
struct GenericNumbers {
  private var state: UInt64 = 0

  /// A step of SplitMix64.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return 1 + Double(bits >> 11) / Double(1 << 53)
  }
}

/// A direction within the optimal face in which every variable that can move does.
struct Direction {
  /// The rate of each variable; empty if none moves.
  var rates: [Double] = []
  /// The largest summand of each rate, to tell zero from rounding errors.
  var summands: [Double] = []

  func moves(_ expression: LinearExpression) -> Bool {
    guard !rates.isEmpty else { return false }
    var rate = 0.0
    var summand = 0.0
    for term in expression.terms {
      rate += term.coefficient * rates[term.variable.index]
      summand = max(summand, abs(term.coefficient) * summands[term.variable.index])
    }
    return abs(rate) > Tolerance.rate * summand
  }

  func moves(_ variable: Variable) -> Bool {
    guard !rates.isEmpty else { return false }
    return abs(rates[variable.index]) > Tolerance.rate * summands[variable.index]
  }
}
