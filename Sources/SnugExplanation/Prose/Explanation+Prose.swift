import SnugLayout

/// The text of a reason: a headline, and a body that explains it.
public struct Prose: Hashable, Sendable {
  public var headline: String
  public var body: String
  /// The part of the body that a picture needs beside what it shows.
  package var details: String
  /// The best change that settles it: a phrase such as “let title hug at 250”; `nil` if there is
  /// nothing to settle.
  package var fix: String?
}

extension Prose {
  /// Who gives way by how much, and why: “title takes all 16 spare points”, and “it hugs less (250) than badge
  /// (251).”; `nil` for a headline without a cause.
  package var deedAndCause: (deed: Substring, cause: Substring)? {
    headline.firstRange(of: ": ").map {
      (headline[..<$0.lowerBound], headline[$0.upperBound...])
    }
  }

  /// What is wanted, “16 + 73 + 8 + 159 + 16 = 272”, if the details only compare it with the room.
  package var sum: Substring? {
    guard let end = details.firstRange(of: "; "),
      !details.contains(". "), !details.contains("\n")
    else { return nil }
    return details[..<end.lowerBound]
  }
}

/// The headline of a reason.
struct Headline {
  /// The lower-case words before the first name. Empty if the headline starts with a name, because
  /// names keep their spelling.
  var opening = ""
  var rest: String

  /// With a capital, unless it starts with a name, and a period.
  var sentence: String { withoutStop + "." }

  var withoutStop: String { opening.prefix(1).uppercased() + opening.dropFirst() + rest }

  /// The message of a diagnostic.
  var message: String { opening + rest }
}

/// The sentences about one reason. A body can require a search for solutions.
protocol ReasonWording {
  var headline: Headline { get }
  var body: String { get }
  var details: String { get }
  var fix: String? { get }
}

extension ReasonWording {
  var prose: Prose { Prose(headline: headline.sentence, body: body, details: details, fix: fix) }
}

extension Explanation {
  /// The sentences for a reason. They are cached, so that they are the same everywhere.
  public func prose(for reason: Reason) -> Prose {
    proses.value(for: reason.number) { wording(of: reason).prose }
  }

  func wording(of reason: Reason, includingLines: Bool = false) -> any ReasonWording {
    switch reason.subject {
    case .contest(let contest):
      ContestWording(
        contest: contest, alike: reason.alike, explanation: self, includesLines: includingLines)
    case .ambiguity(let ambiguity): AmbiguityWording(ambiguity: ambiguity, explanation: self)
    case .conflict(let conflict) where layout.scene.consoleReport != nil:
      LogConflictWording(scene: ConflictWording(conflict: conflict, explanation: self))
    case .conflict(let conflict): ConflictWording(conflict: conflict, explanation: self)
    }
  }
}
