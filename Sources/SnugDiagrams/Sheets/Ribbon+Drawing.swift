import SnugComparison
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

extension Ribbon {
  private static let nameGap = 12.0
  /// The gap between adjacent labels.
  private static let labelGap = 8.0
  /// The overhang of labels beyond the bars.
  private static let labelMargin = 24.0
  private static let leaderHeight = 8.0
  private static let leastBars = 140.0

  /// Draws into a width. Returns the y position below.
  func draw(at corner: Point, width: Double, in sketch: inout Sketch) -> Double {
    guard !rows.isEmpty, table.range.lowerBound < table.range.upperBound else { return corner.y }
    let indent = indent(in: sketch, width: width)
    let bars = Interval(start: corner.x + indent, end: corner.x + width - Self.labelMargin)
    let top = drawShown(over: bars, from: corner, in: &sketch)
    var y = top
    // Where each row changes.
    var starts: [Double: Double] = [:]
    for row in rows {
      let drawing = RibbonRow(row, of: self, x: { x($0, bars) })
      write(
        row.name, at: corner.x, middle: y + drawing.above, sketch.theme.ink, indent, &sketch)
      drawing.draw(from: y, in: bars.expanded(by: Self.labelMargin), &sketch)
      for run in row.runs.dropFirst() {
        let start = y + drawing.above - 6
        starts[run.range.lowerBound] = min(start, starts[run.range.lowerBound] ?? start)
      }
      y += drawing.height
    }
    return drawTicks(over: bars, from: starts, to: y - RibbonRow.apart, in: &sketch) + 24
  }

  private func indent(in sketch: Sketch, width: Double) -> Double {
    let names = rows.map { sketch.size(of: $0.name).width }
    // The label of the smallest size extends beyond the bars.
    let axis = sketch.size(of: axisName).width + Self.labelMargin
    return min(
      max(names.max() ?? 0, axis) + Self.nameGap, width - Self.labelMargin - Self.leastBars)
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

  /// Draws lines down from the first row that changes at each breakpoint, and their sizes. If there is
  /// no room for all sizes, only those at which a state changes.
  private func drawTicks(
    over bars: Interval, from starts: [Double: Double], to bottom: Double, in sketch: inout Sketch
  ) -> Double {
    let all = breakpoints()
    guard !all.isEmpty else { return bottom + 5 }
    let font = AnnotationFont.small
    let end = bottom + 5
    let ticks = all.flatMap {
      sketch.visible(
        .vertical, Interval(start: starts[$0] ?? bottom, end: end), across: x($0, bars))
    }
    if !ticks.isEmpty {
      sketch.lines(ticks, Stroke(sketch.theme.rule, width: 0.6), role: "ribbon-tick")
    }
    let shownSizes = [all, breakpoints(ofStates: true)].first {
      length(of: $0, font, in: sketch) <= room(bars).length
    }
    let labels = labels(for: shownSizes ?? [], font, over: bars, in: sketch)
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

  private func room(_ bars: Interval) -> Interval { bars.expanded(by: Self.labelMargin) }
}
