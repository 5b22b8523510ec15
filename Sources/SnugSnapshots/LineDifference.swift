/// A line of a unified difference of two texts.
enum LineDifference {
  case same(String), removed(String), inserted(String)
  /// Lines that both texts have were left out.
  case gap

  /// The differences between two texts, with a line of context around each.
  static func lines(from old: String, to new: String) -> [LineDifference] {
    let (old, new) = (lines(of: old), lines(of: new))
    let steps = DifferenceStep.all(from: old, to: new)
    var lines: [LineDifference] = []
    for (index, step) in steps.enumerated() {
      let around = steps[max(0, index - 1)...min(steps.count - 1, index + 1)]
      switch (step.old, step.new) {
      case (let line?, nil): lines.append(.removed(old[line]))
      case (nil, let line?): lines.append(.inserted(new[line]))
      case (let line?, _?) where around.contains(where: \.isChange): lines.append(.same(old[line]))
      default:
        if case .gap = lines.last { break }
        lines.append(.gap)
      }
    }
    return lines
  }

  /// A line break is a line feed, or a carriage return and a line feed.
  static func lines(of text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
    // A text ends in a line break. There is no line after it.
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// The line in the format of `diff -u`.
  var text: String {
    switch self {
    case .same(let line): "  \(line)"
    case .removed(let line): "- \(line)"
    case .inserted(let line): "+ \(line)"
    case .gap: "  …"
    }
  }
}

/// One step from a list to another: an element that both have, or that only one of them has.
struct DifferenceStep: Hashable, Sendable {
  /// The element's index in the old list; `nil` for one that was inserted.
  let old: Int?
  /// Its index in the new list; `nil` for one that was removed.
  let new: Int?

  var isChange: Bool { old == nil || new == nil }

  /// All steps in order: if elements were replaced, removals come before insertions.
  static func all<Element: Hashable>(from old: [Element], to new: [Element]) -> [DifferenceStep] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [DifferenceStep] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      let isRemoved = removed.contains(before)
      let isInserted = !isRemoved && inserted.contains(after)
      steps.append(
        DifferenceStep(old: isInserted ? nil : before, new: isRemoved ? nil : after))
      if !isInserted { before += 1 }
      if !isRemoved { after += 1 }
    }
    return steps
  }
}
