import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Pictures in which each scene has one contest of widths, below it and at its scale.
extension SheetPage {
  /// The width that a legend below a narrow scene may have: two signs with their meanings.
  private static let leastLegend = 400.0

  /// The picture of one contest of widths: the scene, and the contest below it at its scale.
  func composed(_ line: LineStrip) -> DisplayList? {
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
    Overview(stage, cards[0], room: room, line: line).draw(in: &page)
    y = max(page.extent.maxY, stage.bounds.maxY)
    y = line.draw(
      from: y + 8, on: stage,
      in: Interval(start: grid.margin, length: grid.content).expanded(by: 6), &page)
    let format = CardFormat(
      cards[0], width: grid.content, most: zoom, hasGutter: false, in: page)
    y += 14
    // That of the strip first, and views that stick out after what gives way.
    let order = [line.card] + cards[0].indices.filter { $0 != line.card }
    var drawn = order.map { index in
      var own = sketch()
      let height = CardDrawing(
        card: cards[0][index], layout: explanation.layout, format: format, isOnly: true,
        hasStrip: false
      ).draw(in: &own)
      return DrawnCard(marks: own.marks, height: height, signs: own.signs, isWide: false)
    }
    let losses = order.prefix { cards[0][$0].isLoss }
    let overhangs = drawnOverhangs(of: 0, width: grid.content, indent: CardDrawing.onlyIndent)
    drawn.insert(contentsOf: overhangs.large + overhangs.slight, at: losses.count)
    for card in drawn {
      for mark in card.marks { page.add(mark.offset(x: grid.margin, y: y)) }
      page.signs.formUnion(card.signs)
      y += card.height + 12
    }
    y += 4
    let end = max(page.extent.maxX, 300)
    page.lines(
      [[Point(x: grid.margin, y: y), Point(x: end, y: y)]],
      Stroke(theme.hairline, width: 1), role: "hairline")
    y = drawLegend(
      from: y + 12, width: min(grid.content, max(end - grid.margin, Self.leastLegend)),
      isColumn: false, [stage], in: &page)
    y = drawRemarks(
      of: 0, at: Point(x: grid.margin, y: y), width: grid.content, hasOverhangs: !drawsOverhangs,
      in: &page)
    return finished(page, bottom: y, [stage], [])
  }

  /// The strips of panels that have one contest of widths each, or none; empty if a panel has
  /// another card. If one shows what was wanted, all do.
  static func lines(
    of sheet: ComparisonSheet, _ cards: [[Card]], _ options: DiagramOptions
  ) -> [LineStrip?] {
    guard sheet.panels.count > 1, !sheet.sections.contains(where: { $0.resizing != nil }) else {
      return []
    }
    let lines = zip(sheet.panels, cards).map { panel, cards in
      (panel.annotations ?? options.annotations).isSuperset(of: [.reasons, .ledgers, .changes])
        && cards.count == 1 ? LineStrip(panel.explanation, cards) : nil
    }
    let isComplete = zip(lines, cards).allSatisfy { $0 != nil || $1.isEmpty }
    guard isComplete, lines.contains(where: { $0 != nil }) else { return [] }
    let isPair = lines.contains { $0?.strip.form == .pair }
    return isPair ? lines.map { $0?.showingWanted } : lines
  }

  /// “16 + 73 + 8 + 159 + 16 = 272 in each panel.”, in place of what each card would say; `nil` unless each
  /// panel has a card that says this and no more.
  static func commonSum(of cards: [[Card]]) -> String? {
    let sums = cards.map { $0.count == 1 ? $0[0].prose.sum : nil }
    guard let sum = sums[0], sums.allSatisfy({ $0 == sum }) else { return nil }
    return "\(sum) in each panel."
  }
}
