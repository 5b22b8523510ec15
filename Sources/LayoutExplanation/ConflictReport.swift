public import AutoLayout
package import Geometry

/// Required constraints that cannot hold together, and the one that was broken.
public struct ConflictReport: Sendable {
  /// Indices in the constraint system; without any one of them the others can hold.
  public let entries: [Int]
  public let broken: Int
  /// The views the constraints speak of, in order.
  public let views: [ViewID]

  init(_ conflict: Layout.Conflict, in layout: Layout) {
    entries = conflict.constraints
    broken = conflict.broken
    views = Set(
      entries.flatMap { layout.system.views(of: layout.system.entries[$0].constraint) }
    ).sorted()
  }

  /// The view whose content does not get its size, if that is what was broken.
  package func brokenContent(in layout: Layout) -> (view: ViewID, axis: Axis)? {
    guard case .contentSize(let view, let axis, _) = layout.system.entries[broken].origin else {
      return nil
    }
    return (view, axis)
  }
}
