/// One step from a list to another: an element that both have, or that only one of them has.
struct DifferenceStep: Hashable, Sendable {
  /// The element's index in the old list; `nil` for one that was inserted.
  let old: Int?
  /// Its index in the new list; `nil` for one that was removed.
  let new: Int?

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
