/// A closed range on one axis, in points.
public struct Interval: Hashable, Sendable {
  public var start: Double
  public var end: Double

  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  public init(start: Double, length: Double) {
    self.init(start: start, end: start + length)
  }

  public var length: Double { end - start }
  public var middle: Double { (start + end) / 2 }

  /// Whether the intersection is more than an end point.
  public func overlaps(_ other: Interval) -> Bool { start < other.end && other.start < end }

  /// The smallest interval that contains both.
  package func union(_ other: Interval) -> Interval {
    Interval(start: min(start, other.start), end: max(end, other.end))
  }

  public func expanded(by amount: Double) -> Interval {
    Interval(start: start - amount, end: end + amount)
  }

  package func clamping(_ position: Double) -> Double { min(max(position, start), end) }

  /// The part of another interval inside this one, with length 0 if there is none.
  package func clamping(_ other: Interval) -> Interval {
    Interval(start: clamping(other.start), end: clamping(other.end))
  }
}
