import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The captions of the views in a contest: name, size, priority.
struct LedgerCaptions {
  let strips: LedgerStrips
  let stage: Stage
  /// The label of the tied pieces, if it is drawn as a caption.
  var brace: (text: String, span: Interval)?

  private var axis: Axis { strips.axis }
  private var contest: Contest { strips.contest }

  private struct Caption {
    let span: Interval
    let lines: [(text: String, font: Font, color: Color)]
    let subject: String
    let nameWidth: Double
    let size: Size

    init(
      _ lines: [(text: String, font: Font, color: Color)], at span: Interval, subject: String,
      in sketch: Sketch
    ) {
      (self.span, self.lines, self.subject) = (span, lines, subject)
      let widths = lines.map { sketch.size(of: $0.text, $0.font).width }
      nameWidth = widths[0]
      size = Size(
        width: widths.max() ?? 0,
        height: Double(lines.count) * LedgerCaptions.lineHeight)
    }

    /// Draws a line through points to the caption's piece.
    func drawLeader(_ points: [Point], in sketch: inout Sketch) {
      sketch.lines(
        [points], Stroke(lines[0].color, width: 0.8), role: "caption-leader", subject: subject)
    }
  }

  private static let lineHeight = 14.0
  private static let apart = PerAxis(horizontal: 14.0, vertical: 6)
  /// The limit for the total width of captions in one row. Wider captions are put below each other.
  private static let widest = 640.0

  /// Draws from a position across the axis.
  func draw(from start: Double, in sketch: inout Sketch) {
    let captions = captions(in: sketch).sorted { $0.span.middle < $1.span.middle }
    let lengths = captions.map { $0.size[axis] + Self.apart[axis] }
    let most = max(Self.widest, strips.wanted.length, strips.room.length)
    if axis == .horizontal, lengths.reduce(0, +) > most {
      return drawStaircase(captions, from: start, in: &sketch)
    }
    let least = axis == .horizontal ? SheetGrid.margin - 16 : strips.room.start
    let middles = Sketch.spread(
      captions.map(\.span.middle), lengths, in: Interval(start: least, end: .infinity))
    let isMoved = zip(captions, middles).map { caption, middle in
      abs(caption.span.middle - middle) > max(caption.span.length, caption.size[axis]) / 2 - 2
    }
    let first = start + (axis == .vertical ? 12 : isMoved.contains(true) ? 9 : 0)
    for ((caption, middle), isMoved) in zip(zip(captions, middles), isMoved) {
      let along = Interval(around: middle, by: caption.size[axis] / 2)
      if isMoved || axis == .vertical {
        let name = Interval(around: middle, by: caption.nameWidth / 2)
        let target =
          axis == .horizontal
          ? name.clamping(caption.span.middle) : along.start + Self.lineHeight / 2
        let points = [
          (caption.span.middle, start - 5), (caption.span.middle, start - 2), (target, first - 2),
        ]
        caption.drawLeader(points.map { Point(axis, along: $0.0, across: $0.1) }, in: &sketch)
      }
      let box = Rect(
        axis, along: along, across: Interval(start: first, length: caption.size[axis.cross]))
      for (index, line) in caption.lines.enumerated() {
        sketch.write(
          line.text, line.color, line.font,
          in: Rect(
            x: box.minX, y: box.minY + Double(index) * Self.lineHeight, width: box.width,
            height: sketch.size(of: line.text, line.font).height),
          alignment: axis == .horizontal ? .center : .left, role: "caption",
          subject: caption.subject)
      }
    }
  }

  /// Draws one caption per line, starting with the last piece, so that the leaders don't cross.
  private func drawStaircase(
    _ captions: [Caption], from start: Double, in sketch: inout Sketch
  ) {
    for (row, caption) in captions.reversed().enumerated() {
      let y = start + 3 + Double(row) * Self.lineHeight
      let x = caption.span.middle
      caption.drawLeader(
        [
          Point(x: x, y: start - 5), Point(x: x, y: y + Self.lineHeight / 2),
          Point(x: x + 5, y: y + Self.lineHeight / 2),
        ], in: &sketch)
      var left = x + 8
      for line in caption.lines {
        left =
          sketch.write(
            line.text, line.color, line.font, at: Point(x: left, y: y), role: "caption",
            subject: caption.subject
          ).maxX + 6
      }
    }
  }
}

// MARK: - Texts

extension LedgerCaptions {
  /// One caption for each view of the sum, and for each constraint or view that gives way without
  /// being a piece of the sum.
  private func captions(in sketch: Sketch) -> [Caption] {
    let told = strips.pieces.filter { $0.contest.view != nil || $0.payer != nil }
    let missing = contest.payers.enumerated().filter { place, _ in
      !strips.pieces.contains { $0.payer?.place == place + 1 }
    }
    let tied = brace.map { brace in
      Caption(
        [(brace.text, AnnotationFont.strong, sketch.theme.ambiguous)], at: brace.span,
        subject: stage.scene[.root].name, in: sketch)
    }
    let end = strips.isMirrored ? strips.room.start : strips.room.end
    return told.map { caption(of: $0.contest, $0.payer, times: $0.factor, at: $0.got, in: sketch) }
      + missing.map { place, payer in
        caption(
          of: nil, (payer, place + 1), at: Interval(start: end, end: end), in: sketch)
      } + [tied].compactMap(\.self)
  }

  private func caption(
    of piece: Contest.Piece?, _ payer: (payer: Contest.Payer, place: Int)?,
    times factor: Double = 1, at span: Interval, in sketch: Sketch
  ) -> Caption {
    let view = piece?.view ?? payer?.payer.view
    let color = payer.flatMap {
      contest.verdict(of: $0.payer, in: stage.layout).color(in: sketch.theme)
    }
    let (ink, detail) = (color ?? sketch.theme.ink, color ?? sketch.theme.secondaryInk)
    let name = name(view, payer?.payer)
    var lines =
      color == nil
      ? [(name, AnnotationFont.text, detail)] : [(name, AnnotationFont.strong, ink)]
    if let amount = amount(piece, payer?.payer, view) {
      let amount = factor == 1 ? amount : "\(Wording.number(factor)) × \(amount)"
      lines.append((amount, AnnotationFont.strong, ink))
    }
    let priority = priority(of: view, payer, piece?.entry)
    if sketch.shows(.priorities), !priority.isEmpty {
      lines.append((priority, AnnotationFont.text, detail))
    }
    if sketch.shows(.ambiguity), let view, let range = range(of: view) {
      lines.append((range, AnnotationFont.text, detail))
    }
    return Caption(lines, at: span, subject: name, in: sketch)
  }

  private func name(_ view: ViewID?, _ payer: Contest.Payer?) -> String {
    view.map { stage.scene[$0].name }
      ?? payer.map { stage.layout.system.entries[$0.entry].description } ?? ""
  }

  /// “123 → 111.5”
  private func amount(
    _ piece: Contest.Piece?, _ payer: Contest.Payer?, _ view: ViewID?
  ) -> String? {
    if let payer, payer.view == nil, piece == nil {
      return "missed by \(Wording.number(abs(payer.amount)))"
    }
    let got = piece?.got ?? view.map { stage.layout[$0].alignmentRect.size[axis] } ?? 0
    guard let payer else { return Wording.number(got) }
    // A constraint on a view's size can replace its content in the sum.
    let wanted = payer.view == nil ? piece?.wanted ?? got : got - payer.amount
    return "\(Wording.number(wanted)) → \(Wording.number(got))"
  }

  /// “resists 750 · 2nd”
  private func priority(
    of view: ViewID?, _ payer: (payer: Contest.Payer, place: Int)?, _ entry: Int?
  ) -> String {
    let entries = stage.layout.system.entries
    guard let payer else {
      guard
        let kept = contest.kept.first(where: { entries[$0].constraint.firstItem.view == view })
          ?? entry
      else { return "" }
      return words(of: entries[kept])
    }
    // Tied payers, and those of equal sizes, have no order.
    let isOrdered =
      contest.verdict(of: payer.payer, in: stage.layout) != .ambiguous
      && contest.form != .equal && contest.form != .division
      && Set(contest.payers.map(\.priority)).count > 1
    return words(of: entries[payer.payer.entry])
      + (isOrdered ? " · \(Self.ordinal(payer.place))" : "")
  }

  private func words(of entry: ConstraintSystem.Entry) -> String {
    switch entry.contentSize?.role {
    case .hugging: "hugs \(entry.priority)"
    case .compressionResistance: "resists \(entry.priority)"
    case nil: entry.priority.isRequired ? "fixed" : "@\(entry.priority)"
    }
  }

  private static func ordinal(_ place: Int) -> String {
    let ending =
      switch (place % 10, place % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(place)\(ending)"
  }

  /// “50 to 90 possible”
  private func range(of view: ViewID) -> String? {
    guard let ambiguity = contest.ambiguity, ambiguity.views.contains(view),
      let sizes = stage.explanation.sizes(of: view, in: ambiguity)
    else { return nil }
    return Wording.range(sizes) + " possible"
  }
}
