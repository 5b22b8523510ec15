package import AutoLayout
package import Geometry

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

  /// Whether a view shows less than its text because it lacks room on an axis.
  package func cutsText(of view: ViewID, _ axis: Axis) -> Bool {
    if axis == .vertical, kind(of: view, axis) == .compressed,
      -deformation(of: view, axis).delta <= scene[view].spareHeight
    {
      return false
    }
    return scene.cutsText(
      of: view, axis, kind(of: view, axis), ResizeTable.TextState(of: view, in: self))
  }
}

extension View {
  /// How much higher it would like to be than its text, in points: a button that lacks no more than that
  /// does not cut its title.
  var spareHeight: Double {
    guard case .button(let button) = content, button.configuration == .none, button.image == nil
    else { return 0 }
    return (contentInsets == .zero ? UIKitMetrics.buttonInsets : contentInsets).total(.vertical)
  }
}

extension Scene {
  /// The same of what is known of a layout: a text that wraps, or is drawn smaller, lacks width only
  /// if that does not suffice.
  package func cutsText(
    of view: ViewID, _ axis: Axis, _ kind: ResizeTable.ViewState.Kind,
    _ state: ResizeTable.TextState?
  ) -> Bool {
    guard let text = self[view].content.texts.first, !text.string.isEmpty else { return false }
    if axis == .horizontal, self[view].content.adaptsToWidth, kind != .zero {
      return state?.isTruncated ?? false
    }
    return kind == .compressed || kind == .zero
  }
}
