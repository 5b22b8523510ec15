import AutoLayout
import Geometry

/// What the root wants to measure where it has no size, as it was written: the parameters of
/// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
struct FittingDeclaration: Sendable {
  /// In points.
  var targetSize: Size?
  var horizontalFittingPriority: LayoutPriority?
  var verticalFittingPriority: LayoutPriority?

  /// With UIKit's defaults for what was not said: as small as can be, at the fitting size level.
  var target: PerAxis<FittingTarget> {
    let size = targetSize ?? .zero
    let priorities = PerAxis(
      horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    return PerAxis { FittingTarget(size: size[$0], priority: priorities[$0] ?? .fittingSizeLevel) }
  }
}
