import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The contents of the cells of a strip below the scene.
extension LineStrip {
  func drawGain(
    _ cell: Strip.Cell, _ verdict: Verdict, in box: Rect, on stage: Stage, _ sketch: inout Sketch
  ) {
    let length = cell.gain * stage.projection.zoom
    let part =
      strip.isMirrored
      ? Rect(x: box.minX, y: box.minY, width: length, height: box.height)
      : Rect(x: box.maxX - length, y: box.minY, width: length, height: box.height)
    sketch.texture(part, .gained, verdict, role: "strip-gain")
    let edge = strip.isMirrored ? part.maxX : part.minX
    sketch.lines(
      [box.line(across: .horizontal, at: edge)], Overview.dotted(sketch.theme), role: "strip-gain")
    let text = cell.gain.signedDescription
    let size = sketch.size(of: text, AnnotationFont.smallStrong)
    guard size.width + 10 < part.width else { return }
    sketch.plate(text, verdict, around: part.center, size: size, role: "strip-gain", subject: nil)
  }

  /// Draws the text of a view and its length, or the length of a gap.
  func write(
    _ cell: Strip.Cell, _ row: Strip.Row, in box: Rect, _ beyond: Interval?,
    _ sketch: inout Sketch
  ) {
    let theme = sketch.theme
    // On dots a text has a ground of the tint.
    func ground(_ text: Rect) {
      guard let beyond, text[.horizontal].overlaps(beyond) else { return }
      let shared = text[.horizontal].expanded(by: 2).shared(with: beyond)
      sketch.rectangle(
        Rect(.horizontal, along: shared, across: text[.vertical]),
        fill: theme.compressedTint, cornerRadius: 2, role: "halo")
    }
    // With what a view gained, beside it, this is its length.
    let number = Wording.number(cell.length - cell.gain)
    let font = cell.view == nil ? AnnotationFont.small : AnnotationFont.smallStrong
    let size = sketch.size(of: number, font)
    guard let view = cell.view else {
      guard size.width <= box.width + 3 else { return }
      ground(
        Rect(center: box.center, size: Size(width: min(size.width, box.width), height: size.height))
      )
      sketch.write(
        number, theme.secondaryInk, font, around: box.center, size: size, role: "strip-number")
      return
    }
    // The wanted part of a view that gained.
    let own = cell.gain > .leastShown ? Self.content(of: box, cell, strip) : box
    let color = cell.verdict?.color(in: theme) ?? theme.ink
    let string = layout.scene[view].content.mainText?.string.prefix { $0 != "\n" } ?? ""
    let fits = size.width + 8 <= own.width
    if !string.isEmpty {
      let lines =
        row.label == strip.rows[strip.rows.count - 1].label && cell.verdict == .compressed
        ? Wording(layout: layout).wrappedLines(view) : nil
      let words = lines.map { "\($0.lineCount) lines" } ?? String(string)
      var styled = StyledText(words, font: AnnotationFont.small, style: .content)
      styled.lineLimit = .oneLine
      styled.alignment = strip.isMirrored ? .right : .left
      var space = own.width - 12 - size.width - 8
      let natural = sketch.measurer.metrics(of: styled, maximumWidth: nil).size
      if lines == nil, row.label == strip.rows[strip.rows.count - 1].label,
        layout.cutsText(of: view, .horizontal)
      {
        // It ends where it does in the scene.
        let wanted = layout[view].intrinsicContentSize.size.horizontal ?? cell.length
        space = min(space, natural.width * cell.length / max(wanted, 1))
        styled.lineLimit = layout.scene[view].content.mainText?.lineLimit.ofOneLine ?? .oneLine
      } else if natural.width > space {
        // A part of it would seem to be cut.
        space = 0
      }
      if space > min(natural.width, 26) {
        let width = min(natural.width + 1, space)
        let x = strip.isMirrored ? own.maxX - 7 - width : own.minX + 7
        let place = Rect(
          x: x, y: box.midY - natural.height / 2, width: width, height: natural.height)
        ground(place)
        sketch.write(
          styled, theme.ink, in: place, role: "strip-text", subject: layout.scene[view].name)
        let left = strip.isMirrored ? own.minX + 6 : own.maxX - 6 - size.width
        ground(Rect(x: left, y: box.midY - size.height / 2, size))
        sketch.write(
          number, color, font, at: Point(x: left, y: box.midY - size.height / 2),
          role: "strip-number")
        return
      }
    }
    guard fits || size.width <= own.width else { return }
    ground(Rect(center: own.center, size: size))
    sketch.write(number, color, font, around: own.center, size: size, role: "strip-number")
  }

  private static func content(of box: Rect, _ cell: Strip.Cell, _ strip: Strip) -> Rect {
    let share = cell.length == 0 ? 0 : (cell.length - cell.gain) / cell.length
    return strip.isMirrored
      ? Rect(
        x: box.maxX - box.width * share, y: box.minY, width: box.width * share, height: box.height)
      : Rect(x: box.minX, y: box.minY, width: box.width * share, height: box.height)
  }
}
