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

  /// Whether an axis is the one along which the text of a view wraps. Whether it hugs its longest line changes with
  /// every line: tables count it as compressed either way, and tell the lines.
  func wrapsText(of view: ViewID, _ axis: Axis) -> Bool {
    guard axis == .horizontal, let text = scene[view].content.mainText?.string,
      let state = ResizeTable.TextState(of: view, in: self)
    else { return false }
    return state.lineCount > text.count(where: \.isNewline) + 1
  }

  /// Whether a view shows less than its text because it lacks room on an axis.
  package func cutsText(of view: ViewID, _ axis: Axis) -> Bool {
    cutsText(
      of: view, axis, kind(of: view, axis), ResizeTable.TextState(of: view, in: self),
      at: self[view].alignmentRect.size[axis])
  }

  /// The same with another size, in points: a text that wraps, or is drawn smaller, lacks width only if
  /// that does not suffice.
  func cutsText(
    of view: ViewID, _ axis: Axis, _ kind: ResizeTable.ViewState.Kind,
    _ state: ResizeTable.TextState?, at size: Double
  ) -> Bool {
    let content = scene[view].content
    guard let text = content.texts.first, !text.string.isEmpty else { return false }
    if axis == .horizontal, content.adaptsToWidth, kind != .zero {
      return state?.isTruncated ?? false
    }
    let needed = (self[view].intrinsicContentSize.size[axis] ?? 0) - spare(of: view, axis)
    return kind == .zero || kind == .compressed && size < needed - 1e-6
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
