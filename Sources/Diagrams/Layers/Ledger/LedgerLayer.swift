import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// A contest next to the frame, at the frame's scale: the wanted lengths, the resulting lengths,
/// and which views gave way.
///
/// A contest of widths is below the frame, and a contest of heights is to its right. Otherwise both
/// are drawn by the same code.
struct LedgerLayer {
  let stage: Stage
  let strips: LedgerStrips
  /// The number of the contest's reason; `nil` if the picture has no numbers.
  let badge: Label.Part?
  /// The constraints that earlier ledgers of the picture show, by their indices in the system.
  let seen: Set<Int>
  /// Whether the ledger is adjacent to the frame.
  let isFirst: Bool

  var axis: Axis { strips.axis }

  /// The thickness of a strip, with room for its numbers.
  private static let thickness = PerAxis(horizontal: 15.0, vertical: 38)
  /// The least position along the axis, because the picture does not grow to the left or the top.
  private static let leastStart = PerAxis(horizontal: 12.0, vertical: 64)
  /// The gap between the strips.
  private static let gap = PerAxis(horizontal: 41.0, vertical: 26)
  static let lineHeight = 15.0
  static let headingHeight = 23.0

  init(
    _ reason: Reason, _ contest: Contest, isNumbered: Bool, isFirst: Bool, seen: Set<Int>,
    on stage: Stage
  ) {
    self.stage = stage
    self.seen = seen
    self.isFirst = isFirst
    strips = LedgerStrips(contest, on: stage, from: Self.leastStart[contest.axis])
    badge = isNumbered ? .badge(reason.number, reason.verdict(in: stage.layout)) : nil
  }

  /// Draws from a position across the axis.
  func draw(from start: Double, in sketch: inout Sketch) {
    let wantedAcross = Interval(
      start: start + Self.headingHeight, length: Self.thickness[axis])
    let gotAcross = Interval(start: wantedAcross.end + Self.gap[axis], length: Self.thickness[axis])
    drawJoints(from: wantedAcross.end, to: gotAcross.start, in: &sketch)
    if strips.excess < 0 {
      // The surplus room.
      sketch.band(box(strips.difference, wantedAcross), .stretched, role: "ledger-rest")
    }
    for piece in strips.pieces {
      draw(piece, isWanted: true, wantedAcross, in: &sketch)
      draw(piece, isWanted: false, gotAcross, in: &sketch)
    }
    let heading = drawHeadings(wantedAcross, gotAcross, in: &sketch)
    drawDifference(beside: wantedAcross, behind: heading.maxX + 8, in: &sketch)
    drawRoom(from: start, to: gotAcross.end, in: &sketch)
    var captions = LedgerCaptions(strips: strips, stage: stage)
    let start = drawBrace(from: gotAcross.end, &captions, in: &sketch)
    captions.draw(from: start, in: &sketch)
  }

  func box(_ along: Interval, _ across: Interval) -> Rect {
    Rect(axis, along: along, across: across)
  }

  func line(_ along: Double, _ across: Double, _ to: Double, _ end: Double) -> [Point] {
    [Point(axis, along: along, across: across), Point(axis, along: to, across: end)]
  }

  // MARK: - Strips

  /// Draws lines from the frame's edges past both strips. They enclose the available room.
  private func drawRoom(from start: Double, to end: Double, in sketch: inout Sketch) {
    let theme = sketch.theme
    let frameEnd = stage.frame(of: .root)[axis.cross].end
    let (own, frame) = (strips.room, strips.frame)
    if strips.reduction > 1, isFirst {
      let corners = [(frame.start, own.start), (frame.end, own.end)]
      let lines = corners.flatMap { corner, own in
        sketch.visible(
          from: Point(axis, along: corner, across: frameEnd),
          to: Point(axis, along: own, across: start))
      }
      sketch.lines(lines, Stroke(theme.rule, width: 1), role: "ledger-scale")
    }
    let top = strips.reduction > 1 || !isFirst ? start : frameEnd
    let sides = [own.start, own.end].flatMap { place in
      sketch.visible(
        from: Point(axis, along: place, across: top), to: Point(axis, along: place, across: end))
    }
    sketch.lines(sides, Stroke(theme.ink, width: 1.2), role: "ledger-room")
  }

  /// Draws the correspondence of the strips: a line for each edge, and a band for each view that
  /// gives way.
  private func drawJoints(from near: Double, to far: Double, in sketch: inout Sketch) {
    let theme = sketch.theme
    func edge(_ wanted: Double, _ got: Double) -> [Point] { line(wanted, near, got, far) }
    let ends = strips.pieces.map { edge($0.wanted.end, $0.got.end) }
    sketch.lines(ends, Stroke(theme.edge, width: 0.6), role: "ledger-joint")
    for piece in strips.pieces {
      guard let verdict = verdict(of: piece), let view = piece.contest.view else { continue }
      let name = stage.scene[view].name
      let (start, end) = (
        edge(piece.wanted.start, piece.got.start), edge(piece.wanted.end, piece.got.end)
      )
      sketch.add(
        .polygon(start + end.reversed(), fill: verdict.tint(in: theme)), role: "ledger-band",
        subject: name)
      sketch.lines(
        [start, end], Stroke(verdict.color(in: theme), width: 1), role: "ledger-joint",
        subject: name)
    }
  }

  private func verdict(of piece: LedgerStrips.Piece) -> Verdict? {
    piece.payer.flatMap { strips.contest.verdict(of: $0.payer, in: stage.layout) }
  }

  private func draw(
    _ piece: LedgerStrips.Piece, isWanted: Bool, _ across: Interval, in sketch: inout Sketch
  ) {
    let theme = sketch.theme
    let span = isWanted ? piece.wanted : piece.got
    let isView = piece.contest.view != nil
    let isPale = !isView && piece.contest.entry.map(seen.contains) == true
    let verdict = verdict(of: piece)
    let subject = piece.contest.view.map { stage.scene[$0].name }
    let rect = box(span, across)
    let color =
      verdict?.color(in: theme) ?? (isPale ? theme.rule : isView ? theme.ink : theme.constraint)
    let stroke = Stroke(color, width: verdict != nil ? 1.5 : isView ? 1 : 0.75)
    let role = isWanted ? "ledger-wanted" : "ledger-got"
    sketch.rectangle(
      rect, fill: isView ? theme.surfaces[0] : piece.isMargin ? theme.marginTint : theme.canvas,
      stroke: stroke, role: role, subject: subject)
    // The part beyond the available room is tinted as compressed.
    let beyond = strips.difference
    if strips.excess > 0, isWanted, span.overlaps(beyond) {
      sketch.rectangle(
        box(span.shared(with: beyond), across), fill: theme.compressedTint, role: "ledger-beyond",
        subject: subject)
      // The stroke surrounds the whole piece, because at the edge of the tint it would cross a
      // number.
      sketch.rectangle(rect, stroke: stroke, role: "ledger-beyond", subject: subject)
    }
    write(piece, isWanted: isWanted, in: rect, isPale ? theme.secondaryInk : color, &sketch)
  }

  /// Draws the length of a piece, if there is room for it.
  private func write(
    _ piece: LedgerStrips.Piece, isWanted: Bool, in rect: Rect, _ color: Color,
    _ sketch: inout Sketch
  ) {
    let number = isWanted ? piece.contest.wanted : piece.contest.got
    // Overlaps have negative lengths and lie on their neighbors.
    guard number >= 0 else { return }
    var texts = [Wording.number(number)]
    if piece.factor != 1 { texts[0] = "\(Wording.number(piece.factor)) × \(texts[0])" }
    if !isWanted, isDivided(piece) { texts[0] = "= \(texts[0])" }
    if !isWanted, let share = share(of: piece) { texts.insert(share, at: 0) }
    let font = piece.contest.view == nil ? AnnotationFont.text : AnnotationFont.strong
    for text in texts {
      let size = sketch.size(of: text, font)
      guard size.width <= rect.width + 2, size.height <= rect.height + 2,
        sketch.isFreeButForLines(Rect(center: rect.center, size: size))
      else { continue }
      return sketch.write(
        text, color, font, around: rect.center, size: size, role: "ledger-number",
        subject: piece.contest.view.map { stage.scene[$0].name })
    }
  }

  /// “0.234 × 200”: the size that a stack view with proportional distribution gives to a view.
  private func share(of piece: LedgerStrips.Piece) -> String? {
    let layout = stage.layout
    let entries = strips.contest.constraints.map { layout.system.entries[$0] }
    let own = entries.first {
      $0.stackView?.identifier == .fillProportionally
        && $0.constraint.firstItem.view == piece.contest.view
    }
    guard let constraint = own?.constraint, let whole = constraint.secondItem else { return nil }
    let size = layout.rect(of: whole).size[axis]
    return "\(constraint.multiplier.description(decimals: 3)) × \(Wording.number(size))"
  }

  /// Whether it is one of several pieces that are required to have equal lengths.
  private func isDivided(_ piece: LedgerStrips.Piece) -> Bool {
    strips.contest.form == .division && piece.contest.view != nil
      && strips.pieces.count { $0.contest.view != nil && $0.contest.got == piece.contest.got } > 1
  }
}
