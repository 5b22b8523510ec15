/// A rectangle in points with its corner of smallest coordinates and a size that is never negative.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle that spans one interval per axis.
  public init(spanning intervals: PerAxis<Interval>) {
    self.init(
      x: intervals.horizontal.start, y: intervals.vertical.start,
      width: intervals.horizontal.length, height: intervals.vertical.length)
  }

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  /// The interval of the rectangle on an axis.
  public subscript(axis: Axis) -> Interval {
    Interval(start: origin[axis], end: origin[axis] + size[axis])
  }

  /// The rectangle made smaller on each side. Its size is at least zero.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle made larger on each side. Negative insets make it smaller, down to no size.
  public func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX - insets.left, y: minY - insets.top,
      width: max(0, width + insets.total(.horizontal)),
      height: max(0, height + insets.total(.vertical)))
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    Rect(spanning: PerAxis { self[$0].union(other[$0]) })
  }

  /// The largest difference between the origins and sizes of two rectangles, in points.
  public func largestDifference(from other: Rect) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height))
  }

  /// Whether the intersection has an area. Rectangles that only touch do not intersect.
  public func intersects(_ other: Rect) -> Bool {
    Axis.allCases.allSatisfy { self[$0].overlaps(other[$0]) }
  }

  /// The part of another rectangle inside this one. If there is none, the result is at the nearest
  /// edge and its width or height is 0.
  package func clamping(_ other: Rect) -> Rect {
    Rect(spanning: PerAxis { self[$0].clamping(other[$0]) })
  }

  public func offset(x: Double, y: Double) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width, height: height)
  }
}
