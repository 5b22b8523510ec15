import AutoLayout
import Drawing
import Geometry

extension StrutLayer {
  /// How far the ends of a bar reach to either side.
  static let cap = 4.0

  func drawBar(
    _ strut: Strut, _ placement: Placement, in sketch: inout Sketch
  ) {
    let across = placement.across
    func point(_ along: Double, _ across: Double) -> Point {
      Point(strut.axis, along: along, across: across)
    }
    // Between two frames a thin line would be taken for one of their edges.
    let isInset = strut.style.kind == .pale && strut.measured == nil && strut.span.length > 12
    let span = isInset ? strut.span.expanded(by: -2) : strut.span
    let solid = strut.hatched == nil ? span : strut.solid
    var parts = [solid]
    if let gap = placement.gap {
      parts = [
        Interval(start: solid.start, end: gap.start), Interval(start: gap.end, end: solid.end),
      ]
    }
    if let hatched = strut.hatched {
      let band = Self.box(of: hatched, strut.axis, across)
      strut.style.drawHatch(in: band, role: "gave-way", subject: strut.id, &sketch)
      sketch.occupy(band)
    }
    let caps = [span.start, span.end].map {
      [point($0, across - Self.cap), point($0, across + Self.cap)]
    }
    let bars = parts.filter { $0.length > 0 }.map {
      [point($0.start, across), point($0.end, across)]
    }
    sketch.lines(
      caps + bars, strut.style.stroke(in: sketch.theme), role: "strut", subject: strut.id)
    // Bars may cross, but not at their ends.
    for end in [strut.span.start, strut.span.end] {
      sketch.occupy(Self.box(of: Interval(start: end, end: end), strut.axis, across))
    }
    for part in parts { sketch.occupyLine(Self.box(of: part, strut.axis, across)) }
  }

  static func drawCross(
    _ center: Point, _ color: Color, role: String, subject: String? = nil, in sketch: inout Sketch
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
      ], Stroke(color, width: 1.5), role: role, subject: subject)
  }
}
