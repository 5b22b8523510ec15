/// What can be made simpler, index by index, while it stays what it is.
public protocol Shrinkable {
  /// A way to make it simpler at one of its indices.
  associatedtype Simplification

  /// All ways, those that take away most first.
  static var simplifications: [Simplification] { get }

  /// At how many indices a way could be taken.
  func indexCount(for simplification: Simplification) -> Int

  /// Nothing if there is nothing to simplify at that index.
  func simplified(by simplification: Simplification, at index: Int) -> Self?
}

extension Shrinkable {
  /// A small one with which something is still the case: whoever reads a failing test should see
  /// the three constraints that matter, not the thirty that happened to be drawn.
  ///
  /// Tries every single simplification in turn and keeps those that preserve the predicate, until
  /// none does.
  public func shrunk(while predicate: (Self) throws -> Bool) rethrows -> Self {
    var smallest = self
    var progressed = true
    while progressed {
      progressed = false
      for way in Self.simplifications {
        // From the end, so that what is dropped does not move what is still to be tried.
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
