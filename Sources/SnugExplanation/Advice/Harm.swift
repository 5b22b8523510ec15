import SnugGeometry
import SnugLayout

extension Layout {
  /// The harm to a view that is stretched, or compressed if negative, by an amount.
  func harm(to view: ViewID, _ axis: Axis, by amount: Double) -> Harm {
    let traits = scene[view].content.traits
    if amount > 0 { return traits.stretched[axis] }
    let intrinsic = self[view].intrinsicContentSize.size[axis] ?? 0
    if intrinsic + amount < .sameLength { return .zero }
    guard traits.compressed == .truncated, axis == .horizontal, let text = traits.mainText else {
      return traits.compressed
    }
    // The width of four letters, each half the font size, or of one with an ellipsis.
    let canWrap = text.lineLimit.numberOfLines == 0
    let least = min(intrinsic, (canWrap ? 2 : 1.25) * text.font.size)
    return intrinsic + amount < least - .sameLength ? .squeezed : canWrap ? .none : .truncated
  }
}
