package import AutoLayout
package import Geometry
import Typesetting

extension Layout {
  /// What a view is on an axis.
  package func kind(of view: ViewID, _ axis: Axis) -> ResizeTable.ViewState.Kind {
    let size = self[view].alignmentRect.size[axis]
    switch deformation(of: view, axis) {
    case .noIntrinsicMetric: return size == 0 ? .zero : .none
    case .intrinsic: return .intrinsic
    case .stretched: return .stretched
    case .compressed: return size == 0 ? .zero : .compressed
    }
  }

  /// Whether a view shows less than its text because it lacks room on an axis: a text that wraps lacks
  /// width only if it needs more lines than it may have.
  package func cutsText(of view: ViewID, _ axis: Axis) -> Bool {
    guard let text = scene[view].content.texts.first, !text.string.isEmpty else { return false }
    let kind = kind(of: view, axis)
    if axis == .horizontal, text.lineLimit.numberOfLines != 1, kind != .zero {
      return ResizeTable.TextState(of: view, in: self)?.isTruncated ?? false
    }
    return kind == .compressed || kind == .zero
  }
}
