import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Draws a horizontal strip of a card.
struct StripDrawing {
  let strip: Strip
  let layout: Layout
  /// In points of the picture per point of the scene.
  let scale: Double
  /// The interval in which rows are drawn, and labels beside them if there is room.
  let room: Interval
  /// The position of the labels before the rows; `nil` if they are above or behind them.
  let gutter: Double?
  private(set) var cells: StripCells

  static let textHeight = 14.0
  static let labelHeight = 13.5

  init(_ strip: Strip, in layout: Layout, scale: Double, room: Interval, gutter: Double?) {
    self.strip = strip
    self.layout = layout
    self.scale = scale
    self.room = room
    self.gutter = gutter
    cells = StripCells(layout: layout, scale: scale, isPlated: strip.form == .rows)
  }

  /// The height of a bar.
  var barHeight: Double {
    if case .bars = strip.form, strip.rows.count > 6 { return 18 }
    return max(20, 20.5 * scale)
  }

  /// The interval of a part of a row in the picture.
  func place(_ start: Double, _ length: Double) -> Interval {
    strip.isMirrored
      ? Interval(start: room.end - (start + length) * scale, length: length * scale)
      : Interval(start: room.start + start * scale, length: length * scale)
  }

  func place(_ cell: Strip.Cell) -> Interval { place(cell.start, cell.length) }

  /// The rectangle of a cell, whose length can be negative for an overlap.
  func box(_ cell: Strip.Cell, _ y: Double) -> Rect {
    let span = place(min(cell.start, cell.end), abs(cell.length))
    return Rect(x: span.start, y: y, width: span.length, height: barHeight)
  }

  /// Draws below a y position. Returns the y position below it.
  func draw(from top: Double, in sketch: inout Sketch) -> Double {
    var drawing = self
    var trial = sketch
    var bottom = drawRows(from: top, in: &trial)
    // A text that fits with smaller letters alone would seem to be another one than where it is cut: all are as small.
    let texts = Set(layout.scene.views.filter { $0.content.traits.isText }.map(\.name))
    let sizes = trial.marks[sketch.marks.count...].compactMap { mark -> Double? in
      guard mark.role == "content", mark.subject.map(texts.contains) ?? false,
        case .text(let text) = mark.shape
      else { return nil }
      return text.text.font.size * text.scale
    }
    if let smallest = sizes.min(), smallest < cells.least {
      drawing.cells.least = max(StripCells.leastShrunk, smallest)
      bottom = drawing.drawRows(from: top, in: &sketch)
    } else {
      sketch = trial
    }
    guard let more = strip.more else { return bottom }
    return Paragraph(
      more, AnnotationFont.small, width: room.end - (gutter ?? room.start),
      measuring: sketch.measurer
    ).draw(
      at: Point(x: gutter ?? room.start, y: bottom + 3), sketch.theme.secondaryInk,
      role: "strip-label", in: &sketch)
  }

  private func drawRows(from top: Double, in sketch: inout Sketch) -> Double {
    var y = top
    switch strip.form {
    case .bars(let common): return drawBars(common, from: y, in: &sketch)
    case .alternatives:
      y = drawNumbers(strip.rows[0], includingViews: true, from: y, in: &sketch)
      var marks = 0
      for (index, row) in strip.rows.enumerated() where index == 0 || sketch.shows(.ambiguity) {
        if index > 0 {
          y += gutter == nil ? 4 : max(9, 2 * Self.labelHeight + 1 - barHeight)
          if gutter == nil { y = drawLabelAbove(row, at: y, in: &sketch) }
        }
        y = drawLabel(of: row, at: y, index, in: &sketch)
        marks = sketch.marks.count
        drawRow(row, at: y, in: &sketch)
        y += barHeight
      }
      return drawNames(from: y + 3, afterMark: marks, in: &sketch)
    case .rows:
      for (index, row) in strip.rows.enumerated() {
        if index > 0 { y += 6 }
        let font = AnnotationFont.smallStrong
        let color = row.cells.compactMap(\.verdict).first?.color(in: sketch.theme)
        if let gutter {
          drawName(row.label, color ?? sketch.theme.ink, font, at: y, from: gutter, in: &sketch)
        } else {
          sketch.writeCut(
            row.label, color ?? sketch.theme.ink, font, at: Point(x: room.start, y: y),
            width: room.length, role: "strip-label")
        }
        if gutter == nil { y += Self.textHeight }
        drawRow(row, at: y, in: &sketch)
        y += barHeight
      }
      return y
    case .got:
      y = drawNumbers(strip.rows[0], includingViews: false, from: y, in: &sketch)
      y = drawLabel(of: strip.rows[0], at: y, 0, in: &sketch)
      drawRow(strip.rows[0], at: y, in: &sketch)
      y += barHeight
    case .pair, .needs:
      if strip.excess > .leastShown {
        y = sketch.stripExcess(
          strip.excess, over: place(strip.available, strip.excess), in: room,
          strip.excessVerdict, isMirrored: strip.isMirrored, at: y)
      }
      y = drawNumbers(strip.rows[0], includingViews: false, from: y, in: &sketch)
      let wanted = drawLabel(of: strip.rows[0], at: y, 0, in: &sketch)
      let got = wanted + barHeight + 12
      drawBands(from: wanted + barHeight, to: got, in: &sketch)
      drawRow(strip.rows[0], at: wanted, in: &sketch)
      drawExcessPart(at: wanted, in: &sketch)
      drawLabel(of: strip.rows[1], at: got, 1, in: &sketch)
      drawRow(strip.rows[1], at: got, in: &sketch)
      y = got + barHeight
      if gutter == nil,
        behind(strip.rows[1], sketch.size(of: strip.rows[1].label, AnnotationFont.small)) == nil
      {
        y += Self.textHeight
      }
    }
    return StripCaptions(strip: strip, layout: layout, room: room, gutter: gutter)
      .draw(strip.captioned, from: y + 3, in: &sketch) { place($0) }
  }

  /// Dots the gaps that do not fit in the room; views have dots of their own.
  private func drawExcessPart(at y: Double, in sketch: inout Sketch) {
    guard strip.excess > .leastShown else { return }
    let beyond = place(strip.available, strip.excess)
    // Between the views, whose contents stay on top.
    for gap in strip.rows[0].cells where gap.view == nil {
      sketch.stripBeyond(beyond, in: box(gap, y), .horizontal, strip.excessVerdict)
    }
    sketch.signs.insert(.lacking)
  }

  // MARK: - Rows

  private func drawRow(_ row: Strip.Row, at y: Double, in sketch: inout Sketch) {
    for cell in row.cells where cell.view == nil { drawGap(cell, at: y, in: &sketch) }
    let isWanted = strip.excess > .leastShown && row.label == strip.rows[0].label
    let beyond =
      isWanted ? place(strip.available, strip.excess) : nil
    for cell in row.cells.filter({ $0.view != nil }).sorted(by: {
      ($0.verdict == nil ? 0 : 1) < ($1.verdict == nil ? 0 : 1)
    }) {
      cells.draw(
        cell, in: box(cell, y), beyond: beyond,
        strip.excessVerdict, isMirrored: strip.isMirrored, &sketch)
    }
    for cell in row.cells
    where cell.view == nil && cell.isBroken && !isWanted && strip.form == .needs {
      let box = box(cell, y)
      guard abs(cell.length) > .leastShown, row.label == strip.rows[1].label else { continue }
      let names = row.cells.compactMap { $0.view.map { layout.scene[$0].name } }
      sketch.stripClash(cell, in: box, .horizontal, below: Set(names))
    }
  }

  private func drawGap(_ cell: Strip.Cell, at y: Double, in sketch: inout Sketch) {
    guard cell.length > .leastShown else { return }
    let box = box(cell, y)
    let theme = sketch.theme
    if cell.isUnknown { return sketch.unknown(box, role: "strip-unknown") }
    if cell.isBroken {
      guard !cell.number.isEmpty, strip.form == .needs else { return }
      sketch.rectangle(
        box, stroke: Overview.dashed(theme.conflict), role: "strip-gap")
      return
    }
    sketch.stripGap(cell, in: box, .horizontal, isMirrored: strip.isMirrored)
  }

  /// Draws what becomes of each view, from the wanted row to the other.
  private func drawBands(from top: Double, to bottom: Double, in sketch: inout Sketch) {
    for (wanted, got) in strip.bands {
      sketch.stripBand(
        .horizontal, from: place(wanted), at: top, to: place(got), at: bottom, wanted.verdict)
    }
  }
}

extension Sketch {
  /// Draws a text on one line, cut at a width.
  mutating func writeCut(
    _ string: String, _ color: Color, _ font: Font, at corner: Point, width: Double, role: String
  ) {
    let size = size(of: string, font)
    var text = StyledText(string, font: font, alignment: .left, style: .annotation)
    text.lineLimit = LineLimit(numberOfLines: 1, lineBreakMode: .byTruncatingTail)
    write(
      text, color,
      in: Rect(
        origin: corner, size: Size(width: min(size.width, max(10, width)), height: size.height)),
      role: role)
  }
}
