import SnugGeometry
import SnugLayout
import SnugSolver

/// Finds the contests of a layout.
///
/// For each constraint that gave way, it finds the shortest reason that cites only satisfied
/// constraints, required or optional. Constraints with the same reason belong to one contest. If
/// there is no such reason, other constraints that gave way can be cited; they belong to the same
/// contest if they are the only difference. Constraints that gave way and have no author, such as a
/// fitting size, have no contest, and are cited like satisfied constraints.
struct ContestSearch {
  let layout: Layout
  /// The containers that are larger than their content, by the constraint that gives them the room.
  private let containers: [EntryID: RoomyContainer]
  private let search: ReasonSearch

  init(_ layout: Layout, mostRows: Int = LayoutReasons.mostRows) {
    self.layout = layout
    containers = RoomyContainer.byEntry(in: layout)
    search = ReasonSearch(layout, containers, mostRows: mostRows)
  }

  private struct Draft {
    let axis: Axis
    var payers: [EntryID]
    /// The reason of the payer with the highest priority.
    var reason: ReasonSearch.Reason?
    /// Identifies the contest: the satisfied constraints of its reason.
    let holding: Set<EntryID>
    /// Constraints in the reason that gave way in another contest.
    var elsewhere: Set<EntryID>
    /// The resistances of views in the reason that have size 0.
    let vanished: Set<EntryID>
    /// All satisfied constraints in the reasons of the payers.
    var cited: Set<EntryID>
    /// The size of a search that would take too long.
    var excessiveSize: Int?
    /// Whether it is as large as a view of another draft, which says what decides.
    var isShared = false
  }

  /// Payers for which a search would take too long.
  private struct Unsearched: Hashable {
    let axis: Axis
    let priority: LayoutPriority
  }

  /// After this many searches that would take too long, no further one of the same priority is begun.
  /// The text says of all these constraints that it is not known what decides between them.
  private static let mostExcesses = 3

  /// In the order of the views, horizontal before vertical, and then the contests without views.
  func contests() -> [Contest] {
    let system = layout.system
    let giving = givingWay()
    let isGiving = Set(giving)
    let inOrder = giving.sorted { (search.strength(of: $1), $0) < (search.strength(of: $0), $1) }
    var drafts: [Draft] = []
    var draftOfEntry: [EntryID: Int] = [:]
    var unsearched: [Unsearched: Int] = [:]
    var excessCounts: [Unsearched: Int] = [:]
    var known = KnownReasons(
      of: giving.filter { containers[$0] == nil }, in: layout)
    for entry in inOrder {
      guard let axis = system[entry].constraint.firstAttribute.axis else { continue }
      let kind = Unsearched(axis: axis, priority: system[entry].priority)
      let excesses = excessCounts[kind, default: 0]
      let finding =
        excesses < Self.mostExcesses
        ? search.finding(forEntry: entry, &known)
        : .tooMany(drafts[unsearched[kind]!].excessiveSize!)
      switch finding {
      case .shared(let own):
        let draft = draftOfEntry[own]!
        drafts[draft].payers.append(entry)
        draftOfEntry[entry] = draft
        continue
      case .tooMany(let size):
        excessCounts[kind] = excesses + 1
        if let draft = unsearched[kind] {
          drafts[draft].payers.append(entry)
          drafts[draft].excessiveSize = max(size, drafts[draft].excessiveSize ?? 0)
          draftOfEntry[entry] = draft
          continue
        }
        unsearched[kind] = drafts.count
      case .own, .none: break
      }
      let reason = finding.reason
      let violated = (reason?.entries ?? []).filter(isGiving.contains)
      let kept = Set(reason?.entries ?? []).subtracting(violated)
      let holding = reason.map { self.holding($0, of: kept) } ?? []
      let joined = drafts.indices.first { index in
        let draft = drafts[index]
        guard let known = draft.reason, let reason, draft.axis == axis else { return false }
        let isSame = draft.holding == holding && !holding.isEmpty
        guard isSame || !violated.isEmpty && holding.isSubset(of: draft.holding),
          !jointlyOutrank(reason, known)
        else { return false }
        let elsewhere = Set(violated).subtracting(draft.payers)
        return isSame
          ? elsewhere.isSubset(of: draft.elsewhere)
          : elsewhere.isEmpty && known.includesSize(of: entry, in: layout.system)
      }
      if let joined {
        drafts[joined].payers.append(entry)
        drafts[joined].cited.formUnion(kept)
        draftOfEntry[entry] = joined
      } else {
        draftOfEntry[entry] = drafts.count
        drafts.append(
          Draft(
            axis: axis, payers: [entry], reason: reason, holding: holding,
            elsewhere: Set(violated), vanished: Set(reason.map(vanished) ?? []), cited: kept,
            excessiveSize: finding.excessiveSize))
      }
    }
    shareReasons(&drafts)
    // In the order of their first payers.
    let order = drafts.indices.filter {
      !drafts[$0].payers.contains(where: isPlaceholder) && !isOpen(drafts[$0])
    }
    .sorted { drafts[$0].payers.min()! < drafts[$1].payers.min()! }
    var contests = order.enumerated().map { contest(drafts[$1], $0) }
    for index in contests.indices {
      let draft = order[index]
      let others = Set(drafts[draft].elsewhere.compactMap { draftOfEntry[$0] })
      contests[index].others = order.indices.filter {
        order[$0] != draft && others.contains(order[$0])
      }
      let sharing = Set(drafts[draft].vanished.compactMap { draftOfEntry[$0] })
      if sharing.isEmpty { continue }
      contests[index].sharing = order.indices.filter {
        order[$0] != draft && sharing.contains(order[$0])
      }
    }
    return contests
  }

  /// Where a view gives way for the same reason as one that must be as large, it is as large as that one. What is only
  /// pinned needs no leader: all such views are alike.
  private func shareReasons(_ drafts: inout [Draft]) {
    let system = layout.system
    let leaders = Dictionary(
      drafts.compactMap { draft in draft.reason.map { (Set($0.entries), $0.own) } },
      uniquingKeysWith: { first, _ in first })
    for index in drafts.indices where drafts[index].payers.count == 1 {
      guard let reason = drafts[index].reason, !reason.isEquality(in: system),
        case let equalities = reason.terms.filter({
          $0.part.entry.map { system[$0].isEquality } ?? false
        }),
        !equalities.isEmpty, reason.entries.contains(where: { system[$0].contentSize != nil }),
        let own = system[reason.own].contentSize,
        let leader = leaders[Set(reason.entries).subtracting(equalities.entries)],
        let other = system[leader].contentSize, other.role == own.role, other.axis == own.axis,
        EqualSizes(among: equalities.entries, own.axis, in: layout).group(of: own.view)
          .contains(other.view)
      else { continue }
      drafts[index].reason = ReasonSearch.Reason(
        own: reason.own,
        terms: equalities + [ReasonFinder.Term(part: .constraint(leader.inSolver), multiplier: 1)],
        tied: [])
      drafts[index].isShared = true
      drafts[index].elsewhere = [leader]
      drafts[index].cited = Set(equalities.entries)
    }
  }

  /// The resistances of views whose size 0 limits how far others give way.
  private func vanished(_ reason: ReasonSearch.Reason) -> [EntryID] {
    reason.terms.compactMap { term in
      guard case .domain(let variable) = term.part else { return nil }
      let (item, axis) = layout.system.owner(of: variable)
      return item.view.flatMap {
        layout.system.entry(.contentSize($0, axis, .compressionResistance))
      }
    }
  }

  /// Whether an entry is a content size that was not in a log.
  private func isPlaceholder(_ entry: EntryID) -> Bool {
    guard let report = layout.scene.consoleReport,
      let (view, axis, _) = layout.system[entry].contentSize
    else { return false }
    return report.assumedSizes[axis].contains(view)
  }

  /// Whether only containers are stretched, for no reason, whose sizes nothing determines. Their
  /// ambiguities tell of them.
  private func isOpen(_ draft: Draft) -> Bool {
    draft.reason == nil && draft.excessiveSize == nil
      && draft.payers.allSatisfy { entry in
        containers[entry].map { layout[$0.view].ambiguity.size[$0.axis] } ?? false
      }
  }

  /// Whether two constraints together are stronger than the one that determines their views' common
  /// size. It has the same priority as either, so it is a reason for one of them, but not for both.
  private func jointlyOutrank(_ one: ReasonSearch.Reason, _ other: ReasonSearch.Reason) -> Bool {
    let system = layout.system
    return system[one.own].priority == system[other.own].priority
      && [one, other].allSatisfy { !$0.tied.isEmpty && $0.isEquality(in: layout.system) }
  }

  /// Why a root with a fitting size does not reach its target, for each axis. Other constraints
  /// that give way are not included.
  func fittings() -> [Contest] {
    Axis.allCases.compactMap { axis in
      guard let entry = layout.system.entry(.fittingSize(axis)),
        !layout[entry].isSatisfied
      else { return nil }
      var known = KnownReasons(of: [entry], in: layout)
      guard let reason = search.finding(forEntry: entry, &known).reason else { return nil }
      let draft = Draft(
        axis: axis, payers: [entry], reason: reason, holding: [], elsewhere: [], vanished: [],
        cited: Set(reason.entries))
      return contest(draft, 0)
    }
  }

  /// The violated content sizes and author's optional constraints. Views collapsed by a
  /// stack view are excluded, because they need no reason.
  private func givingWay() -> [EntryID] {
    let collapsed = layout.scene.collapsedViews
    return layout.constraints.filter { made in
      if containers[made.id] != nil { return true }
      guard !made.isSatisfied, !made.isBroken, !made.priority.isRequired else { return false }
      return switch made.entry.origin {
      case .contentSize(let view, _, _): !collapsed.contains(view)
      // Interface Builder rounds multipliers, and what remains is no loss.
      case .author: made.violation >= .leastShown && !asksForLeast(made.entry)
      case .rootSize, .fittingSize, .guide, .autoresizingMask, .stackView: false
      }
    }.map(\.id)
  }

  /// Whether a constraint only minimizes a guide, as for a grid's columns. Its violation needs no
  /// reason.
  private func asksForLeast(_ entry: ConstraintSystem.Entry) -> Bool {
    guard case .guide = entry.constraint.firstItem else { return false }
    return entry.isSize && entry.constraint.constant == 0 && entry.priority <= .fittingSizeLevel
  }

  /// The constraints that identify a reason. For an equality of sizes this is only the other view's
  /// size.
  private func holding(_ reason: ReasonSearch.Reason, of cited: Set<EntryID>) -> Set<EntryID> {
    reason.isEquality(in: layout.system)
      ? cited.filter { layout.system[$0].isSize } : cited
  }

  private func contest(_ draft: Draft, _ index: Int) -> Contest {
    let system = layout.system
    let payers = draft.payers.sorted {
      (search.strength(of: $0), $1) < (search.strength(of: $1), $0)
    }
    .map(payer)
    // Other containers are only cited.
    let giving = Dictionary(
      uniqueKeysWithValues: draft.payers.compactMap { entry in
        containers[entry].map { (entry, $0) }
      })
    let ledger = draft.reason.map { Ledger($0, payers, draft.axis, in: layout, giving) }
    let holding = draft.cited.sorted()
    return Contest(
      index: index, axis: draft.axis, payers: payers, wanted: ledger?.wanted ?? [],
      room: ledger?.room ?? [],
      constraints: holding, kept: holding.filter { system[$0].contentSize != nil },
      tie: draft.isShared ? nil : draft.reason.flatMap(search.tie),
      form: ledger?.form ?? .equation, excessiveSize: draft.excessiveSize)
  }

  private func payer(_ entry: EntryID) -> Contest.Payer {
    guard let container = containers[entry] else { return layout.payer(entry) }
    return Contest.Payer(
      entry: entry, view: container.view, priority: layout.system[entry].priority,
      amount: layout.deformation(of: container.view, container.axis).delta, isContainer: true)
  }
}

extension Layout {
  func payer(_ entry: EntryID) -> Contest.Payer {
    let made = system[entry]
    if let (view, axis, _) = made.contentSize {
      return Contest.Payer(
        entry: entry, view: view, priority: made.priority,
        amount: deformation(of: view, axis).delta)
    }
    let isFitting = if case .fittingSize = made.origin { true } else { false }
    return Contest.Payer(
      entry: entry, view: isFitting ? .root : nil, priority: made.priority,
      amount: self[entry].violation)
  }
}
