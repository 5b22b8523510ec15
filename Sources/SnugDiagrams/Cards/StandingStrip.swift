import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Draws a strip of heights: its rows stand, constants left of them and names right of them.
struct StandingStrip {
  let strip: Strip
  let layout: Layout
  let scale: Double
  /// The position of the first row, with room for constants left of it, and the end of the names.
  let left: Double
  let right: Double
  private let cells: StripCells
  /// The width of its rows: their texts', if there is room.
  private let thickness: Double

  /// The height of a strip, and its limit where texts need more: a row of 13.5 points holds one of 11.
  private static let (tall, tallest, lowest) = (160.0, 280.0, 13.5)
  private static let thinnest = 92.0
  private static let thickest = 180.0
  private static let apart = 28.0
  private static let lineHeight = 14.0
  /// The least width of names with lengths. With less, they are below.
  private static let leastNames = 165.0

  init(_ strip: Strip, in layout: Layout, most: Double, left: Double, right: Double) {
    self.strip = strip
    self.layout = layout
    let texts = strip.rows.flatMap(\.cells).filter {
      $0.length > .leastShown && $0.view.map { layout.scene[$0].content.mainText != nil } ?? false
    }
    let lowest = texts.map(\.length).min() ?? strip.length
    let legible = min(Self.tallest, Self.lowest * strip.length / lowest)
    scale = min(1, most, max(Self.tall, legible) / max(1, strip.length))
    self.left = left
    self.right = right
    cells = StripCells(layout: layout, scale: scale)
    let widths = texts.compactMap(\.view).map { view in
      min(
        layout[view].alignmentRect.width,
        layout[view].intrinsicContentSize.size.horizontal ?? .infinity)
    }
    let rows = Double(strip.rows.count)
    let room = (right - left - Self.leastNames - (rows - 1) * Self.apart) / rows
    let widest = (widths.max() ?? 0) * max(scale, 0.65) + 8
    thickness = max(Self.thinnest, min(widest, room, Self.thickest))
  }

  func draw(from top: Double, in sketch: inout Sketch) -> Double {
    let theme = sketch.theme
    let origin = top + Self.lineHeight + 4
    func across(_ index: Int) -> Interval {
      Interval(
        start: left + Double(index) * (thickness + Self.apart), length: thickness)
    }
    func box(_ cell: Strip.Cell, _ index: Int) -> Rect {
      Rect(
        .vertical,
        along: Interval(
          start: origin + min(cell.start, cell.end) * scale, length: abs(cell.length) * scale),
        across: across(index))
    }
    for (index, row) in strip.rows.enumerated() {
      sketch.write(
        row.label, theme.secondaryInk, AnnotationFont.small,
        at: Point(x: across(index).start, y: top), role: "strip-label")
    }
    if strip.rows.count == 2 { drawBands(box, in: &sketch) }
    let verdict = strip.excessVerdict
    let beyond =
      strip.excess > .leastShown
      ? Interval(
        start: origin + strip.available * scale, length: strip.excess * scale) : nil
    for (index, row) in strip.rows.enumerated() {
      for cell in row.cells where cell.view == nil {
        drawGap(
          cell, in: box(cell, index), isFirst: index == 0, beyond: index == 0 ? beyond : nil,
          verdict, &sketch)
      }
      for cell in row.cells where cell.view != nil {
        cells.draw(
          cell, in: box(cell, index), axis: .vertical, beyond: index == 0 ? beyond : nil, verdict,
          isMirrored: false, &sketch)
      }
    }
    var bottom = origin + strip.length * scale + 2
    if let beyond {
      let banded = strip.rows[0].cells.filter { $0.view != nil || $0.isBroken }
      let bands = origin + (banded.map { max($0.start, $0.end) }.max() ?? 0) * scale
      bottom = max(bottom, drawExcess(beyond, below: bands, verdict, across(0), in: &sketch))
    }
    drawConstants(from: origin, in: &sketch)
    let last = across(strip.rows.count - 1)
    if right - last.end < widthOfNames(in: sketch) {
      return drawList(from: bottom + 4, in: &sketch)
    }
    return max(bottom, drawNames(from: origin, last, in: &sketch))
  }

  private func drawGap(
    _ cell: Strip.Cell, in box: Rect, isFirst: Bool, beyond: Interval?, _ verdict: Verdict,
    _ sketch: inout Sketch
  ) {
    let theme = sketch.theme
    guard box.height > Sketch.leastTextured else { return }
    if cell.isUnknown { return sketch.unknown(box, role: "strip-unknown") }
    if cell.isBroken {
      if isFirst {
        sketch.rectangle(box, stroke: Overview.dashed(theme.conflict), role: "strip-gap")
      } else {
        sketch.stripClash(cell, in: box, .vertical)
      }
      return
    }
    if !sketch.stripBeyond(beyond, in: box, .vertical, verdict) {
      sketch.stripGap(cell, in: box, .vertical)
    }
  }

  private func drawBands(
    _ box: (Strip.Cell, Int) -> Rect, in sketch: inout Sketch
  ) {
    for (wanted, got) in zip(strip.rows[0].cells, strip.rows[1].cells)
    where !got.isUnknown && (wanted.view != nil || wanted.isBroken) {
      let (one, other) = (box(wanted, 0), box(got, 1))
      sketch.stripBand(
        .vertical, from: one[.vertical], at: one.maxX, to: other[.vertical], at: other.minX,
        wanted.verdict)
    }
  }

  /// Returns the y position below the label: it is between the rows if it has room there below the
  /// lines from wanted to got, else below the first.
  private func drawExcess(
    _ beyond: Interval, below bands: Double, _ verdict: Verdict, _ across: Interval,
    in sketch: inout Sketch
  ) -> Double {
    let color = verdict.color(in: sketch.theme)
    let x = across.start - 5
    sketch.lines(
      [
        [
          Point(x: x + 4, y: beyond.start), Point(x: x, y: beyond.start),
          Point(x: x, y: beyond.end), Point(x: x + 4, y: beyond.end),
        ]
      ], Stroke(color, width: 1.5), role: "strip-excess")
    sketch.signs.insert(.lacking)
    let text = "\(Wording.number(strip.excess)) too much"
    let size = sketch.size(of: text, AnnotationFont.smallStrong)
    let isBeside = beyond.end - size.height >= bands
    return sketch.write(
      text, color, AnnotationFont.smallStrong,
      at: isBeside
        ? Point(x: across.end + 8, y: beyond.end - size.height)
        : Point(x: across.start, y: beyond.end + 3),
      role: "strip-excess"
    ).maxY
  }

  /// The lengths of gaps, left of the first row.
  private func drawConstants(from origin: Double, in sketch: inout Sketch) {
    let theme = sketch.theme
    let gaps = strip.rows[0].cells.filter { $0.view == nil && abs($0.length) > .leastShown }
    let middles = Sketch.spread(
      gaps.map { origin + ($0.start + $0.length / 2) * scale }, gaps.map { _ in 13.5 },
      in: Interval(start: origin - 8, end: .infinity))
    for (gap, middle) in zip(gaps, middles) {
      let size = sketch.size(of: gap.number, AnnotationFont.small)
      let corner = Point(x: left - 8 - size.width, y: middle - size.height / 2)
      let box = sketch.write(
        gap.number, gap.isBroken ? theme.conflict : theme.secondaryInk, AnnotationFont.small,
        at: corner, role: "strip-number")
      if gap.isBroken {
        sketch.lines(
          [[Point(x: box.minX - 1, y: box.midY), Point(x: box.maxX + 1, y: box.midY)]],
          Stroke(theme.conflict, width: 1.3), role: "struck")
      }
    }
  }

  /// Draws the names with lengths below each other. Returns the y position below them.
  private func drawList(from y: Double, in sketch: inout Sketch) -> Double {
    let cells = strip.captioned.cells.filter { $0.view != nil }
    let names = cells.map { $0.view.map { layout.scene[$0].name } ?? "" }
    let widest = names.map { sketch.size(of: $0, AnnotationFont.smallStrong).width }.max() ?? 0
    let column = min(widest + 14, 150)
    for (index, (cell, name)) in zip(cells, names).enumerated() {
      let color = cell.verdict?.color(in: sketch.theme) ?? sketch.theme.secondaryInk
      let top = y + Double(index) * Self.lineHeight
      sketch.writeCut(
        name, color, AnnotationFont.smallStrong, at: Point(x: left, y: top), width: column - 8,
        role: "strip-caption")
      sketch.write(
        cell.caption(in: sketch), color, AnnotationFont.small, at: Point(x: left + column, y: top),
        role: "strip-caption", subject: name)
    }
    return y + Double(cells.count) * Self.lineHeight
  }

  /// The width that the names with lengths need right of the last row; that of the least room if a gap there is more
  /// than required, which a list does not say.
  private func widthOfNames(in sketch: Sketch) -> Double {
    if strip.captioned.cells.contains(where: { $0.view == nil && $0.isBroken }) {
      return Self.leastNames
    }
    let widths = strip.captioned.cells.compactMap { cell in
      cell.view.map { view in
        sketch.size(of: layout.scene[view].name, AnnotationFont.smallStrong).width
          + sketch.size(of: cell.caption(in: sketch), AnnotationFont.small).width
      }
    }
    return max(Self.leastNames, (widths.max() ?? 0) + 22)
  }

  /// Draws the names with lengths right of the last row. Returns the y position below them.
  private func drawNames(
    from origin: Double, _ across: Interval, in sketch: inout Sketch
  ) -> Double {
    let theme = sketch.theme
    let cells = strip.captioned.cells.filter {
      $0.view != nil || $0.isBroken
    }
    let middles = Sketch.spread(
      cells.map { origin + ($0.start + $0.length / 2) * scale }, cells.map { _ in Self.lineHeight },
      in: Interval(start: origin - 4, end: .infinity))
    var bottom = origin
    for (cell, middle) in zip(cells, middles) {
      let color = cell.verdict?.color(in: theme) ?? theme.secondaryInk
      let x = across.end + 10
      let y = middle - Self.lineHeight / 2
      bottom = max(bottom, y + Self.lineHeight)
      guard let view = cell.view else {
        let needed = strip.rows[0].cells.first(where: \.isBroken)?.length ?? cell.length
        let more = cell.length - needed
        if more > .leastShown {
          sketch.write(
            "\(Wording.number(more)) more than required", color, AnnotationFont.smallStrong,
            at: Point(x: x, y: y), role: "strip-caption")
        }
        continue
      }
      let name = layout.scene[view].name
      let size = sketch.size(of: name, AnnotationFont.smallStrong)
      let rest = sketch.size(of: cell.caption(in: sketch), AnnotationFont.small)
      sketch.writeCut(
        name, color, AnnotationFont.smallStrong, at: Point(x: x, y: y),
        width: right - x - rest.width - 6, role: "strip-caption")
      sketch.write(
        cell.caption(in: sketch), color, AnnotationFont.small,
        at: Point(x: min(x + size.width, right - rest.width - 6) + 6, y: y), role: "strip-caption",
        subject: name)
    }
    return bottom
  }
}
