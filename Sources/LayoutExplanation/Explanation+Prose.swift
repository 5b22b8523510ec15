import AutoLayout

/// A reason in words: what happened in one sentence, and why in a few.
public struct Prose: Hashable, Sendable {
  public var headline: String
  public var body: String
}

extension Explanation {
  /// The sentences for a reason; the same ones wherever it is told.
  public func prose(for reason: Reason) -> Prose {
    knownProse.prose(number: reason.number) {
      switch reason.subject {
      case .contest(let contest): prose(for: contest)
      case .ambiguity(let ambiguity):
        AmbiguityWording(ambiguity: ambiguity, explanation: self).prose
      case .conflict(let conflict): ConflictWording(conflict: conflict, explanation: self).prose
      }
    }
  }
}
