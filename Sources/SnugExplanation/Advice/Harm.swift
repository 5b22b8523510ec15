import SnugGeometry
package import SnugLayout

/// The harm to a view from a size that differs from its intrinsic size, in ascending order.
enum Harm: Comparable {
  case none
  /// A text has surplus room, and the view is not drawn to fill it, unlike a text field.
  case padded
  /// The text is truncated.
  case truncated
  /// The text wraps at a width in which hardly a word fits.
  case squeezed
  /// The view is drawn larger than intended.
  case inflated
  /// A control or an image is compressed, or a control with a fixed size has another size.
  case broken
  /// The width or the height is 0.
  case zero
}

extension Layout {
  /// The harm to a view that is stretched, or compressed if negative, by an amount.
  func harm(to view: ViewID, _ axis: Axis, by amount: Double) -> Harm {
    let content = scene[view].content
    if amount > 0 {
      if content.hasOneSize { return .broken }
      switch content {
      case .image, .button, .macButton, .segmentedControl, .pageControl: return .inflated
      // If the height is too large, the text is in the middle, and not where it is aligned with
      // others.
      case .label: return axis == .horizontal ? .padded : .inflated
      default: return .none
      }
    }
    let intrinsic = self[view].intrinsicContentSize.size[axis] ?? 0
    if intrinsic + amount < 1e-5 { return .zero }
    switch content {
    case .label, .textField, .textView, .searchBar, .macTextField:
      guard let text = content.mainText, axis == .horizontal, text.lineLimit.numberOfLines == 0
      else { return .truncated }
      // The width of four letters, each half the font size.
      let word = min(intrinsic, 2 * text.font.size)
      return intrinsic + amount < word - 1e-5 ? .squeezed : .none
    case .none, .slider, .progress, .stack: return .none
    default: return .broken
    }
  }
}

extension ViewContent {
  /// Whether the content is drawn with a fixed size, independently of its frame: switches,
  /// steppers, activity indicators and their AppKit counterparts.
  package var hasOneSize: Bool {
    switch self {
    case .toggle, .stepper, .activityIndicator: true
    case .macButton(let button): button.kind == .help
    default: false
    }
  }
}
