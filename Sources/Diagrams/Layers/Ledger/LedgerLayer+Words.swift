import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The labels of the strips: their totals, the difference between them, and ties.
extension LedgerLayer {
  // MARK: - Differences

  /// “50.5 too much”, “102 to fill”
  func drawDifference(
    beside strip: Interval, behind heading: Double, in sketch: inout Sketch
  ) {
    let excess = strips.excess
    guard abs(excess) > 0.005 else { return }
    let text = Wording.number(abs(excess)) + (excess > 0 ? " too much" : " to fill")
    let color = excess > 0 ? sketch.theme.compressed : sketch.theme.stretched
    let span = strips.difference
    let pill = Label(
      [.pill(text, color)], color, role: "ledger-difference", subject: stage.scene[.root].name,
      in: sketch)
    let size = pill.size
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
    pill.draw(in: Rect(origin: origin, size: size), &sketch)
  }

  // MARK: - Labels

  /// “wanted 250.5” before the wanted strip, “got 200” after the other. Returns the rectangle of
  /// the first.
  func drawHeadings(
    _ wanted: Interval, _ got: Interval, in sketch: inout Sketch
  ) -> Rect {
    let theme = sketch.theme
    let scale = strips.reduction == 1 ? "" : " at 1/\(Wording.number(strips.reduction))"
    let words = "wanted \(Wording.number(strips.wantedTotal))\(scale)"
    let heading = Label(
      [badge, .text(words, AnnotationFont.strong)].compactMap(\.self), theme.secondaryInk,
      role: "ledger-heading", in: sketch)
    let other = Label(
      "got \(Wording.number(strips.gotTotal))", theme.ink, AnnotationFont.strong,
      role: "ledger-heading", in: sketch)
    let height = other.size.height
    let came = strips.extent(\.got)
    let corners: (wanted: Point, got: Point)
    switch axis {
    case .horizontal:
      let near = strips.wanted.start + 5
      let far = strips.isMirrored ? strips.wanted.end - heading.size.width - 5 : near
      corners = (
        Point(x: max(near, far), y: wanted.start - height - 6),
        Point(x: max(strips.room.end, came.end) + 6, y: got.middle - height / 2)
      )
    case .vertical:
      let top = min(strips.extent(\.wanted).start, came.start, strips.room.start) - height - 3
      corners = (
        Point(x: wanted.start, y: top - Self.lineHeight), Point(x: got.start, y: top)
      )
    }
    let box = Rect(
      x: corners.wanted.x, y: corners.wanted.y + (height - heading.size.height) / 2, heading.size)
    heading.draw(in: box, &sketch)
    other.draw(in: Rect(origin: corners.got, size: other.size), &sketch)
    return box
  }

  /// Draws one brace over the tied pieces, with its label. For heights the label becomes one of the
  /// captions. Returns the position across the axis where the captions begin.
  func drawBrace(
    from across: Double, _ captions: inout LedgerCaptions, in sketch: inout Sketch
  ) -> Double {
    guard let ambiguity = strips.contest.ambiguity else { return across + 5 }
    let open = ambiguity.views
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
    let framework = Wording(layout: stage.layout).framework
    let text =
      tied.count == 1
      ? "\(framework) decides how \(Wording.adjective(axis))"
      : "\(amount) to share: \(framework) decides"
    guard axis == .horizontal else {
      captions.brace = (text, Interval(start: first, end: last))
      return across + 13
    }
    let width = sketch.size(of: text, AnnotationFont.strong).width
    let left = max(strips.wanted.start, (first + last) / 2 - width / 2)
    let words = sketch.write(
      text, color, AnnotationFont.strong, at: Point(x: left, y: across + 11),
      role: "ledger-brace-label")
    return words.maxY + 4
  }
}
