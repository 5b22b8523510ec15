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
      lacking: -deformation(of: view, axis).delta - spare(of: view, axis))
  }

  /// How much larger a view would like to be than its text, in points: a button that lacks no more than
  /// that does not cut its title.
  func spare(of id: ViewID, _ axis: Axis) -> Double {
    if axis == .vertical {
      return isPlainButton(id) ? UIKitMetrics.buttonInsets.total(.vertical) : 0
    }
    guard hasLeastWidth(id), let text = self[id].intrinsicContentSize.text else { return 0 }
    return UIKitMetrics.buttonMinimumWidth - text.size.width
  }

  /// Whether a view is a button with so little in it that it is as wide as a finger needs.
  func hasLeastWidth(_ id: ViewID) -> Bool {
    isPlainButton(id)
      && self[id].intrinsicContentSize.size.horizontal == UIKitMetrics.buttonMinimumWidth
  }

  /// Whether a view is a button with a title alone, whose size nobody else says anything of.
  private func isPlainButton(_ id: ViewID) -> Bool {
    guard case .button(let button) = scene[id].content else { return false }
    return button.configuration == .none && button.image == nil
      && scene[id].contentInsets == .zero && scene[id].intrinsicContentSizeOverride == nil
  }
}

extension ResizeTable {
  /// The same of a view, by its index in ``views``, at some size of a row.
  package func cutsText(of index: Int, _ axis: Axis, in row: Row) -> Bool {
    let intrinsic = row.layout[views[index]].intrinsicContentSize.size[axis] ?? 0
    let sizes = row.sizes[index][axis]
    return row.layout.scene.cutsText(
      of: views[index], axis, row.states[index][axis].kind, row.texts[index],
      lacking: intrinsic - min(sizes.low, sizes.high) - row.layout.spare(of: views[index], axis))
  }
}

extension Scene {
  /// The same of what is known of a layout: a text that wraps, or is drawn smaller, lacks width only
  /// if that does not suffice.
  ///
  /// - Parameter amount: how much smaller the view is than its text needs, in points.
  fileprivate func cutsText(
    of view: ViewID, _ axis: Axis, _ kind: ResizeTable.ViewState.Kind,
    _ state: ResizeTable.TextState?, lacking amount: Double
  ) -> Bool {
    guard let text = self[view].content.texts.first, !text.string.isEmpty else { return false }
    if axis == .horizontal, self[view].content.adaptsToWidth, kind != .zero {
      return state?.isTruncated ?? false
    }
    return kind == .zero || kind == .compressed && amount > 1e-6
  }
}
