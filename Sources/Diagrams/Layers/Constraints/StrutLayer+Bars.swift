import AutoLayout
import Drawing
import Geometry

extension StrutLayer {
  /// How far the ends of a bar reach to either side.
  static let cap = 4.0

  func drawBar(
    _ strut: Strut, _ placement: Placement, _ color: Color, in sketch: inout Sketch
  ) {
    let across = placement.across
    func point(_ along: Double, _ across: Double) -> Point {
      Point(strut.axis, along: along, across: across)
    }
    var parts = [strut.span]
    if let gap = placement.gap {
      parts = [
        Interval(start: strut.span.start, end: gap.start),
        Interval(start: gap.end, end: strut.span.end),
      ]
    }
    let caps = [strut.span.start, strut.span.end].map {
      [point($0, across - Self.cap), point($0, across + Self.cap)]
    }
    let bars = parts.map { [point($0.start, across), point($0.end, across)] }
    sketch.lines(
      caps + bars, Stroke(color, width: 1.2, dash: strut.kind == .optional ? [4, 3] : []),
      role: "strut", subject: strut.id)
    // Bars may cross, but not at their ends.
    for end in [strut.span.start, strut.span.end] {
      sketch.occupy(Self.box(of: Interval(start: end, end: end), strut.axis, across))
    }
    for part in parts { sketch.occupyLine(Self.box(of: part, strut.axis, across)) }
  }

  func drawCross(
    _ center: Point, _ color: Color, subject: String, in sketch: inout Sketch
  ) {
    let reach = 4.5
    sketch.lines(
      [
        [
          Point(x: center.x - reach, y: center.y - reach),
          Point(x: center.x + reach, y: center.y + reach),
        ],
        [
          Point(x: center.x - reach, y: center.y + reach),
          Point(x: center.x + reach, y: center.y - reach),
        ],
      ], Stroke(color, width: 1.5), role: "broken", subject: subject)
  }
}
