/// Checks the multipliers: those of each source are a slope of its cost, the variables cancel,
/// and the remaining constant is the cost.
struct SlopeCheck {
  private let check: CertificateCheck
  private let point: Point
  private let objective: LinearExpression?
  /// The levels, highest first; that of the objective is the last.
  private let strengths: [Double]
  private let claimed: [Double]
  private var multipliers: [Multiplier] = []
  private var multipliersOfRow: [Range<Int>]
  private var sums: [LevelSums]
  /// The sum of the constants at each level.
  private var bounds: [Sum]

  private struct Multiplier {
    var level: Int
    var value: Double
  }

  init(
    _ check: CertificateCheck, at point: Point,
    levels: [(strength: Double, violation: Double)], minimizing objective: LinearExpression?
  ) {
    self.check = check
    self.point = point
    self.objective = objective
    strengths = check.strengths + (objective == nil ? [] : [RangeEnd.objectiveStrength])
    claimed = levels.map(\.violation) + (objective.map { [$0.evaluated(at: point.values)] } ?? [])
    multipliersOfRow = Array(repeating: 0..<0, count: check.rows.count)
    sums = Array(repeating: LevelSums(), count: check.variableCount)
    bounds = strengths.map { _ in Sum() }
  }

  /// Reads the shares, and returns errors of form.
  mutating func read(_ certificate: Certificate) -> [VerificationFailure.Reason] {
    var failures: [VerificationFailure.Reason] = []
    if let objective {
      add(1, times: objective.terms[...], plus: objective.constant, to: strengths.count - 1)
    }
    var last: Certificate.Source?
    for share in certificate.shares {
      let source = share.source
      if let row = check.rowOfSource[source] {
        if last.map({ !($0 < source) }) ?? false || !Self.isWellFormed(share.multipliers) {
          failures.append(.malformedShare(source))
        } else {
          failures += read(share.multipliers, of: row)
        }
      } else {
        failures.append(.unknownSource(source))
      }
      last = source
    }
    for variable in sums.indices { sums[variable].sort() }
    return failures
  }

  /// Whether no multiplier is zero, and each is of a lower level than the one before.
  private static func isWellFormed(_ multipliers: [Certificate.LevelMultiplier]) -> Bool {
    zip(multipliers, multipliers.dropFirst()).allSatisfy { $0.strength > $1.strength }
      && multipliers.allSatisfy { $0.value.isFinite && $0.value != 0 }
  }

  private mutating func read(
    _ share: [Certificate.LevelMultiplier], of index: Int
  ) -> [VerificationFailure.Reason] {
    var failures: [VerificationFailure.Reason] = []
    let start = multipliers.count
    let row = check.rows[index]
    for multiplier in share {
      guard let level = level(of: multiplier.strength) else {
        failures.append(.unknownLevel(multiplier.strength))
        continue
      }
      multipliers.append(Multiplier(level: level, value: multiplier.value))
      add(multiplier.value, times: check.terms[row.terms], plus: row.constant, to: level)
    }
    multipliersOfRow[index] = start..<multipliers.count
    return failures
  }

  private func level(of strength: Double) -> Int? {
    if objective != nil, strength == RangeEnd.objectiveStrength { return strengths.count - 1 }
    return check.levelOfStrength[strength]
  }

  private mutating func add(
    _ factor: Double, times terms: ArraySlice<LinearExpression.Term>, plus constant: Double,
    to level: Int
  ) {
    for term in terms { sums[term.variable.index].add(factor * term.coefficient, to: level) }
    bounds[level].add(factor * constant)
  }

  /// The errors in the shares.
  var failures: [VerificationFailure.Reason] {
    let ofMultipliers = ProofTolerance.precisions.lazy.map(failuresOfMultipliers)
    var failures = ofMultipliers.first(where: \.isEmpty) ?? ofMultipliers[0]
    let uncertainties = uncertainties
    for (level, bound) in bounds.enumerated() {
      let slack = point.tolerance.length + ProofTolerance.rate * bound.size + uncertainties[level]
      if !(abs(bound.total - claimed[level]) <= slack) {
        failures.append(
          .wrongBound(strength: strengths[level], claimed: claimed[level], proved: bound.total))
      }
    }
    return failures
  }

  private func failuresOfMultipliers(at precision: Double) -> [VerificationFailure.Reason] {
    var failures = check.rows.indices.compactMap { row in
      undueLevel(of: row, at: precision).map {
        VerificationFailure.Reason.noSlope(check.rows[row].source, strength: strengths[$0])
      }
    }
    for (variable, sums) in sums.enumerated() {
      for (level, sum) in sums.entries
      where sum.isLeft(check.coefficients[variable], at: precision) {
        failures.append(
          .leftOver(
            Variable(index: variable), strength: strengths[level], coefficient: sum.total))
      }
    }
    return failures
  }

  /// The uncertainty of each level's cost. A constraint counts as met if its violation is below the
  /// tolerance; this is the sum of these violations, and of each times the constraint's multiplier.
  private var uncertainties: [Double] {
    var uncertainties = strengths.map { _ in 0.0 }
    for (index, row) in check.rows.enumerated() {
      let value = abs(point.leftSides[index])
      guard value > 0, value <= point.tolerance.length * row.scale else { continue }
      if let level = row.level { uncertainties[level] += value }
      for multiplier in multipliers[multipliersOfRow[index]] {
        uncertainties[multiplier.level] += value * abs(multiplier.value)
      }
    }
    return uncertainties
  }

  /// The highest level at which multipliers leave the interval of slopes at the constraint's
  /// value; `nil` if they are within.
  private func undueLevel(of index: Int, at precision: Double) -> Int? {
    let row = check.rows[index]
    let isRequired = row.level == nil
    let value = point.leftSides[index]
    let slack = point.tolerance.length * row.scale
    let (isBelow, isAbove) = (value < -slack, value > slack)
    // The slope on either side of zero is zero, or one at the constraint's own level. A required
    // constraint has no limit on the side it forbids: no multiplier is too large.
    let costsBelow = row.relation != .lessThanOrEqual
    let costsAbove = row.relation != .greaterThanOrEqual
    // A broken requirement has no slope. It is reported elsewhere.
    if isRequired, isBelow && costsBelow || isAbove && costsAbove { return nil }
    // Where the value is below or above zero, only the slope of that side is allowed.
    let least = isAbove ? (costsAbove ? 1.0 : 0) : costsBelow ? -1 : 0
    let most = isBelow ? (costsBelow ? -1.0 : 0) : costsAbove ? 1 : 0
    for (slope, sign) in [(least, -1.0), (most, 1)] where !isRequired || slope == 0 {
      let first = firstDifference(of: index, from: slope, at: precision)
      if let (level, difference) = first, difference * sign > 0 { return level }
    }
    return nil
  }

  /// The highest level at which multipliers differ from a slope at the constraint's own level.
  private func firstDifference(
    of index: Int, from slope: Double, at precision: Double
  ) -> (level: Int, difference: Double)? {
    let row = check.rows[index]
    var isOwnMissing = slope != 0
    for multiplier in multipliers[multipliersOfRow[index]] {
      let level = multiplier.level
      if isOwnMissing, let own = row.level, own <= level {
        isOwnMissing = false
        if own < level, abs(slope) > precision * magnitude(of: row, own) { return (own, -slope) }
      }
      let difference = multiplier.value - (level == row.level ? slope : 0)
      if abs(difference) > precision * magnitude(of: row, level) { return (level, difference) }
    }
    if isOwnMissing, let own = row.level, abs(slope) > precision * magnitude(of: row, own) {
      return (own, -slope)
    }
    return nil
  }

  /// The magnitude to which a multiplier's tolerance is relative: the size of the summands that it
  /// cancels, for that of its variables where the size is least. It is at least one, the magnitude of
  /// slopes.
  private func magnitude(of row: CertificateCheck.Row, _ level: Int) -> Double {
    let sizes = check.terms[row.terms].lazy.map {
      sums[$0.variable.index].size(at: level) / abs($0.coefficient)
    }
    return max(1, sizes.min() ?? 1)
  }
}
