import SnugGeometry

extension Rect {
  init(center: Point, size: Size) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, size)
  }

  init(x: Double, y: Double, _ size: Size) { self.init(origin: Point(x: x, y: y), size: size) }

  /// The longer part along an axis that another rectangle leaves free.
  func rest(beside other: Rect, along axis: Axis) -> Rect {
    let parts = self[axis].overlaps(other[axis]) ? self[axis].without(other[axis]) : [self[axis]]
    let longest = parts.max { $0.length < $1.length } ?? self[axis]
    return Rect(axis, along: longest, across: self[axis.cross])
  }

  /// A rectangle with intervals along an axis and across it.
  init(_ axis: Axis, along: Interval, across: Interval) {
    self.init(spanning: PerAxis { $0 == axis ? along : across })
  }

  /// The line from one side to the other at a position on an axis.
  func line(across axis: Axis, at position: Double) -> [Point] {
    [self[axis.cross].start, self[axis.cross].end].map {
      Point(axis, along: position, across: $0)
    }
  }

  /// The shortest distance between the edges of two rectangles.
  func distance(to other: Rect) -> Double {
    let x = max(minX - other.maxX, 0, other.minX - maxX)
    let y = max(minY - other.maxY, 0, other.minY - maxY)
    return (x * x + y * y).squareRoot()
  }

  var center: Point { Point(x: midX, y: midY) }

  func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}

extension Interval {
  init(around middle: Double, by halfLength: Double) {
    self.init(start: middle - halfLength, end: middle + halfLength)
  }

  /// The interval between two positions in any order.
  init(between one: Double, and other: Double) {
    self.init(start: min(one, other), end: max(one, other))
  }

  /// The intersection of two intervals. If they are disjoint, it is the gap between them with a
  /// negative length.
  func shared(with other: Interval) -> Interval {
    Interval(start: max(start, other.start), end: min(end, other.end))
  }

  /// The parts before and after another interval.
  func without(_ other: Interval) -> [Interval] {
    [Interval(start: start, end: other.start), Interval(start: other.end, end: end)]
  }

  func position(at fraction: Double) -> Double { start + length * fraction }
}

extension Point {
  /// A point with positions along an axis and across it.
  init(_ axis: Axis, along: Double, across: Double) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
