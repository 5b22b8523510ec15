/// An unknown of a ``Solver``: any number, unless it was declared to be non-negative.
public struct Variable: Hashable, Sendable {
  /// The variable's place among those of its solver, in the order they were added.
  public let index: Int
}
