import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The only contest of a scene, below it and at its scale: what was wanted over what came of it.
struct LineStrip {
  let contest: Contest
  let layout: Layout
  let strip: Strip
  /// The position of the first piece in the scene, in points.
  private let start: Double

  private static let barHeight = 22.0
  private static let between = 30.0
  static let lineHeight = 14.0
  /// The least scale. At a smaller one a card has more room.
  static let leastZoom = 0.8

  /// `nil` unless the scene has one reason, a row of widths.
  init?(_ explanation: Explanation, _ cards: [Card]) {
    guard cards.count == 1, let own = cards[0].reason.contest, own.ambiguity == nil else {
      return nil
    }
    let isRow = cards[0].reason.alike.isEmpty && own.form != .equation
    guard let contest = isRow ? own : cards[0].reason.line(in: explanation.layout),
      let strip = Strip(line: contest, in: explanation.layout)
    else { return nil }
    self.contest = contest
    self.strip = strip
    layout = explanation.layout
    // The row is below itself.
    let got = strip.rows[strip.rows.count - 1].cells
    guard let first = got.first(where: { $0.view != nil && $0.length > Sketch.leastFilled }),
      let view = first.view
    else { return nil }
    let span = layout[view].alignmentRect[.horizontal]
    start = strip.isMirrored ? span.end + first.start : span.start - first.start
  }

  /// The interval of the strip in the scene, in points.
  var extent: Interval {
    strip.isMirrored
      ? Interval(start: start - strip.length, end: start)
      : Interval(start: start, end: start + strip.length)
  }

  func place(_ cell: Strip.Cell, on stage: Stage) -> Interval {
    place(cell.start, cell.length, on: stage)
  }

  private func place(_ from: Double, _ length: Double, on stage: Stage) -> Interval {
    let span =
      strip.isMirrored
      ? Interval(start: start - from - length, end: start - from)
      : Interval(start: start + from, end: start + from + length)
    return Interval(
      start: stage.projection(span.start, .horizontal),
      end: stage.projection(span.end, .horizontal))
  }

  /// Draws below a y position. Returns the y position below it.
  func draw(from top: Double, on stage: Stage, in sketch: inout Sketch) -> Double {
    let theme = sketch.theme
    let got = strip.rows[strip.rows.count - 1]
    let room = place(0, got.length, on: stage)
    let isPair = strip.rows.count == 2
    // The room continues the frame, up to the labels.
    let corridor = top + 16
    sketch.lines(
      [room.start, room.end].map { [Point(x: $0, y: top), Point(x: $0, y: corridor)] },
      Stroke(theme.corridor, width: 1), role: "corridor")
    var y = corridor + 8
    let labelTop = y
    y += Self.lineHeight + (isPair ? 8 : 4)
    if isPair {
      let wanted = strip.rows[0]
      drawTotal(wanted, at: labelTop, place(0, wanted.length, on: stage), in: &sketch)
      if strip.excess > .leastShown {
        // Behind the label.
        let label = sketch.size(of: wanted.label, AnnotationFont.smallStrong).width + 10
        sketch.stripExcess(
          strip.excess, over: place(got.length, strip.excess, on: stage),
          in: Interval(start: room.start + (strip.isMirrored ? 0 : label), end: room.end),
          .compressed, isMirrored: strip.isMirrored, at: labelTop)
      }
      draw(wanted, at: y, on: stage, in: &sketch)
      let below = y + Self.barHeight
      drawBands(from: below, to: below + Self.between, on: stage, in: &sketch)
      y = below + Self.between
    }
    draw(got, at: y, on: stage, in: &sketch)
    let size = sketch.size(of: got.label, AnnotationFont.smallStrong)
    let end = place(0, got.length, on: stage)
    let behind =
      strip.isMirrored ? end.start - 8 - size.width : end.end + 8
    if isPair {
      sketch.write(
        got.label, theme.ink, AnnotationFont.smallStrong,
        at: Point(x: max(4, behind), y: y + (Self.barHeight - size.height) / 2), role: "strip-label"
      )
    } else {
      drawTotal(got, at: labelTop, end, in: &sketch)
    }
    return captions.draw(got, from: y + Self.barHeight + 4, in: &sketch) { place($0, on: stage) }
  }

  private var captions: StripCaptions {
    StripCaptions(
      strip: strip, layout: layout, room: Interval(start: 18, end: 812), gutter: nil, isRoomy: true)
  }

  func captionWidth(in sketch: Sketch) -> Double {
    captions.width(strip.rows[strip.rows.count - 1], in: sketch)
  }

  private func drawTotal(
    _ row: Strip.Row, at y: Double, _ span: Interval, in sketch: inout Sketch
  ) {
    let size = sketch.size(of: row.label, AnnotationFont.smallStrong)
    sketch.write(
      row.label, sketch.theme.secondaryInk, AnnotationFont.smallStrong,
      at: Point(x: strip.isMirrored ? span.end - size.width : span.start, y: y),
      role: "strip-label")
  }

  // MARK: - Rows

  private func draw(
    _ row: Strip.Row, at y: Double, on stage: Stage, in sketch: inout Sketch
  ) {
    let theme = sketch.theme
    let isWanted = strip.rows.count == 2 && row.label == strip.rows[0].label
    let beyond =
      isWanted && strip.excess > .leastShown
      ? place(strip.rows[1].length, strip.excess, on: stage) : nil
    for cell in row.cells {
      let span = place(cell, on: stage)
      let box = Rect(x: span.start, y: y, width: span.length, height: Self.barHeight)
      if box.width < Sketch.leastFilled {
        guard cell.view != nil else { continue }
        sketch.lines(
          [[Point(x: box.midX, y: box.minY), Point(x: box.midX, y: box.maxY)]],
          Stroke(cell.verdict?.color(in: theme) ?? theme.quietEdge, width: 2.5),
          role: "strip-view")
        sketch.signs.insert(.nothingLeft)
        continue
      }
      if cell.view != nil {
        sketch.rectangle(box, fill: theme.surfaces[0], role: "strip-view")
      } else if cell.isMargin {
        sketch.rectangle(box, fill: theme.marginTint, role: "strip-margin")
      }
      if let beyond, span.overlaps(beyond) {
        let shared = span.shared(with: beyond)
        sketch.texture(
          Rect(x: shared.start, y: y, width: shared.length, height: Self.barHeight), .lacking,
          .compressed, role: "strip-beyond")
      }
      if cell.view != nil, cell.gain > .leastShown, let verdict = cell.verdict {
        drawGain(cell, verdict, in: box, on: stage, &sketch)
      }
      write(cell, row, in: box, beyond, &sketch)
      guard cell.view != nil else { continue }
      sketch.rectangle(
        cell.verdict == nil ? box : box.outset(by: EdgeInsets(all: 0.5)),
        stroke: cell.verdict.map { Stroke($0.color(in: theme), width: 1.75) }
          ?? Stroke(theme.quietEdge, width: 1),
        role: "strip-view", subject: cell.view.map { layout.scene[$0].name })
    }
  }

  private func drawGain(
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
      [[Point(x: edge, y: box.minY), Point(x: edge, y: box.maxY)]],
      Overview.dotted(sketch.theme), role: "strip-gain")
    let text = cell.gain.signedDescription
    let size = sketch.size(of: text, AnnotationFont.smallStrong)
    guard size.width + 10 < part.width else { return }
    sketch.plate(text, verdict, around: part.center, size: size, role: "strip-gain", subject: nil)
  }

  /// Draws the text of a view and its length, or the length of a gap.
  private func write(
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
    let number = Wording.number(cell.length)
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
      styled.lineLimit = LineLimit(numberOfLines: 1, lineBreakMode: .byTruncatingTail)
      styled.alignment = strip.isMirrored ? .right : .left
      let space = own.width - 12 - size.width - 8
      let natural = sketch.measurer.metrics(of: styled, maximumWidth: nil).size
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

  private func drawBands(
    from top: Double, to bottom: Double, on stage: Stage, in sketch: inout Sketch
  ) {
    for (wanted, got) in strip.bands {
      sketch.stripBand(
        .horizontal, from: place(wanted, on: stage), at: top, to: place(got, on: stage), at: bottom,
        wanted.verdict)
    }
  }
}
