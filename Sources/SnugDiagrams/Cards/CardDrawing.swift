import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Draws a card: its badge, who gives way and why, the strip, the sum, and what would settle it.
struct CardDrawing {
  let card: Card
  let layout: Layout
  let format: CardFormat
  /// Whether it is the only card of its panel: it needs no number.
  var isOnly = false
  /// Whether the strip is a part of the card, and not below the scene.
  var hasStrip = true
  var hasSum = true
  /// What it says in place of what an earlier panel says: all of it, or its cause.
  var said: (text: String, isWhole: Bool)?

  /// The diameter of a card's badge.
  private static let diameter = 17.0
  /// The limit for the listed constraints of a conflict. Of more, some are counted.
  static let mostConstraints = 6
  static let onlyIndent = 20.0

  private var indent: Double { isOnly ? Self.onlyIndent : format.body }

  /// Draws at the origin. Returns the height.
  func draw(in sketch: inout Sketch) -> Double {
    let theme = sketch.theme
    let badge = Sketch.badgeSize(Self.diameter, card)
    let signWidth: Double = card.dimensions == .width ? 0 : 15
    let left = isOnly ? Self.onlyIndent + signWidth : max(format.indent, badge.width + 7)
    if isOnly {
      sketch.badge(card.verdict, around: Point(x: 6, y: 8.5), 10.5, isHollow: card.isQuiet)
      sketch.sign(
        card.dimensions, card.verdict.color(in: theme),
        in: Rect(x: Self.onlyIndent - 1, y: 0, width: signWidth - 3, height: Self.diameter))
      if card.dimensions == .height { sketch.signs.insert(.inHeight) }
      if card.dimensions == .both { sketch.signs.insert(.inBoth) }
    } else {
      sketch.cardBadge(
        card.reason.number, card.verdict, card.dimensions, isHollow: card.isQuiet,
        in: Rect(x: 0, y: 0, badge))
    }
    let verdict = Paragraph(
      said?.text ?? card.prose.headline, AnnotationFont.verdict,
      width: format.width - left, isBalanced: true,
      measuring: sketch.measurer)
    var y = verdict.draw(at: Point(x: left, y: 0), theme.ink, role: "verdict", in: &sketch)
    if let said, said.isWhole || card.prose.fix == nil { return max(y, Self.diameter) }
    if sketch.shows(.ledgers), hasStrip { y = drawStrip(from: y + 5, in: &sketch) }
    y += 2
    func paragraph(_ string: String, _ color: Color) {
      guard !string.isEmpty else { return }
      y =
        Paragraph(
          string, AnnotationFont.body, width: format.width - indent, names: card.names,
          measuring: sketch.measurer
        ).draw(at: Point(x: indent, y: y + 3), color, role: "sum", in: &sketch)
    }
    if hasSum { paragraph(card.prose.details + drawn, theme.secondaryInk) }
    if !card.constraints.isEmpty { y = drawConstraints(from: y + 5, in: &sketch) }
    if let fix = card.prose.fix { y = drawFix(fix, from: y + 3, in: &sketch) }
    return max(y, Self.diameter)
  }

  private func drawStrip(from y: Double, in sketch: inout Sketch) -> Double {
    guard let (strip, scale) = drawnStrip else { return y - 3 }
    if strip.axis == .vertical {
      return StandingStrip(
        strip, in: layout, most: scale, left: format.indent, right: format.width
      ).draw(from: y, in: &sketch)
    }
    return StripDrawing(
      strip, in: layout, scale: scale, room: format.room, gutter: format.gutter
    ).draw(from: y, in: &sketch)
  }

  /// The strip, if it is not too long for the card, with its scale; that of a vertical one is a limit.
  private var drawnStrip: (strip: Strip, scale: Double)? {
    guard let strip = card.strip else { return nil }
    let scale = strip.axis == .vertical ? format.most : format.scale(of: strip)
    return scale.map { (strip, $0) }
  }

  /// “ Drawn: mode gives way.”: which of the views that tie is the loser, if no strip shows it.
  private var drawn: String {
    if hasStrip, drawnStrip != nil { return "" }
    let losers = card.outcomes.filter { $0.verdict == .ambiguous && !$0.couldChange }
    guard !losers.isEmpty, losers.count < card.outcomes.count else { return "" }
    let names = Wording(layout: layout).names(losers.map(\.view))
    return " Drawn: \(names) \(losers.count == 1 ? "gives" : "give") way."
  }

  /// The constraints of a conflict in two columns, the broken one last with a cross.
  private func drawConstraints(from y: Double, in sketch: inout Sketch) -> Double {
    let theme = sketch.theme
    var shown = card.constraints
    if shown.count > Self.mostConstraints {
      let rest = shown.count - Self.mostConstraints
      shown = Array(shown.prefix(Self.mostConstraints - 1)) + [shown[shown.count - 1]]
      shown[shown.count - 2] += ", and \(rest) more"
    }
    let lineHeight = 15.0
    let widths = shown.map { sketch.size(of: $0, AnnotationFont.small).width + 10 }
    let rows = (shown.count + 1) / 2
    let columns = [widths.prefix(rows).max() ?? 0, widths.dropFirst(rows).max() ?? 0]
    let space = format.width - indent
    let gap = 10.0
    let isTwo = shown.count > 3 && columns[0] + columns[1] + gap <= space
    for (index, text) in shown.enumerated() {
      let isBroken = index == shown.count - 1
      let column = isTwo ? index / rows : 0
      let row = isTwo ? index % rows : index
      var corner = Point(
        x: indent + (column == 0 ? 0 : columns[0] + gap), y: y + Double(row) * lineHeight)
      if isBroken {
        let (x, middle) = (corner.x + 4, corner.y + 7)
        sketch.lines(
          [
            [Point(x: x - 3, y: middle - 3), Point(x: x + 3, y: middle + 3)],
            [Point(x: x - 3, y: middle + 3), Point(x: x + 3, y: middle - 3)],
          ], Stroke(theme.conflict, width: 1.8), role: "cross")
        corner.x += 12
      }
      sketch.writeCut(
        text, isBroken ? theme.conflict : theme.secondaryInk, AnnotationFont.small, at: corner,
        width: format.width - corner.x, role: "constraint")
    }
    return y + Double(isTwo ? rows : shown.count) * lineHeight
  }

  /// “Fix: let title hug at 250.”
  private func drawFix(_ fix: String, from y: Double, in sketch: inout Sketch) -> Double {
    Paragraph(
      "Fix: \(fix).", AnnotationFont.body, width: format.width - indent,
      names: card.names.union(["Fix"]), measuring: sketch.measurer
    ).draw(at: Point(x: indent, y: y), sketch.theme.ink, role: "fix", in: &sketch)
  }
}

/// The measures that all cards of a picture share.
struct CardFormat {
  /// The width of a card, and the position of its texts.
  var width: Double
  var indent = 24.0
  /// The position of the texts below the strip.
  var body = 24.0
  /// The common scale of the strips of widths, and the limit for those of heights, which are not compared with them.
  var scale: Double
  let most: Double
  /// The interval of the strips.
  var room: Interval
  /// The position of the labels before them; `nil` if they are above or behind them.
  var gutter: Double?

  private static func widestLabel(in width: Double) -> Double { width > 600 ? 170 : 118 }
  /// Longer strips would make all others too small. They have a smaller scale of their own.
  private static let least = 0.45
  /// With a smaller one a strip is left out: bars of adjacent views cannot be told apart.
  private static let leastOfOne = 0.35

  /// The width of the differences behind bars.
  private let noteWidth: Double

  /// The scale of a strip: the common one, or a smaller one if it is too long for that; `nil` if it would
  /// be too small.
  func scale(of strip: Strip) -> Double? {
    let own = (room.length + 0.5 - (strip.hasNotes ? noteWidth : 0)) / max(1, strip.length)
    return own >= scale ? scale : own >= Self.leastOfOne ? own : nil
  }

  init(
    _ cards: [Card], width: Double, most: Double, hasGutter: Bool, isIndented: Bool = true,
    in sketch: Sketch
  ) {
    self.width = width
    let strips = cards.compactMap(\.strip).filter { $0.axis == .horizontal }
    let labels = strips.flatMap(\.rows).map { row in
      max(
        sketch.size(of: row.label, AnnotationFont.small).width,
        row.name.map { sketch.size(of: $0, AnnotationFont.smallStrong).width } ?? 0)
    }
    let widest = min(Self.widestLabel(in: width), labels.max() ?? 0)
    let start = hasGutter && widest > 0 ? indent + widest + 12 : isIndented ? indent : 0
    let notes = strips.filter(\.hasNotes).flatMap(\.rows).map { row in
      sketch.size(of: row.cells[0].number, AnnotationFont.smallStrong).width + 10
    }
    let noteWidth = notes.max() ?? 0
    self.noteWidth = noteWidth
    let scales = strips.map { strip in
      (width - start - (strip.hasNotes ? noteWidth : 0)) / max(1, strip.length)
    }
    self.most = most
    scale = min(most, scales.filter { $0 >= Self.least }.min() ?? most)
    gutter = hasGutter ? indent : nil
    if !isIndented { body = 0 }
    room = Interval(start: start, end: width)
  }
}
