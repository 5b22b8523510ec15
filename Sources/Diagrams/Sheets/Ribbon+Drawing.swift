import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

extension Ribbon {
  private static let barHeight = 17.0
  private static let rowHeight = 22.0
  private static let nameGap = 12.0
  /// The gap between adjacent labels.
  private static let labelGap = 8.0
  /// The overhang of labels beyond the bars.
  private static let labelReach = 24.0
  private static let leaderHeight = 8.0
  private static let narrowestBars = 140.0

  /// Draws into a width, which is exceeded only if the names leave too little room. Returns the y
  /// position below.
  func draw(at corner: Point, width: Double, in sketch: inout Sketch) -> Double {
    guard isDrawn else { return corner.y }
    let indent = indent(in: sketch)
    let bars = Interval(
      start: corner.x + indent,
      length: max(Self.narrowestBars, width - indent - Self.labelReach))
    let top = drawShown(over: bars, from: corner, in: &sketch)
    let bottom = top + Double(rows.count) * Self.rowHeight - (Self.rowHeight - Self.barHeight)
    let below = drawTicks(over: bars, from: top, to: bottom, in: &sketch)
    for (index, row) in rows.enumerated() {
      let y = top + Double(index) * Self.rowHeight
      write(row.name, at: corner.x, middle: y + Self.barHeight / 2, sketch.theme.ink, &sketch)
      for run in row.runs { draw(run, of: row, over: bars, at: y, in: &sketch) }
    }
    return below + 24
  }

  private var isDrawn: Bool { !rows.isEmpty && table.range.lowerBound < table.range.upperBound }

  /// The minimal width for drawing.
  func narrowest(in sketch: Sketch) -> Double {
    isDrawn ? indent(in: sketch) + Self.narrowestBars + Self.labelReach : 0
  }

  private func indent(in sketch: Sketch) -> Double {
    let names = rows.map { sketch.size(of: $0.name).width }
    // The label of the smallest size extends beyond the bars.
    let axis = sketch.size(of: axisName).width + Self.labelReach
    return max(names.max() ?? 0, axis) + Self.nameGap
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
    _ string: String, at x: Double, middle y: Double, _ color: Color, _ sketch: inout Sketch
  ) {
    let height = sketch.size(of: string).height
    sketch.write(
      string, color, at: Point(x: x, y: y - height / 2), role: "ribbon-name", subject: string)
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
      sketch.band(box, verdict, hasEdge: false, role: role, subject: row.name)
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
    if let verdict, verdict.hatch(in: theme) != nil {
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
    let height = AnnotationFont.strong.lineHeight
    write(axisName, at: corner.x, middle: corner.y + height / 2, theme.secondaryInk, &sketch)
    let labels = labels(for: shown, AnnotationFont.strong, over: bars, in: sketch)
    let isMoved = isMoved(labels, over: bars)
    let tip = corner.y + height + (isMoved ? Self.leaderHeight : 0) + 9
    for (size, middle) in labels {
      if isMoved {
        sketch.lines(
          [[Point(x: middle, y: corner.y + height + 1), Point(x: x(size, bars), y: tip - 7)]],
          Stroke(theme.rule, width: 0.8), role: "ribbon-leader")
      }
      sketch.write(
        Wording.number(size), theme.ink, AnnotationFont.strong,
        around: Point(x: middle, y: corner.y + height / 2), role: "ribbon-shown")
    }
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
    let theme = sketch.theme
    let all = breakpoints()
    var cursor = bottom + 5
    if !all.isEmpty {
      sketch.lines(
        all.map { size in [top, cursor].map { Point(x: x(size, bars), y: $0) } },
        Stroke(theme.rule, width: 0.6), role: "ribbon-tick")
    }
    let ticks = [all, breakpoints(ofStates: true)].first {
      length(of: $0, AnnotationFont.text, in: sketch) <= room(bars).length
    }
    let labels = labels(for: ticks ?? [], AnnotationFont.text, over: bars, in: sketch)
    if isMoved(labels, over: bars) {
      let below = cursor + Self.leaderHeight
      sketch.lines(
        labels.map { [Point(x: x($0.size, bars), y: cursor), Point(x: $0.middle, y: below)] },
        Stroke(theme.rule, width: 0.6), role: "ribbon-leader")
      cursor = below
    }
    let height = labels.isEmpty ? 0 : AnnotationFont.text.lineHeight
    for (size, middle) in labels {
      sketch.write(
        Wording.number(size), theme.secondaryInk,
        around: Point(x: middle, y: cursor + 1 + height / 2), role: "ribbon-size")
    }
    cursor += height
    let dimension = Wording.dimension(table.axis)
    let untold = [
      omitted > 0 ? "\(omitted) more view\(omitted == 1 ? "" : "s")" : nil,
      all.count > labels.count ? "all \(all.count) \(dimension)s" : nil,
    ].compactMap(\.self)
    guard !untold.isEmpty else { return cursor }
    return sketch.write(
      "\(untold.joined(separator: ", ")): see snug explain --\(dimension)s.", theme.secondaryInk,
      at: Point(x: bars.start, y: cursor + 3), role: "ribbon-omission"
    ).maxY
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
