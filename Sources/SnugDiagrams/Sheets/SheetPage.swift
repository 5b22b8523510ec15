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
  let grid: PageGrid

  init(_ sheet: ComparisonSheet, _ options: DiagramOptions, _ measurer: any TextMeasurer) {
    self.sheet = sheet
    self.options = options
    self.measurer = measurer
    cards = sheet.panels.map { Card.all(of: $0.explanation) }
    let hasCards = sheet.panels.contains {
      ($0.annotations ?? options.annotations).contains(.reasons)
    }
    grid = PageGrid(sheet, cards, isNarrow: options.isNarrow, hasCards: hasCards)
  }

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
    for row in rows {
      y = row.heads.map { drawHead(ofSection: $0.section, x: $0.x, from: y, in: &page) }.max() ?? y
      let drawn = draw(row.places, from: y, in: &page)
      stages += drawn.stages
      frames += drawn.frames
      y = drawn.bottom + 36
    }
    y -= 36
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
    Overview(stage, cards[0], room: room, hasBadges: page.shows(.reasons)).draw(in: &page)
    return finished(page, widest: .infinity, bottom: stage.bounds.maxY, [stage], [])
  }

  /// The picture of one contest of widths: the scene, and the contest below it at its scale.
  private func composed(_ line: LineStrip) -> DisplayList? {
    let explanation = sheet.panels[0].explanation
    var page = sketch()
    guard page.shows(.reasons), page.shows(.ledgers), page.shows(.changes) else { return nil }
    let bounds = explanation.layout.extent
    let extent = bounds[.horizontal].union(line.extent)
    let zoom = min(2, grid.content / max(1, extent.length))
    guard zoom >= LineStrip.leastZoom, line.captionWidth(in: page) < grid.content,
      bounds.height * zoom < 400
    else { return nil }
    var y = drawHeader(isTallied: false, in: &page)
    let stage = stage(explanation, x: grid.margin, from: y, minX: extent.start, zoom, in: page)
    let room = room(from: y, width: grid.content)
    drawRootName(stage, in: room, &page)
    Overview(stage, cards[0], room: room, hasTags: true).draw(in: &page)
    y = max(page.extent.maxY, stage.bounds.maxY)
    y = line.draw(from: y + 8, on: stage, in: &page)
    let format = CardFormat(
      cards[0], width: grid.content, most: zoom, hasGutter: false, in: page)
    var own = sketch()
    let height = CardDrawing(
      card: cards[0][0], layout: explanation.layout, format: format, isOnly: true
    ).draw(in: &own)
    for mark in own.marks { page.add(mark.offset(x: grid.margin, y: y + 14)) }
    y += 14 + height + 16
    page.lines(
      [[Point(x: grid.margin, y: y), Point(x: max(page.extent.maxX, 300), y: y)]],
      Stroke(theme.hairline, width: 1), role: "hairline")
    y = drawLegend(from: y + 12, width: grid.content, isColumn: false, [stage], in: &page)
    y = drawRemarks(of: 0, at: Point(x: grid.margin, y: y), width: grid.content, in: &page)
    return finished(page, bottom: y, [stage], [])
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
      tooltips: stages.filter { !$0.isLog }.flatMap { $0.tooltips() },
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
    let untold = page.untold.count
    let more = untold > 0 ? ["And \(untold.counting("more constraint"))."] : []
    if isAlone { return (stages.map(\.summary) + more).joined(separator: "\n") }
    let resizing = sheet.sections.flatMap { $0.resizing?.sentences ?? [] }
    return (resizing + zip(sheet.panels, stages).map { "\($0.title): \($1.summary)" } + more)
      .joined(separator: "\n")
  }

  // MARK: - Rows

  private struct Row {
    var heads: [(section: Int, x: Double)] = []
    /// Panels, by their indices in the sheet.
    var places: [(panel: Int, x: Double)] = []
  }

  private var rows: [Row] {
    var first = 0
    let sections = sheet.sections.map { section in
      defer { first += section.panels.count }
      return first..<(first + section.panels.count)
    }
    if sheet.isTable, grid.columns > 1 {
      return sections[0].indices.map { place in
        Row(
          heads: place == 0 ? sections.indices.map { ($0, grid.x($0)) } : [],
          places: sections.enumerated().map { ($1.lowerBound + place, grid.x($0)) })
      }
    }
    return sections.enumerated().flatMap { section, panels in
      stride(from: panels.lowerBound, to: panels.upperBound, by: grid.columns).map { start in
        Row(
          heads: start == panels.lowerBound ? [(section, grid.margin)] : [],
          places: (start..<min(start + grid.columns, panels.upperBound)).map {
            ($0, grid.x($0 - start))
          })
      }
    }
  }

  /// Draws panels side by side, with headings, overviews and cards at common heights.
  private func draw(
    _ places: [(panel: Int, x: Double)], from top: Double, in page: inout Sketch
  ) -> (stages: [Stage], frames: [DisplayList.Frame], bottom: Double) {
    var sketches = places.map { sketch(for: sheet.panels[$0.panel]) }
    var y = top
    if !isAlone {
      for (index, place) in places.enumerated() {
        y = max(y, drawHeading(of: place.panel, x: place.x, from: top, in: &sketches[index]))
      }
    }
    var stages: [Stage] = []
    for (index, place) in places.enumerated() {
      stages.append(drawScene(of: place.panel, x: place.x, from: y, in: &sketches[index]))
    }
    let sceneTop = stages.map { $0.bounds.minY }.min() ?? y
    var sceneBottom =
      zip(sketches, stages).map { sketch, stage in
        stage.isLog ? y : max(sketch.extent.maxY, stage.bounds.maxY)
      }.max() ?? y
    let drawn = places.map { drawnCards(of: $0.panel) }
    for card in drawn.joined() { page.signs.formUnion(card.signs) }
    for sketch in sketches {
      page.signs.formUnion(sketch.signs)
      page.untold += sketch.untold
    }
    var bottom = sceneBottom
    if isAlone {
      let isColumn = grid.isBeside || options.isNarrow || stages[0].isLog
      if !stages[0].isLog {
        let width = grid.isBeside ? grid.overview : grid.content
        sceneBottom = drawLegend(
          from: sceneBottom + 14, width: width, isColumn: isColumn, stages, in: &page)
        sceneBottom = drawRemarks(
          of: 0, at: Point(x: grid.margin, y: sceneBottom), width: width, in: &page)
      }
      bottom = sceneBottom
    }
    let first = grid.isBeside ? sceneTop : sceneBottom + (stages[0].isLog ? 0 : 16)
    for (index, place) in places.enumerated() {
      var end = self.place(drawn[index], x: place.x, from: first, in: &sketches[index])
      if !isAlone || stages[0].isLog {
        let column = grid.cardColumns[0]
        end = drawRemarks(
          of: place.panel, at: Point(x: place.x + column.start, y: end), width: column.length,
          in: &sketches[index])
      }
      bottom = max(bottom, end)
    }
    if isAlone, stages[0].isLog {
      bottom = drawLegend(
        from: bottom + 20, width: grid.content, isColumn: true, stages, in: &page)
    }
    let frames = zip(sketches, stages).map { sketch, stage in
      page.add(sketch.marks, around: stage.frame(of: .root).origin, x: 0, y: 0)
    }
    return (stages, frames, bottom)
  }

  /// Draws an overview below a y position, unless only a log is known of the scene.
  private func drawScene(
    of index: Int, x: Double, from y: Double, in sketch: inout Sketch
  ) -> Stage {
    let explanation = sheet.panels[index].explanation
    let stage = stage(explanation, x: x, from: y, grid.zoom, in: sketch)
    if stage.isLog { return stage }
    let room = room(x: x, from: y, width: grid.isBeside ? grid.overview : grid.width)
    drawRootName(stage, in: room, &sketch)
    Overview(stage, cards[index], room: room, hasBadges: sketch.shows(.reasons))
      .draw(in: &sketch)
    return stage
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
          x: x - (minX ?? grid.corner.x) * zoom, y: y + caption - grid.corner.y * zoom),
        zoom: zoom))
  }
}
