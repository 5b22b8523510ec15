extension CertificateCheck {
  /// The errors in the claimed end of a range, and in the proof that the expression cannot go
  /// beyond it at no cost to any level.
  package func failures(
    in end: RangeEnd, of expression: LinearExpression, upwards: Bool, claimed bound: Double,
    levels: [(strength: Double, violation: Double)]
  ) -> [VerificationFailure.Reason] {
    guard let point = Point(end.values, in: self) else { return [.unusableValues] }
    let outwards = (upwards ? -1 : 1) * expression
    var failures: [VerificationFailure.Reason]
    var found = upwards ? Double.infinity : -Double.infinity
    if let ray = end.ray {
      failures = self.failures(at: point, levels: levels)
      failures += self.failures(ofRay: ray, lowering: outwards)
    } else {
      failures = self.failures(
        in: end.certificate, at: point, levels: levels, minimizing: outwards)
      found = expression.evaluated(at: end.values)
    }
    let slack = point.tolerance.length * ProofTolerance.scale(of: expression)
    if bound != found, !(abs(bound - found) <= slack) {
      failures.append(.wrongEnd(claimed: bound, found: found))
    }
    return failures
  }

  /// The errors in a ray: no constraint may cost more anywhere along it, and the objective must
  /// fall.
  ///
  /// At optimal values this is enough: costs that don't grow cannot fall either.
  private func failures(
    ofRay ray: [Double], lowering objective: LinearExpression
  ) -> [VerificationFailure.Reason] {
    guard ray.count == variableCount, ray.allSatisfy(\.isFinite) else { return [.unusableValues] }
    let magnitude = ray.reduce(0) { max($0, abs($1)) }
    func rate(along terms: ArraySlice<LinearExpression.Term>) -> (sum: Sum, largest: Double) {
      var sum = Sum()
      var largest = 0.0
      for term in terms {
        sum.add(term.coefficient * ray[term.variable.index])
        largest = max(largest, abs(term.coefficient))
      }
      return (sum, largest)
    }
    let (objectiveRate, _) = rate(along: objective.terms[...])
    let gain = max(0, -objectiveRate.total)
    // A component that should be zero may be a rounding error of the largest one, but it must be
    // negligible beside the objective's gain.
    let noise = min(ProofTolerance.rate * magnitude, ProofTolerance.ray * gain)
    var failures: [VerificationFailure.Reason] = []
    for row in rows {
      let (sum, largest) = rate(along: terms[row.terms])
      if row.relation.violation(at: sum.total) > largest * noise + ProofTolerance.rate * sum.size {
        failures.append(.blockedRay(row.source))
      }
    }
    if !(gain > ProofTolerance.rate * objectiveRate.size) { failures.append(.idleRay) }
    return failures
  }
}
