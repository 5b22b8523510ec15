extension Solution {
  /// All variables, in the order they were added.
  package var variables: [Variable] { values.indices.map(Variable.init(index:)) }

  /// Checks the solution using only its proofs: the constraints hold and no level can cost less,
  /// the constraints of each conflict cannot hold together, and the ranges of some variables are
  /// right. Returns the failures.
  public func verify(rangesOf variables: [Variable] = []) -> [VerificationFailure] {
    let check = CertificateCheck(
      constraints: solver.constraints, isNonnegative: solver.isNonnegative,
      parameters: solver.parameters, dropped: dropped)
    let levels = levels.map { (strength: $0.strength, violation: $0.violation) }
    var failures = check.failures(in: certificate, at: values, levels: levels)
      .map { VerificationFailure(.optimum, $0) }
    for (index, conflict) in conflicts.enumerated() {
      let parts = conflict.proof.map { (source: $0.source, multiplier: $0.multipliers[0].value) }
      failures += check.failures(
        inConflict: conflict.constraints, breaking: conflict.broken, parts
      ).map { VerificationFailure(.conflict(index), $0) }
    }
    let unproved = dropped.subtracting(conflicts.map(\.broken.index)).count
    if unproved > 0 {
      failures.append(VerificationFailure(.conflict(conflicts.count), .unprovedConflicts(unproved)))
    }
    let system = system()
    for variable in variables {
      let expression = LinearExpression(variable)
      let range = range(of: expression)
      for upwards in [false, true] {
        failures += check.failures(
          in: end(of: expression, upwards: upwards, in: system), of: expression, upwards: upwards,
          claimed: upwards ? range.upperBound : range.lowerBound, levels: levels
        ).map { VerificationFailure(.end(variable, upwards: upwards), $0) }
      }
    }
    return failures.withoutRepeatedGaps
  }
}

extension Solution {
  /// Asserts in a debug build that the solution's proofs hold.
  ///
  /// A missing proof of a conflict is not a failure here: rounding may hide it, and after many
  /// conflicts the search stops.
  func assertProved() {
    #if DEBUG
      guard isProved else { return }
      let failures = verify().filter {
        switch $0.reason {
        case .noProof, .unprovedConflicts: false
        default: true
        }
      }
      assert(failures.isEmpty, failures.map(\.description).joined(separator: "\n"))
    #endif
  }
}
