import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// Arranges the panels of a sheet. In a row, the tops of scenes, ledgers and reasons are aligned;
/// columns are aligned across rows.
struct SheetComposer {
  let sheet: ComparisonSheet
  let options: DiagramOptions
  let measurer: any TextMeasurer
  private var grid: SheetGrid
  private let isAlone: Bool
  private let mayTellBeside: Bool
  /// One for each section.
  private let ribbons: [Ribbon?]
  private let narrowest: Double
  private let theme: Theme

  private typealias Row = [PanelDrawing]

  private static let margin = SheetGrid.margin
  /// The limits for the width of sentences.
  private static let narrowestColumn = 420.0
  private static let widestColumn = 640.0

  init(_ sheet: ComparisonSheet, _ options: DiagramOptions, _ measurer: any TextMeasurer) {
    self.sheet = sheet
    self.options = options
    self.measurer = measurer
    let shown = sheet.panels.map { $0.annotations ?? options.annotations }
    mayTellBeside = shown.contains { $0.contains(.reasons) }
    let isAlone = sheet.panels.count == 1
    self.isAlone = isAlone
    theme = options.appearance.theme
    ribbons = sheet.sections.map { section in
      isAlone || !options.annotations.contains(.changes)
        ? nil
        : section.resizing.map {
          Ribbon($0, showing: section.panels.map(\.explanation.layout))
        }
    }
    let sketch = Sketch(theme: theme, measurer: measurer)
    narrowest = ribbons.compactMap { $0?.narrowest(in: sketch) }.max() ?? 0
    grid = SheetGrid(sheet, mayTellBeside: mayTellBeside, narrowest: narrowest)
  }

  mutating func composed() -> DisplayList {
    var sections = rows()
    if !grid.isComfortable(columnWidths(of: sections.flatMap(\.self))) {
      // Now the widths of the parts next to the scenes are known.
      let drawings = inOrder(sections)
      grid = SheetGrid(
        sheet, mayTellBeside: mayTellBeside, narrowest: narrowest,
        extras: drawings.map { width(of: $0) - PanelExtent($0.panel).bounds.width * grid.zoom })
      sections = rows()
    }
    let widths = columnWidths(of: sections.flatMap(\.self))
    var page = sketch(options.annotations)
    var frames: [DisplayList.Frame] = []
    var tooltips: [DisplayList.Tooltip] = []
    var cursor = 0.0
    if !isAlone {
      cursor =
        page.shows(.title)
        ? header.draw(
          at: Point(x: Self.margin, y: PanelDrawing.headerTop), width: Self.widestColumn, in: &page)
          + 18
        : PanelDrawing.headerTop
    }
    for index in sections.indices {
      let columns = grid.isTable ? sheet.sections.indices : index..<(index + 1)
      cursor =
        columns.map { drawHead(ofSection: $0, from: cursor, widths, in: &page) }.max() ?? cursor
      for panel in sections[index].indices {
        let isStrip = sheet.isStacked && (grid.isTable || grid.columns == 1) && panel > 0
        let previous = isStrip ? columns.map { sheet.sections[$0].panels[panel - 1] } : []
        let bottom = drawTexts(of: &sections[index][panel], widths, after: previous)
        let offset = isAlone ? 0 : cursor - PanelDrawing.headerTop
        for (column, drawing) in sections[index][panel].enumerated() {
          let x = Self.position(of: column, widths)
          tooltips += drawing.stage.tooltips(x: x, y: offset)
          let frame = page.add(
            drawing.sketch.marks, around: drawing.stage.frame(of: .root).origin, x: x, y: offset)
          if !isAlone { frames.append(frame) }
        }
        cursor = offset + bottom + (isAlone ? 0 : grid.rowGap)
      }
    }
    if !isAlone { cursor -= grid.rowGap - 8 }
    return finished(page, bottom: cursor, inOrder(sections), frames, tooltips, widths)
  }

  /// The drawings in the order of the panels.
  private func inOrder(_ sections: [[Row]]) -> [PanelDrawing] {
    guard grid.isTable else { return sections.flatMap(\.self).flatMap(\.self) }
    return sheet.sections.indices.flatMap { column in sections[0].map { $0[column] } }
  }

  /// The rows of each section, before they are aligned with each other.
  private func rows() -> [[Row]] {
    if grid.isTable {
      return [
        sheet.sections[0].panels.indices.map { panel in
          row(sheet.sections.map { $0.panels[panel] }[...], isStrip: true)
        }
      ]
    }
    return sheet.sections.map { section in
      stride(from: 0, to: section.panels.count, by: grid.columns).map { start in
        row(
          section.panels[start..<min(start + grid.columns, section.panels.count)],
          isStrip: section.resizing != nil && !isAlone)
      }
    }
  }

  private func sketch(_ annotations: Set<Annotation>) -> Sketch {
    Sketch(theme: theme, measurer: measurer, annotations: annotations)
  }

  private var header: SheetHeader {
    .sheet(sheet.title, sheet.subtitle, in: theme)
  }

  /// The panels of a row with their titles, scenes and ledgers.
  private func row(_ panels: ArraySlice<DiagramPanel>, isStrip: Bool) -> Row {
    var top = PanelDrawing.headerTop
    let titled = panels.enumerated().map { column, panel in
      var sketch = sketch(panel.annotations ?? options.annotations)
      let header = header(of: panel, in: sketch)
      let below = header.draw(
        at: Point(x: Self.margin, y: PanelDrawing.headerTop),
        width: isAlone || hasFreeTitles ? Self.widestColumn : grid.widths[column], in: &sketch)
      if !header.lines.isEmpty { top = max(top, below + (isAlone ? 16 : 10)) }
      return sketch
    }
    var row = zip(panels, titled).map { PanelDrawing($0, top: top, grid, $1) }
    let ledgerTop = (row.map(\.sceneBottom).max() ?? 0) + 14
    for index in row.indices where !isStrip || row[index].sketch.showsAll {
      row[index].drawLedgers(from: ledgerTop)
    }
    return row
  }

  private func header(of panel: DiagramPanel, in sketch: Sketch) -> SheetHeader {
    if !isAlone {
      return .panel(panel.title, changes: panel.changes, turns: panel.turns, in: theme)
    }
    return sketch.shows(.title) && sheet.pageZoom == nil ? header : SheetHeader()
  }

  /// Whether titles may be wider than their panels, because nothing is next to them.
  private var hasFreeTitles: Bool { sheet.isStacked && grid.columns == 1 }

  /// The width of a panel that counts for its column.
  private func width(of drawing: PanelDrawing) -> Double {
    hasFreeTitles ? drawing.sceneWidth : drawing.width
  }

  /// The widths of the panels' columns, and of the column for the texts next to them, if any.
  private func columnWidths(of rows: [Row]) -> [Double] {
    let columns = (0..<grid.columns).map { column in
      let drawn = rows.compactMap { $0.indices.contains(column) ? width(of: $0[column]) : nil }
      return max(drawn.max() ?? 0, isAlone ? 0 : grid.widths[column])
    }
    return grid.tellsBeside ? columns + [SheetGrid.besideWidth(columns[0])] : columns
  }

  /// Draws the texts of a row's panels, below or next to them. Returns the y position below all.
  private func drawTexts(
    of row: inout Row, _ widths: [Double], after previous: [DiagramPanel]
  ) -> Double {
    let below = row.map(\.bottom).max() ?? 0
    let left = Self.margin + (grid.tellsBeside ? Self.position(of: 1, widths) : 0)
    // Sentences can be as wide as the picture, up to a legible width.
    let narrowest = isAlone ? Self.narrowestColumn : SheetGrid.narrowestColumn
    return row.indices.reduce(below) { bottom, index in
      let top = grid.tellsBeside ? row[index].stage.bounds.minY : below + 16
      let width =
        grid.tellsBeside ? widths[1] : min(max(widths[index], narrowest), Self.widestColumn)
      return max(
        bottom,
        row[index].drawTexts(
          at: Point(x: left, y: top), width: width, isAlone: isAlone,
          after: previous.indices.contains(index) ? previous[index] : nil))
    }
  }

  /// The horizontal offset of a column's panels.
  private static func position(of column: Int, _ widths: [Double]) -> Double {
    widths[..<column].reduce(0) { $0 + $1 + SheetGrid.gutter }
  }

  /// Draws the title of a section under a line, and its ribbon. Returns the y position below.
  private func drawHead(
    ofSection index: Int, from top: Double, _ widths: [Double], in page: inout Sketch
  ) -> Double {
    let section = sheet.sections[index]
    let left = Self.margin + (grid.isTable ? Self.position(of: index, widths) : 0)
    let width = grid.isTable ? widths[index] : SheetGrid.total(widths)
    var cursor = top
    if let title = section.title, !isAlone {
      page.lines(
        [[Point(x: left, y: top), Point(x: left + width, y: top)]],
        Stroke(theme.rule, width: 0.6), role: "rule")
      let header = SheetHeader.panel(title, changes: section.changes, in: theme)
      cursor = header.draw(at: Point(x: left, y: top + 10), width: width, in: &page) + 12
    }
    return ribbons[index]?.draw(at: Point(x: left, y: cursor), width: width, in: &page) ?? cursor
  }

  // MARK: - The finished picture

  private func finished(
    _ page: Sketch, bottom: Double, _ drawings: [PanelDrawing], _ frames: [DisplayList.Frame],
    _ tooltips: [DisplayList.Tooltip], _ widths: [Double]
  ) -> DisplayList {
    var page = page
    var bottom = bottom
    if page.shows(.legend), sheet.pageZoom == nil {
      let legend = LegendLayer(
        signs: LegendLayer.signs(
          of: drawings.map(\.stage),
          drawings.reduce(into: []) { $0.formUnion($1.sketch.constraintSigns) },
          former: sheet.formerMeaning, in: page),
        left: Self.margin, width: legendWidth(drawings, widths))
      bottom = legend.draw(from: bottom + 8, in: &page)
    }
    let size = Size(
      width: (page.extent.maxX + Self.margin).rounded(.up),
      height: (max(page.extent.maxY, bottom) + Self.margin - 16).rounded(.up))
    let card = Mark(
      .rectangle(Rect(origin: .zero, size: size), cornerRadius: 0, fill: theme.canvas, stroke: nil),
      role: "card")
    return DisplayList(
      size: size, title: sheet.title, summary: summary(of: drawings), marks: [card] + page.marks,
      tooltips: tooltips,
      // The card was inserted before all other marks.
      frames: frames.map { frame in
        var frame = frame
        frame.marks = (frame.marks.lowerBound + 1)..<(frame.marks.upperBound + 1)
        return frame
      },
      darkColors: options.followsColorScheme && options.appearance == .light
        ? Theme.darkColors : [])
  }

  private func legendWidth(_ drawings: [PanelDrawing], _ widths: [Double]) -> Double {
    guard isAlone, let drawing = drawings.first else { return SheetGrid.total(widths) }
    return max(widths[0], Self.narrowestColumn, drawing.headerWidth)
  }

  private func summary(of drawings: [PanelDrawing]) -> String {
    let texts = drawings.map(\.summary)
    if isAlone { return texts.joined() }
    let resizing = sheet.sections.flatMap { $0.resizing?.sentences ?? [] }
    return (resizing + zip(drawings, texts).map { "\($0.panel.title): \($1)" })
      .joined(separator: "\n")
  }
}
