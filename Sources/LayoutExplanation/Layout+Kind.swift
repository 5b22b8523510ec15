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
    scene.cutsText(
      of: view, axis, kind(of: view, axis), ResizeTable.TextState(of: view, in: self),
      lacking: -deformation(of: view, axis).delta)
  }
}

extension ResizeTable {
  /// The same of a view, by its index in ``views``, at some size of a row.
  package func cutsText(of index: Int, _ axis: Axis, in row: Row) -> Bool {
    let intrinsic = row.layout[views[index]].intrinsicContentSize.size[axis] ?? 0
    let sizes = row.sizes[index][axis]
    return row.layout.scene.cutsText(
      of: views[index], axis, row.states[index][axis].kind, row.texts[index],
      lacking: intrinsic - min(sizes.low, sizes.high))
  }
}

extension View {
  /// How much larger it would like to be than its text, in points: a button that lacks no more height
  /// than that does not cut its title.
  func spareRoom(_ axis: Axis) -> Double {
    guard axis == .vertical, case .button(let button) = content, button.configuration == .none,
      button.image == nil
    else { return 0 }
    return (contentInsets == .zero ? UIKitMetrics.buttonInsets : contentInsets).total(axis)
  }
}

extension Scene {
  /// The same of what is known of a layout: a text that wraps, or is drawn smaller, lacks width only
  /// if that does not suffice.
  ///
  /// - Parameter amount: how much smaller than its content the view is, in points.
  fileprivate func cutsText(
    of view: ViewID, _ axis: Axis, _ kind: ResizeTable.ViewState.Kind,
    _ state: ResizeTable.TextState?, lacking amount: Double
  ) -> Bool {
    guard let text = self[view].content.texts.first, !text.string.isEmpty else { return false }
    if axis == .horizontal, self[view].content.adaptsToWidth, kind != .zero {
      return state?.isTruncated ?? false
    }
    return kind == .zero || kind == .compressed && amount > self[view].spareRoom(axis)
  }
}
