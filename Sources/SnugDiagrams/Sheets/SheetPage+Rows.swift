import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The panels of a page, side by side in rows.
extension SheetPage {
  struct Row {
    var heads: [(section: Int, x: Double)] = []
    /// Panels, by their indices in the sheet.
    var places: [(panel: Int, x: Double)] = []
  }

  var rows: [Row] {
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

  /// The roles of marks other than badges that can be beside an overview.
  private static let besideOverviews: Set = ["breach-text", "overhang", "name", "amount"]

  /// Draws panels side by side, with headings, overviews and cards at common heights.
  func draw(
    _ places: [(panel: Int, x: Double)], from top: Double, in page: inout Sketch
  ) -> (stages: [Stage], frames: [DisplayList.Frame], gutters: EdgeInsets, bottom: Double) {
    var sketches = places.map { sketch(for: sheet.panels[$0.panel]) }
    var y = top
    if !isAlone {
      for (index, place) in places.enumerated() {
        y = max(y, drawHeading(of: place.panel, x: place.x, from: top, in: &sketches[index]))
      }
    }
    var stages: [Stage] = []
    var gutters = EdgeInsets.zero
    for (index, place) in places.enumerated() {
      let width = grid.isBeside ? grid.overview : grid.width
      let room = room(x: place.x, from: y, width: width)
      stages.append(drawScene(of: place.panel, x: place.x, from: y, in: room, &sketches[index]))
      for mark in sketches[index].marks
      where mark.role.hasPrefix("badge") || Self.besideOverviews.contains(mark.role) {
        gutters.left = max(gutters.left, room.minX - mark.bounds.minX)
        gutters.right = max(gutters.right, mark.bounds.maxX - room.maxX)
      }
    }
    let sceneTop = stages.map { $0.bounds.minY }.min() ?? y
    var sceneBottom =
      zip(sketches, stages).map { sketch, stage in
        stage.isLog ? y : max(sketch.extent.maxY, stage.bounds.maxY)
      }.max() ?? y
    let linesTop = sceneBottom + 8
    for (index, place) in places.enumerated() where !lines.isEmpty {
      guard let line = lines[place.panel] else { continue }
      let room = Interval(start: place.x, length: grid.width)
      let bottom = line.draw(
        from: linesTop, on: stages[index], in: room,
        unlike: sheet.panels[0].explanation.layout.scene,
        &sketches[index])
      sceneBottom = max(sceneBottom, bottom)
    }
    let drawn = places.map { place in
      var cards = drawnCards(of: place.panel)
      // After conflicts, or after all losses.
      let own = self.cards[place.panel].prefix(cards.count)
      let losses = own.lastIndex(where: \.isLoss).map { $0 + 1 } ?? 0
      let conflicts = own.firstIndex { $0.verdict != .conflict } ?? own.count
      let overhangs = drawnOverhangs(of: place.panel, width: grid.cardColumns[0].length)
      cards.insert(contentsOf: overhangs.slight, at: losses)
      cards.insert(contentsOf: overhangs.large, at: conflicts)
      return cards
    }
    for card in drawn.joined() { page.signs.formUnion(card.signs) }
    for sketch in sketches {
      page.signs.formUnion(sketch.signs)
      page.undrawn += sketch.undrawn
    }
    var bottom = sceneBottom
    if isAlone {
      let isColumn = grid.isBeside || options.isNarrow || stages[0].isLog
      if !stages[0].isLog {
        let width = grid.isBeside ? grid.overview : grid.content
        sceneBottom = drawLegend(
          from: sceneBottom + 14, width: width, isColumn: isColumn, stages, in: &page)
        sceneBottom = drawRemarks(
          of: 0, at: Point(x: grid.margin, y: sceneBottom), width: width,
          hasOverhangs: !drawsOverhangs, areLast: hasLaterRemarks(drawn[0]) ? false : nil,
          in: &page)
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
      } else if hasLaterRemarks(drawn[0]) {
        end = drawRemarks(
          of: 0, at: Point(x: grid.margin, y: end + 8), width: grid.content,
          hasOverhangs: !drawsOverhangs, areLast: true, in: &page)
      }
      bottom = max(bottom, end)
    }
    if isAlone, stages[0].isLog {
      bottom = drawLegend(
        from: bottom + 20, width: grid.content, isColumn: true, stages, in: &page)
    }
    if !lines.isEmpty {
      let gaps = places.dropFirst().map { place in
        [top, bottom].map { Point(x: place.x - PageGrid.gutter / 2, y: $0) }
      }
      if !gaps.isEmpty {
        page.lines(gaps, Stroke(theme.hairline, width: 1), role: "hairline")
      }
    }
    let frames = zip(sketches, stages).map { sketch, stage in
      page.add(sketch.marks, around: stage.frame(of: .root).origin, x: 0, y: 0)
    }
    return (stages, frames, gutters, bottom)
  }

  /// Draws an overview below a y position, unless only a log is known of the scene.
  private func drawScene(
    of index: Int, x: Double, from y: Double, in room: Rect, _ sketch: inout Sketch
  ) -> Stage {
    let explanation = sheet.panels[index].explanation
    let stage = stage(explanation, x: x, from: y, grid.zoom, in: sketch)
    if stage.isLog { return stage }
    if let axis = axis(ofPanel: index) {
      drawRootName(stage, in: room, strong: [axis], &sketch)
    } else {
      let first = sheet.panels[0].explanation.layout[.root].frame.size
      let own = explanation.layout[.root].frame.size
      let strong = Axis.allCases.filter { abs(first[$0] - own[$0]) > .leastShown }
      drawRootName(stage, in: room, strong: strong, isBoxed: true, &sketch)
    }
    Overview(
      stage, cards[index], room: room, hasBadges: sketch.shows(.reasons) && !isSingle,
      gutter: isAlone ? grid.mostGutter : 0
    ).draw(in: &sketch)
    return stage
  }
}
