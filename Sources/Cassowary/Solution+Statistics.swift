extension Solution {
  /// How much work a solution was.
  public struct Statistics: Hashable, Sendable {
    /// How many pivots there were, later suggestions included.
    public let pivots: Int
    /// How often the basis was factorized.
    public let factorizations: Int
  }

  public var statistics: Statistics {
    let basis = system().dual.basis
    return Statistics(pivots: basis.pivotCount, factorizations: basis.factorizationCount)
  }
}
