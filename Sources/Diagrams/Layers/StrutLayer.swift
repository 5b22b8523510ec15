import AutoLayout
import Drawing
import Geometry
import Typesetting

/// The author's constraints that hold a distance or a size, as Interface Builder draws them: an
/// I-bar for each, solid when required, dashed when optional, crossed out when broken.
struct StrutLayer {
  let stage: Stage
  /// What kinds were drawn, for the legend.
  private(set) var drawn: Set<Strut.Kind> = []

  init(stage: Stage) { self.stage = stage }

  /// More struts than this would hide the scene; the broken ones are drawn all the same.
  private static let most = 60

  mutating func draw(in sketch: inout Sketch) {
    // In a very large scene most constraints are not even looked at.
    let states = stage.layout.constraints
    let isHopeless = states.count > 20 * Self.most
    let candidates = states.indices.filter { !isHopeless || states[$0].isBroken }
    var struts = candidates.compactMap { Strut(entry: $0, on: stage) }
    if struts.count > Self.most { struts = struts.filter { $0.kind == .broken } }
    // What is wrong comes first, so that it finds the best places.
    let broken = struts.filter { $0.kind == .broken }.prefix(Self.most)
    for strut in broken + struts.filter({ $0.kind != .broken }) { draw(strut, in: &sketch) }
  }

  /// Where a bar goes and where its label does.
  private struct Placement {
    var across: Double
    var label: Rect?
    /// The part of the bar its label stands in.
    var gap: Interval?
  }

  private mutating func draw(_ strut: Strut, in sketch: inout Sketch) {
    let size = sketch.size(of: strut.label, AnnotationFont.strong)
    guard let placement = placement(of: strut, size, in: sketch) else { return }
    drawn.insert(strut.kind)
    let theme = sketch.theme
    let color = strut.kind == .broken ? theme.conflict : theme.constraint
    drawBar(strut, placement, color, in: &sketch)
    if strut.kind == .broken {
      // Beside the label, so that it strikes the bar and not the words.
      let place = placement.gap.map { ($0.start + strut.span.start) / 2 } ?? strut.span.middle
      drawCross(
        Point(strut.axis, along: place, across: placement.across), color, subject: strut.id,
        in: &sketch)
    }
    if let label = placement.label {
      if sketch.shows(.changes), let view = strut.measured,
        stage.frame(of: view).intersects(label),
        Axis.allCases.contains(where: { stage.layout.deformation(of: view, $0).delta > 0 })
      {
        // A hatch behind it would make the label hard to read.
        sketch.rectangle(
          label, fill: theme.stretchedTint, role: "strut-ground", subject: strut.id)
      }
      sketch.write(
        strut.label, AnnotationFont.strong, color, in: label, alignment: .center,
        role: "strut-label", subject: strut.id)
    }
  }

  // MARK: - Placement

  /// The first place where neither the bar nor its label is in the way of anything; failing that,
  /// of a bar without its label. A broken constraint is drawn over frames as well, and further
  /// away if it must be.
  private func placement(of strut: Strut, _ size: Size, in sketch: Sketch) -> Placement? {
    let isBroken = strut.kind == .broken
    var acrosses = strut.acrosses(label: size)
    if isBroken, let best = acrosses.first {
      acrosses += (1...10).flatMap { [best + 12 * Double($0), best - 12 * Double($0)] }
    }
    let free = acrosses.filter { sketch.isFree(Self.box(of: strut, at: $0)) }
    let clear = free.filter { stage.isReserved(Self.box(of: strut, at: $0), for: strut.views) }
    for across in isBroken ? clear + free : clear {
      if let placement = labelled(strut, size, at: across, in: sketch) { return placement }
    }
    guard isBroken else { return clear.first.map { Placement(across: $0) } }
    return (clear + free + acrosses).first.map { Placement(across: $0) }
  }

  /// What a bar takes up; that of a broken one has room for the cross.
  private static func box(of strut: Strut, at across: Double) -> Rect {
    let missing = strut.kind == .broken ? max(0, 10 - strut.span.length) : 0
    return box(of: strut.span.expanded(by: missing / 2), strut.axis, across)
  }

  private func labelled(
    _ strut: Strut, _ size: Size, at across: Double, in sketch: Sketch
  ) -> Placement? {
    let middle = strut.span.middle
    func box(_ along: Double, _ across: Double) -> Rect {
      let center = Point(strut.axis, along: along, across: across)
      return Rect(
        origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
    }
    func isClear(_ box: Rect) -> Bool {
      sketch.isFreeForText(box) && stage.isClear(box, in: strut.measured)
    }
    let length = size[strut.axis]
    // A label inside the bar interrupts it; it needs some of the bar left on either side.
    if strut.measured != nil, strut.span.length >= length + 20, isClear(box(middle, across)) {
      return Placement(
        across: across, label: box(middle, across),
        gap: Interval(start: middle, end: middle).expanded(by: length / 2 + 5))
    }
    let half = size[strut.axis.cross] / 2
    let beyond = stage.frame(of: .root)[strut.axis.cross].end + half + 4
    var places = [-(half + 6), half + 6].map { across + $0 }
    // Outside the scene only where one still sees what it belongs to.
    if abs(beyond - across) < 40 { places.append(beyond) }
    // A label longer than its bar may begin or end with it.
    let alongs = [middle, strut.span.start + length / 2 + 1, strut.span.end - length / 2 - 1]
    return places.flatMap { place in alongs.map { box($0, place) } }.first(where: isClear)
      .map { Placement(across: across, label: $0) }
  }

  private static func box(of span: Interval, _ axis: Axis, _ across: Double) -> Rect {
    Rect(
      spanning: PerAxis {
        $0 == axis ? span : Interval(start: across, end: across).expanded(by: cap)
      })
  }

  // MARK: - Drawing

  /// How far the ends of a bar reach to either side.
  private static let cap = 4.0

  private func drawBar(
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
    for part in parts { sketch.occupy(Self.box(of: part, strut.axis, across)) }
  }

  private func drawCross(
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
