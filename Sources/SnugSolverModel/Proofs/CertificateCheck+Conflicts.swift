extension CertificateCheck {
  /// The errors in a proof that required constraints conflict.
  ///
  /// By Farkas' lemma: each left side is multiplied with the sign for which the constraint makes
  /// the product at most zero, yet the sum is a positive constant whatever the variables are. A
  /// member without a multiplier is not part of the conflict.
  ///
  /// - Parameters:
  ///   - broken: the member that was dropped.
  ///   - later: the constraints that were dropped because of conflicts found later.
  package func failures(
    inConflict members: [ConstraintID], breaking broken: ConstraintID,
    _ parts: [(source: Certificate.Source, multiplier: Double)], before later: Set<Int> = []
  ) -> [VerificationFailure.Reason] {
    guard members.allSatisfy({ isRequired($0) }),
      zip(members, members.dropFirst()).allSatisfy({ $0 < $1 }),
      members.filter({ dropped.contains($0.index) && !later.contains($0.index) }) == [broken]
    else { return [.malformedConflict] }
    if parts.isEmpty { return [.noProof] }

    var failures: [VerificationFailure.Reason] = []
    var seen: Set<Certificate.Source> = []
    var sums = Array(repeating: Sum(), count: variableCount)
    var constant = Sum()
    let isMember = Set(members)
    for (source, multiplier) in parts {
      guard let constraint = constraint(of: source, in: isMember) else {
        failures.append(.unknownSource(source))
        continue
      }
      guard seen.insert(source).inserted, multiplier.isFinite, multiplier != 0 else {
        failures.append(.malformedShare(source))
        continue
      }
      switch constraint.relation {
      case .lessThanOrEqual where multiplier < 0, .greaterThanOrEqual where multiplier > 0:
        failures.append(.wrongSign(source))
      default: break
      }
      for term in constraint.expression.terms {
        sums[term.variable.index].add(multiplier * term.coefficient)
      }
      constant.add(multiplier * constraint.expression.constant)
    }
    // A multiple of a proof is also a proof, so tolerances are relative to its multipliers.
    let largest = parts.reduce(0) { max($0, abs($1.multiplier)) }
    for variable in sums.indices where sums[variable].isLeft(largest * coefficients[variable]) {
      failures.append(
        .unbalanced(Variable(index: variable), coefficient: sums[variable].total))
    }
    // A conflict may be tiny, so only a sum within rounding error of zero fails.
    if !(constant.total > 1e-15 * constant.size) {
      failures.append(.noContradiction(constant: constant.total))
    }
    for member in members where !seen.contains(.constraint(member)) {
      failures.append(.idleMember(member))
    }
    return failures
  }

  private func isRequired(_ id: ConstraintID) -> Bool {
    constraints.indices.contains(id.index) && constraints[id.index].strength == .required
  }

  /// The constraint of a source. Only members can take part, including the one that was dropped.
  private func constraint(
    of source: Certificate.Source, in members: Set<ConstraintID>
  ) -> LinearConstraint? {
    switch source {
    case .constraint(let id): members.contains(id) ? constraints[id.index] : nil
    case .domain(let variable):
      domains.indices.contains(variable.index) ? domains[variable.index] : nil
    }
  }
}
