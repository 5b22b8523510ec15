public import Geometry

extension Scene {
  /// The scene without its root's size, near to a target instead.
  public func fitting(_ target: PerAxis<FittingTarget>) -> Scene {
    var copy = self
    copy[.root].requiredSize = PerAxis(both: nil)
    copy.fittingTarget = target
    copy.variants = variants.map { $0.fitting(target) }
    return copy
  }
}

extension LayoutEngine {
  /// The root's size closest to a target “while optimally satisfying the constraints”
  /// (`UIView.h`), in points.
  ///
  /// As in UIKit nothing of it stays: the size is solved for in an engine of its own, with `width
  /// == target.width` and `height == target.height` at the fitting priorities (WWDC 2018, session
  /// 220, has the engine; that these are its constraints is inferred). A required priority fixes a
  /// side, which is how a cell finds its height.
  public func systemLayoutSizeFitting(
    _ scene: Scene, _ target: PerAxis<FittingTarget> = PerAxis(both: .compressed)
  ) -> Size {
    layout(scene.fitting(target))[.root].alignmentRect.size
  }
}
