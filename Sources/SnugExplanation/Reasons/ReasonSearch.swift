import SnugGeometry
import SnugLayout
import SnugSolver

/// Finds why single constraints of a layout gave way.
struct ReasonSearch {
  private let layout: Layout
  private let containers: [EntryID: RoomyContainer]
  private let reasons: LayoutReasons

  /// - Parameters:
  ///   - containers: the containers that are larger than their content, by the constraint that gives them
  ///     the room.
  ///   - mostRows: the greatest number of rows of a search.
  init(_ layout: Layout, _ containers: [EntryID: RoomyContainer], mostRows: Int) {
    self.layout = layout
    self.containers = containers
    reasons = LayoutReasons(
      layout, roomy: containers.sorted { $0.key < $1.key }.map(\.value), mostRows: mostRows)
  }

  /// The priority with which a constraint gives way. A container that nothing keeps at the size of
  /// its content gives way to everything.
  func strength(of entry: EntryID) -> LayoutPriority {
    guard let container = containers[entry] else { return layout.system[entry].priority }
    return container.fit.priority ?? LayoutPriority(.leastNonzeroMagnitude)!
  }

  /// What is known about why a constraint gave way.
  enum Finding {
    case own(Reason)
    /// The reason of another constraint, which is in the same contest.
    case shared(EntryID)
    case none
    /// A search would take too long.
    case tooMany(Int)

    var reason: Reason? { if case .own(let reason) = self { reason } else { nil } }
    var excessiveSize: Int? { if case .tooMany(let size) = self { size } else { nil } }
  }

  func finding(forEntry entry: EntryID, _ known: inout KnownReasons) -> Finding {
    let priority = strength(of: entry)
    // A container's wish is not part of the system, so no reason is shared with it.
    let isContainer = containers[entry] != nil
    // Constraints of higher priority make a better reason than those of equal priority.
    for (violated, includingIt) in [(false, false), (false, true), (true, false), (true, true)] {
      let citable = LayoutReasons.Citable(
        lowest: priority, includesLowest: includingIt, includesViolated: violated)
      if !isContainer {
        if let own = known.reason(sharedBy: entry, citing: citable, reasons) { return .shared(own) }
        if known.excludesReason(for: entry, citing: citable, reasons) { continue }
      }
      switch reasons.reason(forEntry: entry, citing: citable) {
      case .none: if !isContainer { known.noteFailure(citing: citable) }
      case .tooMany(let size): return .tooMany(size)
      case .found(let found):
        let terms =
          equality(forEntry: entry, above: citable, insteadOf: found)
          ?? shortened(found, forEntry: entry, citing: citable)
        let reason = Reason(own: entry, terms: terms, tied: tied(with: entry, in: terms))
        if !isContainer, !reason.isEquality(in: layout.system) {
          known.note(reason, citing: citable)
        }
        return .own(reason)
      }
    }
    return .none
  }

  /// That a view is as large as another one whose size has a higher priority, and gave way as far as
  /// it could. "As wide as that one" says more than that a third view hugs no less.
  private func equality(
    forEntry entry: EntryID, above citable: LayoutReasons.Citable,
    insteadOf found: [ReasonFinder.Term]
  ) -> [ReasonFinder.Term]? {
    guard citable.includesLowest, !citable.includesViolated,
      found.entries.contains(where: { layout.system[$0].isEquality })
    else { return nil }
    let higher = LayoutReasons.Citable(
      lowest: citable.lowest, includesLowest: false, includesViolated: true)
    guard let terms = reasons.reason(forEntry: entry, citing: higher).terms else { return nil }
    let reason = Reason(own: entry, terms: terms, tied: [])
    return reason.isEquality(in: layout.system) ? terms : nil
  }

  /// A reason without unnecessary constraints.
  ///
  /// The reason with the lowest cost can contain such: if views of equal widths are compressed to
  /// 0, each counts half as much with the equality as without it.
  private func shortened(
    _ found: [ReasonFinder.Term], forEntry entry: EntryID, citing citable: LayoutReasons.Citable
  ) -> [ReasonFinder.Term] {
    guard found.entries.count <= Self.mostShortened,
      found.contains(where: { abs(abs($0.multiplier) - 1) > .sameFactor })
    else { return found }
    var terms = found
    var citable = citable
    for member in found.entries where terms.entries.contains(member) {
      citable.candidates = Set(terms.entries).subtracting([member])
      terms = reasons.reason(forEntry: entry, citing: citable).terms ?? terms
    }
    return terms
  }

  /// The limit for shortening: each constraint of the reason costs a search. A longer reason is right,
  /// but may have constraints that it could do without. Its text has only their number.
  private static let mostShortened = 40

  private func tied(
    with entry: EntryID, in terms: [ReasonFinder.Term]
  ) -> [ReasonFinder.Term] {
    let priority = layout.system[entry].priority
    if priority.isRequired { return [] }
    return equal(to: priority, in: terms).filter { term in
      term.part.entry.map { layout[$0].isSatisfied } ?? false
    }
  }

  /// The terms at whose expense one of a priority can improve, point for point.
  private func equal(
    to priority: LayoutPriority, in terms: [ReasonFinder.Term]
  ) -> [ReasonFinder.Term] {
    terms.filter { term in
      abs(abs(term.multiplier) - 1) < .sameFactor
        && term.part.entry.map { layout[$0].priority } == priority
    }
  }

  /// The lower the priorities of the constraints that may be cited, the more of these there are, so the
  /// highest that decides is found by bisection.
  func tie(of reason: Reason) -> Contest.Tie? {
    let system = layout.system
    let priority = system[reason.own].priority
    // Where each of them gives way, too, something of a lower priority may decide how much.
    let isShared = reason.tied.isEmpty && !priority.isRequired
    let trading = isShared ? equal(to: priority, in: reason.terms) : reason.tied
    let tied = Set(trading.entries)
    guard !tied.isEmpty else { return nil }
    let all = tied.union([reason.own])
    let isOpen = (isShared ? all : [reason.own]).contains { entry in
      system[entry].contentSize.map { layout[$0.view].ambiguity.size[$0.axis] } ?? false
    }
    let lower = Set(system.entries.map(\.priority).filter { $0 <= priority })
    let priorities = isOpen ? [] : lower.sorted(by: >)
    var (first, end) = (0, priorities.count)
    var deciding: [EntryID] = []
    while first < end {
      // The first is the most likely one.
      let middle = first == 0 && end == priorities.count ? 0 : (first + end) / 2
      let citable = LayoutReasons.Citable(
        lowest: priorities[middle], includesViolated: true, excluded: tied)
      let found = reasons.reason(forEntry: reason.own, citing: citable, trading: trading).terms
      if let found {
        deciding = found.entries.filter { system[$0].priority == priorities[middle] }.sorted()
        end = middle
      } else {
        first = middle + 1
      }
    }
    // How much each of them gives way is then a matter of more than these.
    if isShared, deciding.allSatisfy({ system[$0].priority == priority }) { return nil }
    return Contest.Tie(entries: (isShared ? all : tied).sorted(), deciding: deciding)
  }
}
