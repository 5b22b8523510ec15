extension SolvedSystem {
  /// How each variable moves when everything that is free on the optimal face moves at once, by
  /// amounts unlikely to cancel: numbers without pattern, the same ones each time.
  ///
  /// A face is spanned by the free parametric symbols at a point of its relative interior, so what
  /// depends on none of them is settled, and what moves is not.
  func motion() -> Motion {
    guard components.contains(where: { !$0.face.isSettled }) else {
      return Motion(
        speeds: Array(repeating: 0, count: placeOfVariable.count),
        summands: Array(repeating: 0, count: placeOfVariable.count))
    }
    var fraction = 0.0
    let motions = components.map { $0.face.genericMotion(after: &fraction) }
    let speeds = values({ motions[$0.component][$0.symbol] }, constants: false)
    var summands = speeds.map { max(1, abs($0)) }
    for step in reduction.steps.reversed() {
      summands[step.variable] = step.terms.reduce(0) {
        max($0, abs($1.coefficient) * summands[$1.symbol])
      }
    }
    return Motion(speeds: speeds, summands: summands)
  }

  /// The least and the greatest value of an expression on the optimal face.
  func range(of expression: LinearExpression, around value: Double) -> ClosedRange<Double> {
    var low = value
    var high = value
    for (component, part) in parts(of: expression) {
      let settled = components[component].simplex.positions
      let position = part.reduce(0) { $0 + $1.coefficient * settled[$1.symbol] }
      let face = components[component].face
      low += (face.least(part) ?? -.infinity) - position
      high += (face.greatest(part) ?? .infinity) - position
    }
    return min(low, high)...max(low, high)
  }
}

/// A motion within the optimal face that stirs everything that can move.
struct Motion {
  /// How fast each variable moves.
  let speeds: [Double]
  /// The largest number each speed was added up from, to tell rest from what cancelled.
  let summands: [Double]

  func moves(_ expression: LinearExpression) -> Bool {
    var speed = 0.0
    var summand = 0.0
    for term in expression.terms {
      speed += term.coefficient * speeds[term.variable.index]
      summand = max(summand, abs(term.coefficient) * summands[term.variable.index])
    }
    return abs(speed) > Tolerance.rate * summand
  }
}

extension Simplex {
  /// How each symbol moves when every free parametric symbol moves by an amount of its own, also
  /// among all components: what was taken out may depend on several of them.
  func genericMotion(after fraction: inout Double) -> [Double] {
    var motion = Array(repeating: 0.0, count: positions.count)
    // Multiples of the golden ratio, their whole part dropped, are spread evenly over 0 … 1.
    for symbol in positions.indices where !tableau.isBasic[symbol] && !isFixed(symbol) {
      fraction = (fraction + 0.6180339887498949).truncatingRemainder(dividingBy: 1)
      motion[symbol] = 1 + fraction
    }
    for symbol in positions.indices where tableau.isBasic[symbol] {
      let row = tableau.rows[symbol]
      let sum = row.reduce(0) { $0 + $1.coefficient * motion[$1.symbol] }
      let reach = row.reduce(0) { max($0, abs($1.coefficient * motion[$1.symbol])) }
      motion[symbol] = abs(sum) > Tolerance.rate * reach ? sum : 0
    }
    return motion
  }

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
