package import AutoLayout
package import Geometry

extension Layout {
  /// What a view is on an axis.
  package func kind(of view: ViewID, _ axis: Axis) -> ResizeTable.ViewState.Kind {
    let size = self[view].alignmentRect.size[axis]
    switch deformation(of: view, axis) {
    case .noIntrinsicMetric: return size == 0 ? .gone : .none
    case .intrinsic: return .intrinsic
    case .stretched: return .stretched
    case .compressed: return size == 0 ? .gone : .compressed
    }
  }
}
