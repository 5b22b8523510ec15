extension Solution {
  /// How much work an answer was.
  public struct Statistics: Hashable, Sendable {
    /// How often two symbols changed places in the basis, later suggestions included.
    public let pivots: Int
    /// How often the inverse of the basis was made anew.
    public let factorizations: Int
    /// How often an optimum did not pass its check and was sought again from a fresh inverse.
    public let failedChecks: Int
    /// How many independent components were solved again in exact arithmetic.
    public let exactSolves: Int
  }

  public var statistics: Statistics {
    let system = system()
    let basis = system.dual.basis
    return Statistics(
      pivots: basis.pivotCount, factorizations: basis.factorizationCount,
      failedChecks: system.dual.failedCheckCount, exactSolves: system.exactCount)
  }
}
