/// The half of the check that is about multipliers: each source's are a slope of what it costs,
/// what they do to the variables cancels, and the constant that is left is the cost.
struct SlopeCheck {
  private let check: CertificateCheck
  private let values: [Double]
  private let tolerance: ProofTolerance
  private let objective: LinearExpression?
  /// The levels, highest first; that of the objective is the last.
  private let strengths: [Double]
  private let told: [Double]
  /// Each source's multipliers, one for each level; none when it has no share.
  private var vectors: [Certificate.Source: [Double]] = [:]

  init(
    _ check: CertificateCheck, at values: [Double],
    levels: [(strength: Double, violation: Double)], minimizing objective: LinearExpression?
  ) {
    self.check = check
    self.values = values
    self.objective = objective
    tolerance = check.tolerance(at: values)
    strengths = levels.map(\.strength) + (objective == nil ? [] : [RangeEnd.objectiveStrength])
    told =
      levels.map(\.violation) + (objective.map { [$0.evaluated(at: values)] } ?? [])
  }

  /// Takes the shares down; says what of them cannot be read.
  mutating func read(_ certificate: Certificate) -> [Flaw.Reason] {
    var flaws: [Flaw.Reason] = []
    var last: Certificate.Source?
    for share in certificate.shares {
      let source = share.source
      let strengths = share.multipliers.map(\.strength)
      if check.constraint(of: source) == nil {
        flaws.append(.unknownSource(source))
      } else if last.map({ !($0 < source) }) ?? false
        || zip(strengths, strengths.dropFirst()).contains(where: { !($0 > $1) })
        || !share.multipliers.allSatisfy({ $0.value.isFinite && $0.value != 0 })
      {
        flaws.append(.malformedShare(source))
      } else {
        var vector = Array(repeating: 0.0, count: self.strengths.count)
        for multiplier in share.multipliers {
          if let level = self.strengths.firstIndex(of: multiplier.strength) {
            vector[level] = multiplier.value
          } else {
            flaws.append(.unknownLevel(multiplier.strength))
          }
        }
        vectors[source] = vector
      }
      last = source
    }
    return flaws
  }

  /// What is wrong with the shares that were read.
  var flaws: [Flaw.Reason] {
    // What each variable is multiplied by in each level, and the sizes that was added up from.
    let levels = strengths.indices
    var sums = Array(
      repeating: levels.map { _ in Sum() }, count: check.variableCount)
    var bounds = levels.map { _ in Sum() }
    func add(_ factor: Double, times expression: LinearExpression, to level: Int) {
      for term in expression.terms {
        sums[term.variable.index][level].add(factor * term.coefficient)
      }
      bounds[level].add(factor * expression.constant)
    }
    if let objective { add(1, times: objective, to: levels.count - 1) }
    let sources = check.sources
    for source in sources {
      guard let vector = vectors[source], let expression = check.constraint(of: source)?.expression
      else { continue }
      for level in levels where vector[level] != 0 {
        add(vector[level], times: expression, to: level)
      }
    }

    var flaws = sources.compactMap { source -> Flaw.Reason? in
      guard let constraint = check.constraint(of: source) else { return nil }
      let doubts = levels.map { level in
        ProofTolerance.rate * size(ofMultiplierOf: constraint.expression, sums, level)
      }
      return undueLevel(
        of: vectors[source] ?? levels.map { _ in 0 }, doubts, for: constraint
      ).map { .noSlope(source, strength: strengths[$0]) }
    }
    for variable in sums.indices {
      for level in levels where sums[variable][level].isLeft(check.coefficients[variable]) {
        flaws.append(
          .leftOver(
            Variable(index: variable), strength: strengths[level],
            coefficient: sums[variable][level].total))
      }
    }
    let doubts = doubtsOfBounds
    for level in levels {
      let slack =
        tolerance.length + ProofTolerance.rate * bounds[level].size + doubts[level]
      if !(abs(bounds[level].total - told[level]) <= slack) {
        flaws.append(
          .wrongBound(
            strength: strengths[level], told: told[level], proved: bounds[level].total))
      }
    }
    return flaws
  }

  /// What constraints that count as just met are off, and so the cost of each level: what they
  /// cost it, and what their multipliers make of it.
  private var doubtsOfBounds: [Double] {
    var doubts = strengths.map { _ in 0.0 }
    for source in check.sources {
      guard let constraint = check.constraint(of: source) else { continue }
      let value = abs(constraint.expression.evaluated(at: values))
      guard value > 0, value <= tolerance.slack(of: constraint.expression) else { continue }
      for (level, strength) in strengths.enumerated() {
        let isOwn = constraint.strength == .optional(strength)
        doubts[level] += value * (abs(vectors[source]?[level] ?? 0) + (isOwn ? 1 : 0))
      }
    }
    return doubts
  }

  /// What a multiplier was added up from, at most: the other summands of the variables it had to
  /// cancel, in the one among them that leaves the least doubt. Slopes being about one, so is this.
  private func size(
    ofMultiplierOf expression: LinearExpression, _ sums: [[Sum]], _ level: Int
  ) -> Double {
    let sizes = expression.terms.map {
      sums[$0.variable.index][level].size / abs($0.coefficient)
    }
    return max(1, sizes.min() ?? 1)
  }

  /// The level at which multipliers leave the interval of slopes of what a constraint costs where
  /// it stands; `nil` when they are one.
  private func undueLevel(
    of vector: [Double], _ doubts: [Double], for constraint: LinearConstraint
  ) -> Int? {
    let own: Int?
    switch constraint.strength {
    case .required: own = nil
    case .optional(let strength): own = strengths.firstIndex(of: strength)
    }
    let value = constraint.expression.evaluated(at: values)
    let slack = tolerance.slack(of: constraint.expression)
    let (isBelow, isAbove) = (value < -slack, value > slack)
    // The slope on either side of zero: nothing, or one in the own level. What is required has no
    // slope beyond zero: no multiplier is too large for it.
    let costsBelow = constraint.relation != .lessThanOrEqual
    let costsAbove = constraint.relation != .greaterThanOrEqual
    // Met from outside is not met; that it is broken has been said elsewhere.
    if own == nil, isBelow && costsBelow || isAbove && costsAbove { return nil }
    // Room to spare below zero leaves the slope there alone, and so above.
    let least = isAbove ? (costsAbove ? 1.0 : 0) : costsBelow ? -1 : 0
    let most = isBelow ? (costsBelow ? -1.0 : 0) : costsAbove ? 1 : 0
    func isUnbounded(_ slope: Double) -> Bool { own == nil && slope != 0 }
    if !isUnbounded(least), let level = firstDifference(vector, doubts, from: least, at: own),
      vector[level] < (level == own ? least : 0)
    {
      return level
    }
    if !isUnbounded(most), let level = firstDifference(vector, doubts, from: most, at: own),
      vector[level] > (level == own ? most : 0)
    {
      return level
    }
    return nil
  }

  /// The highest level at which multipliers differ from a slope in one level alone.
  private func firstDifference(
    _ vector: [Double], _ doubts: [Double], from slope: Double, at own: Int?
  ) -> Int? {
    vector.indices.first { abs(vector[$0] - ($0 == own ? slope : 0)) > doubts[$0] }
  }
}
