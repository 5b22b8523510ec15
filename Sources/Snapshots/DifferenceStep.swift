/// One step from a list to another: an element that both have, or that only one of them has.
struct DifferenceStep: Hashable, Sendable {
  /// The element's index in the old list; `nil` for one that was inserted.
  let old: Int?
  /// Its index in the new list; `nil` for one that was removed.
  let new: Int?

  /// All steps in order: where elements were replaced, what was removed comes before what was
  /// inserted.
  static func all<Element: Hashable>(from old: [Element], to new: [Element]) -> [DifferenceStep] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
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

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
