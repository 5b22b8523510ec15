import SnugGeometry
import SnugLayout

/// Constraints of a conflict that can have a lower priority.
extension Explanation {
  /// A lower priority for a constraint: 999, which gives way only to required ones; but for a size that would then cut
  /// contents, or a resistance that would take all of others, one below theirs, if that is less harm.
  private func lowered(_ entry: EntryID, in conflict: Layout.Conflict) -> Repair? {
    guard let repair = repair(conflict, .priority(entry: entry, Self.almostRequired)) else {
      return nil
    }
    let own = layout.system[entry]
    guard layout.scene.consoleReport == nil, own.contentSize == nil || repair.harm == .zero,
      own.constraint.firstAttribute.isSize, repair.harm > .padded,
      let below = belowContents(repair, in: conflict),
      below.harm < repair.harm && own.contentSize != nil
        || (below.harm, below.loss) < (repair.harm, repair.loss - .sameLength)
    else { return repair }
    return below
  }

  /// A priority below those of the contents that the change cuts.
  private func belowContents(_ repair: Repair, in conflict: Layout.Conflict) -> Repair? {
    let cut = repair.violations.map { layout.system[$0.entry] }
      .filter { $0.contentSize?.role == .compressionResistance }
    guard let entry = repair.amendment.entry, let weakest = cut.map(\.priority).min(),
      let below = LayoutPriority(weakest.rawValue - 1)
    else { return nil }
    return self.repair(conflict, .priority(entry: entry, below))
  }

  /// Whether a constraint is the end of the root's content: the bottom of a cell, which may be too low for a moment.
  private func isFarEdge(_ entry: EntryID) -> Bool {
    let constraint = layout.system[entry].constraint
    return isEdge(entry) && constraint.firstAttribute.isEnd == true
      && constraint.secondAttribute.isEnd == true
      && constraint.ends.contains { layout.system.view(of: $0.item) == .root }
  }

  /// Whether the author gives a view no size, which hides it.
  private func hides(_ conflict: Layout.Conflict) -> Bool {
    conflict.entries.contains(where: isHiding)
  }

  func isHiding(_ entry: EntryID) -> Bool {
    let made = layout.system[entry]
    return made.isWritten && made.isSize && made.target == 0
      && made.constraint.relation != .greaterThanOrEqual
  }

  /// Whether the frame of a view of a conflict has no size, as before the first layout.
  func isSizeToCome(_ conflict: Layout.Conflict) -> Bool {
    conflict.entries.contains { entry in
      let made = layout.system[entry]
      return !made.isWritten && made.isSize && made.target == 0 && made.stackView == nil
        && made.contentSize == nil
    }
  }

  /// The constraints of a conflict with lower priorities, if that resolves it; not what hides a view, if others can be
  /// lowered: then it would hide nothing.
  func lowered(in conflict: Layout.Conflict) -> [Repair] {
    advice.lowered.value(for: conflict) {
      var repairs = changeable(in: conflict).compactMap { lowered($0, in: conflict) }
      // A broken distance that would leave nothing of a content is better as drawn; but one that would let the last view
      // stick out, only if all leave nothing. Not in a view that has no size yet: in the one it will have, the end must hold
      // its content.
      let isToCome = isSizeToCome(conflict)
      if layout.scene.consoleReport == nil, !hides(conflict), !isToCome {
        let areAllEmpty = repairs.allSatisfy { $0.harm == .zero }
        repairs = repairs.map { repair in
          guard let entry = repair.amendment.entry, isEdge(entry), repair.harm == .zero,
            areAllEmpty && isFarEdge(entry) || entry == conflict.broken && !isFarEdge(entry),
            let below = belowContents(repair, in: conflict), below.harm < repair.harm,
            !misplaces(below, conflict)
          else { return repair }
          return below
        }
      }
      let others = repairs.filter { repair in
        repair.amendment.entry.map {
          !isHiding($0) && !layout.isScrollAxis($0) && (!isToCome || isFarEdge($0))
        } ?? true
      }
      return others.isEmpty ? repairs : others
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
        [Repair.Rank.bar, .proportion, .distance, .limit].lazy
        .map { rank in repairs.filter { $0.rank.rawValue < rank.rawValue } }
        .first { !$0.isEmpty } ?? []
      // A least size is what its author can do without, unless it is the least one of a share.
      let minima = whole.filter { repair in
        repair.amendment.entry.map { layout.system[$0] }.map {
          $0.isSize && $0.constraint.relation == .greaterThanOrEqual
        } ?? false
      }
      let shares = whole.filter { repair in
        repair.amendment.entry.map { share in
          isProportion(share) && layout.system[share].constraint.relation == .equal
            && minima.contains {
              $0.amendment.entry.map { layout.system[$0].constraint.firstItem }
                == layout.system[share].constraint.firstItem
            }
        } ?? false
      }
      if !shares.isEmpty { return shares }
      // That is, if what it keeps is whole without it.
      let harmless = whole.filter { !$0.compressesText }
      if !minima.isEmpty, minima.allSatisfy({ $0.compressesText && $0.rank != .content }),
        !harmless.isEmpty
      {
        return harmless
      }
      return !minima.isEmpty ? minima : whole.isEmpty ? repairs : whole
    }
  }

  /// Whether a constraint is a greatest size of a view, a number or a share of another one.
  func isLimit(_ entry: EntryID) -> Bool {
    let made = layout.system[entry]
    return made.isWritten && made.constraint.firstAttribute.isSize
      && made.constraint.relation == .lessThanOrEqual
  }

  /// The ends of a view with a greatest size that must give way together, because a centre or another end would still
  /// make it too large; empty if one is enough.
  func ends(aroundLimitOf conflict: Layout.Conflict) -> [EntryID] {
    guard let limit = changeable(in: conflict).first(where: isLimit),
      case .view(let view) = layout.system[limit].constraint.firstItem,
      layout.scene.consoleReport == nil,
      layout.conflicts.count(where: { $0.entries.contains(limit) }) > 1
        || lowered(in: conflict).allSatisfy({ $0.rank == .limit })
    else { return [] }
    let axis = layout.system[limit].constraint.firstAttribute.axis
    let ends = parts.neighbors(of: limit, in: layout).filter { entry in
      let made = layout.system[entry]
      return made.isWritten && made.priority.isRequired && isEdge(entry)
        && made.constraint.firstAttribute.axis == axis
        && made.constraint.ends.contains { $0.item == .view(view) }
    }
    guard ends.count == 2 else { return [] }
    let lowered = ends.map { Amendment.priority(entry: $0, Self.almostRequired) }
    let isSettled = trial(lowered, about: conflict.views).conflicts.allSatisfy {
      !$0.contains(limit)
    }
    let repair = repair(lowered[0], by: lowered, conflict)
    return isSettled && repair.map { $0.harm <= .inflated } ?? false ? ends.sorted() : []
  }

  /// The first constraint on left or right edges of a conflict from right to left whose others are on leading and
  /// trailing ones, and what it is on these edges, if that resolves it.
  func directed(_ conflict: Layout.Conflict) -> (entry: EntryID, constraint: Constraint)? {
    guard layout.scene.layoutDirection == .rightToLeft, layout.scene.consoleReport == nil else {
      return nil
    }
    let members = changeable(in: conflict)
    let isMixed = members.contains { entry in
      layout.system[entry].constraint.ends.contains(where: \.attribute.isDirectional)
    }
    return members.lazy.compactMap { [layout] entry in
      var constraint = layout.writtenConstraint(of: entry)
      guard isMixed, let first = constraint.firstAttribute.directional,
        let second = constraint.secondAttribute.directional
      else { return nil }
      (constraint.firstAttribute, constraint.secondAttribute) = (first, second)
      let changes = [Amendment.removal(entry: entry), .addition(constraint)]
      return self.resolves(conflict, self.trial(changes, about: conflict.views))
        ? (entry, constraint) : nil
    }.first
  }
}
