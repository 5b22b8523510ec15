import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// What happened, on the views themselves: what was stretched is hatched, with an arrow from the
/// intrinsic edge to the frame's; where a view was compressed, two chevrons press on it.
struct ChangeLayer {
  let stage: Stage

  /// A stretched part of a view.
  private struct Part {
    var axis: Axis
    /// What of the axis lies beyond the intrinsic size, and where it begins to.
    var span: Interval
    var edge: Double
    var across: Interval

    var rect: Rect { Stage.box(axis, along: span, across: across) }
    var pointsOn: Bool { edge == span.start }
  }

  /// What of a view lies beyond its intrinsic size, on the sides its content leaves free; what does
  /// so on both axes is counted once.
  private func stretchedParts(of id: ViewID) -> [Part] {
    // The intrinsic size is what constraints are about, without what of the frame surrounds it.
    let rect = stage.alignmentRect(of: id)
    var parts: [Part] = []
    var counted = PerAxis<Interval> { rect[$0] }
    for axis in Axis.allCases where stage.layout.deformation(of: id, axis).delta > 0 {
      guard let intrinsic = stage.intrinsicSpan(of: id, axis) else { continue }
      let (span, across) = (rect[axis], counted[axis.cross])
      parts += [
        Part(
          axis: axis, span: Interval(start: span.start, end: intrinsic.start),
          edge: intrinsic.start, across: across),
        Part(
          axis: axis, span: Interval(start: intrinsic.end, end: span.end), edge: intrinsic.end,
          across: across),
      ]
      counted[axis] = intrinsic
    }
    return parts.filter { $0.span.length > 0 }
  }

  /// What of a view is left between its stretched parts.
  func unstretched(of id: ViewID) -> Rect {
    let rect = stage.alignmentRect(of: id)
    return Rect(
      spanning: PerAxis { axis in
        stage.layout.deformation(of: id, axis).delta > 0
          ? stage.intrinsicSpan(of: id, axis) ?? rect[axis] : rect[axis]
      })
  }

  // MARK: - Stretched

  /// Hatches what was stretched of a view.
  func drawStretch(of id: ViewID, in sketch: inout Sketch) {
    guard sketch.shows(.changes) else { return }
    let style = SegmentStyle.stretched(in: sketch.theme)
    let name = stage.scene[id].name
    for part in stretchedParts(of: id) {
      sketch.rectangle(part.rect, fill: style.fill, role: style.role, subject: name)
      if let hatch = style.hatch {
        sketch.hatch(part.rect, hatch, role: style.role, subject: name)
      }
      // Elsewhere the outline of the intrinsic size stands here.
      guard !sketch.shows(.intrinsicSize) else { continue }
      let line = [part.across.start, part.across.end].map {
        Point(part.axis, along: part.edge, across: $0)
      }
      sketch.lines(
        [line], Stroke(sketch.theme.stretched, width: 1.2, dash: [4, 3]), role: "intrinsic-edge",
        subject: name)
    }
  }

  /// An arrow shorter than this is no more than a head, in points.
  private static let shortestArrow = 14.0
  private static let bandThickness = 7.0

  /// Draws arrows and chevrons where they cover nothing that is written.
  func drawSigns(in sketch: inout Sketch) {
    for id in stage.scene.viewIDs where !stage.isHidden(id) {
      for part in stretchedParts(of: id) { drawArrow(part, on: id, &sketch) }
      for axis in Axis.allCases where stage.layout.deformation(of: id, axis).delta < 0 {
        if stage.wrappedLines(of: id, axis) == nil { drawChevrons(on: id, axis, &sketch) }
      }
    }
  }

  /// On a band of plain tint, or it would drown in the hatch.
  private func drawArrow(_ part: Part, on id: ViewID, _ sketch: inout Sketch) {
    guard part.span.length >= Self.shortestArrow else { return }
    let theme = sketch.theme
    let name = stage.scene[id].name
    let half = Self.bandThickness / 2
    func band(_ across: Double, _ length: Interval) -> Rect {
      Stage.box(
        part.axis, along: length, across: Interval(start: across - half, end: across + half))
    }
    let clear = part.span.expanded(by: -1)
    let places = [0.5, 0.25, 0.75].map { part.across.start + part.across.length * $0 }
    guard
      let across = places.first(where: {
        let box = band($0, clear)
        return sketch.isFree(box) && stage.isOn(id, box)
      })
    else { return }
    sketch.rectangle(
      band(across, clear), fill: theme.stretchedTint, role: "stretch-band", subject: name)
    sketch.occupy(band(across, clear))
    let tail = part.pointsOn ? part.span.start + 1 : part.span.end - 1
    let head = part.pointsOn ? part.span.end - 2 : part.span.start + 2
    let back = part.pointsOn ? -5.0 : 5.0
    func point(_ along: Double, _ offset: Double) -> Point {
      Point(part.axis, along: along, across: across + offset)
    }
    sketch.lines(
      [
        [point(tail, 0), point(head, 0)],
        [point(head + back, -3), point(head, 0), point(head + back, 3)],
      ], Stroke(theme.stretched, width: 1.5), role: "stretch-arrow", subject: name)
  }

  // MARK: - Compressed

  /// A chevron, along the axis it presses on and across it.
  private static let chevron = (depth: 5.0, breadth: 12.0)
  private static let chevronGap = 5.0

  /// `›‹` at the edge that gave way, in the view; where that is covered, `‹‹` beside it.
  private func drawChevrons(on id: ViewID, _ axis: Axis, _ sketch: inout Sketch) {
    let frame = stage.frame(of: id)
    let (span, cross) = (frame[axis], frame[axis.cross])
    let length = 2 * Self.chevron.depth + Self.chevronGap
    // Where the lanes have what is missing.
    let isNear = stage.hangsOverStart(id, axis)
    func along(_ offset: Double) -> Interval {
      let start = isNear ? span.start + offset : span.end - offset - length
      return Interval(start: start, length: length)
    }
    let half = Self.chevron.breadth / 2
    let middles = [cross.middle, cross.end - half - 3, cross.start + half + 3]
    func boxes(_ offset: Double) -> [Rect] {
      middles.map {
        Stage.box(
          axis, along: along(offset), across: Interval(start: $0 - half, end: $0 + half))
      }
    }
    let inside = boxes(3).first { sketch.isFree($0) && stage.isOn(id, $0) }
    // Astride an edge it would cover what is written up to there.
    let outside = boxes(-length - 3).first { sketch.isFree($0) && isGround($0, of: id) }
    guard let box = inside ?? outside else { return }
    let (ends, middle) = (box[axis], box[axis.cross].middle)
    let depth = Self.chevron.depth
    func chevron(_ tip: Double, _ back: Double) -> [Point] {
      [(back, -half), (tip, 0), (back, half)].map {
        Point(axis, along: $0.0, across: middle + $0.1)
      }
    }
    sketch.occupy(box)
    // Beside the view both point at it: tip to tip they would cross out what lies there.
    let chevrons =
      inside != nil
      ? [chevron(ends.start + depth, ends.start), chevron(ends.end - depth, ends.end)]
      : isNear
        ? [chevron(ends.start + depth, ends.start), chevron(ends.end, ends.end - depth)]
        : [chevron(ends.start, ends.start + depth), chevron(ends.end - depth, ends.end)]
    sketch.lines(
      chevrons, Self.chevronStroke(in: sketch.theme), role: "chevrons",
      subject: stage.scene[id].name)
  }

  private func isGround(_ box: Rect, of id: ViewID) -> Bool {
    stage.scene[id].superview.map { stage.isOn($0, box) } ?? false
  }

  /// Whether chevrons point at the edge from beside the view, and do not press on each other in it.
  static func pointsOneWay(_ chevrons: Mark) -> Bool {
    guard case .lines(let lines, _) = chevrons.shape, lines.count == 2 else { return false }
    let ways = lines.map { Point(x: $0[1].x - $0[0].x, y: $0[1].y - $0[0].y) }
    // From the back to the tip a chevron goes sideways as far as its breadth, and along its depth.
    let axis: Axis = abs(ways[0].x) < abs(ways[0].y) ? .horizontal : .vertical
    return ways[0][axis] * ways[1][axis] > 0
  }

  static func chevronStroke(in theme: Theme) -> Stroke { Stroke(theme.compressed, width: 1.5) }
}
