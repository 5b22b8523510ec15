extension Solution {
  /// How much work an answer was.
  public struct Statistics: Hashable, Sendable {
    /// How often two symbols changed places in the basis, later suggestions included.
    public let pivots: Int
    /// How often the inverse of the basis was made anew.
    public let factorizations: Int
    public let fallbacks: Fallbacks
  }

  /// How often an answer of the simplex method did not pass its check.
  public struct Fallbacks: Hashable, Sendable {
    /// How often everything was solved again from a fresh inverse.
    public internal(set) var fresh = 0
    /// How many independent parts were solved again in exact arithmetic.
    public internal(set) var exact = 0
  }

  public var statistics: Statistics {
    let basis = system.dual.basis
    return Statistics(
      pivots: basis.pivotCount, factorizations: basis.factorizationCount,
      fallbacks: system.fallbacks)
  }
}

extension Solution {
  /// Whether the check found nothing wrong: no constraint could cost less at no cost to a higher
  /// level.
  public var isProved: Bool { system.unprovedParts.isEmpty }
}
