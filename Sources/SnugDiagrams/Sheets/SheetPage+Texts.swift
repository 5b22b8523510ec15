import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

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
      let overhangs =
        drawsOverhangs && !cards[0].isEmpty
        ? explanation.layout.protrusionGroups.reduce(0) { $0 + $1.count } : 0
      y = Tally(cards[0], overhangs: overhangs)
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

  /// Draws the title of a panel and its changes. Returns the y position below.
  func drawHeading(
    of index: Int, x: Double, from top: Double, in sketch: inout Sketch
  ) -> Double {
    let panel = sheet.panels[index]
    // The size of the root says the same.
    let title = axis(ofPanel: index) != nil && sketch.shows(.names) ? "" : panel.title
    let lines =
      [(title, AnnotationFont.verdict, theme.ink, "panel-title")]
      + changes(panel.changes).map {
        ($0, AnnotationFont.body, theme.secondaryInk, "panel-change")
      }
    guard lines.contains(where: { !$0.0.isEmpty }) else { return top }
    return draw(
      lines,
      at: Point(x: x, y: top), width: grid.width, in: &sketch) + 6
  }

  /// Draws the name and the size of the root above its scene, after a word on the scene.
  ///
  /// - Parameters:
  ///   - strong: the axes whose lengths are emphasized.
  ///   - isBoxed: whether they are in boxes, as what is not as in the first panel.
  func drawRootName(
    _ stage: Stage, in room: Rect, after word: String? = nil, strong: [Axis] = [],
    isBoxed: Bool = false, _ page: inout Sketch
  ) {
    let root = stage.frame(of: .root)
    let frame = stage.layout[.root].frame
    let lengths = Axis.allCases.map { Wording.number(frame.size[$0]) }
    let size =
      switch strong {
      case [.horizontal]: [(lengths[0], true), ("× \(lengths[1])", false)]
      case [.vertical]: [("\(lengths[0]) ×", false), (lengths[1], true)]
      case []: [(Wording.size(frame), false)]
      default: [(lengths[0], true), ("×", false), (lengths[1], true)]
      }
    let others = ([word].compactMap(\.self) + size.map(\.0)).map {
      page.size(of: $0, AnnotationFont.bodyStrong).width
    }
    let subject = stage.scene[.root].name
    let name = page.shortened(
      subject, AnnotationFont.bodyStrong,
      to: room.width - others.reduce(0) { $0 + $1 + Self.wordGap })
    let words =
      (word.map { [($0, theme.ink, AnnotationFont.bodyStrong, "side")] } ?? [])
      + (page.shows(.names)
        ? [
          (name, theme.secondaryInk, AnnotationFont.bodyStrong, "root-name")
        ]
          + size.map { text, isStrong in
            (
              text, isStrong ? theme.ink : theme.secondaryInk,
              isStrong ? AnnotationFont.bodyStrong : AnnotationFont.body, "root-name"
            )
          } : [])
    guard !words.isEmpty else { return }
    let sizes = words.map { page.size(of: $0.0, $0.2) }
    let width = sizes.reduce(-Self.wordGap) { $0 + $1.width + Self.wordGap }
    let height = sizes[0].height
    let corner = Point(
      x: max(room.minX, min(root.minX, room.maxX - width)),
      y: min(root.minY, stage.bounds.minY) - 7 - height)
    var x = corner.x
    for ((text, color, font, role), size) in zip(words, sizes) {
      let box = page.write(
        text, color, font, at: Point(x: x, y: corner.y), role: role, subject: subject)
      if isBoxed, color == theme.ink, role == "root-name" { page.box(box) }
      x += size.width + Self.wordGap
    }
    page.occupy(
      Rect(x: corner.x, y: corner.y, width: width, height: height)
        .outset(by: EdgeInsets(left: 4, right: 4)))
  }

  private static let wordGap = 5.0

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
    let root = page.shortened(
      sheet.panels[0].explanation.layout.scene[.root].name, to: width / 2)
    let worst = cards.map(\.verdict).max() ?? .compressed
    var (x, y) = (grid.margin, top)
    // Both have the same meaning.
    let doubled: Set<CardSign> = page.signs.contains(.ambiguous) ? [.ambiguousLoss] : []
    for sign in page.signs.subtracting(doubled).sorted() {
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

  /// Whether what matters less than cards comes after those that are below the only scene.
  func hasLaterRemarks(_ cards: [DrawnCard]) -> Bool {
    isAlone && !grid.isBeside && !cards.isEmpty
  }

  /// Draws the remarks on a panel, without those on a panel before it.
  ///
  /// - Parameters:
  ///   - hasOverhangs: whether those on views that stick out are among them, and not among the cards.
  ///   - areLast: whether to draw only those that matter least, or only the others.
  func drawRemarks(
    of index: Int, at corner: Point, width: Double, hasOverhangs: Bool = true,
    areLast: Bool? = nil, in sketch: inout Sketch
  ) -> Double {
    let explanation = sheet.panels[index].explanation
    guard sketch.shows(.reasons) else { return corner.y }
    let earlier = panels(before: index).flatMap { sheet.panels[$0].explanation.remarks }
    var lines = Stage.remarks(of: explanation, hasOverhangs: hasOverhangs, areLast: areLast)
      .filter { !earlier.contains($0) }
    if !isAlone, cards[index].isEmpty { lines.insert(explanation.verdict, at: 0) }
    if isAlone, cards[index].isEmpty, areLast != false {
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
