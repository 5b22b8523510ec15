extension Solution {
  /// All variables, in the order they were added.
  package var variables: [Variable] { values.indices.map(Variable.init(index:)) }

  /// Checks the solution using only its proofs: the constraints hold and no level can cost less,
  /// the constraints of each conflict cannot hold together, and the ranges of some variables are
  /// right. Returns the failures.
  public func verify(rangesOf variables: [Variable] = []) -> [VerificationFailure] {
    let proofs = Proofs(of: self)
    var failures = proofs.failuresOfOptimum
    for (index, conflict) in conflicts.enumerated() {
      let parts = conflict.proof.map { (source: $0.source, multiplier: $0.multipliers[0].value) }
      failures += proofs.check.failures(
        inConflict: conflict.constraints, breaking: conflict.broken, parts
      ).map { VerificationFailure(.conflict(index), $0) }
    }
    let unproved = dropped.subtracting(conflicts.map(\.broken.index)).count
    if unproved > 0 {
      failures.append(VerificationFailure(.conflict(conflicts.count), .unprovedConflicts(unproved)))
    }
    // Thousands of proofs, each over all constraints, take seconds. One over those that have to do
    // with the variable is as good. If it fails, that of the whole system says what is wrong.
    let parts = variables.isEmpty ? nil : solver.independentParts(without: dropped)
    var proofsOfParts: [Int: Proofs] = [:]
    for variable in variables {
      let range = range(of: LinearExpression(variable))
      if let parts, let (part, copy) = parts.copies[variable.index] {
        let ofPart = proofsOfParts[part] ?? Proofs(of: parts.solvers[part].solve())
        proofsOfParts[part] = ofPart
        if (ofPart.failuresOfOptimum + ofPart.failures(in: range, of: copy)).isEmpty { continue }
      }
      failures += proofs.failures(in: range, of: variable)
    }
    return failures.withoutRepeatedGaps
  }

  /// A solution, and what checks its proofs.
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

    /// The failures in the range claimed for a variable.
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

extension Solver {
  /// The systems of which this one consists: each has all constraints on its variables, in their order,
  /// and parameters are constants.
  ///
  /// `nil` if there is only one. `copies` says where each variable is; a parameter is nowhere.
  func independentParts(
    without dropped: Set<Int>
  ) -> (solvers: [Solver], copies: [(part: Int, variable: Variable)?])? {
    var given: [Int: Double] = [:]
    for parameter in parameters { given[parameter.variable] = parameter.value }
    let kept = constraints.indices.filter { !dropped.contains($0) }.map { constraints[$0] }
    func unknowns(in constraint: LinearConstraint) -> [Int] {
      constraint.expression.terms.map(\.variable.index).filter { given[$0] == nil }
    }
    var sets = DisjointSets(count: isNonnegative.count)
    for unknowns in kept.map(unknowns) {
      for unknown in unknowns.dropFirst() { sets.join(unknowns[0], unknown) }
    }
    let (numbers, count) = sets.numbered { given[$0] == nil }
    if count < 2 { return nil }

    var solvers = Array(repeating: Solver(), count: count)
    let copies = numbers.enumerated().map { index, number in
      number.map {
        (part: $0, variable: solvers[$0].addVariable(nonnegative: isNonnegative[index]))
      }
    }
    for constraint in kept {
      guard let unknown = unknowns(in: constraint).first, let part = numbers[unknown] else {
        continue
      }
      var copy = constraint
      copy.expression = LinearExpression(constant: constraint.expression.constant)
      for term in constraint.expression.terms {
        let index = term.variable.index
        if let value = given[index] { copy.expression.constant += term.coefficient * value }
        if let unknown = copies[index] {
          copy.expression.add(term.coefficient, times: unknown.variable)
        }
      }
      solvers[part].add(copy)
    }
    return (solvers, copies)
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
