extension Solution {
  /// All variables, in the order they were added.
  package var variables: [Variable] { values.indices.map(Variable.init(index:)) }

  /// Checks the solution using only its proofs: the constraints hold and no level can cost less,
  /// the constraints of each conflict cannot hold together, and the ranges of some variables are
  /// right. Returns the failures.
  package func verify(rangesOf variables: [Variable] = []) -> [VerificationFailure] {
    let proofs = Proofs(of: self)
    var failures = proofs.failuresOfOptimum
    for (index, conflict) in conflicts.enumerated() {
      let parts = conflict.proof.map { (source: $0.source, multiplier: $0.multipliers[0].value) }
      failures += proofs.check.failures(
        inConflict: conflict.constraints, breaking: conflict.broken, parts,
        before: Set(conflicts.dropFirst(index + 1).map(\.broken.index))
      ).map { VerificationFailure(.conflict(index), $0) }
    }
    let unproved = dropped.subtracting(conflicts.map(\.broken.index)).count
    if unproved > 0 {
      failures.append(VerificationFailure(.conflict(conflicts.count), .unprovedConflicts(unproved)))
    }
    for variable in variables {
      failures += proofs.failures(in: range(of: LinearExpression(variable)), of: variable)
    }
    return failures.withoutRepeatedGaps
  }

  private struct Proofs {
    let solution: Solution
    let system: SolvedSystem
    let check: CertificateCheck
    let levels: [(strength: Double, violation: Double)]
    let failuresOfOptimum: [VerificationFailure]

    init(of solution: Solution) {
      self.solution = solution
      system = solution.system()
      check = CertificateCheck(
        constraints: solution.solver.constraints, isNonnegative: solution.solver.isNonnegative,
        parameters: solution.solver.parameters, dropped: solution.dropped)
      levels = solution.levels.map { ($0.strength, $0.violation) }
      failuresOfOptimum = check.failures(
        in: solution.certificate, at: solution.values, levels: levels
      ).map { VerificationFailure(.optimum, $0) }
    }

    func failures(in range: ClosedRange<Double>, of variable: Variable) -> [VerificationFailure] {
      let expression = LinearExpression(variable)
      return [false, true].flatMap { upwards in
        check.failures(
          in: solution.end(of: expression, upwards: upwards, in: system), of: expression,
          upwards: upwards, claimed: upwards ? range.upperBound : range.lowerBound, levels: levels
        ).map { VerificationFailure(.end(variable, upwards: upwards), $0) }
      }
    }
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
      assert(failures.isEmpty, "\(failures)")
    #endif
  }
}
