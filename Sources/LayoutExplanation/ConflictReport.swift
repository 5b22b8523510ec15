public import AutoLayout

/// Required constraints that cannot hold together, and the one that was broken.
public struct ConflictReport: Sendable {
  /// Places in the constraint system; without any one of them the others can hold.
  public let entries: [Int]
  public let broken: Int
  /// The views the constraints speak of, in order.
  public let views: [ViewID]

  init(_ conflict: Layout.Conflict, in layout: Layout) {
    entries = conflict.constraints
    broken = conflict.broken
    let mentioned = entries.flatMap { index -> [ViewID] in
      switch layout.system.entries[index].origin {
      case .author(let constraint):
        let constraint = layout.scene.constraints[constraint]
        return [constraint.firstItem] + (constraint.secondItem.map { [$0] } ?? [])
      case .contentSize(let view, _, _): return [view]
      case .rootSize, .fittingSize: return [.root]
      }
    }
    views = Set(mentioned).sorted()
  }
}
