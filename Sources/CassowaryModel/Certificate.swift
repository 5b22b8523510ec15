/// A proof that nothing is better, checked without knowing how it was found.
///
/// Every constraint may take a share in it: a multiplier for each level. Two things make shares a
/// proof (``CertificateCheck`` looks for nothing else):
///
/// 1. In every level the left sides, each times its multiplier, add up to a constant: what the
///    variables contribute cancels.
/// 2. The multipliers of each constraint are, taken together, a slope of what that constraint costs
///    where it stands: a *lexicographic subgradient*. A constraint that is violated has a slope of
///    one in its own level, one that is satisfied with room to spare has none, and one that is just
///    met has any in between. In between is meant as levels are compared, the highest difference
///    deciding: (750: 0.5, 250: −7) lies between nothing and (750: 1).
///
/// By the second, no other values lower what a constraint costs by more than its multipliers times
/// the change of its left side; by the first, those changes add up to nothing. So no other values
/// cost less, for all levels at once, and the constant is what each level costs.
public struct Certificate: Hashable, Sendable {
  /// At most one for each source: those of constraints first, then those of variables.
  public var shares: [Share]
  /// The source whose multiplier the solver could not tell; `nil` in a complete certificate.
  public var missing: Source?

  public init(shares: [Share] = [], missing: Source? = nil) {
    self.shares = shares
    self.missing = missing
  }

  /// What one constraint contributes.
  public struct Share: Hashable, Sendable {
    public var source: Source
    /// What the left side is multiplied by, highest level first; zeros are left out.
    public var multipliers: [LevelMultiplier]

    public init(source: Source, multipliers: [LevelMultiplier]) {
      self.source = source
      self.multipliers = multipliers
    }
  }

  /// What has a left side.
  public enum Source: Hashable, Sendable {
    case constraint(ConstraintID)
    /// What a variable's kind demands: `variable >= 0`, or `variable - value == 0` of a parameter.
    case domain(Variable)

    /// `nil` for a domain.
    package var constraint: ConstraintID? {
      if case .constraint(let id) = self { id } else { nil }
    }
  }

  public struct LevelMultiplier: Hashable, Sendable {
    public var strength: Double
    public var value: Double

    public init(strength: Double, value: Double) {
      self.strength = strength
      self.value = value
    }
  }
}

extension Certificate.Source: Comparable {
  public static func < (left: Certificate.Source, right: Certificate.Source) -> Bool {
    switch (left, right) {
    case (.constraint(let left), .constraint(let right)): left < right
    case (.domain(let left), .domain(let right)): left.index < right.index
    case (.constraint, .domain): true
    case (.domain, .constraint): false
    }
  }
}
