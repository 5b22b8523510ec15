extension SolvedSystem {
  /// How each variable moves when everything that is free on the optimal face moves at once, by
  /// amounts unlikely to cancel: numbers without pattern, the same ones each time.
  ///
  /// A face is spanned by the free parametric symbols at a point of its relative interior, so what
  /// depends on none of them is settled, and what moves is not.
  mutating func motion() -> Motion {
    motion(changedIn: parts.indices)
  }

  /// The same when nothing but some parts has changed since the last time.
  mutating func motion(changedIn parts: some Sequence<Int>) -> Motion {
    var motion = speeds
    var random = generator
    speeds = []
    if motion.isEmpty { motion = Array(repeating: 0, count: origins.count) }
    for part in parts {
      for symbol in self.parts[part] { motion[Int(symbol)] = 0 }
      stir(part, &motion, &random)
      if leftover.isEmpty { continue }
      let isUnsettled = self.parts[part].contains { symbol in
        motion[Int(symbol)] != 0 && !dual.basis.isBasic[Int(symbol)]
          && !dual.isFixed(Int(symbol), above: PiecewiseLinearCosts.perturbationLevel)
      }
      if isUnsettled { unsettled.insert(part) } else { unsettled.remove(part) }
    }
    generator = random
    speeds = motion
    guard motion.contains(where: { $0 != 0 }) else { return Motion() }
    let speeds = values({ self.speeds[$0] }, constants: false)
    var summands = speeds.map { abs($0) }
    for step in presolved.transforms.reversed() {
      summands[step.variable] = presolved.transformEntries[step.terms].reduce(0) {
        max($0, abs($1.coefficient) * summands[$1.symbol])
      }
    }
    return Motion(speeds: speeds, summands: summands)
  }

  /// Lets everything free in a part move.
  private mutating func stir(
    _ part: Int, _ motion: inout [Double], _ generator: inout GenericNumbers
  ) {
    var moves: [Entry] = []
    for symbol in parts[part] {
      let symbol = Int(symbol)
      guard !dual.basis.isBasic[symbol], !dual.isFixed(symbol, above: preferenceLevel) else {
        continue
      }
      motion[symbol] = generator.next()
      moves.append(Entry(symbol: symbol, coefficient: motion[symbol]))
    }
    if moves.isEmpty { return }
    for entry in dual.basis.effect(of: moves) {
      let (lower, upper) = dual.interval(of: entry.symbol, above: preferenceLevel)
      let position = dual.positions[entry.symbol]
      let tolerance = dual.tolerance.length
      guard position > lower + tolerance, position < upper - tolerance else {
        // Something stands at an edge, and may keep others from moving.
        for symbol in parts[part] { motion[Int(symbol)] = 0 }
        if dual.holds(entry.symbol, moves, above: preferenceLevel) { return }
        return stirInside(part, &motion, &generator)
      }
      motion[entry.symbol] = entry.coefficient
    }
  }

  /// The same by way of a point at which nothing that can move stands at an edge.
  private mutating func stirInside(
    _ part: Int, _ motion: inout [Double], _ generator: inout GenericNumbers
  ) {
    var face = face(of: part, above: preferenceLevel)
    face.moveToRelativeInterior()
    var local = Array(repeating: 0.0, count: face.simplex.positions.count)
    for symbol in local.indices where !face.simplex.basis.isBasic[symbol] && !face.isFixed(symbol) {
      local[symbol] = generator.next()
    }
    let moves = local.indices.filter { local[$0] != 0 }.map {
      Entry(symbol: $0, coefficient: local[$0])
    }
    for entry in face.simplex.basis.effect(of: moves) { local[entry.symbol] = entry.coefficient }
    for (index, symbol) in members(of: part).enumerated() {
      motion[symbol] = local[face.symbol(ofMember: index)]
    }
  }

  /// What the levels above a limit leave free of a part.
  mutating func face(of part: Int, above limit: Int32) -> OptimalFace {
    OptimalFace(of: members(of: part), in: dual, above: limit, localIndex: &localIndex)
  }

  /// The least and the greatest value of an expression on the optimal face.
  func range(of expression: LinearExpression, around value: Double) -> ClosedRange<Double> {
    var low = value
    var high = value
    var system = self
    for (part, entries) in entries(of: expression) {
      let position = entries.reduce(0) {
        $0 + $1.coefficient * self.position(of: members(of: part)[$1.symbol])
      }
      var face = system.face(of: part, above: preferenceLevel)
      guard face.canMove(entries) else { continue }
      low += face.extreme(of: entries, upwards: false).value - position
      high += face.extreme(of: entries, upwards: true).value - position
    }
    return min(low, high)...max(low, high)
  }
}

/// Numbers from 1 to 2 that no small equation holds between: those of a generator of pseudo-random
/// numbers. (Multiples of an irrational number are not enough: any three of them cancel with the
/// right whole coefficients.)
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

/// A motion within the optimal face that stirs everything that can move.
struct Motion {
  /// How fast each variable moves; empty when nothing does.
  var speeds: [Double] = []
  /// The largest number each speed was added up from, to tell rest from what cancelled.
  var summands: [Double] = []

  func moves(_ expression: LinearExpression) -> Bool {
    guard !speeds.isEmpty else { return false }
    var speed = 0.0
    var summand = 0.0
    for term in expression.terms {
      speed += term.coefficient * speeds[term.variable.index]
      summand = max(summand, abs(term.coefficient) * summands[term.variable.index])
    }
    return abs(speed) > Tolerance.rate * summand
  }

  func moves(_ variable: Variable) -> Bool {
    guard !speeds.isEmpty else { return false }
    return abs(speeds[variable.index]) > Tolerance.rate * summands[variable.index]
  }
}
