extension Solution {
  /// How much work an answer was.
  public struct Statistics: Hashable, Sendable {
    /// How often two symbols changed places in the tableau, later suggestions included.
    public let pivots: Int
  }

  public var statistics: Statistics { Statistics(pivots: system.dual.tableau.pivotCount) }
}
