/// Checks proofs by what they say alone: constraints, values, multipliers, and sums of them.
///
/// There is no tableau here, no presolve and no component: nothing the solver could have got wrong
/// in the same way. Whoever trusts these lines need not trust the solver.
package struct CertificateCheck: Sendable {
  let constraints: [LinearConstraint]
  let variableCount: Int
  /// What each variable's kind demands of it; `nil` of one that may be any number.
  let domains: [LinearConstraint?]
  let dropped: Set<Int>
  /// The largest number the system speaks of.
  let magnitude: Double
  /// The largest coefficient each variable has.
  let coefficients: [Double]

  /// `dropped` are the constraints given up because of a conflict.
  package init(
    constraints: [LinearConstraint], isNonnegative: [Bool], parameters: [Solver.Parameter],
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
    let all = constraints + domains.compactMap(\.self)
    var coefficients = Array(repeating: 0.0, count: variableCount)
    for term in all.flatMap(\.expression.terms) {
      coefficients[term.variable.index] = max(
        coefficients[term.variable.index], abs(term.coefficient))
    }
    self.coefficients = coefficients
    magnitude = all.reduce(0) {
      max($0, abs($1.expression.constant))
    }
  }

  /// Everything that may have a share, in the order of a certificate.
  var sources: [Certificate.Source] {
    constraints.indices.filter { !dropped.contains($0) }
      .map { .constraint(Solver.ConstraintID(index: $0)) }
      + domains.indices.filter { domains[$0] != nil }.map { .domain(Variable(index: $0)) }
  }

  /// The constraint with the left side a source is about; `nil` when there is none.
  func constraint(of source: Certificate.Source) -> LinearConstraint? {
    switch source {
    case .constraint(let id):
      constraints.indices.contains(id.index) && !dropped.contains(id.index)
        ? constraints[id.index] : nil
    case .domain(let variable):
      domains.indices.contains(variable.index) ? domains[variable.index] : nil
    }
  }

  /// What is wrong with a proof that values are the best there are, and that the levels, highest
  /// first, cost what is told; nothing if it is one.
  ///
  /// With an objective, that is made as small as it can be below all levels.
  package func flaws(
    in certificate: Certificate, at values: [Double],
    levels: [(strength: Double, violation: Double)],
    minimizing objective: LinearExpression? = nil
  ) -> [Flaw.Reason] {
    let flaws = flaws(of: values, levels: levels)
    // Without values there are no slopes, and without levels nothing to have one in.
    guard !flaws.contains(.unusableValues), !flaws.contains(.malformedLevels) else { return flaws }
    var proof = SlopeCheck(self, at: values, levels: levels, minimizing: objective)
    let malformed = proof.read(certificate)
    return flaws + (malformed.isEmpty ? proof.flaws : malformed)
  }

  /// What keeps values from costing the levels what is told: a requirement that does not hold, or
  /// another cost.
  func flaws(
    of values: [Double], levels: [(strength: Double, violation: Double)]
  ) -> [Flaw.Reason] {
    guard values.count == variableCount, values.allSatisfy(\.isFinite) else {
      return [.unusableValues]
    }
    let tolerance = tolerance(at: values)
    var costs: [Double: (total: Double, slack: Double)] = [:]
    var flaws: [Flaw.Reason] = []
    for source in sources {
      guard let constraint = constraint(of: source) else { continue }
      let violation = constraint.violation(at: constraint.expression.evaluated(at: values))
      let slack = tolerance.slack(of: constraint.expression)
      guard case .optional(let strength) = constraint.strength else {
        if violation > slack { flaws.append(.brokenRequirement(source, by: violation)) }
        continue
      }
      let known = costs[strength] ?? (0, tolerance.length)
      costs[strength] = (known.total + violation, known.slack + (violation > 0 ? slack : 0))
    }
    guard levels.map(\.strength) == costs.keys.sorted(by: >) else {
      return flaws + [.malformedLevels]
    }
    for (strength, told) in levels {
      guard let found = costs[strength], !(abs(found.total - told) <= found.slack) else { continue }
      flaws.append(.wrongCost(strength: strength, told: told, found: found.total))
    }
    return flaws
  }

  /// Values count as well: a position may be larger than all that is said of it.
  func tolerance(at values: [Double]) -> ProofTolerance {
    ProofTolerance(magnitude: values.reduce(magnitude) { max($0, abs($1)) })
  }
}
