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
    knownProse.prose(number: reason.number) { wording(of: reason).prose }
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

/// The sentences that were asked for, by the numbers of their reasons.
///
/// Advice is found by solving, and a picture tells every reason three times: in itself, in its
/// description and in tooltips. Whoever asks gets the same sentences, so sharing them is no state
/// that anybody could see.
final class KnownProse: Sendable {
  private let proses = Mutex<[Int: Prose]>([:])

  func prose(number: Int, _ write: () -> Prose) -> Prose {
    if let known = proses.withLock({ $0[number] }) { return known }
    let prose = write()
    proses.withLock { $0[number] = prose }
    return prose
  }
}
