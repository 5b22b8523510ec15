/// A proof that a solution is optimal. It can be checked without knowing how it was found.
///
/// Every constraint can have a share in it: a multiplier for each level. Shares are a proof under
/// two conditions (``CertificateCheck`` checks only these):
///
/// 1. In every level the left sides, each times its multiplier, add up to a constant: the
///    variables cancel.
/// 2. The multipliers of each constraint, taken together, are a slope of its cost at its present
///    value: a *lexicographic subgradient*. A constraint that is violated has a slope of one in its
///    own level, one that is satisfied with slack has a slope of zero, and one that is just met has
///    any slope in between. Slopes are compared lexicographically by level: (750: 0.5, 250: −7)
///    lies between zero and (750: 1).
///
/// By the second condition, no other values lower a constraint's cost by more than its multipliers
/// times the change of its left side. By the first, these products add up to zero. So no other
/// values cost less at any level, and the constant is the cost of each level.
package struct Certificate: Hashable, Sendable {
  /// At most one for each source: constraints first, then variables.
  package var shares: [Share]
  /// The source whose multiplier the solver could not compute; `nil` in a complete certificate.
  package var missing: Source?

  package init(shares: [Share] = [], missing: Source? = nil) {
    self.shares = shares
    self.missing = missing
  }

  /// The contribution of one constraint.
  package struct Share: Hashable, Sendable {
    package var source: Source
    /// The multipliers of the left side, highest level first, without zeros.
    package var multipliers: [LevelMultiplier]

    package init(source: Source, multipliers: [LevelMultiplier]) {
      self.source = source
      self.multipliers = multipliers
    }
  }

  /// A constraint or a domain: anything with a left side.
  package enum Source: Hashable, Sendable {
    case constraint(ConstraintID)
    /// The domain of a variable: `variable >= 0`, or `variable - value == 0` of a parameter.
    case domain(Variable)

    /// `nil` for a domain.
    package var constraint: ConstraintID? {
      if case .constraint(let id) = self { id } else { nil }
    }
  }

  package struct LevelMultiplier: Hashable, Sendable {
    package var strength: Double
    package var value: Double

    package init(strength: Double, value: Double) {
      self.strength = strength
      self.value = value
    }
  }
}

extension Certificate.Source: Comparable {
  package static func < (left: Certificate.Source, right: Certificate.Source) -> Bool {
    switch (left, right) {
    case (.constraint(let left), .constraint(let right)): left < right
    case (.domain(let left), .domain(let right)): left.index < right.index
    case (.constraint, .domain): true
    case (.domain, .constraint): false
    }
  }
}
