/// An unknown of a solver: any number, unless it was declared to be non-negative.
package struct Variable: Hashable, Sendable {
  /// The variable's index among those of its solver, in the order they were added.
  package let index: Int

  package init(index: Int) { self.index = index }
}
