/// A test case that can be simplified index by index.
public protocol Shrinkable {
  /// A way to simplify the case at one of its indices.
  associatedtype Simplification

  /// All ways, those that remove most first.
  static var simplifications: [Simplification] { get }

  /// The number of indices at which a simplification can be tried.
  func indexCount(for simplification: Simplification) -> Int

  /// `nil` if there is nothing to simplify at the index.
  func simplified(by simplification: Simplification, at index: Int) -> Self?
}

extension Shrinkable {
  /// A small case for which a predicate still holds, so that a failing test shows the three
  /// constraints that matter, not all thirty that were drawn.
  ///
  /// Tries every simplification in turn and keeps those that preserve the predicate, until none
  /// does.
  public func shrunk(while predicate: (Self) throws -> Bool) rethrows -> Self {
    var smallest = self
    var progressed = true
    while progressed {
      progressed = false
      for way in Self.simplifications {
        // From the end, so that removals do not shift the indices still to be tried.
        for index in (0..<smallest.indexCount(for: way)).reversed() {
          guard index < smallest.indexCount(for: way),
            let candidate = smallest.simplified(by: way, at: index),
            try predicate(candidate)
          else { continue }
          smallest = candidate
          progressed = true
        }
      }
    }
    return smallest
  }
}
