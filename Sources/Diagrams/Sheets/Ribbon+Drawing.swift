import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

extension Ribbon {
  private static let barHeight = 17.0
  private static let rowHeight = 22.0
  private static let nameGap = 12.0
  /// Between labels side by side.
  private static let labelGap = 8.0
  /// How far labels stand out beyond the bars.
  private static let labelReach = 24.0
  private static let leaderHeight = 8.0
  private static let narrowestBars = 140.0

  /// Draws into a width that it exceeds only where names leave no room; returns the height below.
  func draw(at corner: Point, width: Double, in sketch: inout Sketch) -> Double {
    guard isDrawn else { return corner.y }
    let indent = indent(in: sketch)
    let bars = Interval(
      start: corner.x + indent,
      length: max(Self.narrowestBars, width - indent - Self.labelReach))
    let top = drawShown(over: bars, from: corner, in: &sketch)
    let bottom = top + Double(rows.count) * Self.rowHeight - (Self.rowHeight - Self.barHeight)
    drawLines(over: bars, from: top, to: bottom, in: &sketch)
    for (place, row) in rows.enumerated() {
      let y = top + Double(place) * Self.rowHeight
      write(row.name, at: corner.x, middle: y + Self.barHeight / 2, sketch.theme.ink, &sketch)
      for run in row.runs { draw(run, of: row, over: bars, at: y, in: &sketch) }
    }
    return drawTicks(over: bars, from: bottom, left: corner.x, in: &sketch) + 24
  }

  private var isDrawn: Bool { !rows.isEmpty && table.range.lowerBound < table.range.upperBound }

  /// The least width it can be drawn in.
  func narrowest(in sketch: Sketch) -> Double {
    isDrawn ? indent(in: sketch) + Self.narrowestBars + Self.labelReach : 0
  }

  /// Where the bars begin.
  private func indent(in sketch: Sketch) -> Double {
    let names = rows.map { sketch.size(of: $0.name, AnnotationFont.text).width }
    // The label of the smallest size reaches beyond the bars.
    let axis = sketch.size(of: axisName, AnnotationFont.text).width + Self.labelReach
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
    let size = sketch.size(of: string, AnnotationFont.text)
    sketch.write(
      string, AnnotationFont.text, color,
      in: Rect(x: x, y: y - size.height / 2, width: size.width, height: size.height),
      role: "ribbon-name", subject: string)
  }

  // MARK: - Bars

  private func draw(
    _ run: Run, of row: Row, over bars: Interval, at y: Double, in sketch: inout Sketch
  ) {
    let theme = sketch.theme
    let span = Interval(start: x(run.range.lowerBound, bars), end: x(run.range.upperBound, bars))
    let whole = Rect(x: span.start, y: y, width: span.length, height: Self.barHeight)
    let role = "ribbon-\(run.state.kind.rawValue)"
    let (color, hatch) = run.state.style(in: theme)
    // Of what has no size left only a line is.
    let box =
      run.state.kind == .zero
      ? Rect(x: whole.minX, y: whole.maxY - 4, width: whole.width, height: 4) : whole
    let fill = run.state.fill(in: theme)
    sketch.rectangle(box, fill: fill, role: role, subject: row.name)
    if let hatch { sketch.hatch(box, hatch, role: role, subject: row.name) }
    let isOutlined = run.state.isAmbiguous && span.length > 3
    sketch.rectangle(
      isOutlined ? whole.inset(by: EdgeInsets(all: 0.75)) : box,
      stroke: Stroke(isOutlined ? theme.ambiguous : color, width: isOutlined ? 1.5 : 0.8),
      role: "ribbon-edge", subject: row.name)
    drawWords(of: run, hatch == nil ? nil : fill, in: whole, subject: row.name, &sketch)
  }

  /// Writes what is so, on a ground without a hatch.
  private func drawWords(
    of run: Run, _ ground: Color?, in bar: Rect, subject: String, _ sketch: inout Sketch
  ) {
    let sizes = run.words.map { ($0, sketch.size(of: $0, AnnotationFont.text)) }
    guard let (words, size) = sizes.first(where: { $0.1.width + 12 <= bar.width }), !words.isEmpty
    else { return }
    let isAbove = run.state.kind == .zero
    let box = Rect(
      x: bar.midX - size.width / 2, y: bar.midY - size.height / 2 - (isAbove ? 2 : 0),
      width: size.width, height: size.height)
    if let ground, !isAbove {
      sketch.rectangle(
        Rect(x: box.minX - 4, y: bar.minY + 1, width: box.width + 8, height: bar.height - 2),
        fill: ground, role: "ribbon-ground", subject: subject)
    }
    sketch.write(
      words, AnnotationFont.text, sketch.theme.ink, in: box, alignment: .center,
      role: "ribbon-word", subject: subject)
  }

  // MARK: - Sizes

  /// The sizes of the panels above the bars, each with a mark that points at it.
  private func drawShown(over bars: Interval, from corner: Point, in sketch: inout Sketch) -> Double
  {
    let theme = sketch.theme
    let height = AnnotationFont.strong.lineHeight
    write(axisName, at: corner.x, middle: corner.y + height / 2, theme.secondaryInk, &sketch)
    let labels = labels(for: shown, AnnotationFont.strong, over: bars, in: sketch)
    let isMoved = labels.contains { abs($0.middle - x($0.size, bars)) > 0.5 }
    let tip = corner.y + height + (isMoved ? Self.leaderHeight : 0) + 9
    for label in labels {
      let x = x(label.size, bars)
      if isMoved {
        sketch.lines(
          [[Point(x: label.middle, y: corner.y + height + 1), Point(x: x, y: tip - 7)]],
          Stroke(theme.rule, width: 0.8), role: "ribbon-leader")
      }
      write(label, at: corner.y, AnnotationFont.strong, theme.ink, "ribbon-shown", &sketch)
    }
    for size in shown {
      let x = x(size, bars)
      sketch.add(
        Mark(
          .polygon(
            [Point(x: x - 4.5, y: tip - 7), Point(x: x + 4.5, y: tip - 7), Point(x: x, y: tip)],
            fill: theme.ink), role: "ribbon-marker"))
    }
    return tip + 2
  }

  /// Lines through all rows where something changes in one.
  private func drawLines(
    over bars: Interval, from top: Double, to bottom: Double, in sketch: inout Sketch
  ) {
    let lines = breakpoints.map { size in
      [top, bottom + 5].map { Point(x: x(size, bars), y: $0) }
    }
    guard !lines.isEmpty else { return }
    sketch.lines(lines, Stroke(sketch.theme.rule, width: 0.6), role: "ribbon-tick")
  }

  /// The sizes at which something changes; where there is no room for all, those at which a state
  /// does.
  private func drawTicks(
    over bars: Interval, from bottom: Double, left: Double, in sketch: inout Sketch
  ) -> Double {
    let theme = sketch.theme
    let all = breakpoints
    let ticks =
      [all, stateBreakpoints].first {
        fits($0, AnnotationFont.text, over: bars, in: sketch)
      } ?? []
    let labels = labels(for: ticks, AnnotationFont.text, over: bars, in: sketch)
    let isMoved = labels.contains { abs($0.middle - x($0.size, bars)) > 0.5 }
    var cursor = bottom + 5
    if isMoved {
      sketch.lines(
        labels.map { label in
          [
            Point(x: x(label.size, bars), y: cursor),
            Point(x: label.middle, y: cursor + Self.leaderHeight),
          ]
        }, Stroke(theme.rule, width: 0.6), role: "ribbon-leader")
      cursor += Self.leaderHeight
    }
    for label in labels {
      write(label, at: cursor + 1, AnnotationFont.text, theme.secondaryInk, "ribbon-size", &sketch)
    }
    cursor += labels.isEmpty ? 0 : AnnotationFont.text.lineHeight
    let dimension = Wording.dimension(table.axis)
    let untold = [
      omitted > 0 ? "\(omitted) more view\(omitted == 1 ? "" : "s")" : nil,
      all.count > labels.count ? "all \(all.count) \(dimension)s" : nil,
    ].compactMap(\.self)
    guard !untold.isEmpty else { return cursor }
    let words = "\(untold.joined(separator: ", ")): see snug explain --\(dimension)s."
    let size = sketch.size(of: words, AnnotationFont.text)
    sketch.write(
      words, AnnotationFont.text, theme.secondaryInk,
      in: Rect(x: bars.start, y: cursor + 3, width: size.width, height: size.height),
      role: "ribbon-omission")
    return cursor + size.height + 3
  }

  // MARK: - Labels

  private struct Label {
    let size: Double
    let text: String
    let box: Size
    var middle: Double
  }

  private func labels(
    for sizes: [Double], _ font: Font, over bars: Interval, in sketch: Sketch
  ) -> [Label] {
    var labels = sizes.map { size in
      let text = Wording.number(size)
      return Label(
        size: size, text: text, box: sketch.size(of: text, font), middle: x(size, bars))
    }
    while length(of: labels) > room(bars).length, labels.count > 2 {
      // Of too many, every other one, and the last.
      let last = labels.removeLast()
      labels = labels.indices.filter { $0.isMultiple(of: 2) }.map { labels[$0] } + [last]
    }
    let middles = Self.places(
      of: labels.map { ($0.middle, $0.box.width + Self.labelGap) }, in: room(bars))
    for (index, middle) in middles.enumerated() { labels[index].middle = middle }
    return labels
  }

  private func fits(
    _ sizes: [Double], _ font: Font, over bars: Interval, in sketch: Sketch
  ) -> Bool {
    sizes.reduce(0) {
      $0 + sketch.size(of: Wording.number($1), font).width + Self.labelGap
    } <= room(bars).length
  }

  private func length(of labels: [Label]) -> Double {
    labels.reduce(0) { $0 + $1.box.width + Self.labelGap }
  }

  private func room(_ bars: Interval) -> Interval { bars.expanded(by: Self.labelReach) }

  /// Middles in the order of the wishes, as near to them as lengths and ends allow.
  private static func places(
    of wishes: [(middle: Double, length: Double)], in room: Interval
  ) -> [Double] {
    var middles = Sketch.spread(
      wishes.map(\.middle), wishes.map(\.length), from: room.start)
    var end = room.end
    for index in middles.indices.reversed() {
      middles[index] = min(middles[index], end - wishes[index].length / 2)
      end = middles[index] - wishes[index].length / 2
    }
    return middles
  }

  private func write(
    _ label: Label, at y: Double, _ font: Font, _ color: Color, _ role: String,
    _ sketch: inout Sketch
  ) {
    sketch.write(
      label.text, font, color,
      in: Rect(
        x: label.middle - label.box.width / 2, y: y, width: label.box.width,
        height: label.box.height), alignment: .center, role: role)
  }
}

extension Ribbon.State {
  fileprivate func fill(in theme: Theme) -> Color? {
    switch kind {
    case .plain: nil
    case .intrinsic: theme.surfaces[0]
    case .stretched: theme.stretchedTint
    case .compressed: theme.compressedTint
    case .zero: theme.compressed
    case .conflicting: theme.surfaces[0]
    }
  }

  /// The colour of the edge, and the hatch.
  fileprivate func style(in theme: Theme) -> (edge: Color, hatch: Hatch?) {
    switch kind {
    case .plain, .intrinsic: (theme.rule, nil)
    case .stretched: (theme.stretched, ChangeStyle.stretched(in: theme).hatch)
    case .compressed, .zero:
      (theme.compressed, kind == .zero ? nil : ChangeStyle.compressed(in: theme).hatch)
    case .conflicting: (theme.conflict, nil)
    }
  }
}
