package import SnugGeometry
package import SnugLayout

/// A view's size on an axis relative to its intrinsic size.
public enum SizeState: String, Sendable {
  /// There is no intrinsic metric.
  case none
  case intrinsic, stretched, compressed
  /// The width or the height is 0.
  case zero
}

/// The lines of a text that can wrap.
public struct TextState: Hashable, Sendable {
  public var lineCount: Int
  /// Whether a part of the text is left out.
  public var isTruncated: Bool
  /// Whether a line ends inside a word, because the word is wider than the view.
  public var breaksWord: Bool
}

extension TextState {
  /// `nil` for a view without a text that can wrap or be scaled down.
  package init?(of view: ViewID, in layout: Layout) {
    let content = layout.scene[view].content
    guard let text = layout[view].intrinsicContentSize.text, content.adaptsToWidth,
      let limit = content.mainText?.lineLimit.numberOfLines
    else { return nil }
    // Without a limit of lines nothing is left out, even if a letter's tracking extends beyond the
    // width.
    self.init(
      lineCount: text.lineCount, isTruncated: text.isTruncated && limit == text.lineCount,
      breaksWord: text.breaksWord)
  }
}

extension Layout {
  /// A view's deformation on an axis.
  package func kind(of view: ViewID, _ axis: Axis) -> SizeState {
    let size = self[view].alignmentRect.size[axis]
    switch deformation(of: view, axis) {
    case .noIntrinsicMetric: return size == 0 ? .zero : .none
    case .intrinsic: return .intrinsic
    case .stretched: return .stretched
    case .compressed: return size == 0 ? .zero : .compressed
    }
  }

  /// Whether the text of a view wraps along an axis. Whether it also hugs its longest line changes with
  /// every line break, so tables show the number of lines and count the text as compressed.
  package func wrapsText(of view: ViewID, _ axis: Axis) -> Bool {
    guard axis == .horizontal, let text = scene[view].content.mainText?.string,
      let state = TextState(of: view, in: self)
    else { return false }
    return state.lineCount > text.count(where: \.isNewline) + 1
  }

  /// Whether a text is truncated because the view is too small on an axis.
  package func cutsText(of view: ViewID, _ axis: Axis) -> Bool {
    cutsText(
      of: view, axis, kind(of: view, axis), TextState(of: view, in: self),
      at: self[view].alignmentRect.size[axis])
  }

  /// Whether a text is truncated at a size in points. A text that wraps or is scaled down is
  /// truncated only if that is not enough.
  package func cutsText(
    of view: ViewID, _ axis: Axis, _ kind: SizeState,
    _ state: TextState?, at size: Double
  ) -> Bool {
    let content = scene[view].content
    guard let text = content.texts.first, !text.string.isEmpty else { return false }
    if axis == .vertical, case .label(let label) = content, label.smallestText != nil, size > 0 {
      return self[view].intrinsicContentSize.isScaledTextTooHigh
    }
    if axis == .horizontal, content.adaptsToWidth, kind != .zero {
      return state?.isTruncated ?? false
    }
    let needed = (self[view].intrinsicContentSize.size[axis] ?? 0) - spare(of: view, axis)
    // A line break can cut a text on one line at any width.
    let isCutByLines =
      axis == .horizontal && self[view].intrinsicContentSize.text?.isTruncated == true
    return kind == .zero || kind == .compressed && size < needed - 1e-6 || isCutByLines
  }

  /// The surplus of a view's intrinsic size over its text, in points. A button can be compressed by
  /// this without truncating its title, and a text field with a border without truncating its text.
  package func spare(of id: ViewID, _ axis: Axis) -> Double {
    let intrinsic = self[id].intrinsicContentSize
    guard let text = intrinsic.text else { return 0 }
    if axis == .vertical {
      guard isPlainButton(id) || hasBorder(id), let height = intrinsic.size.vertical else {
        return 0
      }
      return max(0, height - text.size.height.rounded(.up))
    }
    return hasLeastWidth(id) ? ButtonContent.minimumWidth - text.size.width : 0
  }

  /// Whether a view is a button with the minimal width, because its title is shorter.
  func hasLeastWidth(_ id: ViewID) -> Bool {
    isPlainButton(id)
      && self[id].intrinsicContentSize.size.horizontal == ButtonContent.minimumWidth
  }

  /// Whether a view has a border around its text, and no explicit size.
  private func hasBorder(_ id: ViewID) -> Bool {
    guard scene[id].intrinsicContentSizeOverride == nil, scene[id].contentInsets == .zero else {
      return false
    }
    return scene[id].content.traits.hasBorder
  }

  /// Whether a view is a button with only a title, without explicit insets or an explicit intrinsic
  /// size.
  private func isPlainButton(_ id: ViewID) -> Bool {
    guard case .button(let button) = scene[id].content else { return false }
    return button.configuration == .none && button.image == nil
      && scene[id].contentInsets == .zero && scene[id].intrinsicContentSizeOverride == nil
  }
}
