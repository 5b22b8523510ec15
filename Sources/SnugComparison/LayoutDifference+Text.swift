import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

extension LayoutDifference {
  /// The difference as text, with a line for each view, and then the changes of the scene.
  public var text: String { document.text }
  public var markdown: String { document.markdown }

  private var document: Document {
    if isEmpty { return Document(blocks: [.paragraph("The layouts are the same.")]) }
    let outcome: Document.Block =
      messages.isEmpty ? .paragraph("Every view came out the same.") : .list(messages)
    let changes: [Document.Block] =
      causes.isEmpty ? [] : [.paragraph("What was changed:"), .list(changeList, indent: 2)]
    return Document(blocks: [outcome] + changes)
  }

  /// The changes of the scene. A change that is equal on both axes is listed once.
  private var changeList: [String] {
    var lines: [String] = []
    for (index, change) in causes.enumerated() {
      if index > 0, let both = change.onBothAxes, both == causes[index - 1].onBothAxes {
        lines[lines.count - 1] = both
      } else {
        lines.append(change.description)
      }
    }
    return lines
  }

  /// The changes of the views and of the whole layout, one per line.
  public var messages: [String] { views.map { message(about: $0) } + messagesBesideViews }

  /// The messages for reading in order: a cause of several changes is in the first of them.
  package var messagesInOrder: [String] {
    var mentioned: Set<Int> = []
    return views.map { change in
      defer { mentioned.formUnion(change.causes) }
      return message(about: change, after: mentioned)
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
  /// - Parameter mentioned: the causes that earlier messages contain.
  public func message(about change: ViewChange, after mentioned: Set<Int> = []) -> String {
    var parts: [String] = []
    for axis in Axis.allCases {
      parts += change.numbers.filter { $0.part.axis == axis }.map(words)
      guard let state = change.states[axis] else {
        if let still = deformation(of: change, axis) { parts.append(still) }
        continue
      }
      let isSizeMentioned = change.numbers.contains { $0.part.isSize && $0.part.axis == axis }
      let subject = isSizeMentioned || state.after == .zero ? "" : "\(Wording.dimension(axis)) "
      parts.append(subject + Self.words(for: state, axis))
    }
    let added = change.causes.filter { !mentioned.contains($0) }
    let isRepeated = added.isEmpty && !change.causes.isEmpty
    if parts.isEmpty {
      parts = ["the same, for another reason" + (isRepeated ? " as well" : "")]
    } else if isRepeated {
      parts.append("for the same reason")
    }
    let causes = added.map { self.causes[$0].outcome } + change.follows.map(words)
    return "\(change.name): \(parts.joined(separator: ", "))"
      + (causes.isEmpty ? "" : ": \(causes.joined(separator: "; "))")
  }

  /// “still 211 wide, now 179 points wider than its text (was 15)”, if the size is the same but the
  /// intrinsic size is not.
  private func deformation(of change: ViewChange, _ axis: Axis) -> String? {
    let was = before.layout.deformation(of: change.before, axis)
    let isNow = after.layout.deformation(of: change.after, axis)
    guard !change.numbers.contains(where: { $0.part.isSize && $0.part.axis == axis }),
      was.delta != 0, isNow.delta != 0, abs(was.delta - isNow.delta) > .leastShown
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

  /// “follows title by badge.left == title.right + 8 (cell.yaml:9)”
  private func words(for following: Following) -> String {
    let entry = after.layout.system[following.entry]
    let location = entry.range.map { " (\($0.source.name):\($0.start.line))" } ?? ""
    return "follows \(after.words.name(following.view)) by \(entry.description)"
      + (entry.isWritten ? location : "")
  }

  private func length(_ value: Double) -> String { Wording.number(value, decimals: decimals) }

  private static func words(for state: StateChange, _ axis: Axis) -> String {
    switch state.after {
    case .none: "now without an intrinsic size"
    case .intrinsic, .stretched, .compressed: "now \(state.after.rawValue)"
    case .zero: "now has no \(Wording.dimension(axis)) left"
    }
  }
}
