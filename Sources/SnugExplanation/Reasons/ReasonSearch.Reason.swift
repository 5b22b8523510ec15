import SnugLayout
import SnugSolver

extension ReasonSearch {
  /// Why one constraint gave way: its left side as a linear combination of others.
  struct Reason {
    let own: EntryID
    let terms: [ReasonFinder.Term]
    /// The constraints of the same priority that could give way by the same amount.
    let tied: [ReasonFinder.Term]

    var entries: [EntryID] { terms.entries }

    /// Whether the size of a content size's view is part of the reason: because it is zero, at a
    /// limit, or equal to another's. This is always true for an author's constraint.
    func includesSize(of entry: EntryID, in system: ConstraintSystem) -> Bool {
      guard let (view, axis, _) = system[entry].contentSize else { return true }
      return terms.contains { term in
        switch term.part {
        case .domain(let variable):
          let owner = system.owner(of: variable)
          return owner.item.view == view && owner.axis == axis
        case .constraint(let id):
          let other = system[EntryID(id)]
          let views = [other.constraint.firstItem, other.constraint.secondItem].map { $0?.view }
          return (other.isSize || other.isEquality)
            && other.constraint.firstAttribute.axis == axis && views.contains(view)
        }
      }
    }

    /// Whether the reason is that the view's size equals another's, which one constraint
    /// determines.
    func isEquality(in system: ConstraintSystem) -> Bool {
      let sizes = entries.count { system[$0].isSize }
      return sizes == 1 && terms.count > 1 && entries.count == terms.count
        && entries.allSatisfy { system[$0].isSize || system[$0].isEquality }
    }
  }
}

extension [ReasonFinder.Term] {
  /// The constraints among the terms.
  var entries: [EntryID] { compactMap(\.part.entry) }
}
