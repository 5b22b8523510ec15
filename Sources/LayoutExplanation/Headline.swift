/// What a reason says in one sentence.
struct Headline {
  /// The words before the first name, in lower case; empty where a name comes first, which is told
  /// as it is written.
  var opening = ""
  var rest: String

  /// With a capital, unless a name comes first, and a full stop.
  var sentence: String { withoutStop + "." }

  var withoutStop: String { opening.prefix(1).uppercased() + opening.dropFirst() + rest }

  /// As a diagnostic says it.
  var message: String { opening + rest }
}
