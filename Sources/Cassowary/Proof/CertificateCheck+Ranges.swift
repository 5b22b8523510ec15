extension CertificateCheck {
  /// What is wrong with the proof that an expression cannot go beyond an end, at no cost to any
  /// level, and with what that end was told to be.
  package func flaws(
    in end: RangeEnd, of expression: LinearExpression, upwards: Bool, told bound: Double,
    levels: [(strength: Double, violation: Double)]
  ) -> [Flaw.Reason] {
    let outwards = (upwards ? -1 : 1) * expression
    var flaws: [Flaw.Reason]
    var found = upwards ? Double.infinity : -Double.infinity
    if let ray = end.ray {
      flaws = self.flaws(of: end.values, levels: levels)
      flaws += self.flaws(ofRay: ray, lowering: outwards)
    } else {
      flaws = self.flaws(
        in: end.certificate, at: end.values, levels: levels, minimizing: outwards)
      if flaws.contains(.unusableValues) { return flaws }
      found = expression.evaluated(at: end.values)
    }
    let slack = tolerance(at: end.values).slack(of: expression)
    if bound != found, !(abs(bound - found) <= slack) {
      flaws.append(.wrongEnd(told: bound, found: found))
    }
    return flaws
  }

  /// What keeps a direction from being one in which no constraint costs more, however far one goes,
  /// and in which the objective falls for ever.
  ///
  /// Where values cost every level the least, this is all there is to look at: no sum of costs that
  /// do not grow can grow, and it cannot fall either.
  func flaws(ofRay ray: [Double], lowering objective: LinearExpression) -> [Flaw.Reason] {
    guard ray.count == variableCount, ray.allSatisfy(\.isFinite) else { return [.unusableValues] }
    let reach = ray.reduce(0) { max($0, abs($1)) }
    func speed(of expression: LinearExpression) -> (value: Double, doubt: Double) {
      let summands = expression.terms.map { $0.coefficient * ray[$0.variable.index] }
      let largest = expression.terms.reduce(0) { max($0, abs($1.coefficient)) }
      return (
        summands.reduce(0, +),
        ProofTolerance.rate * summands.reduce(largest * reach) { $0 + abs($1) }
      )
    }
    var flaws = sources.compactMap { source -> Flaw.Reason? in
      guard let constraint = constraint(of: source) else { return nil }
      let (value, doubt) = speed(of: constraint.expression)
      return constraint.violation(at: value) > doubt ? .blockedRay(source) : nil
    }
    let (value, doubt) = speed(of: objective)
    if !(value < -doubt) { flaws.append(.idleRay) }
    return flaws
  }
}
