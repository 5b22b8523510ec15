import AutoLayout
import Diagnostics
import Geometry

extension LayoutDifference {
  /// The difference, a line a view, and below what was changed in the scene.
  public var text: String {
    guard !isEmpty else { return "The layouts are the same.\n" }
    var paragraphs = [messages.joined(separator: "\n")]
    if messages.isEmpty { paragraphs = ["Every view came out the same."] }
    if !causes.isEmpty {
      paragraphs.append(
        (["What was changed:"] + causes.map { "  \(words(for: $0))" }).joined(separator: "\n"))
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// The same as Markdown.
  public var markdown: String {
    guard !isEmpty else { return "The layouts are the same.\n" }
    var paragraphs = [messages.map { "- \($0)" }.joined(separator: "\n")]
    if messages.isEmpty { paragraphs = ["Every view came out the same."] }
    if !causes.isEmpty {
      paragraphs.append(
        "What was changed:\n\n" + causes.map { "- \(words(for: $0))" }.joined(separator: "\n"))
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// What became of the views and of the layout as a whole, a line each.
  public var messages: [String] {
    var messages = views.map(message)
    messages += removed.map { "\($0) was removed" }
    messages += added.map { "\($0) was added" }
    if before.layout.status != after.layout.status {
      messages.append(
        "the layout was \(before.layout.status.rawValue) and is now "
          + after.layout.status.rawValue)
    }
    return messages
  }

  /// “title: width 120 → 98.5 (−21.5), now compressed: badge's resistance rose to 751
  /// (cell.yaml:14)”
  public func message(about change: ViewChange) -> String {
    var parts: [String] = []
    for axis in Axis.allCases {
      parts += change.numbers.filter { $0.quantity.axis == axis }.map(Self.words)
      guard let state = change.states[axis] else { continue }
      let isSizeTold = change.numbers.contains {
        $0.quantity == (axis == .horizontal ? .width : .height)
      }
      let subject = isSizeTold ? "" : "\(Wording.dimension(axis)) "
      parts.append(subject + Self.words(for: state))
    }
    if parts.isEmpty { parts = ["the same, for another reason"] }
    let causes = change.causes.map { words(for: self.causes[$0], isShort: true) }
    return "\(change.name): \(parts.joined(separator: ", "))"
      + (causes.isEmpty ? "" : ": \(causes.joined(separator: "; "))")
  }

  /// “width 120 → 98.5 (−21.5)”
  private static func words(for number: Number) -> String {
    let difference = number.after - number.before
    let sign = difference < 0 ? "−" : "+"
    return "\(number.quantity.rawValue) \(signed(number.before)) → \(signed(number.after)) "
      + "(\(sign)\(Wording.number(abs(difference))))"
  }

  private static func signed(_ value: Double) -> String {
    value < 0 ? "−\(Wording.number(-value))" : Wording.number(value)
  }

  private static func words(for state: StateChange) -> String {
    switch state.after {
    case .none: "now without an intrinsic size"
    case .intrinsic, .stretched, .compressed, .gone: "now \(state.after.rawValue)"
    }
  }

  // MARK: - What was changed

  /// “badge's resistance rose from 749 to 751 (cell.yaml:14)”; short, without what it was.
  public func words(for change: SceneChange, isShort: Bool = false) -> String {
    let place = change.range.map { " (\($0.source.name):\($0.start.line))" } ?? ""
    return sentence(about: change.kind, isShort) + place
  }

  private func sentence(about kind: SceneChange.Kind, _ isShort: Bool) -> String {
    func from(_ value: String) -> String { isShort ? "" : "from \(value) " }
    switch kind {
    case .priority(let view, let axis, let role, let before, let after):
      let property = role == .hugging ? "hugging" : "resistance"
      let direction = isShort ? "" : "\(axis.rawValue) "
      return "\(view)'s \(direction)\(property) \(after > before ? "rose" : "fell") "
        + "\(from("\(before)"))to \(after)"
    case .intrinsicSize(let view, let axis, let before, let after):
      return size("\(view)'s intrinsic \(Wording.dimension(axis))", before, after, isShort)
    case .rootSize(let view, let axis, let before, let after):
      return size("\(view)'s \(Wording.dimension(axis))", before, after, isShort)
    case .visibility(let view, let isHidden):
      return "\(view) is \(isHidden ? "now" : "no longer") hidden"
    case .properties(let view): return "\(view) was changed"
    case .addedConstraint(let equation): return "\(equation) was added"
    case .removedConstraint(let equation): return "\(equation) was removed"
    case .constraintPriority(let equation, let before, let after):
      return "the priority of \(equation) \(after > before ? "rose" : "fell") "
        + "\(from("\(before)"))to \(after)"
    case .constraint(let before, let after): return "\(before) became \(after)"
    }
  }

  private func size(
    _ subject: String, _ before: Double?, _ after: Double?, _ isShort: Bool
  ) -> String {
    switch (before, after) {
    case (let before?, let after?):
      let from = isShort ? "" : "from \(Wording.number(before)) "
      return "\(subject) \(after > before ? "grew" : "shrank") \(from)to \(Wording.number(after))"
    case (nil, let after?): return "\(subject) is now \(Wording.number(after))"
    case (_, nil): return "\(subject) is no longer given"
    }
  }
}
