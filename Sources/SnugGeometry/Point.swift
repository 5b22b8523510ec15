/// A position in points. x increases to the right, and y downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)

  public subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
