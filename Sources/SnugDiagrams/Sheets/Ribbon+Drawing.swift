import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

extension Ribbon {
  private static let barHeight = 17.0
  private static let rowHeight = 22.0
  private static let nameGap = 12.0
  /// The gap between adjacent labels.
  private static let labelGap = 8.0
  /// The overhang of labels beyond the bars.
  private static let labelReach = 24.0
  private static let leaderHeight = 8.0
  private static let leastBars = 140.0

  /// Draws into a width. Returns the y position below.
  func draw(at corner: Point, width: Double, in sketch: inout Sketch) -> Double {
    guard isDrawn else { return corner.y }
    let indent = indent(in: sketch, width: width)
    let bars = Interval(start: corner.x + indent, end: corner.x + width - Self.labelReach)
    let top = drawShown(over: bars, from: corner, in: &sketch)
    let bottom = top + Double(rows.count) * Self.rowHeight - (Self.rowHeight - Self.barHeight)
    let below = drawTicks(over: bars, from: top, to: bottom, in: &sketch)
    for (index, row) in rows.enumerated() {
      let y = top + Double(index) * Self.rowHeight
      write(
        row.name, at: corner.x, middle: y + Self.barHeight / 2, sketch.theme.ink, indent, &sketch)
      for run in row.runs { draw(run, of: row, over: bars, at: y, in: &sketch) }
    }
    return below + 24
  }

  private var isDrawn: Bool { !rows.isEmpty && table.range.lowerBound < table.range.upperBound }

  private func indent(in sketch: Sketch, width: Double) -> Double {
    let names = rows.map { sketch.size(of: $0.name).width }
    // The label of the smallest size extends beyond the bars.
    let axis = sketch.size(of: axisName).width + Self.labelReach
    return min(max(names.max() ?? 0, axis) + Self.nameGap, width - Self.labelReach - Self.leastBars)
  }

  /// “view's width”
  private var axisName: String {
    guard let layout = table.rows.first?.layout else { return "" }
    return "\(Wording.possessive(layout.scene[.root].name)) \(Wording.dimension(table.axis))"
  }

  private func x(_ size: Double, _ bars: Interval) -> Double {
    let (low, high) = (table.range.lowerBound, table.range.upperBound)
    return bars.start + (size - low) / (high - low) * bars.length
  }

  private func write(
    _ string: String, at x: Double, middle y: Double, _ color: Color, _ indent: Double,
    _ sketch: inout Sketch
  ) {
    let font = AnnotationFont.small
    sketch.writeCut(
      string, color, font, at: Point(x: x, y: y - sketch.size(of: string).height / 2),
      width: indent - Self.nameGap, role: "ribbon-name")
  }

  // MARK: - Bars

  private func draw(
    _ run: Run, of row: Row, over bars: Interval, at y: Double, in sketch: inout Sketch
  ) {
    let theme = sketch.theme
    let state = run.state
    let span = Interval(start: x(run.range.lowerBound, bars), end: x(run.range.upperBound, bars))
    let bar = Rect(
      .horizontal, along: span, across: Interval(start: y, length: Self.barHeight))
    // A view with size 0 has only a line.
    let isZero = state.kind == .zero
    let box = isZero ? bar.inset(by: EdgeInsets(top: bar.height - 4)) : bar
    let role = "ribbon-\(state.isConflicting ? "conflicting" : state.kind.rawValue)"
    let verdict = isZero ? nil : state.verdict
    if let verdict {
      switch verdict {
      case .stretched:
        sketch.texture(box, .gained, verdict, role: role, subject: row.name)
        sketch.signs.insert(.gained)
      default:
        sketch.rectangle(box, fill: verdict.tint(in: theme), role: role, subject: row.name)
        if verdict == .compressed { sketch.signs.insert(.narrower) }
      }
    } else {
      let fill =
        isZero ? theme.compressed : state.kind == .intrinsic ? theme.surfaces[0] : nil
      sketch.rectangle(box, fill: fill, role: role, subject: row.name)
    }
    let isOutlined = state.isAmbiguous && span.length > 3
    sketch.rectangle(
      isOutlined ? bar.inset(by: EdgeInsets(all: 0.75)) : box,
      stroke: isOutlined
        ? Stroke(theme.ambiguous, width: 1.5)
        : Stroke(state.verdict?.color(in: theme) ?? theme.rule, width: 0.8),
      role: "ribbon-edge", subject: row.name)
    let sizes = run.words.map { ($0, sketch.size(of: $0)) }
    guard let (words, size) = sizes.first(where: { $0.1.width + 12 <= bar.width }), !words.isEmpty
    else { return }
    if let verdict {
      sketch.rectangle(
        Rect(center: bar.center, size: Size(width: size.width + 8, height: bar.height - 2)),
        fill: verdict.tint(in: theme), role: "ribbon-ground", subject: row.name)
    }
    sketch.write(
      words, theme.ink, around: Point(x: bar.midX, y: bar.midY - (isZero ? 2 : 0)),
      role: "ribbon-word", subject: row.name)
  }

  // MARK: - Sizes

  /// Draws the sizes of the panels above the bars, with markers that point at their positions.
  private func drawShown(over bars: Interval, from corner: Point, in sketch: inout Sketch) -> Double
  {
    let theme = sketch.theme
    let font = AnnotationFont.smallStrong
    write(
      axisName, at: corner.x, middle: corner.y + font.lineHeight / 2, theme.secondaryInk, .infinity,
      &sketch)
    let labels = labels(for: shown, font, over: bars, in: sketch)
    let below = corner.y + font.lineHeight
    let tip = below + (isMoved(labels, over: bars) ? Self.leaderHeight : 0) + 9
    draw(
      labels, font, theme.ink, over: bars, at: corner.y, leader: (below + 1, tip - 7),
      role: "ribbon-shown", in: &sketch)
    for x in shown.map({ x($0, bars) }) {
      let corners = [(-4.5, -7.0), (4.5, -7), (0, 0)].map { Point(x: x + $0, y: tip + $1) }
      sketch.add(.polygon(corners, fill: theme.ink), role: "ribbon-marker")
    }
    return tip + 2
  }

  /// Draws lines through all rows at the breakpoints of any row, and their sizes. If there is no
  /// room for all sizes, only those at which a state changes.
  private func drawTicks(
    over bars: Interval, from top: Double, to bottom: Double, in sketch: inout Sketch
  ) -> Double {
    let all = breakpoints()
    guard !all.isEmpty else { return bottom + 5 }
    let font = AnnotationFont.small
    let end = bottom + 5
    sketch.lines(
      all.map { size in [top, end].map { Point(x: x(size, bars), y: $0) } },
      Stroke(sketch.theme.rule, width: 0.6), role: "ribbon-tick")
    let ticks = [all, breakpoints(ofStates: true)].first {
      length(of: $0, font, in: sketch) <= room(bars).length
    }
    let labels = labels(for: ticks ?? [], font, over: bars, in: sketch)
    let below = end + (isMoved(labels, over: bars) ? Self.leaderHeight : 0)
    draw(
      labels, font, sketch.theme.secondaryInk, over: bars, at: below + 1, leader: (below, end),
      role: "ribbon-size", in: &sketch)
    return below + (labels.isEmpty ? 0 : font.lineHeight)
  }

  /// Draws sizes, with short lines to their positions if they had to move.
  private func draw(
    _ labels: [SizeLabel], _ font: Font, _ color: Color, over bars: Interval, at y: Double,
    leader: (label: Double, bar: Double), role: String, in sketch: inout Sketch
  ) {
    for (size, middle) in labels {
      if isMoved(labels, over: bars) {
        sketch.lines(
          [[Point(x: middle, y: leader.label), Point(x: x(size, bars), y: leader.bar)]],
          Stroke(sketch.theme.rule, width: 0.7), role: "ribbon-leader")
      }
      sketch.write(
        Wording.number(size), color, font, around: Point(x: middle, y: y + font.lineHeight / 2),
        role: role)
    }
  }

  private typealias SizeLabel = (size: Double, middle: Double)

  /// Labels in order of their sizes, each as close to its position as the others allow.
  private func labels(
    for sizes: [Double], _ font: Font, over bars: Interval, in sketch: Sketch
  ) -> [SizeLabel] {
    var sizes = sizes
    while length(of: sizes, font, in: sketch) > room(bars).length, sizes.count > 2 {
      // If there are too many, keep every other one and the last.
      let last = sizes.removeLast()
      sizes = sizes.indices.filter { $0.isMultiple(of: 2) }.map { sizes[$0] } + [last]
    }
    let middles = Sketch.spread(
      sizes.map { x($0, bars) }, sizes.map { length(of: [$0], font, in: sketch) }, in: room(bars))
    return Array(zip(sizes, middles))
  }

  private func length(of sizes: [Double], _ font: Font, in sketch: Sketch) -> Double {
    sizes.reduce(0) { $0 + sketch.size(of: Wording.number($1), font).width + Self.labelGap }
  }

  private func isMoved(_ labels: [SizeLabel], over bars: Interval) -> Bool {
    labels.contains { abs($0.middle - x($0.size, bars)) > 0.5 }
  }

  private func room(_ bars: Interval) -> Interval { bars.expanded(by: Self.labelReach) }
}
