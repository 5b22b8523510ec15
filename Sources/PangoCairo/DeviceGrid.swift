internal import Geometry

/// The pixels of an image, which axis-aligned edges and lines are moved to so that they are crisp.
///
/// An edge goes to the nearest boundary between pixels. A stroke gets a whole number of pixels in
/// width, at least one, and its centre line goes where both its edges lie on boundaries. Nothing
/// moves by more than half a pixel, and what has the same coordinate stays together.
struct DeviceGrid {
  /// Pixels per point.
  let scale: Double
  /// The size of the image in points; strokes along its border are kept inside.
  let size: Size

  func edge(_ coordinate: Double) -> Double { (coordinate * scale).rounded() / scale }

  func edges(_ rect: Rect) -> Rect {
    Rect(spanning: PerAxis { Interval(start: edge(rect[$0].start), end: edge(rect[$0].end)) })
  }

  /// The width in points that is a whole number of pixels.
  func width(_ width: Double) -> Double { pixels(width) / scale }

  /// Where the centre line of a stroke goes that is to lie at `coordinate` on the axis.
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

  /// Moves upright and level lines to the grid, and what hangs on to them, such as the head of an
  /// arrow, by as much as the nearest of them.
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

  /// The coordinates on an axis that segments run along at a constant value of.
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
