import SnugGeometry
import SnugLayout

/// Distances with the wrong sign: “trailing == trailing + 16” puts a view outside by what was meant as a margin.
extension Explanation {
  /// The author's constraint that puts an edge of a view outside its superview by as much as the opposite
  /// one is inside. With the constant that keeps it inside, if with it no constraints conflict.
  func wrongSign(of protrusion: Protrusion) -> (entry: EntryID, constant: Double)? {
    guard layout.scene.consoleReport == nil, layout.conflicts.isEmpty else { return nil }
    let insets = ownConstraints(of: protrusion).compactMap { made in
      inset(of: made.id).map { (id: made.id, axis: made.constraint.firstAttribute.axis, inset: $0) }
    }
    return insets.lazy.filter { outer in
      outer.inset < 0 && insets.contains { $0.inset == -outer.inset && $0.axis == outer.axis }
    }.map { (entry: $0.id, constant: -self.layout.writtenConstraint(of: $0.id).constant) }
      .first { self.trial([.constant(entry: $0, $1)]).conflicts.isEmpty }
  }

  /// The change of the sign of a constraint of a conflict that puts an edge outside where the opposite one is not, if
  /// it settles the conflict.
  func signed(in conflict: Layout.Conflict) -> Repair? {
    advice.signed.value(for: conflict) {
      let insets = changeable(in: conflict).compactMap { entry in
        inset(of: entry).map {
          (entry: entry, inset: $0, axis: layout.system[entry].constraint.firstAttribute.axis)
        }
      }
      return insets.lazy.filter { own in
        own.inset < 0
          && !insets.contains { $0.entry != own.entry && $0.inset < 0 && $0.axis == own.axis }
      }.compactMap { [self] own -> Repair? in
        let constant = -layout.writtenConstraint(of: own.entry).constant
        guard let fitting = satisfiableConstant(of: own.entry, in: conflict),
          abs(fitting - constant) < .sameLength
        else { return nil }
        return repair(conflict, .constant(entry: own.entry, constant))
      }.first { [self] in !misplaces($0, conflict) }
    }
  }

  /// The two constraints of a conflict that pin the opposite edges of a view to those of the view around it, as
  /// “leading == superview.trailing + 16”, and what they are with the same edges, if that resolves it.
  func exchanged(
    in conflict: Layout.Conflict
  ) -> [(entry: EntryID, constraint: Constraint)] {
    guard layout.scene.consoleReport == nil else { return [] }
    let crossed = changeable(in: conflict).filter { entry in
      let constraint = layout.system[entry].constraint
      return layout.system[entry].isWritten && constraint.relation == .equal && isEdge(entry)
        && constraint.joinsOppositeEdges(layout.scene.layoutDirection)
        && layout.scene.areNested(
          layout.system.view(of: constraint.ends[0].item),
          layout.system.view(of: constraint.ends[1].item))
    }.sorted()
    let uncrossed = crossed.map { entry in
      var constraint = layout.writtenConstraint(of: entry)
      constraint.secondAttribute = constraint.firstAttribute
      return (entry: entry, constraint: constraint)
    }
    let items = Set(crossed.map { Set(layout.system[$0].constraint.ends.map(\.item)) })
    guard crossed.count == 2, items.count == 1,
      let repair = repair(
        .addition(uncrossed[0].constraint),
        by: uncrossed.flatMap { [.removal(entry: $0.entry), .addition($0.constraint)] }, conflict)
    else { return [] }
    return misplaces(repair, conflict) || repair.harm > .inflated ? [] : uncrossed
  }

  /// How far the author's equation of an edge of a view with the same one of a view around it puts that
  /// inside, in points; negative outside. `nil` for other constraints.
  func inset(of entry: EntryID) -> Double? {
    let constraint = layout.system[entry].constraint
    guard layout.system[entry].isWritten, constraint.relation == .equal,
      constraint.multiplier == 1, let secondItem = constraint.secondItem,
      constraint.firstAttribute == constraint.secondAttribute,
      let isEnd = constraint.firstAttribute.isEnd
    else { return nil }
    let (one, other) = (
      layout.system.view(of: constraint.firstItem), layout.system.view(of: secondItem)
    )
    let isInside = layout.scene.isView(one, inside: other)
    guard isInside || layout.scene.isView(other, inside: one) else { return nil }
    let constant = layout.writtenConstraint(of: entry).constant
    return isInside == isEnd ? -constant : constant
  }
}
