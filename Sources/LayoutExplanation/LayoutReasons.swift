import AutoLayout
import Cassowary

/// Finds why constraints of a layout are violated.
struct LayoutReasons {
  private let layout: Layout
  private let finder: ReasonFinder
  /// The views each constraint is about.
  private let views: [[ViewID]]

  init(_ layout: Layout) {
    self.layout = layout
    finder = ReasonFinder(layout.solution)
    views = layout.system.entries.map { layout.system.views(of: $0.constraint) }
  }

  /// Which constraints a reason may cite: besides the required ones that hold, optional ones.
  struct Citable {
    /// The lowest priority of an optional constraint.
    var lowest: LayoutPriority
    /// Whether that priority itself counts.
    var includesLowest = true
    /// Whether constraints that are themselves violated count, and not only those that hold.
    var includesViolated: Bool
    /// Constraints that must not be cited, by their indices in the system.
    var excluded: Set<Int> = []
    /// The only ones that may be cited, by their indices in the system; `nil` for all.
    var candidates: Set<Int>?
  }

  /// Why the constraint at an index in the system is violated: it cannot come out better unless one
  /// of these comes out worse, for its left side is the sum of theirs, each times its multiplier.
  ///
  /// As few violated constraints as can be, then as few as can be at all, then those whose views lie
  /// nearest in the hierarchy, then those listed first. `nil` if nothing that may be cited is in its
  /// way.
  ///
  /// - Parameter trading: members of a reason that was found, at whose cost the constraint could come
  ///   out better as well; found is then what decides between them.
  func reason(
    forEntry index: Int, citing citable: Citable, trading: [ReasonFinder.Term] = []
  ) -> [ReasonFinder.Term]? {
    let system = layout.system
    let own = views[index]
    let scene = layout.scene
    let count = Double(system.entries.count)
    return finder.reason(
      for: Solver.ConstraintID(index: index),
      among: citable.includesViolated ? Self.mostViolated : Self.most, trading: trading
    ) { part in
      if case .constraint(let id) = part { isCitable(id.index, citable) } else { true }
    } isEqual: { part in
      switch part {
      case .constraint(let id):
        system.entries[id.index].priority == system.entries[index].priority
      case .domain: false
      }
    } cost: { part in
      switch part {
      case .constraint(let id):
        (layout.constraints[id.index].isSatisfied ? 1 : Self.violated)
          + Self.step * distance(own, views[id.index], in: scene)
          + Self.later * Double(id.index) / count
      case .domain(let variable):
        // What goes without saying is the shorter reason.
        0.5 + Self.step
          * distance(own, [system.view(of: system.owner(of: variable).item)], in: scene)
      }
    }
  }

  /// Solving takes the longer the more could be cited. Hundreds of views of equal priorities that all
  /// give way to each other have no reason anybody could read.
  private static let most = 3000
  private static let mostViolated = 300

  /// What a constraint that is itself violated costs, beside 1 for one that holds; what each step in
  /// the hierarchy costs, and what it costs to be the last of all constraints, not the first.
  private static let violated = 1000.0
  private static let step = 1e-3
  private static let later = 1e-6

  private func isCitable(_ entry: Int, _ citable: Citable) -> Bool {
    let state = layout.constraints[entry]
    let priority = layout.system.entries[entry].priority
    if state.isBroken || citable.excluded.contains(entry) { return false }
    if let candidates = citable.candidates, !candidates.contains(entry) { return false }
    if priority.isRequired { return true }
    return (state.isSatisfied || citable.includesViolated)
      && (priority > citable.lowest || priority == citable.lowest && citable.includesLowest)
  }

  /// How many steps it is in the hierarchy from the nearest of some views to the nearest of others.
  private func distance(_ ones: [ViewID], _ others: [ViewID], in scene: Scene) -> Double {
    let steps = ones.flatMap { one in others.map { distance(one, $0, in: scene) } }
    return Double(steps.min() ?? .max)
  }

  private func distance(_ one: ViewID, _ other: ViewID, in scene: Scene) -> Int {
    var (one, other, steps) = (one, other, 0)
    // Superviews stand before their subviews, so the later of two can always be lifted.
    while one != other {
      if one < other { swap(&one, &other) }
      guard let superview = scene[one].superview else { return steps }
      one = superview
      steps += 1
    }
    return steps
  }
}
