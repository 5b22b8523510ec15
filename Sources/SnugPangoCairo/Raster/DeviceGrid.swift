internal import SnugGeometry

/// Aligns axis-aligned edges and lines with the pixels of an image, so that they are crisp.
///
/// An edge is moved to the nearest pixel boundary. The width of a stroke is rounded to a whole
/// number of pixels, at least one, and its center line is moved so that both its edges are on
/// boundaries. Nothing moves by more than half a pixel, and equal coordinates stay equal.
struct DeviceGrid {
  /// Pixels per point.
  let scale: Double
  /// The size of the image in points. Strokes along its border stay inside.
  let size: Size

  func edge(_ coordinate: Double) -> Double { (coordinate * scale).rounded() / scale }

  func edges(_ rect: Rect) -> Rect {
    Rect(spanning: PerAxis { Interval(start: edge(rect[$0].start), end: edge(rect[$0].end)) })
  }

  /// The width rounded to whole pixels, in points.
  func width(_ width: Double) -> Double { pixels(width) / scale }

  /// The aligned position of a stroke's center line.
  func center(_ coordinate: Double, width: Double, on axis: Axis) -> Double {
    let pixels = pixels(width)
    let isOdd = pixels.truncatingRemainder(dividingBy: 2) == 1
    let center = coordinate * scale
    let snapped = isOdd ? center.rounded(.down) + 0.5 : center.rounded()
    let last = (size[axis] * scale).rounded(.up)
    guard center >= 0, center <= last, pixels <= last else { return snapped / scale }
    return min(max(snapped, pixels / 2), last - pixels / 2) / scale
  }

  func centers(_ rect: Rect, width: Double) -> Rect {
    Rect(
      spanning: PerAxis { axis in
        Interval(
          start: center(rect[axis].start, width: width, on: axis),
          end: center(rect[axis].end, width: width, on: axis))
      })
  }

  /// Aligns vertical and horizontal lines. Other segments, such as the head of an arrow, are moved
  /// by the same distance as the nearest of them.
  func centers(_ lines: [[Point]], width: Double) -> [[Point]] {
    let shifts: PerAxis<[(level: Double, shift: Double)]> = PerAxis { axis in
      levels(of: lines, on: axis).map { ($0, center($0, width: width, on: axis) - $0) }
    }
    func shift(_ point: Point, _ axis: Axis) -> Double {
      shifts[axis].min { abs($0.level - point[axis]) < abs($1.level - point[axis]) }?.shift ?? 0
    }
    return lines.map { line in
      line.map { Point(x: $0.x + shift($0, .horizontal), y: $0.y + shift($0, .vertical)) }
    }
  }

  /// The coordinates on an axis of the segments that are perpendicular to it.
  private func levels(of lines: [[Point]], on axis: Axis) -> [Double] {
    var levels: [Double] = []
    for line in lines {
      for (start, end) in zip(line, line.dropFirst())
      where start[axis] == end[axis] && start != end && !levels.contains(start[axis]) {
        levels.append(start[axis])
      }
    }
    return levels
  }

  private func pixels(_ width: Double) -> Double { max(1, (width * scale).rounded()) }
}
