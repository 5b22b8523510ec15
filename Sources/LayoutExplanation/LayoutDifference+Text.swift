import AutoLayout
import Diagnostics
import Geometry

extension LayoutDifference {
  /// The difference, a line a view, and below what was changed in the scene.
  public var text: String {
    written(messages, heading: "What was changed:\n", changeList.map { "  " + $0 })
  }

  /// The same as Markdown.
  public var markdown: String {
    written(
      messages.map { "- " + $0.markdownEscaped }, heading: "What was changed:\n\n",
      changeList.map { "- " + $0.markdownEscaped })
  }

  /// - Parameter heading: what stands above the changes.
  private func written(_ messages: [String], heading: String, _ changes: [String]) -> String {
    guard !isEmpty else { return "The layouts are the same.\n" }
    return (messages.isEmpty ? "Every view came out the same." : messages.joined(separator: "\n"))
      + (causes.isEmpty ? "\n" : "\n\n\(heading)\(changes.joined(separator: "\n"))\n")
  }

  /// What was changed, what is the same on both axes once.
  private var changeList: [String] {
    var lines: [String] = []
    for (index, change) in causes.enumerated() {
      if isTwin(of: change, at: index - 1) { continue }
      lines.append(words(for: change, naming: isTwin(of: change, at: index + 1) ? .change : .all))
    }
    return lines
  }

  /// Whether the change at a place is the same one of the other axis.
  private func isTwin(of change: SceneChange, at index: Int) -> Bool {
    guard causes.indices.contains(index),
      case .priority(let view, let axis, let role, let before, let after) = change.kind
    else { return false }
    return causes[index].kind
      == .priority(view: view, axis.cross, role, before: before, after: after)
  }

  /// What became of the views and of the layout as a whole, a line each.
  public var messages: [String] { views.map { message(about: $0) } + messagesBesideViews }

  /// The same lines for a reader who reads all of them: a cause of several is named in the first.
  package var messagesInOrder: [String] {
    var told: Set<Int> = []
    return views.map { change in
      defer { told.formUnion(change.causes) }
      return message(about: change, after: told)
    } + messagesBesideViews
  }

  private var messagesBesideViews: [String] {
    var messages = removed.map { "\($0) was removed" }
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
  ///
  /// - Parameter told: the causes that need not be said again.
  public func message(about change: ViewChange, after told: Set<Int> = []) -> String {
    var parts: [String] = []
    for axis in Axis.allCases {
      parts += change.numbers.filter { $0.part.axis == axis }.map(words)
      guard let state = change.states[axis] else {
        if let still = deformation(of: change, axis) { parts.append(still) }
        continue
      }
      let isSizeTold = change.numbers.contains { $0.part.isSize && $0.part.axis == axis }
      let subject = isSizeTold || state.after == .zero ? "" : "\(Wording.dimension(axis)) "
      parts.append(subject + Self.words(for: state, axis))
    }
    let untold = change.causes.filter { !told.contains($0) }
    let isTold = untold.isEmpty && !change.causes.isEmpty
    if parts.isEmpty {
      parts = ["the same, for another reason" + (isTold ? " as well" : "")]
    } else if isTold {
      parts.append("for the same reason")
    }
    let causes = untold.map { words(for: self.causes[$0], naming: .outcome) }
    return "\(change.name): \(parts.joined(separator: ", "))"
      + (causes.isEmpty ? "" : ": \(causes.joined(separator: "; "))")
  }

  /// “still 211 wide, now 179 points wider than its text (was 15)”, where the size is the same and
  /// what it is measured against is not.
  private func deformation(of change: ViewChange, _ axis: Axis) -> String? {
    let was = before.layout.deformation(of: change.before, axis)
    let isNow = after.layout.deformation(of: change.after, axis)
    guard !change.numbers.contains(where: { $0.part.isSize && $0.part.axis == axis }),
      was.delta != 0, isNow.delta != 0, abs(was.delta - isNow.delta) > 0.005
    else { return nil }
    let size = Wording.number(after.layout[change.after].frame.size[axis])
    return "still \(size) \(Wording.adjective(axis)), now "
      + "\(after.words.difference(isNow, axis)) than \(after.words.content(of: change.after, axis)) "
      + "(was \(Wording.number(abs(was.delta))))"
  }

  /// “width 120 → 98.5 (−21.5)”
  private func words(for number: Number) -> String {
    var (before, after) = (number.before, number.after)
    if let decimals {
      (before, after) = (before.rounded(to: decimals), after.rounded(to: decimals))
    }
    return "\(number.part.name) \(length(before)) → \(length(after)) "
      + "(\(after < before ? "−" : "+")\(length(abs(after - before))))"
  }

  /// A length as exactly as lengths are compared.
  private func length(_ value: Double) -> String {
    guard let decimals else { return Wording.number(value) }
    return value.description(decimals: decimals).replacing("-", with: "−")
  }

  private static func words(for state: StateChange, _ axis: Axis) -> String {
    switch state.after {
    case .none: "now without an intrinsic size"
    case .intrinsic, .stretched, .compressed: "now \(state.after.rawValue)"
    case .zero: "now has no \(Wording.dimension(axis)) left"
    }
  }

  // MARK: - What was changed

  /// How much is said of a change.
  enum Detail {
    /// “badge's horizontal resistance rose from 749 to 751”
    case all
    /// “badge's resistance rose from 749 to 751”
    case change
    /// “badge's resistance rose to 751”
    case outcome
  }

  /// “badge's horizontal resistance rose from 749 to 751 (cell.yaml:14)”
  public func words(for change: SceneChange) -> String { words(for: change, naming: .all) }

  private func words(for change: SceneChange, naming detail: Detail) -> String {
    let location = change.range.map { " (\($0.source.name):\($0.start.line))" } ?? ""
    return sentence(about: change.kind, detail) + location
  }

  private func sentence(about kind: SceneChange.Kind, _ detail: Detail) -> String {
    func from(_ value: String) -> String { detail == .outcome ? "" : "from \(value) " }
    switch kind {
    case .priority(let view, let axis, let role, let before, let after):
      let property = role == .hugging ? "hugging" : "resistance"
      let direction = detail == .all ? "\(axis.rawValue) " : ""
      return
        "\(Wording.possessive(view)) \(direction)\(property) \(after > before ? "rose" : "fell") "
        + "\(from("\(before)"))to \(after)"
    case .intrinsicSize(let view, let axis, let before, let after):
      return size(
        "\(Wording.possessive(view)) intrinsic \(Wording.dimension(axis))", before, after, from)
    case .rootSize(let view, let axis, let before, let after):
      return size("\(Wording.possessive(view)) \(Wording.dimension(axis))", before, after, from)
    case .visibility(let view, let isHidden):
      return "\(view) is \(isHidden ? "now" : "no longer") hidden"
    case .property(let view, let property):
      return words(for: property, of: view, detail)
    case .addedConstraint(let equation): return "\(equation) was added"
    case .removedConstraint(let equation): return "\(equation) was removed"
    case .constraintPriority(let equation, let before, let after):
      return "the priority of \(equation) \(after > before ? "rose" : "fell") "
        + "\(from("\(before)"))to \(after)"
    case .constraint(let before, let after): return "\(before) became \(after)"
    }
  }

  /// “buttons' spacing rose from 8 to 20”
  private func words(
    for property: PropertyChange, of view: String?, _ detail: Detail
  ) -> String {
    let subject = "\(Wording.possessive(view ?? "the scene")) \(property.name)"
    func was(_ value: String) -> String { detail == .outcome ? "" : " (was \(value))" }
    switch property.values {
    case .number(let before, let after):
      let from = detail == .outcome ? "" : "from \(Wording.number(before)) "
      return "\(subject) \(after > before ? "rose" : "fell") \(from)to \(Wording.number(after))"
    case .insets(let before, let after):
      return "\(subject) changed from \(Self.insets(before)) to \(Self.insets(after))"
    case .word(let before, let after): return "\(subject) is now \(after)\(was(before))"
    case .text(let before, let after):
      return "\(subject) became \(Self.quoted(after))\(was(Self.quoted(before)))"
    case .other: return "\(subject) changed"
    }
  }

  /// “16”, or all four as `UIEdgeInsets` lists them where they differ.
  private static func insets(_ insets: EdgeInsets) -> String {
    insets == EdgeInsets(all: insets.top)
      ? Wording.number(insets.top)
      : "[\(insets.sides.map(Wording.number).joined(separator: ", "))]"
  }

  /// A text on one line; of a long one the beginning.
  private static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "'\(line.count > 40 ? line.prefix(39) + "…" : line[...])'"
  }

  private func size(
    _ subject: String, _ before: Double?, _ after: Double?, _ from: (String) -> String
  ) -> String {
    switch (before, after) {
    case (let before?, let after?):
      return "\(subject) \(after > before ? "grew" : "shrank") "
        + "\(from(length(before)))to \(length(after))"
    case (nil, let after?): return "\(subject) is now \(length(after))"
    case (_, nil): return "\(subject) is no longer given"
    }
  }
}
