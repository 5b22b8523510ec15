/// Checks certificates from constraints, values and multipliers alone.
///
/// It has no tableau, no presolve and no components, and uses none of the solver's code, so it
/// cannot repeat the solver's errors.
package struct CertificateCheck: Sendable {
  let constraints: [LinearConstraint]
  /// The domain of each variable; `nil` for any number.
  let domains: [LinearConstraint?]
  let dropped: Set<Int>
  let variableCount: Int
  /// All sources of shares, in the order of a certificate.
  private(set) var rows: [Row] = []
  /// The terms of all rows, in one array because every check passes over all of them.
  private(set) var terms: [LinearExpression.Term] = []
  /// The row of each source that can have a share.
  private(set) var rowOfSource: [Certificate.Source: Int] = [:]
  let strengths: [Double]
  let levelOfStrength: [Double: Int]
  let magnitude: Double
  let coefficients: [Double]

  /// A constraint that was not dropped, or a domain.
  struct Row: Sendable {
    var source: Certificate.Source
    var relation: LinearConstraint.Relation
    /// `nil` when it is required.
    var level: Int?
    var terms: Range<Int>
    var constant: Double
    /// The error of the left side if each variable is off by one; at least one.
    var scale: Double
  }

  /// `dropped` are the constraints dropped because of a conflict.
  package init(
    constraints: [LinearConstraint], isNonnegative: [Bool], parameters: [Parameter],
    dropped: Set<Int>
  ) {
    self.constraints = constraints
    self.dropped = dropped
    variableCount = isNonnegative.count
    var domains = isNonnegative.enumerated().map { index, isNonnegative in
      isNonnegative
        ? LinearConstraint(
          LinearExpression(Variable(index: index)), .greaterThanOrEqual, strength: .required) : nil
    }
    for parameter in parameters {
      domains[parameter.variable] = LinearConstraint(
        LinearExpression(Variable(index: parameter.variable)) - parameter.value, .equal,
        strength: .required)
    }
    self.domains = domains

    var magnitude = 0.0
    var coefficients = Array(repeating: 0.0, count: variableCount)
    for constraint in constraints + domains.compactMap(\.self) {
      magnitude = max(magnitude, abs(constraint.expression.constant))
      for term in constraint.expression.terms {
        coefficients[term.variable.index] = max(
          coefficients[term.variable.index], abs(term.coefficient))
      }
    }
    self.magnitude = magnitude
    self.coefficients = coefficients

    let kept = constraints.indices.filter { !dropped.contains($0) }
    let found = kept.compactMap { index -> Double? in
      if case .optional(let strength) = constraints[index].strength { strength } else { nil }
    }
    strengths = Set(found).sorted(by: >)
    levelOfStrength = Dictionary(uniqueKeysWithValues: zip(strengths, strengths.indices))

    for index in kept { append(constraints[index], .constraint(ConstraintID(index: index))) }
    for (index, domain) in domains.enumerated() {
      if let domain { append(domain, .domain(Variable(index: index))) }
    }
  }

  private mutating func append(_ constraint: LinearConstraint, _ source: Certificate.Source) {
    let start = terms.count
    terms += constraint.expression.terms
    var level: Int?
    if case .optional(let strength) = constraint.strength { level = levelOfStrength[strength] }
    rowOfSource[source] = rows.count
    rows.append(
      Row(
        source: source, relation: constraint.relation, level: level, terms: start..<terms.count,
        constant: constraint.expression.constant,
        scale: ProofTolerance.scale(of: constraint.expression)))
  }

  /// The errors in a proof that values are optimal and that the levels, highest first, have the
  /// claimed costs; empty if the proof holds.
  ///
  /// An objective is minimized below all levels.
  package func failures(
    in certificate: Certificate, at values: [Double],
    levels: [(strength: Double, violation: Double)],
    minimizing objective: LinearExpression? = nil
  ) -> [VerificationFailure.Reason] {
    guard let point = Point(values, in: self) else { return [.unusableValues] }
    return failures(in: certificate, at: point, levels: levels, minimizing: objective)
  }

  func failures(
    in certificate: Certificate, at point: Point,
    levels: [(strength: Double, violation: Double)], minimizing objective: LinearExpression?
  ) -> [VerificationFailure.Reason] {
    let failures = failures(at: point, levels: levels)
    // Slopes cannot be checked without the levels.
    if failures.contains(.malformedLevels) { return failures }
    var proof = SlopeCheck(self, at: point, levels: levels, minimizing: objective)
    let malformed = proof.read(certificate)
    let ofProof = malformed.isEmpty ? proof.failures : malformed
    if !ofProof.isEmpty, let missing = certificate.missing {
      return failures + [.incompleteCertificate(missing)]
    }
    return failures + ofProof
  }

  /// The errors in the values: a requirement that does not hold, or a level with another cost than
  /// claimed.
  func failures(
    at point: Point, levels: [(strength: Double, violation: Double)]
  ) -> [VerificationFailure.Reason] {
    var costs = strengths.map { _ in (total: 0.0, slack: point.tolerance.length) }
    var failures: [VerificationFailure.Reason] = []
    for (index, row) in rows.enumerated() {
      let violation = row.relation.violation(at: point.leftSides[index])
      if violation <= 0 { continue }
      let slack = point.tolerance.length * row.scale
      if let level = row.level {
        costs[level].total += violation
        costs[level].slack += slack
      } else if violation > slack {
        failures.append(.brokenRequirement(row.source, by: violation))
      }
    }
    guard levels.map(\.strength) == strengths else { return failures + [.malformedLevels] }
    for ((strength, claimed), cost) in zip(levels, costs)
    where !(abs(cost.total - claimed) <= cost.slack) {
      failures.append(.wrongCost(strength: strength, claimed: claimed, found: cost.total))
    }
    return failures
  }
}

/// The values of all variables, and the left sides at these values.
struct Point {
  let values: [Double]
  let leftSides: [Double]
  let tolerance: ProofTolerance

  /// `nil` unless there is one finite number for each variable.
  init?(_ values: [Double], in check: CertificateCheck) {
    guard values.count == check.variableCount, values.allSatisfy(\.isFinite) else { return nil }
    self.values = values
    leftSides = check.rows.map { row in
      var value = row.constant
      for term in check.terms[row.terms] { value += term.coefficient * values[term.variable.index] }
      return value
    }
    // Values count as well: a position may be larger than any constant.
    tolerance = ProofTolerance(magnitude: values.reduce(check.magnitude) { max($0, abs($1)) })
  }
}
