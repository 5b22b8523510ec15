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
  let explanation: Explanation
  let projection: Projection
  /// Views whose name stands nowhere else and so stands here.
  let nameless: Set<ViewID>

  private var layout: Layout { explanation.layout }
  private static let barThickness = 12.0
  private static let lineHeight = 14.0

  /// Views beyond this many are shown only when something happened to them.
  private static let fewViews = 12
  private static let mostItems = 40

  /// A bar or a part of one, with what is written to it.
  struct Segment {
    var span: Interval
    var kind: Kind
    var lines: [Line]

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

  /// Whether anything on the axis is worth telling.
  var isEventful: Bool {
    explanation.contests.contains { $0.axis == axis }
      || explanation.ambiguities.contains { $0.axis == axis && $0.kind != .position }
  }

  /// Draws the lane's rows from a place across the axis on.
  func draw(from across: Double, in sketch: inout Sketch) {
    let items = shownViews.prefix(Self.mostItems).map { item(for: $0, in: sketch) }
    guard !items.isEmpty else { return }
    let heading = axis == .horizontal ? "Horizontal" : "Vertical"
    let headingSize = sketch.size(of: heading, AnnotationFont.strongCaption)
    let headingOrigin =
      axis == .horizontal
      ? Point(x: projection.origin.x, y: across)
      : Point(x: across, y: projection.origin.y - 7 - headingSize.height)
    sketch.write(
      heading, AnnotationFont.strongCaption, sketch.theme.secondaryInk,
      in: Rect(origin: headingOrigin, size: headingSize), role: "lane-heading")
    var place = across + (axis == .horizontal ? headingSize.height + 7 : 0)
    for row in rows(of: Array(items)) {
      for item in row { draw(item, at: place, in: &sketch) }
      place += Self.barThickness + (row.map(\.depth).max() ?? 0) + 18
    }
  }

  private var shownViews: [ViewID] {
    let scene = layout.scene
    let leaves = Set(scene.viewIDs).subtracting(scene.views.compactMap(\.superview))
    let eventful = Set(
      explanation.contests.filter { $0.axis == axis }.map(\.view)
        + explanation.ambiguities.filter { $0.axis == axis && $0.kind != .position }
        .flatMap { $0.views.map(\.view) })
    let isCrowded = scene.views.count > Self.fewViews
    return scene.viewIDs.dropFirst().filter { id in
      eventful.contains(id)
        || !isCrowded && (leaves.contains(id) || layout[id].intrinsicContentSize.size[axis] != nil)
    }
  }

  // MARK: - Items

  private func item(for id: ViewID, in sketch: Sketch) -> Item {
    let segments = segments(for: id, sketch.theme)
    var captions: [Interval] = []
    var depth = 0.0
    for segment in segments {
      let size = Self.size(of: segment.lines, in: sketch)
      let start = max(
        segment.span.middle - size[axis] / 2,
        captions.last.map { $0.end + 8 } ?? projection.origin[axis] - 4)
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

  private func segments(for id: ViewID, _ theme: Theme) -> [Segment] {
    let frame = projection(layout[id].frame)
    let span = frame[axis]
    let length = layout[id].frame.size[axis]
    let intrinsic = layout[id].intrinsicContentSize.size[axis]
    let name = nameless.contains(id) ? [detail(layout.scene[id].name, theme)] : []
    let number = Line(
      string: length.description(decimals: 2), font: AnnotationFont.strongCaption, color: theme.ink)
    let deformation = layout.deformation(of: id, axis)
    let open = openSizes[id].map {
      [Line(string: $0, font: AnnotationFont.caption, color: theme.conflict)]
    }
    let kind: Segment.Kind = open != nil ? .ambiguous : isFixed(id) ? .fixed : .laidOut
    switch deformation {
    case .noIntrinsicMetric:
      let dimension = axis == .horizontal ? "width" : "height"
      return [
        Segment(
          span: span, kind: kind,
          lines: name + [number] + (open ?? [detail("no intrinsic \(dimension)", theme)]))
      ]
    case .intrinsic:
      return [
        Segment(
          span: span, kind: kind,
          lines: name + [number, detail(priorities(of: id), theme)] + (open ?? []))
      ]
    case .stretched(let amount), .compressed(let amount):
      let isStretched = deformation.delta > 0
      let color = isStretched ? theme.stretched : theme.compressed
      let zoomed = amount * projection.zoom
      let edge = isStretched ? span.end - zoomed : span.end
      let sign = isStretched ? "+" : "\u{2212}"
      let word = isStretched ? "stretched" : "compressed"
      let laidOut = Segment(
        span: Interval(start: span.start, end: edge), kind: kind == .fixed ? .fixed : .laidOut,
        lines: name + [
          Line(string: number.string, font: AnnotationFont.strongCaption, color: theme.ink),
          detail("intrinsic \((intrinsic ?? 0).description(decimals: 2))", theme),
        ])
      let difference = Segment(
        span: Interval(start: edge, end: edge + zoomed),
        kind: isStretched ? .stretched : .compressed,
        lines: [
          Line(
            string: "\(sign)\(amount.description(decimals: 2)) \(word)",
            font: AnnotationFont.strongCaption, color: color),
          detail(decidingPriority(of: id, isStretched: isStretched), theme),
        ] + (open ?? []))
      return [laidOut, difference]
    }
  }

  private func detail(_ string: String, _ theme: Theme) -> Line {
    Line(string: string, font: AnnotationFont.caption, color: theme.secondaryInk)
  }

  /// The ambiguous sizes on the axis, as “50 to 90 possible”.
  private var openSizes: [ViewID: String] {
    var sizes: [ViewID: String] = [:]
    for ambiguity in explanation.ambiguities where ambiguity.axis == axis {
      for open in ambiguity.views {
        guard let range = open.sizes else { continue }
        let low = range.lowerBound.description(decimals: 2)
        sizes[open.view] =
          range.upperBound.isFinite
          ? "\(low) to \(range.upperBound.description(decimals: 2)) possible"
          : "\(low) or more possible"
      }
    }
    return sizes
  }

  /// Whether a required constraint of the author's says the size in points.
  private func isFixed(_ id: ViewID) -> Bool {
    layout.scene.constraints.contains {
      $0.firstItem == id && $0.secondItem == nil && $0.firstAttribute.isSize
        && $0.firstAttribute.axis == axis && $0.relation == .equal && $0.priority.isRequired
    }
  }

  private func decidingPriority(of id: ViewID, isStretched: Bool) -> String {
    let view = layout.scene[id]
    return isStretched
      ? "hugs \(view.contentHuggingPriority[axis])"
      : "resists \(view.contentCompressionResistancePriority[axis])"
  }

  /// Of a view that kept its size, the priority that was at stake on the axis.
  private func priorities(of id: ViewID) -> String {
    let contests = explanation.contests.filter { $0.axis == axis }
    let isStretched = contests.contains { $0.deformation.delta > 0 }
    let isCompressed = contests.contains { $0.deformation.delta < 0 }
    let hugs = decidingPriority(of: id, isStretched: true)
    let resists = decidingPriority(of: id, isStretched: false)
    return isStretched == isCompressed ? "\(hugs) · \(resists)" : isStretched ? hugs : resists
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
    let tolerance = -0.01
    return one.segments.contains { segment in
      other.segments.contains { $0.span.expanded(by: tolerance).overlaps(segment.span) }
    }
      || one.captions.contains { caption in
        other.captions.contains { $0.expanded(by: 8).overlaps(caption) }
      }
  }

  // MARK: - Drawing

  private func draw(_ item: Item, at across: Double, in sketch: inout Sketch) {
    let name = layout.scene[item.view].name
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
    let theme = sketch.theme
    let rect = Rect(
      spanning: PerAxis<Interval> {
        $0 == axis
          ? segment.span : Interval(start: across, end: across + Self.barThickness)
      })
    let style = segment.style(in: theme)
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
    let isStretched = segment.kind == .stretched
    let tail = isStretched ? segment.span.start + 3 : segment.span.end - 3
    let head = isStretched ? segment.span.end - 3 : segment.span.start + 3
    let back = isStretched ? -6.0 : 6.0
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

extension MeasureLane.Segment {
  struct Style {
    var fill: Color
    var stroke: Stroke
    var hatch: Hatch?
    var role: String
  }

  fileprivate func style(in theme: Theme) -> Style {
    switch kind {
    case .laidOut:
      Style(
        fill: theme.surfaces[0], stroke: Stroke(theme.ink, width: 1), hatch: nil, role: "laid-out")
    case .fixed:
      Style(
        fill: theme.surfaces[0], stroke: Stroke(theme.constraint, width: 1), hatch: nil,
        role: "laid-out")
    case .ambiguous:
      Style(
        fill: theme.surfaces[0], stroke: Stroke(theme.conflict, width: 1, dash: [4, 3]),
        hatch: nil, role: "ambiguous")
    case .stretched: .stretched(in: theme)
    case .compressed: .compressed(in: theme)
    }
  }
}

extension MeasureLane.Segment.Style {
  static func stretched(in theme: Theme) -> Self {
    Self(
      fill: theme.stretchedTint, stroke: Stroke(theme.stretched, width: 1),
      hatch: Hatch(
        .rising, pitch: 8, stroke: Stroke(theme.stretched, width: 0.8, dash: [1.5, 1.5])),
      role: "stretched")
  }

  static func compressed(in theme: Theme) -> Self {
    Self(
      fill: theme.compressedTint, stroke: Stroke(theme.compressed, width: 1, dash: [4, 3]),
      hatch: Hatch(.falling, pitch: 8, stroke: Stroke(theme.compressed, width: 1)),
      role: "compressed")
  }
}
