/// Insets from each side of a rectangle, in points, in UIKit's order.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on all four sides.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  public static let zero = EdgeInsets(all: 0)

  /// The inset at the low and at the high end of an axis.
  public subscript(axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }

  /// All four, in UIKit's order.
  package var sides: [Double] { [top, left, bottom, right] }

  /// The sum of both insets on an axis.
  public func total(_ axis: Axis) -> Double { self[axis].start + self[axis].end }

  public static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  public static func - (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }

  /// The larger inset on each side.
  public func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
