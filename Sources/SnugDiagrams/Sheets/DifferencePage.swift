import SnugComparison
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The picture of a difference: the layout before over or beside the layout after, what changed,
/// and the cards of the reasons that were not there before.
struct DifferencePage {
  let difference: LayoutDifference
  private let page: SheetPage
  private let sheet: ComparisonSheet

  /// The height of the bands between the layouts.
  private static let between = 46.0
  /// A layout that is higher has the other one beside it.
  private static let highest = 200.0

  init(
    _ difference: LayoutDifference, _ sheet: ComparisonSheet, _ options: DiagramOptions,
    _ measurer: any TextMeasurer
  ) {
    self.difference = difference
    self.sheet = sheet
    page = SheetPage(sheet, options, measurer)
  }

  private var theme: Theme { page.theme }
  private var layouts: [Layout] { [difference.before.layout, difference.after.layout] }

  func composed() -> DisplayList {
    let grid = page.grid
    var sketch = page.sketch()
    var y = page.drawHeader(isTallied: false, in: &sketch)
    let extent = layouts.map(\.extent).reduce(layouts[0].extent) { $0.union($1) }
    // The words “before” and “after” are behind the layouts.
    let room = grid.content - 60
    let wide = min(2, room / max(1, extent.width))
    let isOver = extent.height * wide <= Self.highest || page.options.isNarrow
    let half = (grid.content - PageGrid.gap) / 2
    let zoom = isOver ? wide : min(2, half / max(1, extent.width), 800 / max(1, extent.height))
    let before = page.stage(
      difference.before, x: grid.margin, from: y, minX: extent.minX, zoom, in: sketch)
    let origin = before.projection.origin
    let after = Stage(
      difference.after,
      Projection(
        origin: isOver
          ? Point(x: origin.x, y: origin.y + extent.maxY * zoom + Self.between)
          : Point(x: origin.x + half + PageGrid.gap, y: origin.y), zoom: zoom))
    for (stage, word) in [(before, "before"), (after, "after")] {
      let isSecond = word == "after"
      let place = page.room(
        x: isSecond && !isOver ? grid.margin + half + PageGrid.gap : nil,
        from: isSecond && isOver ? stage.bounds.minY : y, width: isOver ? room : half)
      if !isOver {
        page.drawRootName(stage, in: place, after: word, &sketch)
      } else if isSecond {
        drawBands(before, after, in: &sketch)
      } else {
        page.drawRootName(stage, in: place, &sketch)
      }
      Overview(
        stage, Card.all(of: stage.explanation), room: place, hasBadges: false
      ).draw(in: &sketch)
      if isSecond, !isOver { drawFormer(before, after, in: &sketch) }
      guard isOver else { continue }
      let size = sketch.size(of: word, AnnotationFont.smallStrong)
      sketch.write(
        word, theme.ink, AnnotationFont.smallStrong,
        at: Point(
          x: stage.bounds.maxX + 10, y: stage.frame(of: .root).midY - size.height / 2),
        role: "side")
    }
    y = max(sketch.extent.maxY, after.bounds.maxY, before.bounds.maxY) + 16
    y = drawTexts(from: y, in: &sketch)
    y = page.drawLegend(
      from: y + 20, width: grid.content, isColumn: page.options.isNarrow, [after], in: &sketch)
    var picture = page.finished(sketch, bottom: y, [after], [])
    picture.summary = messages.joined(separator: ". ")
    return picture
  }

  private var messages: [String] {
    difference.isEmpty ? ["The layouts are the same."] : difference.messagesInOrder
  }

  // MARK: - What moved

  /// Draws the old frames of the views that moved, where they cross no text.
  private func drawFormer(_ before: Stage, _ after: Stage, in sketch: inout Sketch) {
    let moved = difference.views.filter { !$0.numbers.isEmpty }.map(\.before)
    let gone = before.scene.viewIDs.filter { difference.removed.contains(before.scene[$0].name) }
    for id in moved + gone where !before.isHidden(id) {
      guard !before.containers.contains(id) || id == .root else { continue }
      let frame = after.projection(before.layout[id].frame)
      let lines = Axis.allCases.flatMap { axis in
        [frame[axis.cross].start, frame[axis.cross].end].flatMap {
          sketch.visible(axis, frame[axis], across: $0)
        }
      }
      guard !lines.isEmpty else { continue }
      sketch.lines(
        lines, Overview.dotted(theme), role: "former", subject: before.scene[id].name)
      sketch.signs.insert(.former)
    }
  }

  /// Draws bands from the old frames of views to the new ones.
  private func drawBands(_ before: Stage, _ after: Stage, in sketch: inout Sketch) {
    let pairs = before.scene.pairs(in: after.scene).filter {
      !before.isHidden($0.old) && !after.isHidden($0.new)
    }
    let top = before.bounds.maxY + 4
    let bottom = after.bounds.minY - 4
    var texts: [Rect] = []
    let leaves = pairs.filter { !before.containers.contains($0.old) && $0.old != .root }
    for isMoved in [false, true] {
      for (old, new) in leaves {
        let one = before.alignmentRect(of: old)[.horizontal]
        let other = after.alignmentRect(of: new)[.horizontal]
        let isOther =
          abs(one.start - other.start) > .leastShown || abs(one.end - other.end) > .leastShown
        guard isOther == isMoved else { continue }
        let sides = [(one.start, other.start), (one.end, other.end)].map {
          [Point(x: $0, y: top), Point(x: $1, y: bottom)]
        }
        if isMoved {
          sketch.add(
            .polygon(sides[0] + sides[1].reversed(), fill: theme.surfaces[1]), role: "move-band",
            subject: before.scene[old].name)
          sketch.signs.insert(.band)
        }
        for side in sides {
          let isEdge = abs(side[0].x - side[1].x) > .leastShown
          sketch.lines(
            [side], Stroke(isEdge ? theme.secondaryInk : theme.corridor, width: isEdge ? 1.25 : 1),
            role: "move-edge", subject: before.scene[old].name)
        }
      }
    }
    for (old, new) in leaves {
      let delta =
        after.layout[new].alignmentRect.width - before.layout[old].alignmentRect.width
      guard abs(delta) > .leastShown else { continue }
      let text = delta.signedDescription
      let size = sketch.size(of: text, AnnotationFont.smallStrong)
      let other = after.alignmentRect(of: new)[.horizontal]
      let one = before.alignmentRect(of: old)[.horizontal]
      let shared = one.shared(with: other)
      let boxes = [0.5, 0.1, 0.9].map { share in
        Rect(
          x: shared.start + (shared.length - size.width) * share,
          y: (top + bottom - size.height) / 2, size)
      }
      guard shared.length > size.width + 12,
        let box = boxes.first(where: { box in
          !texts.contains(where: box.outset(by: EdgeInsets(all: 3)).intersects)
        })
      else { continue }
      texts.append(box)
      sketch.rectangle(
        box.outset(by: EdgeInsets(left: 3, right: 3)), fill: theme.surfaces[1], cornerRadius: 2,
        role: "move-delta")
      sketch.write(
        text, theme.ink, AnnotationFont.smallStrong, in: box, alignment: .center,
        role: "move-delta", subject: after.scene[new].name)
    }
  }

  // MARK: - Texts

  /// Whether the same happened to the same views, if not by the same amount.
  private static func isSame(_ old: Card, _ new: Card) -> Bool {
    old.verdict == new.verdict && old.subjects == new.subjects
  }

  /// Draws what changed, and the reasons that are new or gone.
  private func drawTexts(from top: Double, in sketch: inout Sketch) -> Double {
    guard sketch.shows(.reasons) else { return top }
    let grid = page.grid
    let former = Card.all(of: difference.before)
    let names = Set(layouts.flatMap { $0.scene.views.map(\.name) })
    var y = top
    let format = CardFormat([], width: grid.content, most: 1, hasGutter: false, in: sketch)
    for card in page.cards[0] where !former.contains(where: { Self.isSame($0, card) }) {
      var own = page.sketch()
      let height = CardDrawing(
        card: card, layout: difference.after.layout, format: format, isOnly: true,
        hasStrip: false
      ).draw(in: &own)
      for mark in own.marks { sketch.add(mark.offset(x: grid.margin, y: y)) }
      y += height + 8
    }
    let gone = former.filter { old in !page.cards[0].contains { Self.isSame(old, $0) } }
      .map { "No longer: \($0.prose.headline)" }
    y += 4
    for line in gone + messages {
      y =
        Paragraph(
          line, AnnotationFont.body, width: grid.content, names: names.union(["No", "longer"]),
          measuring: page.measurer
        ).draw(
          at: Point(x: grid.margin, y: y), theme.secondaryInk,
          role: "message", in: &sketch) + 5
    }
    return y
  }
}
