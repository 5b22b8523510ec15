import SnugLayout
import SnugSolver

/// Finds the reasons for violated constraints of a layout.
struct LayoutReasons {
  private let layout: Layout
  private let finder: ReasonFinder
  /// The views of each constraint.
  private let views: [[ViewID]]
  private let mostRows: Int
  /// For each constraint that gives a container more room than its content needs, the wish for
  /// that size, which is not part of the system.
  private let wishOfEntry: [EntryID: Solver.ConstraintID]

  /// The greatest number of rows that a search may have after presolve. The time for a row of views
  /// does not depend on it: presolve makes a few rows of any number of views. With more, the text
  /// says that there were too many constraints to search, and claims nothing about the layout.
  static let mostRows = 1000

  init(_ layout: Layout, roomy: [RoomyContainer] = [], mostRows: Int = Self.mostRows) {
    self.layout = layout
    self.mostRows = mostRows
    finder = ReasonFinder(layout.solution, wishes: roomy.map { layout.system.linear($0.wish) })
    views = layout.constraints.map(\.views)
    let count = layout.system.entries.count
    wishOfEntry = Dictionary(
      uniqueKeysWithValues: roomy.enumerated().map {
        ($1.fit.entry, Solver.ConstraintID(index: count + $0))
      })
  }

  /// The constraints that a reason may cite, in addition to the satisfied required ones.
  struct Citable: Hashable {
    /// The lowest priority of an optional constraint.
    var lowest: LayoutPriority
    /// Whether that priority itself is included.
    var includesLowest = true
    /// Whether violated constraints are included.
    var includesViolated: Bool
    /// Constraints that must not be cited.
    var excluded: Set<EntryID> = []
    /// The only constraints that may be cited; `nil` means all.
    var candidates: Set<EntryID>?
  }

  /// Why a constraint is violated: its left side is a linear combination of the left sides of these
  /// constraints, so it can only improve if one of them gets worse.
  ///
  /// The reason has as few violated constraints as possible, then as few optional ones: where
  /// required constraints determine a length, no priority does. Then it has as few constraints as
  /// possible, then those whose views are nearest in the hierarchy, and then those listed first.
  ///
  /// - Parameter trading: members of a known reason at whose expense the constraint may improve;
  ///   the result is then what decides between them.
  func reason(
    forEntry entry: EntryID, citing citable: Citable, trading: [ReasonFinder.Term] = []
  ) -> ReasonFinder.Outcome {
    let system = layout.system
    let (own, priority) = (views[entry.index], layout[entry].priority)
    let scene = layout.scene
    let count = Double(system.entries.count)
    return finder.reason(
      for: wishOfEntry[entry] ?? entry.inSolver, among: mostRows, trading: trading
    ) { part in
      part.entry != entry && isCitable(part, citable)
    } isEqual: { part in
      // A required constraint only has a reason if it gives a container room.
      part.entry.map { layout[$0].priority } == priority && !priority.isRequired
    } cost: { part in
      switch part {
      case .constraint(let id):
        cost(of: layout[EntryID(id)]) + Self.step * distance(own, views[id.index], in: scene)
          + Self.later * Double(id.index) / count
      case .domain(let variable):
        // A domain is a shorter reason, because it need not be stated.
        0.5 + Self.step
          * distance(own, [system.view(of: system.owner(of: variable).item)], in: scene)
      }
    }
  }

  /// The constraints, of some violated ones, that certainly have no such reason.
  func withoutReason(among entries: [EntryID], citing citable: Citable) -> Set<EntryID> {
    let relievable = finder.relievable(entries.map(\.inSolver)) { isCitable($0, citable) }
    return Set(relievable.map(EntryID.init))
  }

  /// Whether a single constraint keeps another one from being violated less.
  func isPinned(_ entry: EntryID, citing citable: Citable) -> Bool {
    finder.isPinned(entry.inSolver) { isCitable($0, citable) }
  }

  /// The costs of a satisfied optional constraint and of a violated one, relative to 1 for a
  /// required one; the cost of each step in the hierarchy; and the cost of the last constraint in
  /// the list relative to the first.
  private static let optional = 30.0
  private static let violated = 3000.0
  private static let step = 1e-3
  private static let later = 1e-6

  private func cost(of made: Layout.LaidOutConstraint) -> Double {
    if !made.isSatisfied { return Self.violated }
    return made.priority.isRequired ? 1 : Self.optional
  }

  private func isCitable(_ part: Certificate.Source, _ citable: Citable) -> Bool {
    guard let entry = part.entry else { return true }
    let made = layout[entry]
    let priority = made.priority
    if made.isBroken || citable.excluded.contains(entry) { return false }
    if let candidates = citable.candidates, !candidates.contains(entry) { return false }
    if priority.isRequired { return true }
    return (made.isSatisfied || citable.includesViolated)
      && (priority > citable.lowest || priority == citable.lowest && citable.includesLowest)
  }

  /// The number of steps in the hierarchy between the nearest of some views and of others.
  private func distance(_ ones: [ViewID], _ others: [ViewID], in scene: Scene) -> Double {
    let steps = ones.flatMap { one in others.map { distance(one, $0, in: scene) } }
    return Double(steps.min() ?? .max)
  }

  private func distance(_ one: ViewID, _ other: ViewID, in scene: Scene) -> Int {
    var (one, other, steps) = (one, other, 0)
    // Superviews precede their subviews, so the later of two views always has a superview.
    while one != other {
      if one < other { swap(&one, &other) }
      guard let superview = scene[one].superview else { return steps }
      one = superview
      steps += 1
    }
    return steps
  }
}
