import SnugDrawing
import SnugGeometry
import SnugPangoCairo

/// A text of a picture with the rectangle of its ink, which is measured independently of the
/// composer.
struct WrittenText {
  let mark: Mark
  /// The mark's index in the list.
  let index: Int
  let text: TextMark
  let ink: Rect

  /// Whether it is a text of the scene, not of the diagram.
  var isContent: Bool { mark.role == "content" }
}

extension DisplayList {
  var texts: [WrittenText] {
    marks.enumerated().compactMap { index, mark in
      guard case .text(let text) = mark.shape else { return nil }
      return WrittenText(mark: mark, index: index, text: text, ink: text.ink)
    }
  }

  func texts(_ role: String) -> [String] {
    marks(role).compactMap { mark in
      guard case .text(let text) = mark.shape else { return nil }
      return text.text.string
    }
  }

  func marks(_ role: String) -> [Mark] { marks.filter { $0.role == role } }

  /// The background color of a mark: that of the topmost filled shape beneath it.
  func ground(at point: Point, beneath index: Int) -> Color? {
    for mark in marks[..<index].reversed() {
      switch mark.shape {
      case .rectangle(let rect, _, let fill?, _) where rect.contains(point): return fill
      case .circle(let center, let radius, let fill):
        let (x, y) = (point.x - center.x, point.y - center.y)
        if x * x + y * y <= radius * radius { return fill }
      case .polygon(let corners, let fill) where corners.surround(point): return fill
      default: continue
      }
    }
    return nil
  }
}

extension Mark {
  /// Its lines; empty for other shapes.
  var lines: [[Point]] { if case .lines(let lines, _) = shape { lines } else { [] } }

  /// Points along its straight lines, one every quarter of a point.
  var pointsOnLines: [Point] {
    lines.flatMap { line -> [Point] in
      let (start, end) = (line[0], line[1])
      let count = max(1, ((end.x - start.x).magnitude + (end.y - start.y).magnitude) * 4)
      return stride(from: 0, through: 1, by: 1 / count).map {
        Point(x: start.x + (end.x - start.x) * $0, y: start.y + (end.y - start.y) * $0)
      }
    }
  }

  /// The stroke of its lines or of its edge, if any.
  var stroke: Stroke? {
    switch shape {
    case .lines(_, let stroke): stroke
    case .rectangle(_, _, _, let stroke): stroke
    default: nil
    }
  }

  /// The fill of a rectangle.
  var fill: Color? { if case .rectangle(_, _, let fill, _) = shape { fill } else { nil } }
}

extension TextMark {
  /// The visible part of the text, from the top of its first line to the bottom of its last.
  fileprivate var ink: Rect {
    let metrics = measurer.metrics(of: text, maximumWidth: box.width / scale)
    let width = metrics.size.width * scale
    let slack = box.width - width
    let indent =
      switch text.alignment {
      case .left: 0.0
      case .center: slack / 2
      case .right: slack
      case .natural: startsAtRight ? slack : 0
      }
    let ink = Rect(x: box.minX + indent, y: top, width: width, height: metrics.size.height * scale)
    guard let clip else { return ink }
    return ink.intersection(clip)
  }

  private var startsAtRight: Bool {
    let letter = text.string.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { (0x0590...0x08FF).contains($0.value) } ?? false
  }
}

extension [Point] {
  /// Whether a point is in the polygon with these corners: a ray from it crosses an odd number of
  /// sides.
  func surround(_ point: Point) -> Bool {
    zip(self, dropFirst() + prefix(1)).count { one, next in
      (one.y > point.y) != (next.y > point.y)
        && point.x < (next.x - one.x) * (point.y - one.y) / (next.y - one.y) + one.x
    } % 2 == 1
  }
}

extension Rect {
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  func isInside(_ other: Rect) -> Bool {
    let tolerance = 0.01
    return minX >= other.minX - tolerance && minY >= other.minY - tolerance
      && maxX <= other.maxX + tolerance && maxY <= other.maxY + tolerance
  }

  /// The intersection of both; its size is 0 if there is none.
  func intersection(_ other: Rect) -> Rect {
    Rect(
      spanning: PerAxis { axis in
        let start = max(self[axis].start, other[axis].start)
        return Interval(start: start, end: max(start, min(self[axis].end, other[axis].end)))
      })
  }

  /// Whether the intersection has a visible area.
  func overlaps(_ other: Rect) -> Bool {
    let common = intersection(other)
    return common.width > 0.05 && common.height > 0.05
  }

  /// The middle, and points near the corners.
  var samples: [Point] {
    [(0.5, 0.5), (0.02, 0.1), (0.98, 0.1), (0.02, 0.9), (0.98, 0.9)].map {
      Point(x: minX + width * $0.0, y: minY + height * $0.1)
    }
  }
}
