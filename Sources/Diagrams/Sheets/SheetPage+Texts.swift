import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The texts around the overviews.
extension SheetPage {
  /// Draws lines below each other. Returns the y position below.
  func draw(
    _ lines: [(text: String, font: Font, color: Color, role: String)], at corner: Point,
    width: Double, in sketch: inout Sketch
  ) -> Double {
    lines.filter { !$0.text.isEmpty }.reduce(corner.y) { y, line in
      Paragraph(line.text, line.font, width: width, measuring: measurer)
        .draw(at: Point(x: corner.x, y: y), line.color, role: line.role, in: &sketch) + 4
    }
  }

  /// Draws title, subtitle and tally. Returns the y position of what follows.
  func drawHeader(isTallied: Bool = true, in page: inout Sketch) -> Double {
    guard page.shows(.title) else { return grid.margin - 2 }
    let top = Point(x: grid.margin, y: grid.margin - 2)
    var y = draw(
      [
        (sheet.title, AnnotationFont.heading, theme.ink, "title"),
        (sheet.subtitle ?? "", AnnotationFont.body, theme.secondaryInk, "subtitle"),
      ], at: top, width: grid.content, in: &page)
    if isAlone, isTallied {
      let explanation = sheet.panels[0].explanation
      y = Tally(cards[0], explanation.layout)
        .draw(at: Point(x: grid.margin, y: y), width: grid.content, in: &page)
      if cards[0].isEmpty, page.shows(.reasons) {
        y = draw(
          [(explanation.verdict, AnnotationFont.body, theme.secondaryInk, "tally")],
          at: Point(x: grid.margin, y: y), width: grid.content, in: &page)
      }
    }
    return y + 14
  }

  /// The limit for the lines of changes. Further changes are counted.
  static let mostChanges = 6

  private func changes(_ changes: [String]) -> [String] {
    let rest = changes.count - Self.mostChanges
    return changes.prefix(Self.mostChanges) + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// Draws the title of a section under a line, and its ribbon. Returns the y position below.
  func drawHead(
    ofSection index: Int, x: Double, from top: Double, in page: inout Sketch
  ) -> Double {
    let section = sheet.sections[index]
    let isTable = sheet.isTable && grid.columns > 1
    let width = isTable ? grid.width : grid.content
    var y = top
    if let title = section.title {
      y =
        draw(
          [(title, AnnotationFont.verdict, theme.ink, "section-title")]
            + changes(section.changes).map {
              ($0, AnnotationFont.body, theme.secondaryInk, "panel-change")
            }, at: Point(x: x, y: y), width: width, in: &page) + 6
    }
    guard let table = section.resizing, !isAlone, page.shows(.changes) else { return y }
    return Ribbon(table, showing: section.panels.map(\.explanation.layout))
      .draw(at: Point(x: x, y: y), width: width, in: &page)
  }

  /// Draws the title of a panel, its changes, and what turns. Returns the y position below.
  func drawHeading(
    of index: Int, x: Double, from top: Double, in sketch: inout Sketch
  ) -> Double {
    let panel = sheet.panels[index]
    return draw(
      [(panel.title, AnnotationFont.verdict, theme.ink, "panel-title")]
        + changes(panel.changes).map {
          ($0, AnnotationFont.body, theme.secondaryInk, "panel-change")
        } + panel.turns.map { ($0, AnnotationFont.body, theme.ink, "panel-turn") },
      at: Point(x: x, y: top), width: grid.width, in: &sketch) + 6
  }

  func drawRootName(_ stage: Stage, in page: inout Sketch) {
    guard page.shows(.names) else { return }
    let root = stage.frame(of: .root)
    let name = stage.scene[.root].name
    let size = page.size(of: name, AnnotationFont.bodyStrong)
    let y = min(root.minY, stage.bounds.minY) - 7 - size.height
    let box = page.write(
      name, theme.secondaryInk, AnnotationFont.bodyStrong, at: Point(x: root.minX, y: y),
      role: "root-name", subject: name)
    let rest = page.write(
      Wording.size(stage.layout[.root].frame), theme.secondaryInk, AnnotationFont.body,
      at: Point(x: box.maxX + 5, y: y), role: "root-name", subject: name)
    page.occupy(box.union(rest).outset(by: EdgeInsets(left: 4, right: 4)))
  }

  /// Draws the meanings of the signs below a y position. Returns the one below.
  func drawLegend(
    from top: Double, width: Double, isColumn: Bool, _ stages: [Stage], in page: inout Sketch
  ) -> Double {
    guard page.shows(.legend) else { return top }
    if page.shows(.guides) {
      page.signs.formUnion(
        GuideLayer.styles(of: stages.filter { !$0.isLog }).filter { $0.tint(in: theme) != nil }
          .map(CardSign.guide))
    }
    guard !page.signs.isEmpty else { return top }
    let cards = Array(cards.joined())
    let root = sheet.panels[0].explanation.layout.scene[.root].name
    let worst = cards.map(\.verdict).max() ?? .compressed
    var (x, y) = (grid.margin, top)
    for sign in page.signs.sorted() {
      let text = sign.meaning(root: root)
      let size = page.size(of: text)
      let step = CardSign.size.width + 8 + size.width + 22
      if !isColumn, x > grid.margin, x + step - 22 > grid.margin + width {
        x = grid.margin
        y += 18
      }
      sign.draw(
        in: Rect(x: x, y: y + (size.height - CardSign.size.height) / 2, CardSign.size),
        sign.verdict(in: cards) ?? worst, &page)
      page.write(
        text, theme.secondaryInk, at: Point(x: x + CardSign.size.width + 8, y: y), role: "legend")
      if isColumn { y += 18 } else { x += step }
    }
    return isColumn ? y : y + 18
  }

  /// Draws what there is to say besides the cards of a panel, unless a panel before has said it.
  func drawRemarks(
    of index: Int, at corner: Point, width: Double, in sketch: inout Sketch
  ) -> Double {
    let explanation = sheet.panels[index].explanation
    guard sketch.shows(.reasons) else { return corner.y }
    let told = panels(before: index).flatMap { sheet.panels[$0].explanation.remarks }
    var lines = Stage.remarks(of: explanation).filter { !told.contains($0) }
    if !isAlone, cards[index].isEmpty { lines.insert(explanation.verdict, at: 0) }
    if isAlone, cards[index].isEmpty {
      lines += contentSizes(of: explanation, showsAll: sketch.shows(.contentSizes))
    }
    let names = Set(explanation.layout.scene.views.map(\.name))
    return lines.reduce(corner.y) { y, line in
      Paragraph(line, AnnotationFont.body, width: width, names: names, measuring: measurer)
        .draw(at: Point(x: corner.x, y: y + 6), theme.secondaryInk, role: "remark", in: &sketch)
    }
  }

  /// The limit for the views whose content size constraints are listed.
  static let mostContentSizes = 4

  /// The constraints of contents. A scene with one view is about the size of its content.
  private func contentSizes(of explanation: Explanation, showsAll: Bool) -> [String] {
    let scene = explanation.layout.scene
    guard showsAll || scene.views.count == 2 else { return [] }
    let lines = scene.viewIDs.map { explanation.contentSizeConstraints(of: $0) }
      .filter { !$0.isEmpty }
    let rest = lines.count - Self.mostContentSizes
    return lines.prefix(Self.mostContentSizes).flatMap(\.self)
      + (rest > 0 ? ["And \(rest.counting("more view"))."] : [])
  }
}
