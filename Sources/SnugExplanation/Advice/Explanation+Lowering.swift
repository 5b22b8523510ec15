import SnugGeometry
import SnugLayout

/// Constraints of a conflict that can have a lower priority.
extension Explanation {
  /// A lower priority for a constraint: 999, which gives way only to required ones; but for a size that would then cut
  /// contents, one below theirs, if that is less harm.
  private func lowered(_ entry: EntryID, in conflict: Layout.Conflict) -> Repair? {
    guard let repair = repair(conflict, .priority(entry: entry, Self.almostRequired)) else {
      return nil
    }
    let cut = repair.violations.map { layout.system[$0.entry] }
      .filter { $0.contentSize?.role == .compressionResistance }
    let own = layout.system[entry]
    guard layout.scene.consoleReport == nil, own.contentSize == nil,
      own.constraint.firstAttribute.isSize, repair.harm > .padded,
      let weakest = cut.map(\.priority).min(),
      let below = LayoutPriority(weakest.rawValue - 1),
      let gentle = self.repair(conflict, .priority(entry: entry, below)),
      (gentle.harm, gentle.loss) < (repair.harm, repair.loss - .sameLength)
    else { return repair }
    return gentle
  }

  /// The constraints of a conflict with lower priorities, if that resolves it.
  func lowered(in conflict: Layout.Conflict) -> [Repair] {
    advice.lowered.value(for: conflict) {
      changeable(in: conflict).compactMap { lowered($0, in: conflict) }
    }
  }

  /// The repairs that lower the priority of one constraint.
  func lowerable(in conflict: Layout.Conflict) -> [Repair] {
    advice.lowerable.value(for: conflict) {
      let canGrow = self.repairs(of: conflict).contains { $0.rank == .growingDistance }
      let repairs = leastHarmful(lowered(in: conflict), canGrow: canGrow)
      if canGrow, !repairs.contains(where: { $0.harm < .inflated }) { return [] }
      // In a cell, the usual advice is an edge (ConflictWithCellHeight).
      if layout.scene.consoleReport != nil { return repairs }
      let whole =
        [Repair.Rank.proportion, .distance].lazy
        .map { rank in repairs.filter { $0.rank.rawValue < rank.rawValue } }
        .first { !$0.isEmpty } ?? []
      // A least size is what its author can do without.
      let minima = whole.filter { repair in
        repair.amendment.entry.map { layout.system[$0] }.map {
          $0.isSize && $0.constraint.relation == .greaterThanOrEqual
        } ?? false
      }
      return !minima.isEmpty ? minima : whole.isEmpty ? repairs : whole
    }
  }
}
