import AutoLayout
import Synchronization

/// A reason in words: what happened in one sentence, and why in a few.
public struct Prose: Hashable, Sendable {
  public var headline: String
  public var body: String

  public init(headline: String, body: String) {
    self.headline = headline
    self.body = body
  }
}

/// What a reason says in one sentence.
struct Headline {
  /// The words before the first name, in lower case. Empty if a name comes first: names keep their
  /// spelling.
  var opening = ""
  var rest: String

  /// With a capital, unless a name comes first, and a full stop.
  var sentence: String { withoutStop + "." }

  var withoutStop: String { opening.prefix(1).uppercased() + opening.dropFirst() + rest }

  /// As a diagnostic says it.
  var message: String { opening + rest }
}

/// The sentences about one reason; a body may cost a walk through rivals.
protocol ReasonWording {
  var headline: Headline { get }
  var body: String { get }
}

extension ReasonWording {
  var prose: Prose { Prose(headline: headline.sentence, body: body) }
}

extension Explanation {
  /// The sentences for a reason; the same ones wherever it is told.
  public func prose(for reason: Reason) -> Prose {
    if let known = proses.withLock({ $0[reason.number] }) { return known }
    let prose = wording(of: reason).prose
    proses.withLock { $0[reason.number] = prose }
    return prose
  }

  func wording(of reason: Reason, tellingLines: Bool = false) -> any ReasonWording {
    switch reason.subject {
    case .contest(let contest):
      ContestWording(contest: contest, explanation: self, tellsLines: tellingLines)
    case .ambiguity(let ambiguity): AmbiguityWording(ambiguity: ambiguity, explanation: self)
    case .conflict(let conflict): ConflictWording(conflict: conflict, explanation: self)
    }
  }
}
