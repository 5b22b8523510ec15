import Drawing
import Geometry

extension MeasureLane {
  func drawBar(_ bar: Bar, at across: Double, subject: String, in sketch: inout Sketch) {
    for segment in bar.segments { draw(segment, at: across, subject: subject, in: &sketch) }
    for limit in bar.limits {
      let ends = [across - 3, across + Self.barThickness + 3]
      sketch.lines(
        [ends.map { Point(axis, along: limit, across: $0) }],
        Self.limitStroke(in: sketch.theme), role: "size-limit", subject: subject)
    }
    if let range = bar.range { draw(range, at: across, subject: subject, in: &sketch) }
  }

  static func limitStroke(in theme: Theme) -> Stroke { Stroke(theme.constraint, width: 2) }
  static func rangeStroke(in theme: Theme) -> Stroke { Stroke(theme.conflict, width: 1.2) }

  private func draw(
    _ segment: Segment, at across: Double, subject: String, in sketch: inout Sketch
  ) {
    let across = Interval(start: across, length: Self.barThickness)
    let rect = Stage.box(axis, along: segment.span, across: across)
    let style = SegmentStyle(segment.kind, in: sketch.theme)
    sketch.rectangle(rect, fill: style.fill, role: style.role, subject: subject)
    if let hatch = style.hatch { sketch.hatch(rect, hatch, role: style.role, subject: subject) }
    sketch.rectangle(rect, stroke: style.stroke, role: style.role, subject: subject)
    guard let hatch = style.hatch, segment.span.length >= 14 else { return }
    drawArrow(segment, at: across.middle, hatch.stroke.color, subject, &sketch)
    if segment.isCut {
      let along = segment.isReversed ? segment.span.start + 11 : segment.span.end - 11
      drawBreak(at: along, across, hatch.stroke.color, subject, &sketch)
    }
    guard let difference = segment.difference else { return }
    let pill = Pill(text: difference.string, color: difference.color)
    let box = Stage.box(
      axis,
      along: Interval(
        start: segment.span.middle - pill.width(in: sketch) / 2, length: pill.width(in: sketch)),
      across: Interval(start: across.middle - Pill.height / 2, length: Pill.height))
    pill.draw(in: box, role: "measure", subject: subject, &sketch)
  }

  /// Outwards from the intrinsic size when stretched, back towards the view when compressed.
  private func drawArrow(
    _ segment: Segment, at across: Double, _ color: Color, _ subject: String,
    _ sketch: inout Sketch
  ) {
    let pointsOn = (segment.kind == .stretched) != segment.isReversed
    let tail = pointsOn ? segment.span.start + 3 : segment.span.end - 3
    let head = pointsOn ? segment.span.end - 3 : segment.span.start + 3
    let back = pointsOn ? -6.0 : 6.0
    func point(_ along: Double, _ offset: Double) -> Point {
      Point(axis, along: along, across: across + offset)
    }
    sketch.lines(
      [
        [point(tail, 0), point(head, 0)],
        [point(head + back, -3.5), point(head, 0), point(head + back, 3.5)],
      ], Stroke(color, width: 1.6), role: "delta-arrow", subject: subject)
  }

  /// What a range takes up across the axis, below the bars.
  static let rangeDepth = 10.0

  /// A thin bar from the least to the most, with a tick where it ends and a head where it does not.
  private func draw(
    _ range: Range, at across: Double, subject: String, in sketch: inout Sketch
  ) {
    let middle = across + Self.barThickness + 6
    func point(_ along: Double, _ offset: Double) -> Point {
      Point(axis, along: along, across: middle + offset)
    }
    func end(_ along: Double, isOpen: Bool, back: Double) -> [Point] {
      isOpen
        ? [point(along + back, -3), point(along, 0), point(along + back, 3)]
        : [point(along, -3), point(along, 3)]
    }
    let stroke = Self.rangeStroke(in: sketch.theme)
    sketch.lines(
      [
        [point(range.span.start, 0), point(range.span.end, 0)],
        end(range.span.start, isOpen: range.start == .open, back: 4),
        end(range.span.end, isOpen: range.end == .open, back: -4),
      ], stroke, role: "range", subject: subject)
    let thickness = Interval(start: middle - 3, end: middle + 3)
    for (isCut, along) in [
      (range.start == .cut, range.span.start + 8), (range.end == .cut, range.span.end - 8),
    ] where isCut && range.span.length > 16 {
      drawBreak(at: along, thickness, stroke.color, subject, &sketch)
    }
  }

  /// Two short slanted lines across a bar, with nothing between them: it is longer than it is
  /// drawn.
  private func drawBreak(
    at along: Double, _ across: Interval, _ color: Color, _ subject: String,
    _ sketch: inout Sketch
  ) {
    func slanted(_ offset: Double, beyond: Double) -> [Point] {
      let ends = across.expanded(by: beyond)
      return [
        Point(axis, along: along + offset - 2.5, across: ends.end),
        Point(axis, along: along + offset + 2.5, across: ends.start),
      ]
    }
    sketch.lines(
      [slanted(-2, beyond: 2), slanted(2, beyond: 2)], Stroke(color, width: 1.2), role: "break",
      subject: subject)
  }
}
