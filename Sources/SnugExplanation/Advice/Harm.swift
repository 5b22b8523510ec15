import SnugGeometry
import SnugLayout

extension Layout {
  /// The harm to a view that is stretched, or compressed if negative, by an amount.
  func harm(to view: ViewID, _ axis: Axis, by amount: Double) -> Harm {
    let traits = scene[view].content.traits
    if amount > 0 { return traits.stretched[axis] }
    let intrinsic = self[view].intrinsicContentSize.size[axis] ?? 0
    if intrinsic + amount < .sameLength { return .zero }
    guard traits.compressed == .truncated, axis == .horizontal, let text = traits.mainText,
      text.lineLimit.numberOfLines == 0
    else { return traits.compressed }
    // The width of four letters, each half the font size.
    let word = min(intrinsic, 2 * text.font.size)
    return intrinsic + amount < word - .sameLength ? .squeezed : .none
  }
}
