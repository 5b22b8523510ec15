import AutoLayout

/// A reason in words: what happened in one sentence, and why in a few.
public struct Prose: Hashable, Sendable {
  public var headline: String
  public var body: String

  public init(headline: String, body: String) {
    self.headline = headline
    self.body = body
  }
}

extension Explanation {
  /// The sentences for a reason; the same ones wherever it is told.
  public func prose(for reason: Reason) -> Prose {
    knownProse.prose(number: reason.number) {
      let body =
        switch reason.subject {
        case .contest(let contest): ContestWording(contest: contest, explanation: self).body
        case .ambiguity(let ambiguity):
          AmbiguityWording(ambiguity: ambiguity, explanation: self).body
        case .conflict(let conflict): ConflictWording(conflict: conflict, explanation: self).body
        }
      return Prose(headline: headline(for: reason).sentence, body: body)
    }
  }

  /// What a reason says in one sentence, without its body: that may cost a walk through rivals.
  func headline(for reason: Reason) -> Headline {
    switch reason.subject {
    case .contest(let contest): ContestWording(contest: contest, explanation: self).headline
    case .ambiguity(let ambiguity):
      AmbiguityWording(ambiguity: ambiguity, explanation: self).headline
    case .conflict(let conflict): ConflictWording(conflict: conflict, explanation: self).headline
    }
  }
}
