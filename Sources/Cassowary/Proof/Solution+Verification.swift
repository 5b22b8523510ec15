extension Solution {
  /// All variables, in the order they were added.
  package var variables: [Variable] { values.indices.map(Variable.init(index:)) }

  /// Whether the solution is what it says it is, told from its proofs alone: the constraints hold
  /// and no level can cost less; the constraints of each conflict cannot hold together; and the
  /// ranges of some variables go as far as is said and no farther.
  ///
  /// What is wrong is returned; nothing if all is proved.
  public func verify(rangesOf variables: [Variable] = []) -> [Flaw] {
    let check = CertificateCheck(
      constraints: solver.constraints, isNonnegative: solver.isNonnegative,
      parameters: solver.parameters, dropped: dropped)
    let levels = levels.map { (strength: $0.strength, violation: $0.violation) }
    var flaws = check.flaws(in: certificate, at: values, levels: levels)
      .map { Flaw(.optimum, $0) }
    for (index, conflict) in conflicts.enumerated() {
      let parts = conflict.multipliers.compactMap { part in
        part.source.map { (source: $0, multiplier: part.value) }
      }
      flaws += check.flaws(inConflict: conflict.constraints, parts)
        .map { Flaw(.conflict(index), $0) }
    }
    let unproved = dropped.subtracting(conflicts.map(\.broken.index)).count
    if unproved > 0 { flaws.append(Flaw(.conflict(conflicts.count), .unprovedConflicts(unproved))) }
    for variable in variables {
      let range = range(of: variable)
      for upwards in [false, true] {
        let expression = LinearExpression(variable)
        flaws += check.flaws(
          in: end(of: expression, upwards: upwards), of: expression, upwards: upwards,
          told: upwards ? range.upperBound : range.lowerBound, levels: levels
        ).map { Flaw(.end(variable, upwards: upwards), $0) }
      }
    }
    return flaws
  }
}

extension Solution {
  /// Holds every solution of a debug build against its proof.
  ///
  /// Only what is wrong counts here, not what is left unsaid: rounding may hide a conflict of a hair,
  /// and of very many conflicts not all are told.
  func assertProved() {
    #if DEBUG
      guard isProved else { return }
      let flaws = verify().filter {
        switch $0.reason {
        case .noProof, .unprovedConflicts: false
        default: true
        }
      }
      assert(flaws.isEmpty, flaws.map(\.description).joined(separator: "\n"))
    #endif
  }
}

extension Solution.Multiplier {
  /// What the multiplier belongs to.
  var source: Certificate.Source? {
    constraint.map(Certificate.Source.constraint) ?? variable.map(Certificate.Source.domain)
  }
}
