import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

extension StripDrawing {
  /// Views of one length from a common edge, the length a line between them.
  func drawBars(_ common: Double, from top: Double, in sketch: inout Sketch) -> Double {
    let theme = sketch.theme
    let line = place(common, 0).start
    let text = Wording.number(common)
    let size = sketch.size(of: text, AnnotationFont.smallStrong)
    sketch.write(
      text, theme.ink, AnnotationFont.smallStrong, around: Point(x: line, y: top + 7), size: size,
      role: "strip-number")
    var y = top + Self.textHeight + 4
    var lines: [[Point]] = [[Point(x: line, y: y - 4), Point(x: line, y: y)]]
    for (index, row) in strip.rows.enumerated() {
      let cell = row.cells[0]
      let color = cell.verdict?.color(in: theme)
      let isLoser = cell.verdict == .compressed && !cell.wraps
      let font = cell.wraps ? AnnotationFont.small : AnnotationFont.smallStrong
      if gutter == nil {
        let name = sketch.write(
          row.label, isLoser ? color! : theme.secondaryInk,
          isLoser ? AnnotationFont.smallStrong : AnnotationFont.small,
          at: Point(x: room.start, y: y), role: "strip-label")
        if !cell.number.isEmpty {
          sketch.write(
            cell.number, color ?? theme.secondaryInk, font,
            at: Point(x: name.maxX + 8, y: y), role: "strip-delta")
        }
        y += Self.textHeight
      } else if let gutter {
        let height = sketch.size(of: row.label, AnnotationFont.small).height
        drawName(
          row.label, isLoser ? color! : theme.secondaryInk,
          isLoser ? AnnotationFont.smallStrong : AnnotationFont.small, at: y, from: gutter,
          in: &sketch)
        if !cell.number.isEmpty {
          let longest = place(0, strip.length)
          // At the free ends of the bars.
          let x =
            strip.isMirrored
            ? longest.start - 10 - sketch.size(of: cell.number, font).width : longest.end + 10
          sketch.write(
            cell.number, color ?? theme.secondaryInk, font,
            at: Point(x: x, y: y + (barHeight - height) / 2), role: "strip-delta")
        }
      }
      let beyond = cell.length > common + 0.005 ? place(common, cell.length - common) : nil
      cells.draw(
        cell, in: box(cell, y), beyond: beyond, .compressed, isMirrored: strip.isMirrored, &sketch)
      if beyond != nil { sketch.signs.insert(.lacking) }
      if cell.isCutShort { drawBreak(across: box(cell, y), in: &sketch) }
      y += barHeight
      let gap = strip.rows.count > 6 ? 4.0 : 6
      if index < strip.rows.count - 1 {
        // Above a bar there can be its name.
        if gutter != nil { lines.append([Point(x: line, y: y), Point(x: line, y: y + gap)]) }
        y += gap
      }
    }
    lines.append([Point(x: line, y: y), Point(x: line, y: y + 5)])
    sketch.lines(
      lines, Stroke(theme.ink, width: 1.25, dash: [2.5, 1.5]), role: "strip-common")
    return y + 4
  }

  /// A zigzag near the end of a bar that is longer than drawn.
  private func drawBreak(across box: Rect, in sketch: inout Sketch) {
    let start = strip.isMirrored ? box.minX + 14 : box.maxX - 14
    func zigzag(_ x: Double) -> [Point] {
      (0...4).map { step in
        Point(
          x: x + (step.isMultiple(of: 2) ? -2 : 2),
          y: box.minY - 3 + (box.height + 6) * Double(step) / 4)
      }
    }
    let sides = [zigzag(start - 2.5), zigzag(start + 2.5)]
    sketch.add(
      .polygon(sides[0] + sides[1].reversed(), fill: sketch.theme.canvas), role: "strip-break")
    sketch.lines(sides, Stroke(sketch.theme.secondaryInk, width: 1), role: "strip-break")
  }
}
