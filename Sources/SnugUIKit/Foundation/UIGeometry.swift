import SnugGeometry
import SnugSceneFormat

/// Distances inwards from each side of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public static let zero = UIEdgeInsets()
}

/// Distances inwards that follow the direction of a view, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

// MARK: Between Foundation's values and the engine's

extension CGFloat {
  /// A length for the engine: NaN is 0, and greater values are cut to what a scene file allows.
  var points: Double {
    let limit = SceneSchema.lengthLimit
    return isNaN ? 0 : Swift.min(limit, Swift.max(-limit, Double(self)))
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: rect.origin.x.points, y: rect.origin.y.points, width: max(0, rect.size.width.points),
      height: max(0, rect.size.height.points))
  }
}

extension Size {
  init(_ size: CGSize) {
    self.init(width: max(0, size.width.points), height: max(0, size.height.points))
  }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top.points, left: insets.left.points, bottom: insets.bottom.points,
      right: insets.right.points)
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
