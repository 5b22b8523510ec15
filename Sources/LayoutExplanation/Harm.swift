package import AutoLayout
import Geometry

/// What a view loses by a size that is not its intrinsic one, from nothing upwards.
enum Harm: Comparable {
  case none
  /// It has more room than its text, and is not drawn to fill it as a field is.
  case padded
  /// Its text is cut.
  case truncated
  /// Its text wraps where hardly a word fits.
  case squeezed
  /// It is drawn larger than it is meant to be.
  case inflated
  /// A control or an image is compressed, or a control of one size has another.
  case broken
  /// It has no width, or no height, left.
  case zero
}

extension Layout {
  /// What a view would lose if it were stretched, or, below zero, compressed by an amount.
  func harm(to view: ViewID, _ axis: Axis, by amount: Double) -> Harm {
    let content = scene[view].content
    if amount > 0 {
      if content.hasOneSize { return .broken }
      switch content {
      case .image, .button, .macButton, .segmentedControl, .pageControl: return .inflated
      // In a height too large its text is in the middle, away from what it is aligned with.
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
      // Four letters, half as wide as the font is large.
      let word = min(intrinsic, 2 * text.font.size)
      return intrinsic + amount < word - 1e-5 ? .squeezed : .none
    case .none, .slider, .progress, .stack: return .none
    default: return .broken
    }
  }
}

extension ViewContent {
  /// Whether it is drawn in one size only, whatever its frame: switches, steppers, activity
  /// indicators and AppKit's likes of them.
  package var hasOneSize: Bool {
    switch self {
    case .toggle, .stepper, .activityIndicator: true
    case .macButton(let button): button.kind == .help
    default: false
    }
  }
}
