extension Solution {
  /// How much work a solution was.
  public struct Statistics: Hashable, Sendable {
    /// How many pivots there were, later suggestions included.
    public let pivots: Int
    /// How often the basis was factorized.
    public let factorizations: Int
    /// How often an optimum did not pass its check and was computed again from a fresh inverse.
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
