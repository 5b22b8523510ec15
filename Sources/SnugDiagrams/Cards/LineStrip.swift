import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The only contest of a scene, below it and at its scale: what was wanted over what came of it.
struct LineStrip {
  let contest: Contest
  let layout: Layout
  let strip: Strip
  /// The index of its card.
  let card: Int
  /// The position of the first piece in the scene, in points.
  private let start: Double

  private static let barHeight = 22.0
  private static let between = 30.0
  static let lineHeight = 14.0
  /// The width of “188.5 too much”.
  private static let widestExcess = 92.0
  /// The least scale. At a smaller one a card has more room.
  static let leastZoom = 0.8
  /// In panels it is compared with those beside it. A text of 17 points has 11.
  static let leastZoomOfPanels = 0.65

  /// The limit for the cards below it. Of more, each has its number in the scene, and none is left out.
  private static let mostCards = 3

  /// `nil` unless the scene has one row of widths in which views compete, and at most two reasons in which
  /// nothing does.
  init?(_ explanation: Explanation, _ cards: [Card]) {
    let layout = explanation.layout
    guard (1...Self.mostCards).contains(cards.count),
      cards.allSatisfy({ $0.reason.contest != nil && $0.reason.ambiguities.isEmpty }),
      let card = cards.firstIndex(where: { cards.count == 1 || $0.strip != nil }),
      cards.indices.allSatisfy({ $0 == card || cards[$0].strip == nil }),
      let own = cards[card].reason.contest
    else { return nil }
    let isRow = cards[card].reason.alike.isEmpty && own.form != .equation
    guard let contest = isRow ? own : cards[card].reason.line(in: layout),
      let strip = Strip(line: contest, in: layout)
    else { return nil }
    self.init(contest, strip, card, in: layout)
  }

  private init?(_ contest: Contest, _ strip: Strip, _ card: Int, in layout: Layout) {
    self.contest = contest
    self.strip = strip
    self.card = card
    self.layout = layout
    // The row is below itself.
    let got = strip.rows[strip.rows.count - 1].cells
    guard let first = got.first(where: { $0.view != nil && $0.length > Sketch.leastFilled }),
      let view = first.view
    else { return nil }
    let span = layout[view].alignmentRect[.horizontal]
    start = strip.isMirrored ? span.end + first.start : span.start - first.start
  }

  /// Also with what the views that gain wanted.
  var showingWanted: LineStrip? {
    Strip(line: contest, showsWanted: true, in: layout).flatMap {
      LineStrip(contest, $0, card, in: layout)
    }
  }

  /// The views whose names are below it.
  var captioned: Set<ViewID> { Set(strip.captioned.cells.compactMap(\.view)) }

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
  ///
  /// - Parameter first: the scene of the first panel; priorities that it does not have are in boxes.
  func draw(
    from top: Double, on stage: Stage, in space: Interval, unlike first: Scene? = nil,
    _ sketch: inout Sketch
  ) -> Double {
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
    var labelTop = y
    // A panel has no room behind its strip.
    let isPanel = first != nil
    // There the texts are as large as in the scene.
    let barHeight =
      isPanel ? max(Self.barHeight, 20.5 * stage.projection.zoom) : Self.barHeight
    if isPair {
      let wanted = strip.rows[0]
      let label = isPanel ? "\(wanted.label), \(got.label)" : wanted.label
      drawTotal(label, at: labelTop, place(0, wanted.length, on: stage), in: &sketch)
      let difference = max(strip.excess, strip.spare)
      if difference > .leastShown {
        let span = place(min(wanted.length, got.length), difference, on: stage)
        var start = room.start
        let width = sketch.size(of: label, AnnotationFont.smallStrong).width + 10
        if !strip.isMirrored {
          // Behind the label, or below it.
          let isBehind = !isPanel || start + width + Self.widestExcess <= space.end
          if isBehind { start += width } else { labelTop += Self.lineHeight }
        }
        sketch.stripExcess(
          difference, over: span, in: Interval(start: start, end: room.end),
          strip.spare > 0 ? .stretched : .compressed, isMirrored: strip.isMirrored, at: labelTop)
      }
    }
    y = labelTop + Self.lineHeight + (isPair ? 8 : 4)
    if isPair {
      let wanted = strip.rows[0]
      draw(wanted, at: y, barHeight, on: stage, isPanel, in: &sketch)
      let below = y + barHeight
      drawBands(from: below, to: below + Self.between, on: stage, in: &sketch)
      y = below + Self.between
    }
    draw(got, at: y, barHeight, on: stage, isPanel, in: &sketch)
    if !isPair {
      drawTotal(got.label, at: labelTop, place(0, got.length, on: stage), in: &sketch)
    } else if !isPanel {
      let size = sketch.size(of: got.label, AnnotationFont.smallStrong)
      let end = place(0, got.length, on: stage)
      let behind = strip.isMirrored ? end.start - 8 - size.width : end.end + 8
      sketch.write(
        got.label, theme.ink, AnnotationFont.smallStrong,
        at: Point(x: max(4, behind), y: y + (barHeight - size.height) / 2), role: "strip-label"
      )
    }
    return captions(in: space, unlike: first).draw(got, from: y + barHeight + 4, in: &sketch) {
      place($0, on: stage)
    }
  }

  private func captions(in space: Interval, unlike first: Scene? = nil) -> StripCaptions {
    StripCaptions(
      strip: strip, layout: layout, room: space, gutter: nil, isRoomy: true, first: first)
  }

  func captionWidth(in sketch: Sketch) -> Double {
    captions(in: extent).width(strip.rows[strip.rows.count - 1], in: sketch)
  }

  private func drawTotal(
    _ label: String, at y: Double, _ span: Interval, in sketch: inout Sketch
  ) {
    let size = sketch.size(of: label, AnnotationFont.smallStrong)
    sketch.write(
      label, sketch.theme.secondaryInk, AnnotationFont.smallStrong,
      at: Point(x: strip.isMirrored ? span.end - size.width : span.start, y: y),
      role: "strip-label")
  }

  // MARK: - Rows

  /// - Parameter isPanel: whether numbers are only below the strip and in a sum.
  private func draw(
    _ row: Strip.Row, at y: Double, _ barHeight: Double, on stage: Stage, _ isPanel: Bool,
    in sketch: inout Sketch
  ) {
    let theme = sketch.theme
    let isWanted = strip.rows.count == 2 && row.label == strip.rows[0].label
    let beyond =
      isWanted && strip.excess > .leastShown
      ? place(strip.available, strip.excess, on: stage) : nil
    for cell in row.cells {
      let span = place(cell, on: stage)
      let box = Rect(x: span.start, y: y, width: span.length, height: barHeight)
      if isPanel, cell.view != nil {
        StripCells(layout: layout, scale: stage.projection.zoom, isPlated: true).draw(
          cell, in: box, beyond: beyond, .compressed, isMirrored: strip.isMirrored, &sketch)
        continue
      }
      if box.width < Sketch.leastFilled {
        guard cell.view != nil else { continue }
        sketch.lines(
          [box.line(across: .horizontal, at: box.midX)],
          Stroke(cell.verdict?.color(in: theme) ?? theme.quietEdge, width: 2.5),
          role: "strip-view")
        sketch.signs.insert(.nothingLeft(.horizontal))
        continue
      }
      if cell.view != nil {
        sketch.rectangle(box, fill: theme.surfaces[0], role: "strip-view")
      } else if cell.isMargin {
        sketch.rectangle(box, fill: theme.marginTint, role: "strip-margin")
      }
      sketch.stripBeyond(beyond, in: box, .horizontal, .compressed)
      if cell.view != nil, cell.gain > .leastShown, let verdict = cell.verdict {
        drawGain(cell, verdict, in: box, on: stage, &sketch)
      }
      if !isPanel { write(cell, row, in: box, beyond, &sketch) }
      guard cell.view != nil else { continue }
      sketch.stripOutline(
        cell, in: box, hasGain: cell.gain > .leastShown,
        subject: cell.view.map { layout.scene[$0].name })
    }
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
