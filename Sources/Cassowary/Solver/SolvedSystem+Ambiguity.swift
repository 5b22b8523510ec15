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
    }
    generator = random
    speeds = motion
    guard motion.contains(where: { $0 != 0 }) else { return Motion() }
    let speeds = values({ self.speeds[$0] }, constants: false)
    var summands = speeds.map { abs($0) }
    for step in reduction.steps.reversed() {
      summands[step.variable] = reduction.stepEntries[step.terms].reduce(0) {
        max($0, abs($1.coefficient) * summands[$1.symbol])
      }
    }
    return Motion(speeds: speeds, summands: summands)
  }

  /// Lets everything free in a part move.
  private mutating func stir(
    _ part: Int, _ motion: inout [Double], _ generator: inout Speeds
  ) {
    var isAnyFree = false
    for symbol in parts[part] {
      let symbol = Int(symbol)
      guard !dual.tableau.isBasic(symbol), !dual.isBoxed(symbol, above: preferenceLevel) else {
        continue
      }
      isAnyFree = true
      motion[symbol] = generator.next()
    }
    guard isAnyFree else { return }
    for symbol in parts[part] {
      let symbol = Int(symbol)
      let row = dual.tableau.row(of: symbol)
      guard row.contains(where: { motion[$0.symbol] != 0 }) else { continue }
      let (lower, upper) = dual.box(of: symbol, above: preferenceLevel)
      let position = dual.positions[symbol]
      let tolerance = dual.tolerance.length
      guard position > lower + tolerance, position < upper - tolerance else {
        // Something stands at an edge, and may keep others from moving.
        return stirInside(members(of: part), &motion, &generator)
      }
      motion[symbol] = row.generic { motion[$0] }
    }
  }

  /// The same by way of a point at which nothing that can move stands at an edge.
  private mutating func stirInside(
    _ part: [Int], _ motion: inout [Double], _ generator: inout Speeds
  ) {
    var face = dual.face(of: part, above: preferenceLevel, localIndex: &localIndex).simplex
    face.moveToRelativeInterior()
    for (place, symbol) in part.enumerated() where !face.tableau.isBasic(place) {
      motion[symbol] = face.isFixed(place) ? 0 : generator.next()
    }
    for (place, symbol) in part.enumerated() where face.tableau.isBasic(place) {
      // Parameters, behind the others, do not move.
      motion[symbol] = face.tableau.row(of: place).generic {
        $0 < part.count ? motion[part[$0]] : 0
      }
    }
  }

  /// The least and the greatest value of an expression on the optimal face.
  func range(of expression: LinearExpression, around value: Double) -> ClosedRange<Double> {
    var low = value
    var high = value
    var localIndex = localIndex
    for (part, entries) in entries(of: expression) {
      let members = members(of: part)
      let position = entries.reduce(0) {
        $0 + $1.coefficient * self.position(of: members[$1.symbol])
      }
      let face = dual.face(of: members, above: preferenceLevel, localIndex: &localIndex).simplex
      low += (face.least(entries) ?? -.infinity) - position
      high += (face.greatest(entries) ?? .infinity) - position
    }
    return min(low, high)...max(low, high)
  }
}

/// Numbers from 1 to 2 that no small equation holds between: those of a generator of pseudo-random
/// numbers. (Multiples of an irrational number are not enough: any three of them cancel with the
/// right whole coefficients.)
struct Speeds {
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

extension [Tableau.Entry] {
  /// The sum of what a row mentions; zero where the summands cancelled.
  fileprivate func generic(_ motion: (Int) -> Double) -> Double {
    var sum = 0.0
    var reach = 0.0
    for entry in self {
      let part = entry.coefficient * motion(entry.symbol)
      sum += part
      reach = Swift.max(reach, abs(part))
    }
    return abs(sum) > Tolerance.rate * reach ? sum : 0
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

extension Simplex {
  /// The least value of a combination on the face; `nil` when it has none.
  func least(_ combination: [Tableau.Entry]) -> Double? {
    bound(of: combination, upwards: false)
  }

  /// The greatest value of a combination on the face; `nil` when it has none.
  func greatest(_ combination: [Tableau.Entry]) -> Double? {
    bound(of: combination, upwards: true)
  }

  private func bound(of combination: [Tableau.Entry], upwards: Bool) -> Double? {
    var simplex = self
    let symbol = simplex.symbol(for: combination)
    guard simplex.canMove(symbol) else { return simplex.positions[symbol] }
    let found = simplex.extreme(of: symbol, upwards: upwards, reach: Self.farAway)
      .positions[symbol]
    return abs(found - simplex.positions[symbol]) < Self.farAway / 2 ? found : nil
  }

  /// Farther than any length a layout can have: what gets half as far has no bound.
  private static let farAway = 1e12
}
