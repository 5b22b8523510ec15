import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSceneFormat

/// The text of a change: “rose from 8 to 20”, and without the former value, “rose to 20”.
struct ChangeText: Equatable {
  let full: String
  let outcome: String

  init(_ text: String) { (full, outcome) = (text, text) }

  init(_ outcome: String, was before: String) {
    self.outcome = outcome
    full = "\(outcome) (was \(before))"
  }

  /// - Parameter verbs: for an increase and for a decrease.
  init<Value: Comparable>(
    _ before: Value, _ after: Value, verbs: (more: String, less: String) = ("rose", "fell"),
    _ text: (Value) -> String
  ) {
    let verb = after > before ? verbs.more : verbs.less
    full = "\(verb) from \(text(before)) to \(text(after))"
    outcome = "\(verb) to \(text(after))"
  }

  /// One of several words.
  static func word(_ before: String, _ after: String) -> Self {
    Self("is now \(after)", was: before)
  }

  /// Two texts, each on one line. Of long texts, the part with the first difference.
  fileprivate static func text(_ before: String, _ after: String) -> Self {
    let lines = [before, after].map {
      $0.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let quotes = lines.map { line in
      let rest = same > 30 ? "…" + line.dropFirst(same - 15) : line
      return "'\(rest.count > 40 ? rest.prefix(39) + "…" : rest)'"
    }
    return Self("became \(quotes[1])", was: quotes[0])
  }

  init(_ change: KeyChange) {
    switch (change.kind, change.before, change.after) {
    case (.text, let before, let after): self = .text(before ?? "", after ?? "")
    case (_, nil, nil): self.init("changed")
    case (_, nil, let after?): self.init("is now \(after)")
    case (_, let before?, nil): self.init("is no longer \(before)")
    case (.parts, let before?, let after?): self.init("changed from \(before) to \(after)")
    case (.number, let before?, let after?):
      self =
        if let old = Double(before), let new = Double(after) {
          Self(old, new) { Wording.number($0) }
        } else {
          .word(before, after)
        }
    case (.word, let before?, let after?): self = .word(before, after)
    }
  }
}

extension KeyChange {
  /// Whether it affects constraints to margins.
  var isOfMargins: Bool {
    [
      "layoutMargins", "safeAreaInsets", "insetsLayoutMarginsFromSafeArea",
      "preservesSuperviewLayoutMargins",
    ].contains(key)
  }

  /// Whether other sentences have it, about a size or a priority on each axis.
  var isOnAxes: Bool {
    [
      "size", "hugging", "compressionResistance", "intrinsicContentSize",
      "placeholderIntrinsicContentSize", "hidden",
    ].contains(key)
  }
}
