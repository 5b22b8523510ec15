public import CassowaryModel

/// A reason why a claim of a solution is not proved.
public struct VerificationFailure: Hashable, Sendable {
  public var subject: Subject
  public var reason: Reason

  public init(_ subject: Subject, _ reason: Reason) {
    self.subject = subject
    self.reason = reason
  }

  /// The claim to be proved.
  public enum Subject: Hashable, Sendable {
    /// That the levels cannot cost less.
    case optimum
    /// That the constraints of a conflict, by its index, cannot hold together.
    case conflict(Int)
    /// That a variable cannot be greater, or cannot be less.
    case end(Variable, upwards: Bool)
  }

  public enum Reason: Hashable, Sendable {
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

extension VerificationFailure: CustomStringConvertible {
  public var description: String {
    text(constraint: { "c\($0.index)" }, variable: { "v\($0.index)" })
  }

  /// The failure in words, with names for constraints and variables.
  public func text(
    constraint: (ConstraintID) -> String, variable: (Variable) -> String
  ) -> String {
    func name(_ source: Certificate.Source) -> String {
      switch source {
      case .constraint(let id): constraint(id)
      case .domain(let owner): "the domain of \(variable(owner))"
      }
    }
    func level(_ strength: Double) -> String {
      let text = "\(strength)"
      if strength == RangeEnd.objectiveStrength { return "the level of the range" }
      return "level \(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)"
    }
    let subject =
      switch subject {
      case .optimum: "optimum"
      case .conflict(let index): "conflict \(index + 1)"
      case .end(let owner, true): "greatest \(variable(owner))"
      case .end(let owner, false): "least \(variable(owner))"
      }
    let reason =
      switch reason {
      case .unusableValues: "there is not a finite value for each variable"
      case .unknownSource(let source): "\(name(source)) cannot be part of it"
      case .malformedShare(let source): "the multipliers of \(name(source)) are malformed"
      case .unknownLevel(let strength): "there is no \(level(strength))"
      case .malformedLevels: "the levels are not those of the constraints"
      case .brokenRequirement(let source, let amount): "\(name(source)) is violated by \(amount)"
      case .wrongCost(let strength, let claimed, let found):
        "\(level(strength)) costs \(found), not \(claimed)"
      case .incompleteCertificate(let source):
        "the certificate is incomplete: the multiplier of \(name(source)) is unknown"
      case .noSlope(let source, let strength):
        "the multiplier of \(name(source)) in \(level(strength)) is no slope of what it costs"
      case .leftOver(let owner, let strength, let coefficient):
        "\(coefficient) times \(variable(owner)) is left over in \(level(strength))"
      case .wrongBound(let strength, let claimed, let proved):
        "\(level(strength)) is proved to be \(proved), not \(claimed)"
      case .wrongEnd(let claimed, let found): "it is \(found), not \(claimed)"
      case .blockedRay(let source): "the ray leads out of \(name(source))"
      case .idleRay: "the ray leads nowhere"
      case .noProof: "there is no proof"
      case .malformedConflict: "its members are malformed"
      case .wrongSign(let source): "the multiplier of \(name(source)) has the wrong sign"
      case .unbalanced(let owner, let coefficient):
        "\(coefficient) times \(variable(owner)) is left over"
      case .noContradiction(let constant): "\(constant) is no contradiction"
      case .idleMember(let id): "\(constraint(id)) has no part in it"
      case .unprovedConflicts(let count): "\(count) further constraints were given up unproved"
      }
    return "\(subject): \(reason)"
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
