package import CassowaryModel

extension CertificateCheck {
  /// What is wrong with the proof that an expression cannot go beyond an end, at no cost to any
  /// level, and with what that end was told to be.
  package func failures(
    in end: RangeEnd, of expression: LinearExpression, upwards: Bool, told bound: Double,
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
      failures.append(.wrongEnd(told: bound, found: found))
    }
    return failures
  }

  /// What keeps a direction from being one in which no constraint costs more, however far one goes,
  /// and in which the objective falls for ever.
  ///
  /// Where values cost every level the least, this is all there is to check: no sum of costs that
  /// do not grow can grow, and it cannot fall either.
  private func failures(
    ofRay ray: [Double], lowering objective: LinearExpression
  ) -> [VerificationFailure.Reason] {
    guard ray.count == variableCount, ray.allSatisfy(\.isFinite) else { return [.unusableValues] }
    let reach = ray.reduce(0) { max($0, abs($1)) }
    func speed(along terms: ArraySlice<LinearExpression.Term>) -> (value: Double, doubt: Double) {
      var sum = Sum()
      var largest = 0.0
      for term in terms {
        sum.add(term.coefficient * ray[term.variable.index])
        largest = max(largest, abs(term.coefficient))
      }
      return (sum.total, ProofTolerance.rate * (largest * reach + sum.size))
    }
    var failures: [VerificationFailure.Reason] = []
    for row in rows {
      let (value, doubt) = speed(along: terms[row.terms])
      if row.relation.violation(at: value) > doubt { failures.append(.blockedRay(row.source)) }
    }
    let (value, doubt) = speed(along: objective.terms[...])
    if !(value < -doubt) { failures.append(.idleRay) }
    return failures
  }
}
