import AutoLayout
import Cassowary
import Geometry

/// Finds the contests of a layout.
///
/// For everything that gave way the shortest reason is looked for that cites only what holds: required
/// constraints, and optional ones that are satisfied. Those who have the same one are in one contest.
/// Where there is none, others that gave way may be cited as well: they are in the same contest if
/// nothing but they is added to it. What gave way and was made by nobody, as a fitting size, is in no
/// contest of its own, and cited like what holds.
struct ContestSearch {
  let layout: Layout
  private let reasons: LayoutReasons

  init(_ layout: Layout) {
    self.layout = layout
    reasons = LayoutReasons(layout)
  }

  /// Why one constraint gave way: what its left side is a combination of.
  struct Reason {
    let own: Int
    let terms: [ReasonFinder.Term]
    /// Those of the same priority that would give way by as much.
    let tied: [ReasonFinder.Term]

    var entries: [Int] { terms.entries }

    /// Whether the size of a view is part of it: that it is zero, at a limit, or another's. What an
    /// author's constraint is about always is.
    func includesSize(of entry: Int, in system: ConstraintSystem) -> Bool {
      guard let (view, axis, _) = system.entries[entry].contentSize else { return true }
      return terms.contains { term in
        switch term.part {
        case .domain(let variable):
          let owner = system.owner(of: variable)
          return owner.item.view == view && owner.axis == axis
        case .constraint(let id):
          let other = system.entries[id.index]
          let views = [other.constraint.firstItem, other.constraint.secondItem].map { $0?.view }
          return (other.isSize || other.isEquality)
            && other.constraint.firstAttribute.axis == axis && views.contains(view)
        }
      }
    }

    /// Whether it says that a view is as large as another, whose size one constraint gives.
    func isEquality(in system: ConstraintSystem) -> Bool {
      let sizes = entries.count { system.entries[$0].isSize }
      return sizes == 1 && terms.count > 1 && entries.count == terms.count
        && entries.allSatisfy { system.entries[$0].isSize || system.entries[$0].isEquality }
    }
  }

  private struct Draft {
    let axis: Axis
    var payers: [Int]
    /// The reason of the one of the highest priority.
    let reason: Reason?
    /// What the contest is known by: the constraints in it that hold.
    let holding: Set<Int>
    /// What gave way elsewhere and has a part in it.
    let elsewhere: Set<Int>
    /// All constraints that hold and have a part in it.
    var cited: Set<Int>
  }

  /// In the order of the views, horizontal before vertical; then those about constraints alone.
  func contests() -> [Contest] {
    let entries = layout.system.entries
    let giving = givingWay()
    let isGiving = Set(giving)
    let inOrder = giving.sorted { (entries[$1].priority, $0) < (entries[$0].priority, $1) }
    var drafts: [Draft] = []
    var draftOfEntry: [Int: Int] = [:]
    for entry in inOrder {
      guard let axis = entries[entry].constraint.firstAttribute.axis else { continue }
      let reason = reason(forEntry: entry)
      let violated = (reason?.entries ?? []).filter(isGiving.contains)
      let kept = Set(reason?.entries ?? []).subtracting(violated)
      let holding = reason.map { self.holding($0, of: kept) } ?? []
      let joined = drafts.indices.first { index in
        let draft = drafts[index]
        guard let known = draft.reason, let reason, draft.axis == axis,
          !outvote(reason, known)
        else { return false }
        let elsewhere = Set(violated).subtracting(draft.payers)
        if draft.holding == holding && !holding.isEmpty {
          return elsewhere.isSubset(of: draft.elsewhere)
        }
        return !violated.isEmpty && elsewhere.isEmpty && holding.isSubset(of: draft.holding)
          && known.includesSize(of: entry, in: layout.system)
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
            elsewhere: Set(violated), cited: kept))
      }
    }
    // In the order of their first payers.
    let order = drafts.indices.filter { !drafts[$0].payers.contains(where: isPlaceholder) }
      .sorted { drafts[$0].payers.min()! < drafts[$1].payers.min()! }
    var contests = order.enumerated().map { contest(drafts[$1], $0) }
    for index in contests.indices {
      let draft = order[index]
      let others = Set(drafts[draft].elsewhere.compactMap { draftOfEntry[$0] })
      contests[index].others = order.indices.filter {
        order[$0] != draft && others.contains(order[$0])
      }
    }
    return contests
  }

  /// Whether an entry is the size of content that a log did not state.
  private func isPlaceholder(_ entry: Int) -> Bool {
    guard let report = layout.scene.consoleReport,
      let (view, axis, _) = layout.system.entries[entry].contentSize
    else { return false }
    return report.assumedSizes[axis].contains(view)
  }

  /// Whether two constraints together are stronger than what makes their views as large as another:
  /// it is as strong as either, and so a reason for one of them but not for both.
  private func outvote(_ one: Reason, _ other: Reason) -> Bool {
    let entries = layout.system.entries
    return entries[one.own].priority == entries[other.own].priority
      && [one, other].allSatisfy { !$0.tied.isEmpty && $0.isEquality(in: layout.system) }
  }

  /// Why a root that takes its fitting size comes no nearer to its target, for each axis on which it
  /// does not reach it. What gives way otherwise is no part of it.
  func fittings() -> [Contest] {
    Axis.allCases.compactMap { axis in
      guard let entry = layout.system.entry(.fittingSize(axis)),
        !layout.constraints[entry].isSatisfied, let reason = reason(forEntry: entry)
      else { return nil }
      let draft = Draft(
        axis: axis, payers: [entry], reason: reason, holding: [], elsewhere: [],
        cited: Set(reason.entries))
      return contest(draft, 0)
    }
  }

  /// The content sizes and the author's optional constraints that are violated, by their indices in
  /// the system. What a stack view gives no room needs no reason.
  private func givingWay() -> [Int] {
    let collapsed = layout.scene.collapsedViews
    return layout.system.entries.indices.filter { index in
      let (entry, state) = (layout.system.entries[index], layout.constraints[index])
      guard !state.isSatisfied, !state.isBroken, !entry.priority.isRequired else { return false }
      return switch entry.origin {
      case .contentSize(let view, _, _): !collapsed.contains(view)
      case .author: !asksForLeast(entry)
      case .rootSize, .fittingSize, .guide, .autoresizingMask, .stackView: false
      }
    }
  }

  /// Whether a guide is only to be as small as can be, as the columns of a grid are: that it is larger
  /// needs no reason.
  private func asksForLeast(_ entry: ConstraintSystem.Entry) -> Bool {
    guard case .guide = entry.constraint.firstItem else { return false }
    return entry.isSize && entry.constraint.constant == 0 && entry.priority <= .fittingSizeLevel
  }

  /// The constraints that identify a reason. If it says that a view is as large as another, only the
  /// other's size does.
  private func holding(_ reason: Reason, of cited: Set<Int>) -> Set<Int> {
    reason.isEquality(in: layout.system)
      ? cited.filter { layout.system.entries[$0].isSize } : cited
  }

  private func reason(forEntry entry: Int) -> Reason? {
    let priority = layout.system.entries[entry].priority
    for violated in [false, true] {
      // What is stronger makes a better reason than what is as strong.
      for includingIt in [false, true] {
        let citable = LayoutReasons.Citable(
          lowest: priority, includesLowest: includingIt, includesViolated: violated)
        guard let found = reasons.reason(forEntry: entry, citing: citable) else { continue }
        let terms = shortened(found, forEntry: entry, citing: citable)
        return Reason(own: entry, terms: terms, tied: tied(with: entry, in: terms))
      }
    }
    return nil
  }

  /// A reason with none of its constraints that can be done without.
  ///
  /// The cheapest one can have such: where views of equal widths are squeezed to nothing, each counts
  /// half as much with that equality as without.
  private func shortened(
    _ found: [ReasonFinder.Term], forEntry entry: Int, citing citable: LayoutReasons.Citable
  ) -> [ReasonFinder.Term] {
    guard found.entries.count <= Self.mostShortened,
      found.contains(where: { abs(abs($0.multiplier) - 1) > 1e-6 })
    else { return found }
    var terms = found
    var citable = citable
    for member in found.entries where terms.entries.contains(member) {
      citable.candidates = Set(terms.entries).subtracting([member])
      terms = reasons.reason(forEntry: entry, citing: citable) ?? terms
    }
    return terms
  }

  /// Each constraint of a longer reason costs a search, and nobody would read it anyway.
  private static let mostShortened = 40

  // MARK: - Ties

  private func tied(
    with entry: Int, in terms: [ReasonFinder.Term]
  ) -> [ReasonFinder.Term] {
    let priority = layout.system.entries[entry].priority
    return terms.filter { term in
      guard case .constraint(let other) = term.part else { return false }
      return abs(abs(term.multiplier) - 1) < 1e-6 && layout.constraints[other.index].isSatisfied
        && layout.system.entries[other.index].priority == priority
    }
  }

  /// So many priorities are asked whether they decide between equals.
  private static let mostPriorities = 24

  private func tie(of reason: Reason) -> Contest.Tie? {
    let tied = Set(reason.tied.entries)
    guard !tied.isEmpty else { return nil }
    let entries = layout.system.entries
    let own = entries[reason.own].contentSize
    let isOpen = own.map { layout[$0.view].ambiguity.size[$0.axis] } ?? false
    let lower = Set(entries.map(\.priority).filter { $0 <= entries[reason.own].priority })
    for priority in lower.sorted(by: >).prefix(isOpen ? 0 : Self.mostPriorities) {
      let citable = LayoutReasons.Citable(
        lowest: priority, includesViolated: true, excluded: tied)
      guard
        let terms = reasons.reason(
          forEntry: reason.own, citing: citable, trading: reason.tied)
      else { continue }
      return Contest.Tie(
        entries: tied.sorted(),
        deciding: terms.entries.filter { entries[$0].priority == priority }.sorted())
    }
    return Contest.Tie(entries: tied.sorted(), deciding: [])
  }

  // MARK: - Contests

  private func contest(_ draft: Draft, _ index: Int) -> Contest {
    let entries = layout.system.entries
    let payers = draft.payers.sorted { (entries[$0].priority, $1) < (entries[$1].priority, $0) }
      .map(payer)
    let ledger = draft.reason.map { self.ledger($0, payers, draft.axis) }
    let holding = draft.cited.sorted()
    return Contest(
      index: index, axis: draft.axis, payers: payers, wanted: ledger?.wanted ?? [],
      room: ledger?.room ?? [],
      constraints: holding, kept: holding.filter { entries[$0].contentSize != nil },
      tie: draft.reason.flatMap(tie),
      form: ledger?.form ?? .equation)
  }

  private func payer(_ entry: Int) -> Contest.Payer {
    let made = layout.system.entries[entry]
    if let (view, axis, _) = made.contentSize {
      return Contest.Payer(
        entry: entry, view: view, priority: made.priority,
        amount: layout.deformation(of: view, axis).delta)
    }
    let isFitting = if case .fittingSize = made.origin { true } else { false }
    return Contest.Payer(
      entry: entry, view: isFitting ? .root : nil, priority: made.priority,
      amount: layout.constraints[entry].violation)
  }
}

extension [ReasonFinder.Term] {
  /// The constraints among them, by their indices in the system.
  fileprivate var entries: [Int] {
    compactMap { if case .constraint(let id) = $0.part { id.index } else { nil } }
  }
}
