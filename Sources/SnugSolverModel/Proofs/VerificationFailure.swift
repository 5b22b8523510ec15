/// A reason why a claim of a solution is not proved.
package struct VerificationFailure: Hashable, Sendable {
  package var subject: Subject
  package var reason: Reason

  package init(_ subject: Subject, _ reason: Reason) {
    self.subject = subject
    self.reason = reason
  }

  /// The claim to be proved.
  package enum Subject: Hashable, Sendable {
    /// That the levels cannot cost less.
    case optimum
    /// That the constraints of a conflict, by its index, cannot hold together.
    case conflict(Int)
    /// That a variable cannot be greater, or cannot be less.
    case end(Variable, upwards: Bool)
  }

  package enum Reason: Hashable, Sendable {
    // The parts of the proof.

    /// There is not exactly one finite number for each variable.
    case unusableValues
    /// A constraint that does not exist or was dropped, or a variable that may be any number.
    case unknownSource(Certificate.Source)
    /// The source is listed twice, out of order, or with invalid multipliers.
    case malformedShare(Certificate.Source)
    /// A level that no constraint has.
    case unknownLevel(Double)
    /// Levels are in the wrong order, or one of them is missing.
    case malformedLevels

    // The values.

    /// A requirement does not hold, by this amount.
    case brokenRequirement(Certificate.Source, by: Double)
    /// A level has another cost than claimed.
    case wrongCost(strength: Double, claimed: Double, found: Double)

    // The multipliers.

    /// The solver could not compute the multiplier of this source, and there is no proof without it.
    case incompleteCertificate(Certificate.Source)
    /// The multipliers are not a slope of the source's cost; they differ at this level.
    case noSlope(Certificate.Source, strength: Double)
    /// The left sides add up to this coefficient of a variable, not to zero.
    case leftOver(Variable, strength: Double, coefficient: Double)
    /// The left sides add up to a constant other than the claimed cost.
    case wrongBound(strength: Double, claimed: Double, proved: Double)

    // The end of a range.

    /// The range of the expression ends elsewhere than claimed.
    case wrongEnd(claimed: Double, found: Double)
    /// The cost of this source grows along the ray.
    case blockedRay(Certificate.Source)
    /// The expression does not change along the ray.
    case idleRay

    // A conflict.

    case noProof
    /// Members are not in order, or one is not required or was dropped before.
    case malformedConflict
    /// The multiplier has a sign for which the constraint does not bound the left side.
    case wrongSign(Certificate.Source)
    /// The variable does not cancel.
    case unbalanced(Variable, coefficient: Double)
    /// The constant is not positive, so there is no contradiction.
    case noContradiction(constant: Double)
    /// A member without a multiplier: the others conflict without it.
    case idleMember(ConstraintID)
    /// This number of dropped constraints are part of no conflict.
    case unprovedConflicts(Int)
  }
}

extension VerificationFailure.Reason {
  /// The constraint or the variable it is about; `nil` if it is about all.
  package var source: Certificate.Source? {
    switch self {
    case .unknownSource(let source), .malformedShare(let source), .brokenRequirement(let source, _),
      .incompleteCertificate(let source), .noSlope(let source, _), .blockedRay(let source),
      .wrongSign(let source):
      source
    case .leftOver(let variable, _, _), .unbalanced(let variable, _): .domain(variable)
    case .idleMember(let id): .constraint(id)
    default: nil
    }
  }
}

extension [VerificationFailure] {
  /// Keeps only the first of several failures due to the same missing multiplier: if the solver
  /// cannot compute it for one end of a range, it usually cannot compute it for any.
  package var withoutRepeatedGaps: [VerificationFailure] {
    var reported: Set<Certificate.Source> = []
    return filter {
      guard case .incompleteCertificate(let source) = $0.reason else { return true }
      return reported.insert(source).inserted
    }
  }
}
