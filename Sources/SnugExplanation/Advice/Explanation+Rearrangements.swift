import SnugGeometry
import SnugLayout

/// Repairs that change a property of a stack view.
extension Explanation {
  /// Changes of the property of a stack view whose constraints are part of a conflict.
  func rearrangements(for conflict: Layout.Conflict) -> [Repair] {
    if layout.scene.consoleReport != nil {
      let found = CauseSearch(conflict, in: self).rearrangement
      return [found.flatMap { repair($0.amendment, by: $0.parts, conflict) }].compactMap(\.self)
    }
    var amendments: [Amendment] = []
    func propose(_ id: ViewID, _ arrangements: [Amendment.Arrangement]) {
      amendments += arrangements.map { .arrangement(id, $0) }.filter { !amendments.contains($0) }
    }
    for entry in conflict.entries.map({ layout.system[$0] }) {
      guard let (id, identifier) = entry.stackView, let stack = layout.scene[id].content.stack
      else { continue }
      let isAcross = entry.constraint.firstAttribute.axis != stack.axis
      switch identifier {
      case .alignment, .canvasConnection:
        if isAcross, stack.alignment == .fill {
          propose(id, [.alignment(.leading), .alignment(.center)])
        }
      case .fillEqually where stack.distribution == .fillEqually,
        .fillProportionally where stack.distribution == .fillProportionally:
        propose(id, [.distribution(.fill)])
      case .spacing:
        if let spacing = fittingSpacing(of: id, stack, in: conflict) {
          propose(id, [.spacing(spacing)])
        }
      default: break
      }
    }
    return leastHarmful(amendments.compactMap { repair(conflict, $0) })
  }

  /// The spacing after one view of a stack view that is what the author's own constraint between it and the next one
  /// asks for, if that resolves the conflict of the two.
  func customSpacing(
    insteadOfGapIn conflict: Layout.Conflict
  ) -> (stack: ViewID, view: ViewID, spacing: Double)? {
    let gap = layout.system[conflict.broken].constraint
    guard layout.scene.consoleReport == nil, conflict.entries.count == 2,
      layout.system[conflict.broken].isWritten, gap.relation == .equal, isEdge(conflict.broken),
      gap.multiplier == 1, !layout.isReversed(conflict.broken),
      let own = conflict.entries.first(where: { $0 != conflict.broken }),
      let (stack, identifier) = layout.system[own].stackView, identifier == .spacing,
      let (end, start) = ends(ofGap: layout.system[own].constraint),
      let (last, next) = ends(ofGap: gap), (last, next) == (end, start), let view = end.view
    else { return nil }
    let spacing = gap.firstAttribute.isEnd == true ? -gap.constant : gap.constant
    let changes = [
      Amendment.removal(entry: conflict.broken), .constant(entry: own, spacing),
    ]
    guard spacing >= 0, let repair = repair(changes[0], by: changes, conflict),
      repair.harm <= .inflated, !repair.cutsText
    else { return nil }
    return (stack, view, spacing)
  }

  /// The items before and after a distance from an end to a start.
  private func ends(ofGap constraint: Constraint) -> (before: LayoutItem, after: LayoutItem)? {
    let ends = constraint.ends
    guard let before = ends.first(where: { $0.attribute.isEnd == true }),
      let after = ends.first(where: { $0.attribute.isEnd == false })
    else { return nil }
    return (before.item, after.item)
  }

  /// The spacing of a stack view with which the lengths of a conflict fit.
  private func fittingSpacing(
    of id: ViewID, _ stack: StackView, in conflict: Layout.Conflict
  ) -> Double? {
    let count = conflict.entries.count {
      let made = layout.system[$0].stackView
      return made?.id == id && made?.identifier == .spacing
    }
    guard stack.spacing > 0, stack.customSpacing.isEmpty,
      let contest = layout.contest(of: conflict)
    else { return nil }
    let spacing = stack.spacing - abs(contest.excess) / Double(count)
    // Without any, the views would be one.
    return spacing > .leastShown ? Layout.withoutNoise(spacing) : nil
  }

  /// A change of a stack view's property, if the other conflicts stay as they are.
  func repair(
    _ amendment: Amendment, relaid scene: Scene, _ conflict: Layout.Conflict
  ) -> Repair? {
    let changed = layout.relaid(scene)
    // Equal views are in equal conflicts: one that is left says that this is not the cause.
    func axis(of conflict: Layout.Conflict) -> Axis? {
      layout.system[conflict.broken].constraint.firstAttribute.axis
    }
    let isLeft = changed.conflicts.contains { left in
      changed.system[left.broken].constraint.firstAttribute.axis == axis(of: conflict)
        && !Set(left.views).isDisjoint(with: conflict.views)
    }
    guard changed.conflicts.count < layout.conflicts.count, !isLeft else { return nil }
    let violations = changed.constraints.compactMap {
      made -> Violation? in
      switch made.entry.origin {
      case .author, .contentSize: break
      default: return nil
      }
      guard let entry = layout.system.entry(made.entry.origin),
        made.violation > layout[entry].violation + .sameLength
      else { return nil }
      return Violation(entry: entry, amount: made.violation)
    }
    return repair(amendment, violations, frames: changed.views.map(\.frame), conflict)
  }
}
