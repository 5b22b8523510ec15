import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

extension StripDrawing {
  /// Draws the label of a row: before it, above it, or behind it. Returns the y position of the row.
  @discardableResult
  func drawLabel(
    of row: Strip.Row, at y: Double, _ index: Int, in sketch: inout Sketch
  ) -> Double {
    let theme = sketch.theme
    let isDrawn = index == 0 && row.cells.contains { $0.verdict != nil && !$0.isDashed }
    let nameColor = isDrawn ? Verdict.ambiguous.color(in: theme) : theme.ink
    if let gutter {
      guard let name = row.name else {
        let size = sketch.size(of: row.label, AnnotationFont.small)
        sketch.write(
          row.label, theme.secondaryInk, AnnotationFont.small,
          at: Point(x: gutter, y: y + (barHeight - size.height) / 2), role: "strip-label")
        return y
      }
      let top = y + (barHeight - 2 * Self.labelHeight) / 2
      sketch.write(
        row.label, theme.secondaryInk, AnnotationFont.small, at: Point(x: gutter, y: top),
        role: "strip-label")
      let width = room.start - gutter - 4
      sketch.writeCut(
        withAmount(name, width, in: sketch), nameColor, AnnotationFont.smallStrong,
        at: Point(x: gutter, y: top + Self.labelHeight), width: width, role: "strip-label")
      return y
    }
    if row.name == nil, index == strip.rows.count - 1, strip.form != .got {
      // Behind the row, or below it.
      let size = sketch.size(of: row.label, AnnotationFont.small)
      let x = behind(row, size)
      sketch.write(
        row.label, theme.secondaryInk, AnnotationFont.small,
        at: x.map { Point(x: $0, y: y + (barHeight - size.height) / 2) }
          ?? Point(
            x: strip.isMirrored ? room.end - size.width : room.start, y: y + barHeight + 2),
        role: "strip-label")
    }
    return y
  }

  /// “remember… −42.5”: where a name and its amount have no room, the name is shorter. A part of the amount would be
  /// another one.
  private func withAmount(_ name: String, _ width: Double, in sketch: Sketch) -> String {
    let font = AnnotationFont.smallStrong
    guard sketch.size(of: name, font).width > width, let sign = name.lastIndex(of: "−") else {
      return name
    }
    let tail = " \(name[sign...])"
    return sketch.shortened(
      String(name[..<sign].dropLast()), font,
      to: width - sketch.size(of: tail, font).width) + tail
  }

  /// The position of a label behind a row; `nil` if it has no room there.
  func behind(_ row: Strip.Row, _ size: Size) -> Double? {
    let span = place(0, row.length)
    let x = strip.isMirrored ? span.start - 8 - size.width : span.end + 8
    return x >= room.start - 24 && x + size.width <= room.end + 1 ? x : nil
  }

  /// Draws the label of a row above it. Returns the y position below the label.
  func drawLabelAbove(
    _ row: Strip.Row, at y: Double, in sketch: inout Sketch
  ) -> Double {
    let label = sketch.size(of: row.label, AnnotationFont.small)
    let name = row.name.map { sketch.size(of: $0, AnnotationFont.smallStrong) }
    let x =
      strip.isMirrored ? room.end - label.width - (name.map { $0.width + 3 } ?? 0) : room.start
    sketch.write(
      row.label, sketch.theme.secondaryInk, AnnotationFont.small, at: Point(x: x, y: y),
      role: "strip-label")
    if let name = row.name {
      sketch.write(
        name, sketch.theme.ink, AnnotationFont.smallStrong, at: Point(x: x + label.width + 3, y: y),
        role: "strip-label")
    }
    return y + Self.textHeight
  }

  /// Draws the name of a row before it, on two lines if it is too long for one.
  func drawName(
    _ name: String, _ color: Color, _ font: Font, at y: Double, from gutter: Double,
    in sketch: inout Sketch
  ) {
    let width = room.start - gutter - 6
    var lines = [name]
    if sketch.size(of: name, font).width > width {
      // Before a capital letter: “unavailable” and “BadgeLabel”.
      let ends = name.indices.dropFirst().filter { name[$0].isUppercase }
      if let end = ends.last(where: { sketch.size(of: String(name[..<$0]), font).width <= width }) {
        lines = [String(name[..<end]), sketch.shortened(String(name[end...]), font, to: width)]
      } else {
        lines = [sketch.shortened(name, font, to: width)]
      }
    }
    let height = 12.0
    let top = y + (barHeight - height * Double(lines.count)) / 2 - 0.5
    for (index, line) in lines.enumerated() {
      sketch.write(
        line, color, font, at: Point(x: gutter, y: top + height * Double(index)),
        role: "strip-label")
    }
  }
}
