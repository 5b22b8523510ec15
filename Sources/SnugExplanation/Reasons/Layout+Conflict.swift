import SnugGeometry
package import SnugLayout
import SnugSolver

extension Layout {
  /// Whether a broken constraint keeps two views apart that are in the other order, with room between them.
  func isReversed(_ broken: EntryID) -> Bool {
    let constraint = system[broken].constraint
    let direction = direction(of: constraint)
    guard scene.consoleReport == nil, constraint.joinsOppositeEdges(direction),
      let axis = constraint.firstAttribute.axis,
      let one = constraint.firstItem.view, let other = constraint.secondItem?.view,
      scene[one].superview == scene[other].superview
    else { return false }
    let spans = [one, other].map { self[$0].alignmentRect[axis] }
    let edge = constraint.firstAttribute.undirected(isMirrored: direction == .rightToLeft)
    let isFirst = spans[0].middle < spans[1].middle
    return !spans[0].overlaps(spans[1]) && isFirst == [.left, .top].contains(edge)
  }

  /// The conflicts, but of those that differ only in copies of a constraint the first.
  var distinctConflicts: [Conflict] {
    conflicts.indices.filter { index in
      !conflicts[..<index].contains { isCopy($0, of: conflicts[index]) }
    }.map { conflicts[$0] }
  }

  /// Whether two conflicts have equal constraints.
  func isCopy(_ one: Conflict, of other: Conflict) -> Bool {
    func constraints(_ entries: [EntryID]) -> [ConstraintIdentity] {
      entries.map { ConstraintIdentity(system[$0].constraint, in: system) }
    }
    return one == other
      || one.entries.count == other.entries.count
        && constraints([one.broken]) == constraints([other.broken])
        && constraints(one.entries) == constraints(other.entries)
  }

  /// A conflict as a contest in which the broken constraint gives way. `nil` if rounding hides the
  /// proof. A ratio with too little height for its width is shown as a column: as a row, it would seem that a smaller
  /// width helps.
  package func contest(of conflict: Conflict) -> Contest? {
    let constraint = system[conflict.broken].constraint
    guard let axis = constraint.firstAttribute.axis,
      let own = contest(of: conflict, on: axis)
    else { return nil }
    guard own.excess < -.leastShown, constraint.secondAttribute == .size(axis.cross),
      let cross = contest(of: conflict, on: axis.cross), cross.excess > .leastShown
    else { return own }
    return cross
  }

  private func contest(of conflict: Conflict, on axis: Axis) -> Contest? {
    let terms = termsWithSizes(of: conflict)
    // The sides of one view, which must be equal, are no row and no column.
    let members = conflict.entries.map { system[$0].constraint }
    let isOfSides =
      members.count > 2 && Set(members.flatMap(\.ends).map(\.item)).count == 1
      && members.allSatisfy { $0.multiplier == 1 && ($0.secondItem == nil || $0.constant == 0) }
    if isOfSides { return nil }
    if terms.isEmpty { return nil }
    let payers = [payer(conflict.broken)]
    let ledger = Ledger(
      ReasonSearch.Reason(own: conflict.broken, terms: terms, tied: []), payers, axis, in: self)
    var (wanted, room) = (ledger.wanted, ledger.room)
    // A view around the others has the room, but not by its size on the other axis, nor if an
    // aspect ratio demands that size.
    let ratios = conflict.entries.map { system[$0].constraint }.filter { !$0.isAlong(axis) }
    let proportional = ratios.flatMap(\.ends).filter { $0.attribute == .size(axis) }
    func isOfAxis(_ piece: Contest.Piece) -> Bool {
      piece.isPlain && piece.entry.map { system[$0].constraint.isAlong(axis) } == true
    }
    // A container of no size has no room, and its size is in no sum.
    let empty = sizesOfZero(terms, conflict, axis)
    let views = ((wanted + room).filter(isOfAxis) + empty.map(\.piece)).compactMap(\.view)
    let outermost = views.min().flatMap { outer in
      views.allSatisfy { $0 == outer || scene.isView($0, inside: outer) }
        && !proportional.contains { $0.item.view == outer } ? outer : nil
    }
    for (piece, isWanted) in empty where piece.view == outermost {
      if isWanted { wanted.append(piece) } else { room.append(piece) }
    }
    func hasOutermost(_ pieces: [Contest.Piece]) -> Bool {
      pieces.contains { isOfAxis($0) && $0.view == outermost }
    }
    // A share of a view around the others is the room as well.
    let inner = outermost ?? system[conflict.broken].constraint.firstItem.view
    func hasShare(_ pieces: [Contest.Piece]) -> Bool {
      pieces.contains { piece in
        guard !piece.isPlain, let outer = piece.view, let inner else { return false }
        return scene.isView(inner, inside: outer)
      }
    }
    let isReversed =
      if hasShare(wanted) != hasShare(room) {
        hasShare(wanted)
      } else if outermost == nil {
        // Sizes are wanted, not distances alone.
        wanted.isEmpty
          || !wanted.contains { $0.view != nil } && room.contains { $0.view != nil }
            && room.allSatisfy(\.isPlain)
      } else {
        hasOutermost(wanted) && !hasOutermost(room)
      }
    if isReversed { swap(&wanted, &room) }
    // Nothing gives no room.
    let totals = [wanted, room].map { $0.reduce(0) { $0 + $1.total } }
    let hasNothing = scene.consoleReport != nil && abs(totals[0]) < .sameLength && totals[1] > 0
    // What would make a view narrower than nothing is wanted.
    let hasLess =
      totals[0] < totals[1] - .sameLength && outermost == nil && negativeSize(in: conflict) != nil
    if hasNothing || hasLess { swap(&wanted, &room) }
    moveDifferences(from: &wanted, to: &room, axis)
    var form = ledger.form
    if let row = rowOfEqual(wanted, room, conflict, axis) {
      (wanted, room) = row
      form = .row
    }
    return Contest(
      index: 0, axis: axis, payers: payers, wanted: wanted, room: room, constraints: [], kept: [],
      tie: nil, form: form)
  }

  /// The row with a view whose size another row determines, as that of an equal column: the proof counts the row for each
  /// of the equal views, and readers see it once.
  private func rowOfEqual(
    _ wanted: [Contest.Piece], _ room: [Contest.Piece], _ conflict: Conflict, _ axis: Axis
  ) -> (wanted: [Contest.Piece], room: [Contest.Piece])? {
    guard scene.consoleReport == nil, let factor = wanted.first?.factor, factor > 1.5,
      wanted.count > 1, wanted.allSatisfy({ abs($0.factor - factor) < .sameFactor }),
      let container = room.first(where: { $0.view != nil && $0.isPlain }),
      let outer = container.view
    else { return nil }
    let missing = container.got - wanted.reduce(0) { $0 + $1.got }
    let equal = conflict.entries.lazy.map { self.system[$0] }.filter(\.isEquality)
      .flatMap { $0.constraint.ends.compactMap(\.item.view) }
      .first { view in
        abs(self[view].alignmentRect.size[axis] - missing) < .leastShown
          && self.scene.isView(view, inside: outer) && !wanted.contains { $0.view == view }
          && wanted.contains { piece in
            piece.entry.map { self.system[$0].constraint.ends.contains { $0.item == .view(view) } }
              ?? false
          }
      }
    guard let equal, missing > 0 else { return nil }
    func once(_ piece: Contest.Piece) -> Contest.Piece {
      Contest.Piece(
        view: piece.view, wanted: piece.wanted, got: piece.got, factor: 1, entry: piece.entry)
    }
    let own = Contest.Piece(view: equal, wanted: missing, got: missing, factor: 1, entry: nil)
    // Behind the length that leads to it.
    let place = wanted.firstIndex { piece in
      piece.entry.map { self.system[$0].constraint.ends.contains { $0.item == .view(equal) } }
        ?? false
    }
    var row = wanted.map(once)
    row.insert(own, at: (place ?? 0) + 1)
    return (row, [once(container)])
  }

  /// The constraints of a conflict that give views no size along an axis, as pieces of its sum.
  private func sizesOfZero(
    _ terms: [ReasonFinder.Term], _ conflict: Conflict, _ axis: Axis
  ) -> [(piece: Contest.Piece, isWanted: Bool)] {
    let factors =
      [(conflict.broken, 1.0)]
      + terms.compactMap { term in term.part.entry.map { ($0, -term.multiplier) } }
    return factors.compactMap { id, factor in
      let entry = system[id]
      guard entry.isSize, entry.target == 0, entry.constraint.firstAttribute == .size(axis),
        let view = entry.constraint.firstItem.view
      else { return nil }
      return (
        Contest.Piece(view: view, wanted: 0, got: 0, factor: abs(factor), entry: id), factor > 0
      )
    }
  }

  /// The left side of a conflict's broken constraint as a combination of the others, and of sizes
  /// that cannot be negative, by the solver's proof (Farkas' lemma). Empty if rounding hides it.
  func terms(of conflict: Conflict) -> [ReasonFinder.Term] {
    let proof = solution.conflicts.first { EntryID($0.broken) == conflict.broken }?.proof ?? []
    func isBroken(_ share: Certificate.Share) -> Bool {
      share.source.entry == conflict.broken
    }
    guard let own = proof.first(where: isBroken)?.multipliers.first?.value else { return [] }
    return proof.filter { !isBroken($0) }.compactMap { share in
      share.multipliers.first.map {
        ReasonFinder.Term(part: share.source, multiplier: -$0.value / own)
      }
    }
  }

  /// The same, with the required sizes of views in place of the fact that sizes are not negative: readers add up
  /// all of a column, not just what is too much already. A log has only what the console listed.
  private func termsWithSizes(of conflict: Conflict) -> [ReasonFinder.Term] {
    let terms = terms(of: conflict)
    // Only a row or a column of sizes is added up.
    let isOfSizes = conflict.entries.contains { system[$0].isWritten && system[$0].isSize }
    guard scene.consoleReport == nil, isOfSizes,
      terms.contains(where: { $0.part.entry == nil })
    else { return terms }
    let sizes = constraints.filter { made in
      made.entry.isWritten && made.entry.isSize && made.priority.isRequired && !made.isBroken
        && made.constraint.relation != .lessThanOrEqual && made.entry.target > 0
    }
    let ofItem = Dictionary(grouping: sizes, by: \.constraint.firstItem)
    return terms.map { term in
      guard case .domain(let variable) = term.part else { return term }
      let (item, axis) = system.owner(of: variable)
      let own = ofItem[item, default: []].filter { $0.constraint.firstAttribute == .size(axis) }
      return own.max { $0.entry.target < $1.entry.target }.map {
        ReasonFinder.Term(part: .constraint($0.id.inSolver), multiplier: term.multiplier)
      } ?? term
    }
  }

  /// The constraints of a conflict, with the required sizes that count in its sum. Those that a stack view made are behind
  /// the author's, because a list may be cut short. A broken one that is listed last is last here, too.
  package func members(of conflict: Conflict) -> [EntryID] {
    let members = Set(conflict.entries + termsWithSizes(of: conflict).entries).sorted()
    let last = members.last == conflict.broken ? conflict.broken : nil
    let others = members.filter { $0 != last }
    return others.filter { system[$0].stackView == nil }
      + others.filter { system[$0].stackView != nil } + [last].compactMap(\.self)
  }

  /// The views whose sizes on an axis could be 0 for all that a conflict's sum says.
  func viewsLeftOut(of conflict: Conflict, on axis: Axis) -> [ViewID] {
    termsWithSizes(of: conflict).compactMap { term in
      guard case .domain(let variable) = term.part else { return nil }
      let owner = system.owner(of: variable)
      return owner.axis == axis ? owner.item.view : nil
    }.sorted()
  }

  /// The constant with which the broken equation of a conflict holds if the others do; `nil` if these
  /// only limit it.
  ///
  /// - Parameter orLimited: whether the broken constraint may be an inequality.
  func impliedConstant(ofBrokenIn conflict: Conflict, orLimited: Bool = false) -> Double? {
    let terms = terms(of: conflict)
    guard
      (terms.entries + (orLimited ? [] : [conflict.broken]))
        .allSatisfy({ system[$0].constraint.relation == .equal })
    else { return nil }
    return constant(ofBrokenIn: conflict, by: terms)
  }

  /// The same by the proof of the conflict; `nil` if the sizes of views take part.
  func constant(ofBrokenIn conflict: Conflict, by terms: [ReasonFinder.Term]) -> Double? {
    guard !terms.isEmpty, terms.entries.count == terms.count else { return nil }
    let implied = zip(terms, terms.entries).reduce(0) { $0 + $1.0.multiplier * system[$1.1].target }
    let constant = writtenConstraint(of: conflict.broken).constant
    return Self.withoutNoise(constant + implied - system[conflict.broken].target)
  }

  /// The size that a constraint on one demands: its constant, or what it makes of another size as drawn.
  package func demandedSize(of entry: EntryID) -> Double {
    let made = self[entry]
    guard let axis = made.constraint.firstAttribute.axis else { return made.entry.target }
    return rect(of: made.constraint.firstItem).size[axis] - made.leftSide + made.entry.target
  }

  /// The size that a constraint between a width and a height demands of the item with one of them as drawn.
  func demandedSize(of item: LayoutItem, byEntry entry: EntryID, _ axis: Axis) -> Double {
    let constraint = system[entry].constraint
    if constraint.firstAttribute == .size(axis), constraint.firstItem == item {
      return demandedSize(of: entry)
    }
    let first = rect(of: constraint.firstItem).size[axis.cross]
    return (first - constraint.constant) / constraint.multiplier
  }

  /// The size that a view or guide would have if all constraints of a conflict held and the others were as large as
  /// drawn, if it is the only one that would be negative.
  func negativeSize(in conflict: Conflict) -> (item: LayoutItem, axis: Axis, size: Double)? {
    let terms = termsWithSizes(of: conflict)
    let sizes = terms.compactMap { term -> (item: LayoutItem, axis: Axis, multiplier: Double)? in
      guard case .domain(let variable) = term.part else { return nil }
      let (item, axis) = system.owner(of: variable)
      return (item, axis, term.multiplier)
    }
    func drawn(_ item: LayoutItem, _ axis: Axis) -> Double { rect(of: item).size[axis] }
    // In a log, others are placeholders.
    let isKnown = sizes.count == 1 || scene.consoleReport != nil
    let negative = isKnown ? sizes : sizes.filter { drawn($0.item, $0.axis) < .leastShown }
    guard negative.count == 1, let (item, axis, multiplier) = negative.first else { return nil }
    let target = terms.reduce(system[conflict.broken].target) { sum, term in
      sum - term.multiplier * (term.part.entry.map { system[$0].target } ?? 0)
    }
    let others = sizes.filter { ($0.item, $0.axis) != (item, axis) }
      .reduce(0) { $0 + $1.multiplier * drawn($1.item, $1.axis) }
    return (item, axis, (target - others) / multiplier)
  }
}
