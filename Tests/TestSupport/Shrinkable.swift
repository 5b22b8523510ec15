/// What can be made simpler, place by place, while it stays what it is.
public protocol Shrinkable {
  /// A way to make it simpler at one of its places.
  associatedtype Simplification

  /// All ways, those that take away most first.
  static var simplifications: [Simplification] { get }

  /// At how many places a way could be taken.
  func placeCount(for simplification: Simplification) -> Int

  /// Nothing if there is nothing to simplify at that place.
  func simplified(by simplification: Simplification, at place: Int) -> Self?
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
        for place in (0..<smallest.placeCount(for: way)).reversed() {
          guard place < smallest.placeCount(for: way),
            let candidate = smallest.simplified(by: way, at: place),
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
