import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// The sizes of views along one axis, beside the scene: bars to its scale, with what was laid out,
/// what was intrinsic, the difference, and the priority that decided.
///
/// The lane of widths lies below the scene, that of heights to its right; apart from that they are
/// one thing. What overlaps its neighbours along the axis goes into a row of its own.
struct MeasureLane {
  let axis: Axis
  let stage: Stage
  /// Views whose name stands nowhere else and so stands here.
  let nameless: Set<ViewID>

  private static let barThickness = 12.0
  private static let lineHeight = 14.0
  /// Between the captions of one row.
  private static let captionGap = 8.0
  private static let mostItems = 24

  /// A bar or a part of one, with what is written to it.
  struct Segment {
    var span: Interval
    var kind: Kind
    var lines: [Line]
    /// Whether it was stretched before its content, and not behind it.
    var isReversed = false

    enum Kind { case laidOut, fixed, stretched, compressed, ambiguous }
  }

  struct Line {
    var string: String
    var font: Font
    var color: Color
  }

  /// A view's segments, each with the place of its lines along the axis.
  private struct Item {
    var view: ViewID
    var segments: [Segment]
    var captions: [Interval]
    /// The extent of the lines across the axis.
    var depth: Double
  }

  /// Draws the lane's heading and rows from a corner on.
  func draw(from corner: Point, in sketch: inout Sketch) {
    let views = shownViews
    guard !views.isEmpty else { return }
    let measures = Measures(axis: axis, stage: stage, nameless: nameless, theme: sketch.theme)
    let items = views.prefix(Self.mostItems).map {
      item(for: $0, measures.segments(for: $0), in: sketch)
    }
    let left = views.count - items.count
    let heading =
      (axis == .horizontal ? "Horizontal" : "Vertical")
      + (left > 0 ? " (\(items.count) of \(views.count) views)" : "")
    let size = sketch.size(of: heading, AnnotationFont.strong)
    sketch.write(
      heading, AnnotationFont.strong, sketch.theme.secondaryInk,
      in: Rect(origin: corner, size: size), role: "lane-heading")
    var place = axis == .horizontal ? corner.y + size.height + 7 : corner.x
    for row in rows(of: items) {
      for item in row { draw(item, at: place, in: &sketch) }
      place += Self.barThickness + (row.map(\.depth).max() ?? 0) + 18
    }
  }

  /// In a scene of few views all that have a size of their own; else those something happened to.
  private var shownViews: [ViewID] {
    let explanation = stage.explanation
    let eventful = Set(
      explanation.contests.filter { $0.axis == axis }.map(\.view)
        + explanation.ambiguities.filter { $0.axis == axis && $0.kind != .position }
        .flatMap { $0.views.map(\.view) })
    return stage.scene.viewIDs.dropFirst().filter { id in
      if stage.scene.isHidden(id) { return false }
      if eventful.contains(id) { return true }
      if stage.isCrowded { return false }
      // A container is told by its subviews, unless its name stands nowhere else.
      return !stage.isContainer(id) || nameless.contains(id)
        || stage.layout[id].intrinsicContentSize.size[axis] != nil
    }
  }

  // MARK: - Items

  private func item(for id: ViewID, _ segments: [Segment], in sketch: Sketch) -> Item {
    var captions: [Interval] = []
    var depth = 0.0
    for segment in segments {
      let size = Self.size(of: segment.lines, in: sketch)
      let start = max(
        segment.span.middle - size[axis] / 2,
        captions.last.map { $0.end + Self.captionGap } ?? stage.bounds[axis].start - 4)
      captions.append(Interval(start: start, end: start + size[axis]))
      depth = max(depth, size[axis.cross] + 5)
    }
    return Item(view: id, segments: segments, captions: captions, depth: depth)
  }

  private static func size(of lines: [Line], in sketch: Sketch) -> Size {
    Size(
      width: lines.map { sketch.size(of: $0.string, $0.font).width }.max() ?? 0,
      height: Double(lines.count) * lineHeight)
  }

  /// First fit: an item goes into the first row in which neither its bars nor its captions meet
  /// those of another.
  private func rows(of items: [Item]) -> [[Item]] {
    var rows: [[Item]] = []
    for item in items {
      let row = rows.firstIndex { $0.allSatisfy { !Self.meet($0, item) } }
      if let row { rows[row].append(item) } else { rows.append([item]) }
    }
    return rows
  }

  private static func meet(_ one: Item, _ other: Item) -> Bool {
    // Bars of neighbours touch; what the solver's arithmetic makes of that is no overlap.
    let tolerance = -0.01
    return one.segments.contains { segment in
      other.segments.contains { $0.span.expanded(by: tolerance).overlaps(segment.span) }
    }
      || one.captions.contains { caption in
        other.captions.contains { $0.expanded(by: captionGap).overlaps(caption) }
      }
  }

  // MARK: - Drawing

  private func draw(_ item: Item, at across: Double, in sketch: inout Sketch) {
    let name = stage.scene[item.view].name
    for (segment, caption) in zip(item.segments, item.captions) {
      drawBar(segment, at: across, subject: name, in: &sketch)
      let start = across + Self.barThickness + (axis == .horizontal ? 4 : 6)
      for (index, line) in segment.lines.enumerated() {
        let offset = Double(index) * Self.lineHeight
        let size = sketch.size(of: line.string, line.font)
        let box =
          axis == .horizontal
          ? Rect(
            x: caption.middle - size.width / 2, y: start + offset, width: size.width,
            height: Self.lineHeight)
          : Rect(
            x: start, y: caption.start + offset, width: size.width, height: Self.lineHeight)
        sketch.write(line.string, line.font, line.color, in: box, role: "measure", subject: name)
      }
    }
  }

  private func drawBar(
    _ segment: Segment, at across: Double, subject: String, in sketch: inout Sketch
  ) {
    let rect = Rect(
      spanning: PerAxis<Interval> {
        $0 == axis
          ? segment.span : Interval(start: across, end: across + Self.barThickness)
      })
    let style = SegmentStyle(segment.kind, in: sketch.theme)
    sketch.rectangle(rect, fill: style.fill, role: style.role, subject: subject)
    if let hatch = style.hatch { sketch.hatch(rect, hatch, role: style.role, subject: subject) }
    sketch.rectangle(rect, stroke: style.stroke, role: style.role, subject: subject)
    guard let hatch = style.hatch, segment.span.length >= 14 else { return }
    drawArrow(segment, at: across + Self.barThickness / 2, hatch.stroke.color, subject, &sketch)
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
}
