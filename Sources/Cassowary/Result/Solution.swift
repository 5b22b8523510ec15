/// What a ``Solver`` found.
public struct Solution: Sendable {
  /// Required constraints that cannot hold together, in the order they were met; empty for none.
  public let conflicts: [Conflict]
  /// The levels of optional constraints, highest first, with the least total violation of each.
  public let levels: [Level]
  private let values: [Double]

  public struct Level: Hashable, Sendable {
    public let strength: Double
    /// The sum of the violations of the level's constraints.
    public let violation: Double
  }

  /// The value of a variable.
  public subscript(variable: Variable) -> Double { values[variable.index] }

  /// Whether the variable could take another value at no cost to any level.
  ///
  /// Preferences do not count: what they settle is still ambiguous.
  public func isAmbiguous(_ variable: Variable) -> Bool { fatalError("to come") }

  /// All values the variable could take at no cost to any level; an end may be infinite.
  public func range(of variable: Variable) -> ClosedRange<Double> { fatalError("to come") }
}
