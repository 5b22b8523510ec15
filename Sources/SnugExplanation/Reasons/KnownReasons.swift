import SnugGeometry
import SnugLayout
import SnugSolver

/// What searches for the reasons of some constraints that gave way have shown about others.
///
/// A reason is a circuit: in it, each left side is a combination of the others. So if it explains one
/// constraint, it explains each of the same priority whose left side counts as much. A row of
/// thousands of views needs one search for that, not one for each.
struct KnownReasons {
  private let layout: Layout
  /// The constraints that gave way, by priority.
  private let giving: [LayoutPriority: [EntryID]]
  private var failureCounts: [LayoutReasons.Citable: Int] = [:]
  private var withoutReason: [LayoutReasons.Citable: Set<EntryID>] = [:]
  /// For each constraint that another's reason explains: that other one, and what it could cite.
  private var shared: [EntryID: (own: EntryID, citable: LayoutReasons.Citable)] = [:]

  /// After this many searches without a reason, one test for all others is cheaper. It changes no
  /// text.
  private static let mostFailures = 2

  init(of giving: [EntryID], in layout: Layout) {
    self.layout = layout
    self.giving = Dictionary(grouping: giving) { layout.system[$0].priority }
  }

  mutating func noteFailure(citing citable: LayoutReasons.Citable) {
    failureCounts[citable, default: 0] += 1
  }

  /// Whether it is certain that a constraint has no reason.
  mutating func excludesReason(
    for entry: EntryID, citing citable: LayoutReasons.Citable, _ reasons: LayoutReasons
  ) -> Bool {
    if let known = withoutReason[citable] { return known.contains(entry) }
    // A constraint that others may cite would have to be left out for itself.
    guard failureCounts[citable, default: 0] > Self.mostFailures,
      !(citable.includesViolated && citable.includesLowest)
    else { return false }
    let found = reasons.withoutReason(among: giving[citable.lowest] ?? [], citing: citable)
    withoutReason[citable] = found
    return found.contains(entry)
  }

  /// The constraint whose reason explains another one, too.
  func reason(
    sharedBy entry: EntryID, citing citable: LayoutReasons.Citable, _ reasons: LayoutReasons
  ) -> EntryID? {
    guard let known = shared[entry], known.citable == citable,
      !reasons.isPinned(entry, citing: citable)
    else { return nil }
    return known.own
  }

  /// Finds the constraints that a reason explains, too.
  mutating func note(
    _ reason: ReasonSearch.Reason, citing citable: LayoutReasons.Citable
  ) {
    let system = layout.system
    // In the reason of another constraint, this one is a part: as a constraint that gave way, or as
    // a size that is zero.
    let isCitable = citable.includesViolated && citable.includesLowest
    guard isCitable || isAtZero(reason.own) else { return }
    for term in reason.terms where abs(abs(term.multiplier) - 1) < .sameFactor {
      let entry: EntryID?
      switch term.part {
      case .constraint(let id): entry = isCitable ? EntryID(id) : nil
      case .domain(let variable):
        let owner = layout.system.owner(of: variable)
        entry = owner.item.view.flatMap {
          layout.system.entry(.contentSize($0, owner.axis, .compressionResistance))
        }
      }
      guard let entry, shared[entry] == nil, system[entry].priority == citable.lowest,
        system[entry].constraint.firstAttribute.axis
          == system[reason.own].constraint.firstAttribute.axis,
        !layout[entry].isSatisfied
      else { continue }
      shared[entry] = (reason.own, citable)
    }
  }

  /// Whether it is the compression resistance of a view whose size is zero.
  private func isAtZero(_ entry: EntryID) -> Bool {
    guard let (view, axis, role) = layout.system[entry].contentSize else { return false }
    return role == .compressionResistance && layout[view].alignmentRect.size[axis] < .sameLength
  }
}
