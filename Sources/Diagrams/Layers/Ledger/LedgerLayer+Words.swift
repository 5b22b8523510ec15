import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// What is written about the strips: what they come to, by how much they differ, what ties.
extension LedgerLayer {
  // MARK: - What is too much, or to fill

  /// What of the room nobody wants.
  func drawRest(across: Interval, in sketch: inout Sketch) {
    guard strips.excess < 0 else { return }
    ChangeStyle.stretched(in: sketch.theme)
      .draw(in: box(strips.difference, across), role: "ledger-rest", &sketch)
  }

  /// “50.5 too much”, “102 to fill”
  func drawDifference(
    beside strip: Interval, behind heading: Double, in sketch: inout Sketch
  ) {
    let excess = strips.excess
    guard abs(excess) > 0.005 else { return }
    let text = Wording.number(abs(excess)) + (excess > 0 ? " too much" : " to fill")
    let color = excess > 0 ? sketch.theme.compressed : sketch.theme.stretched
    let span = strips.difference
    let pill = Pill(text: text, color: color)
    let size = Size(width: pill.width(in: sketch), height: Pill.height)
    let across = strip.start - 4
    if excess > 0 {
      sketch.lines(
        [
          line(span.start, across - 3, span.start, across + 3),
          line(span.end, across - 3, span.end, across + 3),
          line(span.start, across, span.end, across),
        ], Stroke(color, width: 1.5), role: "ledger-excess")
    }
    let origin: Point
    switch axis {
    case .horizontal:
      let end = max(strips.room.end, strips.wanted.end)
      let wish = min(span.middle - size.width / 2, end - size.width)
      origin = Point(
        x: strips.isMirrored ? max(wish, strips.wanted.start) : max(wish, heading),
        y: strip.start - size.height - (excess > 0 ? 9 : 3))
    case .vertical:
      origin = Point(
        x: strip.start,
        y: max(strips.extent(\.wanted).end, strips.extent(\.got).end, strips.room.end) + 4)
    }
    pill.draw(
      in: Rect(origin: origin, size: size), role: "ledger-difference",
      subject: stage.scene[.root].name, &sketch)
  }

  // MARK: - Words

  /// “wanted 250.5” before the one strip, “got 200” after the other; returns where the first stands.
  func drawHeadings(
    _ wanted: Interval, _ got: Interval, in sketch: inout Sketch
  ) -> Rect {
    let theme = sketch.theme
    let scale = strips.reduction == 1 ? "" : " at 1/\(Wording.number(strips.reduction))"
    let texts = [
      "wanted \(Wording.number(strips.wantedTotal))\(scale)",
      "got \(Wording.number(strips.gotTotal))",
    ]
    let sizes = texts.map { sketch.size(of: $0, AnnotationFont.strong) }
    var corner: Point
    let (asked, came) = (strips.extent(\.wanted), strips.extent(\.got))
    let top = min(asked.start, came.start, strips.room.start)
    switch axis {
    case .horizontal:
      corner = Point(x: strips.wanted.start + 5, y: wanted.start - sizes[0].height - 6)
    case .vertical:
      corner = Point(
        x: wanted.start,
        y: top - sizes[0].height - Self.lineHeight - 3)
    }
    if let number {
      let box = Rect(
        x: corner.x, y: corner.y + (sizes[0].height - Sketch.badgeDiameter) / 2,
        width: Sketch.badgeDiameter, height: Sketch.badgeDiameter)
      sketch.badge(number, verdict, in: box)
      corner.x += Sketch.badgeDiameter + 6
    }
    if axis == .horizontal, strips.isMirrored {
      corner.x = max(corner.x, strips.wanted.end - sizes[0].width - 5)
    }
    sketch.write(
      texts[0], AnnotationFont.strong, theme.secondaryInk,
      in: Rect(origin: corner, size: sizes[0]), role: "ledger-heading")
    let place =
      axis == .horizontal
      ? Point(
        x: max(strips.room.end, came.end) + 6,
        y: got.middle - sizes[1].height / 2)
      : Point(x: got.start, y: top - sizes[1].height - 3)
    sketch.write(
      texts[1], AnnotationFont.strong, theme.ink, in: Rect(origin: place, size: sizes[1]),
      role: "ledger-heading")
    return Rect(origin: corner, size: sizes[0])
  }

  /// One brace over the pieces that tie, with its words, which stand among the captions beside the frame;
  /// returns where these begin.
  func drawBrace(
    from across: Double, _ captions: inout LedgerCaptions, in sketch: inout Sketch
  ) -> Double {
    guard let ambiguity = strips.contest.ambiguity else { return across + 5 }
    let open = ambiguity.views.map(\.view)
    let tied = strips.pieces.filter { $0.contest.view.map(open.contains) == true }
    let payers = strips.contest.payers.filter { $0.view.map(open.contains) == true }
    guard let first = tied.map(\.got.start).min(), let last = tied.map(\.got.end).max() else {
      return across + 5
    }
    let color = sketch.theme.ambiguous
    let amount = Wording.number(abs(payers.reduce(0) { $0 + $1.amount }))
    sketch.lines(
      [
        [(first, 4.0), (first, 9), (last, 9), (last, 4)].map {
          Point(axis, along: $0.0, across: across + $0.1)
        }
      ], Stroke(color, width: 1.5), role: "ledger-brace")
    let text = "\(amount) to share: UIKit decides"
    guard axis == .horizontal else {
      captions.brace = (text, Interval(start: first, end: last))
      return across + 13
    }
    let size = sketch.size(of: text, AnnotationFont.strong)
    let left = max(strips.wanted.start, (first + last) / 2 - size.width / 2)
    sketch.write(
      text, AnnotationFont.strong, color,
      in: Rect(origin: Point(x: left, y: across + 11), size: size), role: "ledger-brace-label")
    return across + 15 + size.height
  }
}
