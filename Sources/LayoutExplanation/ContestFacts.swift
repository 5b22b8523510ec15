import AutoLayout
import Geometry

extension Contest {
  /// What it comes down to, to be compared with another layout's: numbers as exact as they are told,
  /// views and constraints by their identities.
  func facts(in layout: Layout) -> [[AnyHashable]] {
    let system = layout.system
    func facts(_ index: Int) -> [AnyHashable] {
      let entry = system.entries[index]
      var constraint = layout.writtenConstraint(ofEntry: index)
      // The view's piece tells the length it wants.
      if entry.contentSize != nil { constraint.constant = 0 }
      return [ConstraintIdentity(constraint, in: system), entry.priority]
    }
    func facts(_ piece: Piece) -> [AnyHashable] {
      [
        piece.view.map { system.identity(of: .view($0)) }, piece.wanted.rounded(to: 2),
        piece.factor.rounded(to: 6),
      ]
    }
    return [
      [form], payers.flatMap { facts($0.entry) + [$0.amount.rounded(to: 2)] },
      wanted.flatMap(facts), room.flatMap(facts), constraints.flatMap(facts),
      (tie?.entries ?? []).flatMap(facts), (tie?.deciding ?? []).flatMap(facts),
    ]
  }
}
