import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The picture of a scene with reasons: an overview, and a card for each reason beside a tall root or
/// below a wide one.
struct CardPage {
  let explanation: Explanation
  let options: DiagramOptions
  let measurer: any TextMeasurer
  let cards: [Card]

  let margin: Double
  /// The width of the picture without margins.
  let content: Double
  /// The width of the overview beside cards, and the gap between them.
  private static let overview = 319.0
  private static let gap = 24.0
  /// The greatest height of an overview. A taller one is drawn smaller.
  private static let tallest = 1600.0
  /// The least height of an overview that has cards beside it.
  private static let tall = 160.0
  private static let between = 26.0

  init(_ explanation: Explanation, _ options: DiagramOptions, _ measurer: any TextMeasurer) {
    self.explanation = explanation
    self.options = options
    self.measurer = measurer
    cards = Card.all(of: explanation)
    margin = options.isNarrow ? 12 : 24
    content = options.isNarrow ? Self.overview : 782
  }

  var layout: Layout { explanation.layout }
  var theme: Theme { options.appearance.theme }

  private var sketch: Sketch {
    Sketch(theme: theme, measurer: measurer, annotations: options.annotations)
  }

  // MARK: - The overview's place

  /// The frames of all views together, which may extend beyond the root.
  private var bounds: Rect {
    layout.views.map(\.frame).reduce(layout[.root].frame) { $0.union($1) }
  }

  private func zoom(width: Double) -> Double {
    min(2, width / max(1, bounds.width), Self.tallest / max(1, bounds.height))
  }

  /// Whether the cards are beside the overview.
  private var isTall: Bool {
    if options.isNarrow { return false }
    let zoom = zoom(width: Self.overview)
    let height = bounds.height * zoom
    if height < Self.tall { return false }
    let sizes = layout.scene.visibleViews.flatMap { layout.scene[$0].content.texts }
      .map(\.font.size)
    let isLegible = (sizes.min() ?? 17) * zoom >= StripCells.leastText - 1.5
    return isLegible || bounds.height * self.zoom(width: content) > content
  }

  // MARK: - Composition

  func composed() -> DisplayList {
    if !options.isNarrow, let line = LineStrip(explanation, cards), let picture = composed(line) {
      return picture
    }
    var page = sketch
    var y = drawHeader(in: &page)
    let isTall = isTall
    let zoom = zoom(width: isTall ? Self.overview : content)
    let showsCards = page.shows(.reasons)
    let caption = page.shows(.names) ? page.size(of: "x", AnnotationFont.body).height + 7 : 0
    let origin = Point(
      x: margin - bounds.minX * zoom, y: y + caption - bounds.minY * zoom)
    let stage = Stage(explanation, Projection(origin: origin, zoom: zoom))
    drawRootName(stage, in: &page)
    let limit = isTall ? margin + Self.overview + 8 : margin + content + margin / 2
    Overview(stage, cards, limit: limit, hasBadges: showsCards).draw(in: &page)
    let root = stage.frame(of: .root)
    let sceneBottom = max(page.extent.maxY, stage.bounds.maxY)
    let drawn = showsCards ? drawnCards(isTall: isTall, zoom: zoom) : []
    for card in drawn { page.signs.formUnion(card.signs) }
    if isTall {
      y = drawLegend(
        from: sceneBottom + 14, width: Self.overview, isColumn: true, stage, in: &page)
      let x = margin + Self.overview + Self.gap
      let bottom = place(
        drawn, x: x, width: margin + content - x, from: root.minY, in: &page)
      y = max(y, bottom)
    } else {
      y = drawLegend(
        from: sceneBottom + 14, width: content, isColumn: options.isNarrow, stage, in: &page)
      let split = options.isNarrow ? drawn.count : Self.split(drawn.map(\.height))
      let top = y + 16
      let columns = [drawn[..<split], drawn[split...]].enumerated().map { index, cards in
        place(
          Array(cards), x: margin + Double(index) * (columnWidth + Self.gap), width: columnWidth,
          from: top, in: &page)
      }
      y = columns.max() ?? y
    }
    return finished(page, bottom: y, stage)
  }

  /// The picture of one contest of widths: the scene, and the contest below it at its scale.
  private func composed(_ line: LineStrip) -> DisplayList? {
    var page = sketch
    guard page.shows(.reasons), page.shows(.ledgers), page.shows(.changes) else { return nil }
    let extent = bounds[.horizontal].union(line.extent)
    let zoom = min(2, content / max(1, extent.length))
    guard zoom >= LineStrip.leastZoom, line.captionWidth(in: page) < content,
      bounds.height * zoom < 400
    else { return nil }
    var y = drawHeader(isTallied: false, in: &page)
    let caption = page.shows(.names) ? page.size(of: "x", AnnotationFont.body).height + 7 : 0
    let origin = Point(
      x: margin - extent.start * zoom, y: y + caption - bounds.minY * zoom)
    let stage = Stage(explanation, Projection(origin: origin, zoom: zoom))
    drawRootName(stage, in: &page)
    Overview(stage, cards, limit: margin + content, hasTags: true).draw(in: &page)
    y = max(page.extent.maxY, stage.bounds.maxY)
    y = line.draw(from: y + 8, on: stage, in: &page)
    let format = CardFormat(
      cards, width: content, most: zoom, hasGutter: false, in: page)
    var own = sketch
    let height = CardDrawing(card: cards[0], layout: layout, format: format, isOnly: true)
      .draw(in: &own)
    for mark in own.marks { page.add(mark.offset(x: margin, y: y + 14)) }
    y += 14 + height + 16
    page.lines(
      [[Point(x: margin, y: y), Point(x: max(page.extent.maxX, 300), y: y)]],
      Stroke(theme.hairline, width: 1), role: "hairline")
    y = drawLegend(from: y + 12, width: content, isColumn: false, stage, in: &page)
    return finished(page, bottom: y, stage)
  }

  private var columnWidth: Double {
    options.isNarrow ? content : (content - Self.gap) / 2
  }

  private struct DrawnCard {
    let card: Card
    let marks: [Mark]
    let height: Double
    let signs: Set<CardSign>
  }

  private func drawnCards(isTall: Bool, zoom: Double) -> [DrawnCard] {
    let isSingle = !isTall && !options.isNarrow && cards.count == 1
    let width =
      isTall
      ? content - Self.overview - Self.gap : isSingle ? content : columnWidth
    let format = CardFormat(
      cards, width: width, most: min(2, zoom), hasGutter: isTall || isSingle,
      isIndented: !options.isNarrow, in: sketch)
    return cards.map { card in
      var own = sketch
      let height = CardDrawing(card: card, layout: layout, format: format).draw(in: &own)
      return DrawnCard(card: card, marks: own.marks, height: height, signs: own.signs)
    }
  }

  /// The number of cards in the left of two columns, for which their heights are closest.
  private static func split(_ heights: [Double]) -> Int {
    let total = heights.reduce(0) { $0 + $1 + between }
    var best = (count: heights.count, height: total)
    var left = 0.0
    for (index, height) in heights.enumerated() {
      left += height + between
      let most = max(left, total - left)
      if most < best.height - 0.01 { best = (index + 1, most) }
    }
    return best.count
  }

  /// Draws cards below each other, with lines between them. Returns the y position below.
  private func place(
    _ cards: [DrawnCard], x: Double, width: Double, from top: Double, in page: inout Sketch
  ) -> Double {
    var y = top
    for (index, card) in cards.enumerated() {
      if index > 0 {
        let middle = y + Self.between / 2
        page.lines(
          [[Point(x: x + (options.isNarrow ? 0 : 24), y: middle), Point(x: x + width, y: middle)]],
          Stroke(theme.hairline, width: 1), role: "hairline")
        y += Self.between
      }
      for mark in card.marks { page.add(mark.offset(x: x, y: y)) }
      y += card.height
    }
    return y
  }

  private func finished(_ page: Sketch, bottom: Double, _ stage: Stage) -> DisplayList {
    let size = Size(
      width: min(content + 2 * margin, (page.extent.maxX + margin).rounded(.up)),
      height: (max(page.extent.maxY, bottom) + margin).rounded(.up))
    let card = Mark(
      .rectangle(Rect(origin: .zero, size: size), cornerRadius: 0, fill: theme.canvas, stroke: nil),
      role: "card")
    return DisplayList(
      size: size, title: layout.scene.title,
      summary: stage.summary,
      marks: [card] + page.marks, tooltips: stage.tooltips(),
      darkColors: options.followsColorScheme && options.appearance == .light
        ? Theme.darkColors : [])
  }
}
