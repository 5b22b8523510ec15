extension SolvedSystem {
  /// Which variables can take another value on the optimal face.
  ///
  /// A face is spanned by the free parametric symbols at a point of its relative interior. A
  /// variable that depends on none of them is settled. Whether one that was taken out depends on
  /// them is decided by moving all of them at once, by amounts unlikely to cancel: numbers without
  /// pattern, the same ones each time.
  func ambiguousVariables() -> [Bool] {
    guard components.contains(where: { !$0.face.isSettled }) else {
      return Array(repeating: false, count: placeOfVariable.count)
    }
    let motions = components.map { $0.face.genericMotion() }
    let motion = values({ motions[$0.component][$0.symbol] }, constants: false)
    var reach = motion.map { max(1, abs($0)) }
    for step in reduction.steps.reversed() {
      reach[step.variable] = step.terms.reduce(0) {
        max($0, abs($1.coefficient) * reach[$1.symbol])
      }
    }
    return motion.indices.map { abs(motion[$0]) > Tolerance.rate * reach[$0] }
  }

  /// The least and the greatest value of a variable on the optimal face.
  func range(of variable: Variable, around value: Double) -> ClosedRange<Double> {
    var low = value
    var high = value
    for (component, part) in parts(of: LinearExpression(variable)) {
      let settled = components[component].simplex.positions
      let position = part.reduce(0) { $0 + $1.coefficient * settled[$1.symbol] }
      let face = components[component].face
      low += (face.least(part) ?? -.infinity) - position
      high += (face.greatest(part) ?? .infinity) - position
    }
    return min(low, high)...max(low, high)
  }
}

extension Simplex {
  /// How each symbol moves when every free parametric symbol moves by an amount of its own.
  func genericMotion() -> [Double] {
    var motion = Array(repeating: 0.0, count: positions.count)
    // Multiples of the golden ratio, their whole part dropped, are spread evenly over 0 … 1.
    var fraction = 0.0
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
