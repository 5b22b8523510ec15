package import SnugGeometry
package import SnugLayout
import Synchronization

/// The advice for the reasons of an explanation. It is found by solving, so each piece is computed
/// once, however many sentences need it.
struct Advice: Sendable {
  /// By a view and an axis of the ambiguity.
  let settlements = Computed<FramePart, [Settlement]>()
  /// The conflict that leaves an ambiguity.
  let leaving = Computed<FramePart, Layout.Conflict?>()
  let repairs = Computed<Layout.Conflict, [Repair]>()
  let signed = Computed<Layout.Conflict, Repair?>()
  let lowered = Computed<Layout.Conflict, [Repair]>()
  let lowerable = Computed<Layout.Conflict, [Repair]>()
  let bounds = Computed<MissingBound, Constraint?>()
  /// Whose resistance must be lower where a constraint keeps two texts apart, if any; `nil` if it does not.
  let separations = Computed<Constraint, [EntryID]?>()
  let openWithoutMask = Computed<EntryID, [FramePart]>()
  /// The subview of each view that is nearest to an edge, or farthest beyond it.
  let lastViews = Computed<Constraint.Attribute, [ViewID: ViewID]>()
}

extension Explanation {
  /// The effect of changes on the layout.
  ///
  /// - Parameter views: the views whose results are needed; by default all.
  package func trial(
    _ amendments: [Amendment], about views: [ViewID]? = nil, on axes: [Axis] = Axis.allCases,
    _ scope: Trial.Scope = .everything, isNear: Bool = false
  ) -> Trial {
    Trial(
      layout, amendments, about: views ?? layout.scene.viewIDs, on: axes, scope, in: parts,
      isNear: isNear)
  }
}

/// What a missing constraint would keep in its place.
enum MissingBound: Hashable {
  /// The view that is last in its superview at an edge.
  case end(ViewID, Constraint.Attribute)
  /// A view, inside its superview at an edge, whatever that does to it.
  case limit(ViewID, Constraint.Attribute)
  /// The widest view in a scroll view.
  case width(ViewID)
}

/// Values that are computed when they are first needed.
final class Computed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Mutex<[Key: Value]>([:])

  func value(for key: Key, _ compute: () -> Value) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    let value = compute()
    known.withLock { $0[key] = value }
    return value
  }
}
