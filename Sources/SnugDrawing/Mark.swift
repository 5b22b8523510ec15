public import SnugGeometry

/// A drawn shape with its role and its subject. Lengths are in points.
public struct Mark: Hashable, Sendable {
  public var shape: Shape
  /// The role of the mark in the diagram, such as `frame` or `reason`.
  public var role: String
  /// The name of the view, or the ID of the constraint, that the mark is about.
  public var subject: String?

  public init(_ shape: Shape, role: String, subject: String? = nil) {
    self.shape = shape
    self.role = role
    self.subject = subject
  }

  public enum Shape: Hashable, Sendable {
    case rectangle(Rect, cornerRadius: Double, fill: Color?, stroke: Stroke?)
    /// Polylines, each as a list of points.
    case lines([[Point]], Stroke)
    case circle(center: Point, radius: Double, fill: Color)
    /// A filled polygon.
    case polygon([Point], fill: Color)
    /// Parallel lines at 45° inside a rectangle, `pitch` points apart.
    case hatch(Rect, Hatch)
    case text(TextMark)
    /// A PNG image, stretched to a rectangle.
    case image(Rect, png: [UInt8])
  }

  /// The bounding box of the mark, without stroke widths.
  public var bounds: Rect {
    switch shape {
    case .rectangle(let rect, _, _, _), .hatch(let rect, _), .image(let rect, _): rect
    case .circle(let center, let radius, _):
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    case .lines(let lines, _): Rect(enclosing: lines.joined())
    case .polygon(let points, _): Rect(enclosing: points)
    case .text(let text): text.box
    }
  }
}

extension Mark {
  /// The mark moved by `x` points to the right and `y` points down.
  public func offset(x: Double, y: Double) -> Mark {
    func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
    var mark = self
    switch shape {
    case .rectangle(let rect, let cornerRadius, let fill, let stroke):
      mark.shape = .rectangle(
        rect.offset(x: x, y: y), cornerRadius: cornerRadius, fill: fill, stroke: stroke)
    case .lines(let lines, let stroke): mark.shape = .lines(lines.map { $0.map(moved) }, stroke)
    case .circle(let center, let radius, let fill):
      mark.shape = .circle(center: moved(center), radius: radius, fill: fill)
    case .polygon(let points, let fill): mark.shape = .polygon(points.map(moved), fill: fill)
    case .hatch(let rect, let hatch): mark.shape = .hatch(rect.offset(x: x, y: y), hatch)
    case .image(let rect, let png): mark.shape = .image(rect.offset(x: x, y: y), png: png)
    case .text(var text):
      text.box = text.box.offset(x: x, y: y)
      text.top += y
      text.clip = text.clip?.offset(x: x, y: y)
      mark.shape = .text(text)
    }
    return mark
  }
}

/// Parallel lines at 45°.
public struct Hatch: Hashable, Sendable {
  public enum Direction: String, Sendable {
    /// Like `/`.
    case rising
    /// Like `\`.
    case falling
    /// Like `|`.
    case upright
  }

  public var direction: Direction
  /// The distance between two lines along the x axis, in points.
  public var pitch: Double
  public var stroke: Stroke

  public init(_ direction: Direction, pitch: Double, stroke: Stroke) {
    self.direction = direction
    self.pitch = pitch
    self.stroke = stroke
  }
}

/// A text in a box: wrapped at its width, truncated and clipped by its line limit.
///
/// A text with a `scale` is set in a box that is smaller by this factor and then drawn larger, so
/// that line breaks and truncation are the same as without the scale.
public struct TextMark: Hashable, Sendable {
  public var text: StyledText
  public var color: Color
  /// The box of the text. Wider lines are broken or truncated.
  public var box: Rect
  /// The top of the first line, in points.
  public var top: Double
  /// The visible part of the text; `nil` for all of it.
  public var clip: Rect?
  /// The ratio of the drawn size to the font size. `box`, `top` and `clip` are in the coordinates
  /// of the picture.
  public var scale: Double

  public init(
    _ text: StyledText, color: Color, box: Rect, top: Double, clip: Rect? = nil, scale: Double = 1
  ) {
    self.text = text
    self.color = color
    self.box = box
    self.top = top
    self.clip = clip
    self.scale = scale
  }
}

extension Rect {
  /// The bounding box of the points; zero if there are none.
  package init(enclosing points: some Collection<Point>) {
    let first = points.first ?? Point(x: 0, y: 0)
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (.minimum(left, point.x), .maximum(right, point.x))
      (top, bottom) = (.minimum(top, point.y), .maximum(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
