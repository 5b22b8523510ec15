import SnugComparison
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The picture of a sheet. Each panel has an overview, and a card for each reason beside it or
/// below it.
struct SheetPage {
  let sheet: ComparisonSheet
  let options: DiagramOptions
  let measurer: any TextMeasurer
  /// Those of each panel.
  let cards: [[Card]]
  /// The strips below the scenes; empty if the cards have them.
  let lines: [LineStrip?]
  /// The sum below all panels; `nil` if each card has its own.
  let commonSum: String?
  let grid: PageGrid

  init(
    _ sheet: ComparisonSheet, _ options: DiagramOptions, _ measurer: any TextMeasurer,
    gutters: EdgeInsets = .zero
  ) {
    self.sheet = sheet
    self.options = options
    self.measurer = measurer
    cards = sheet.panels.map { Card.all(of: $0.explanation) }
    let hasCards = sheet.panels.contains {
      ($0.annotations ?? options.annotations).contains(.reasons)
    }
    let lines = Self.lines(of: sheet, cards, options)
    let grid = PageGrid(
      sheet, cards, lines.compactMap(\.self), isNarrow: options.isNarrow, hasCards: hasCards,
      gutters: gutters)
    let isLegible = grid.zoom >= LineStrip.leastZoomOfPanels
    self.lines = isLegible ? lines : []
    commonSum = self.lines.isEmpty ? nil : Self.commonSum(of: cards)
    self.grid =
      isLegible
      ? grid
      : PageGrid(
        sheet, cards, [], isNarrow: options.isNarrow, hasCards: hasCards, gutters: gutters)
  }

  /// Whether each panel has at most one card, and that about views that gain or lose. It needs no
  /// number.
  var isSingle: Bool {
    !isAlone
      && cards.allSatisfy { own in
        own.count <= 1
          && own.allSatisfy {
            $0.reason.contest != nil && $0.verdict < .ambiguous && !$0.outcomes.isEmpty
          }
      }
  }

  /// The axis along which the panels of a section differ in size; `nil` if they differ otherwise.
  func axis(ofPanel index: Int) -> Axis? { section(of: index).section.resizing?.axis }

  var theme: Theme { options.appearance.theme }
  var isAlone: Bool { sheet.panels.count == 1 }

  func sketch(for panel: DiagramPanel? = nil) -> Sketch {
    Sketch(
      theme: theme, measurer: measurer,
      annotations: (panel ?? (isAlone ? sheet.panels[0] : nil))?.annotations ?? options.annotations)
  }

  // MARK: - Composition

  func composed() -> DisplayList {
    if isAlone, !options.isNarrow, let line = LineStrip(sheet.panels[0].explanation, cards[0]),
      let picture = composed(line)
    {
      return picture
    }
    var page = sketch()
    var y = drawHeader(in: &page)
    var stages: [Stage] = []
    var frames: [DisplayList.Frame] = []
    var gutters = EdgeInsets.zero
    for row in rows {
      y = row.heads.map { drawHead(ofSection: $0.section, x: $0.x, from: y, in: &page) }.max() ?? y
      let drawn = draw(row.places, from: y, in: &page)
      stages += drawn.stages
      frames += drawn.frames
      gutters.left = max(gutters.left, drawn.gutters.left)
      gutters.right = max(gutters.right, drawn.gutters.right)
      y = drawn.bottom + 36
    }
    // How much room badges need beside the overviews is known when they are placed, in overviews so much
    // smaller again.
    if gutters.total(.horizontal) > 0, grid.gutters.total(.horizontal) < 2 * grid.mostGutter {
      gutters.left = (grid.gutters.left + gutters.left).rounded(.up)
      gutters.right = (grid.gutters.right + gutters.right).rounded(.up)
      return SheetPage(sheet, options, measurer, gutters: gutters).composed()
    }
    y -= 36
    if let commonSum {
      y = draw(
        [(commonSum, AnnotationFont.body, theme.secondaryInk, "sum")],
        at: Point(x: grid.margin, y: y + 12), width: grid.content, in: &page)
    }
    if !isAlone {
      let legend = drawLegend(
        from: y + 30, width: grid.content, isColumn: options.isNarrow, stages, in: &page)
      if legend > y + 30 {
        page.lines(
          [[Point(x: grid.margin, y: y + 18), Point(x: grid.margin + grid.content, y: y + 18)]],
          Stroke(theme.hairline, width: 1), role: "hairline")
        y = legend
      }
    }
    return finished(page, bottom: y, stages, isAlone ? [] : frames)
  }

  /// The overview alone, with its signs and without a title.
  func composedOverview(zoom: Double) -> DisplayList {
    let panel = sheet.panels[0]
    var page = sketch(for: panel)
    let extent = panel.explanation.layout.extent
    let stage = Stage(
      panel.explanation,
      Projection(
        origin: Point(
          x: grid.margin - extent.minX * zoom, y: grid.margin + 22 - extent.minY * zoom),
        zoom: zoom))
    let room = room(from: 0, width: 1e6)
    drawRootName(stage, in: room, &page)
    Overview(stage, cards[0], room: room, hasBadges: page.shows(.reasons))
      .draw(in: &page)
    return finished(page, widest: .infinity, bottom: stage.bounds.maxY, [stage], [])
  }

  func finished(
    _ page: Sketch, widest: Double? = nil, bottom: Double, _ stages: [Stage],
    _ frames: [DisplayList.Frame]
  ) -> DisplayList {
    let size = Size(
      width: min(
        widest ?? grid.content + 2 * grid.margin, (page.extent.maxX + grid.margin).rounded(.up)),
      height: (max(page.extent.maxY, bottom) + grid.margin).rounded(.up))
    let card = Mark(
      .rectangle(Rect(origin: .zero, size: size), cornerRadius: 0, fill: theme.canvas, stroke: nil),
      role: "card")
    return DisplayList(
      size: size, title: sheet.title, summary: summary(stages, page), marks: [card] + page.marks,
      tooltips: stages.filter { !$0.isLog }.flatMap(\.tooltips),
      // The card was inserted before all other marks.
      frames: frames.map { frame in
        var frame = frame
        frame.marks = (frame.marks.lowerBound + 1)..<(frame.marks.upperBound + 1)
        return frame
      },
      darkColors: options.followsColorScheme && options.appearance == .light
        ? Theme.darkColors : [])
  }

  private func summary(_ stages: [Stage], _ page: Sketch) -> String {
    let undrawn = page.undrawn.count
    let more = undrawn > 0 ? ["And \(undrawn.counting("more constraint"))."] : []
    if isAlone { return (stages.map(\.summary) + more).joined(separator: "\n") }
    let resizing = sheet.sections.flatMap { $0.resizing?.sentences ?? [] }
    return (resizing + zip(sheet.panels, stages).map { "\($0.title): \($1.summary)" } + more)
      .joined(separator: "\n")
  }

  /// Where the signs of an overview can be: below what is above it, and a little beyond its width.
  func room(x: Double? = nil, from y: Double, width: Double) -> Rect {
    let beyond = grid.columns == 1 && !grid.isBeside ? grid.margin / 2 : 8
    return Rect(
      x: (x ?? grid.margin) - beyond, y: y - 4, width: width + 2 * beyond, height: 1e6)
  }

  func stage(
    _ explanation: Explanation, x: Double, from y: Double, minX: Double? = nil, _ zoom: Double,
    in sketch: Sketch
  ) -> Stage {
    let caption =
      sketch.shows(.names) ? sketch.size(of: "x", AnnotationFont.body).height + 7 : 0
    return Stage(
      explanation,
      Projection(
        origin: Point(
          x: x + grid.gutters.left - (minX ?? grid.corner.x) * zoom,
          y: y + caption - grid.corner.y * zoom),
        zoom: zoom))
  }
}
