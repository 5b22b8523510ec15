import SnugGeometry
public import SnugLayout

extension Explanation {
  /// The limit for the changeable members of a conflict that are examined, the broken one first. Repairs
  /// of others are not offered. If none of these can be changed, the text says that it speaks of them.
  static let mostRepaired = 12

  /// The greatest number of repairs of a conflict.
  static let mostRepairs = 3

  /// The repairs of a conflict, at most ``mostRepairs``, each found by solving. If a distance has the wrong sign, its
  /// change is the only one. Otherwise the first turns off an autoresizing mask, or changes the property of a stack view
  /// that causes the conflict. The others are in the order of what they give up (``Repair/Rank``), then those first that
  /// compress no text, then in that of how many frames they change. Among equals, changes of the broken constraint come first, priorities come before constants, and a small
  /// change of a constant comes before a large one. Removals are last.
  public func repairs(of conflict: Layout.Conflict) -> [Repair] {
    advice.repairs.value(for: conflict) { foundRepairs(of: conflict) }
  }

  private func foundRepairs(of conflict: Layout.Conflict) -> [Repair] {
    // Nothing there is the author's.
    if cause(of: conflict) == .systemViews { return [] }
    let members = changeable(in: conflict)
    let unmasking = CauseSearch(conflict, in: self).masked.flatMap {
      repair(conflict, .removal(entry: $0.entry))
    }
    let constants = members.compactMap { entry -> (entry: EntryID, constant: Double)? in
      // The author can't change the screen.
      if case .rootSize = layout.system[entry].origin { return nil }
      return satisfiableConstant(of: entry, in: conflict).map { (entry: entry, constant: $0) }
    }.sorted { change($0) < change($1) - .sameLength }
    if unmasking == nil, let signed = signed(in: conflict) { return [signed] }
    // With a greatest size, a view without content would have none.
    let growing =
      members.contains(where: isLimit)
      ? [] : constants.compactMap { self.growing($0.entry, by: $0.constant) }
    let relations = growing.filter { $0.entry.map(isEdge) ?? false }
    let lowered = lowered(in: conflict)
    var possible =
      // A distance that grows makes room, and takes none.
      relations.compactMap { repair(conflict, $0) }.filter { $0.loss < .sameLength } + lowered
      + constants.compactMap { repair(conflict, .constant(entry: $0.entry, $0.constant)) }
    // A size that may be larger would stretch what has one, so it is for containers whose content is lost.
    if !possible.contains(where: { repair in
      repair.harm <= .inflated && repair.priority.map { $0 >= Self.almostRequired } ?? true
    }) {
      possible += growing.filter { !relations.contains($0) }
        .compactMap { repair(conflict, $0) }.filter { $0.harm <= .inflated }
    }
    // At 999 it would still pull its views past each other, and squeeze all between them. The layout without
    // it is the one that is drawn.
    let removed =
      layout.isReversed(conflict.broken) && members.contains(conflict.broken)
        && !possible.contains { $0.harm <= .inflated }
      ? [repair(.removal(entry: conflict.broken), [], frames: layout.views.map(\.frame), conflict)]
      : []
    let changes = leastHarmful(possible + removed)
    // Otherwise a removal does at least as much harm as a lower priority.
    let removals = changes.filter(lowered.contains).compactMap(\.amendment.entry)
    let inOrder =
      changes.filter { $0.amendment.entry == conflict.broken }
      + changes.filter { $0.amendment.entry != conflict.broken }
    let repairs =
      [unmasking].compactMap(\.self) + rearrangements(for: conflict)
      + inOrder.sorted { $0.isCheaper(than: $1) }
    return Array(
      (repairs + removals.lazy.compactMap { repair(conflict, .removal(entry: $0)) })
        .prefix(Self.mostRepairs))
  }

  /// A required distance or size that may also be larger, if it would have to be larger to hold.
  private func growing(_ entry: EntryID, by constant: Double) -> Amendment? {
    let written = layout.writtenConstraint(of: entry)
    let isSize = written.firstAttribute.isSize && written.secondItem == nil
    guard layout.scene.consoleReport == nil, isSize || isEdge(entry), written.relation == .equal,
      written.multiplier == 1, written.constant * constant > 0,
      abs(constant) > abs(written.constant)
    else { return nil }
    return .relation(
      entry: entry, constant > written.constant ? .greaterThanOrEqual : .lessThanOrEqual)
  }

  /// Whether a constraint is a ratio of sizes, which has no constant to change.
  func isProportion(_ entry: EntryID) -> Bool {
    let written = layout.writtenConstraint(of: entry)
    return written.firstAttribute.isSize && written.secondItem != nil && written.constant == 0
  }

  /// The repairs that break no control, or those that do the least harm if there are none; where they misplace more views
  /// than one that breaks a control, those that hide nothing. Of these, those that misplace the fewest views; of these, those that cut no text, if there are any. Where a distance can grow, none
  /// stretches a view beyond its content.
  func leastHarmful(_ repairs: [Repair], canGrow: Bool = false) -> [Repair] {
    let grows =
      canGrow || repairs.contains { $0.rank == .growingDistance && $0.harm < .inflated }
    let sane = repairs.filter { grows ? $0.harm < .inflated : $0.harm <= .inflated }
    let leastHarm = repairs.map(\.harm).min()
    // A view outside of its superview, or over another, is no better than a control that is cut.
    let placing = repairs.filter { $0.harm < .zero }
    let isMisplaced =
      (sane.map(\.misplacedCount).min() ?? 0) > (placing.map(\.misplacedCount).min() ?? .max)
    let candidates =
      sane.isEmpty ? repairs.filter { $0.harm == leastHarm } : isMisplaced ? placing : sane
    let least = candidates.map(\.misplacedCount).min()
    let placed = candidates.filter { $0.misplacedCount == least }
    // A log does not have the sizes of its texts. That a resistance of 1000 is lowered is always an option.
    let uncut = placed.filter { $0.rank == .content || !$0.cutsText }
    if layout.scene.consoleReport != nil { return placed }
    if !uncut.isEmpty, !sane.isEmpty { return uncut }
    let leastLoss = placed.map(\.loss).min() ?? 0
    return placed.filter { $0.loss < leastLoss + .sameLength }
  }

  /// The constraints of a conflict that the author can change, the broken one first, at most
  /// ``mostRepaired``: of more, sizes rather than distances, which cost more.
  func changeable(in conflict: Layout.Conflict) -> [EntryID] {
    let members = ([conflict.broken] + conflict.entries.filter { $0 != conflict.broken })
      .filter { [layout] in
        layout[$0].systemKind == nil && !layout.scene.hidesView(layout[$0].constraint)
      }
    guard members.count > Self.mostRepaired else { return members }
    let rest = members.dropFirst()
    let sizes = rest.filter { layout[$0].constraint.firstAttribute.isSize }
    return Array(
      (members.prefix(1) + sizes + rest.filter { !sizes.contains($0) })
        .prefix(Self.mostRepaired))
  }

  /// A constant with which a constraint can hold, if that resolves the conflict and breaks no
  /// control.
  func repairedConstant(of entry: EntryID, in conflict: Layout.Conflict) -> Double? {
    satisfiableConstant(of: entry, in: conflict).flatMap { constant in
      repair(conflict, .constant(entry: entry, constant))
        .flatMap {
          $0.harm <= .inflated && !$0.cutsText && !misplaces($0, conflict) ? constant : nil
        }
    }
  }

  /// “Prefer 999”: gives way only to required constraints.
  static let almostRequired: LayoutPriority = 999

  private func change(_ proposed: (entry: EntryID, constant: Double)) -> Double {
    abs(layout.system[proposed.entry].constraint.constant - proposed.constant)
  }

  /// The constant nearest to the constraint's with which it is compatible with all satisfied
  /// required constraints. It is found from the range of its left side without the constraint.
  func satisfiableConstant(of entry: EntryID, in conflict: Layout.Conflict) -> Double? {
    // With a number that fits a hidden view, it would have no size when it is shown, either.
    let isOfHidden = conflict.entries.contains {
      layout.system[$0].stackView?.identifier == .hiding
    }
    if isOfHidden || isProportion(entry) { return nil }
    let constraint = layout.system[entry].constraint
    // If another constraint changes, the broken one must hold.
    let trial = trial(
      [.removal(entry: entry)], about: conflict.views, .required(with: conflict.broken))
    guard trial.conflicts.isEmpty else { return nil }
    // The amount by which the left side exceeds the right.
    let range = trial.range(of: entry)
    let excess: Double =
      switch constraint.relation {
      case .equal: min(max(0, range.lowerBound), range.upperBound)
      case .lessThanOrEqual: max(0, range.lowerBound)
      case .greaterThanOrEqual: min(0, range.upperBound)
      }
    guard excess.isFinite, abs(excess) > .sameLength else { return nil }
    let exact = constraint.constant + excess
    let rounded = Layout.withoutNoise(exact)
    return abs(exact - rounded) < 1e-9 ? rounded : exact
  }
}
