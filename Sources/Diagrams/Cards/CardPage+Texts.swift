import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The texts around the overview.
extension CardPage {
  /// Draws title, subtitle and tally. Returns the y position of the root's name.
  func drawHeader(isTallied: Bool = true, in page: inout Sketch) -> Double {
    var y = margin - 2
    if page.shows(.title) {
      let scene = layout.scene
      for (text, font, color) in [
        (scene.title, AnnotationFont.heading, theme.ink),
        (scene.subtitle ?? "", AnnotationFont.body, theme.secondaryInk),
      ] where !text.isEmpty {
        y =
          Paragraph(text, font, width: content, measuring: measurer)
          .draw(
            at: Point(x: margin, y: y), color,
            role: font == AnnotationFont.heading ? "title" : "subtitle", in: &page) + 4
      }
      if isTallied { y = Tally(cards, layout).draw(at: Point(x: margin, y: y), in: &page) }
      y += 14
    }
    return y
  }

  func drawRootName(_ stage: Stage, in page: inout Sketch) {
    guard page.shows(.names) else { return }
    let root = stage.frame(of: .root)
    let name = layout.scene[.root].name
    let size = page.size(of: name, AnnotationFont.bodyStrong)
    let y = min(root.minY, stage.bounds.minY) - 7 - size.height
    let box = page.write(
      name, theme.secondaryInk, AnnotationFont.bodyStrong, at: Point(x: root.minX, y: y),
      role: "root-name", subject: name)
    let rest = page.write(
      Wording.size(layout[.root].frame), theme.secondaryInk, AnnotationFont.body,
      at: Point(x: box.maxX + 5, y: y), role: "root-name", subject: name)
    page.occupy(box.union(rest).outset(by: EdgeInsets(left: 4, right: 4)))
  }

  /// Draws the meanings of the signs, and the remarks, below a y position. Returns the one below.
  func drawLegend(
    from top: Double, width: Double, isColumn: Bool, _ stage: Stage, in page: inout Sketch
  ) -> Double {
    var y = top
    if page.shows(.legend) {
      if page.shows(.guides) {
        page.signs.formUnion(
          GuideLayer.styles(of: [stage]).filter { $0.tint(in: theme) != nil }.map(CardSign.guide))
      }
      let root = layout.scene[.root].name
      let worst = cards.map(\.verdict).max() ?? .compressed
      var x = margin
      for sign in page.signs.sorted() {
        let text = sign.meaning(root: root)
        let size = page.size(of: text, AnnotationFont.small)
        let step = CardSign.size.width + 8 + size.width + 22
        if !isColumn, x > margin, x + step - 22 > margin + width {
          x = margin
          y += 18
        }
        let verdict = verdict(of: sign, worst)
        sign.draw(
          in: Rect(x: x, y: y + (size.height - CardSign.size.height) / 2, CardSign.size), verdict,
          &page)
        page.write(
          text, theme.secondaryInk, AnnotationFont.small,
          at: Point(x: x + CardSign.size.width + 8, y: y), role: "legend")
        if isColumn { y += 18 } else { x += step }
      }
      if !isColumn, !page.signs.isEmpty { y += 18 }
    }
    guard page.shows(.reasons) else { return y }
    for remark in stage.remarks {
      y =
        Paragraph(
          remark, AnnotationFont.small, width: width,
          names: Set(layout.scene.views.map(\.name)), measuring: measurer
        ).draw(
          at: Point(x: margin, y: y + 4), theme.secondaryInk, role: "remark", in: &page)
    }
    return y
  }

  /// The verdict whose color a sign has.
  private func verdict(of sign: CardSign, _ worst: Verdict) -> Verdict {
    let own: [Verdict] =
      switch sign {
      case .inHeight: cards.filter { $0.dimensions == .height }.map(\.verdict)
      case .inBoth: cards.filter { $0.dimensions == .both }.map(\.verdict)
      case .lacking:
        cards.filter { $0.strip.map { $0.excess > 0 || $0.form != .got } ?? false }.map {
          $0.verdict == .conflict ? .conflict : .compressed
        }
      case .nothingLeft: cards.flatMap(\.outcomes).filter { $0.delta < 0 }.map(\.verdict)
      default: []
      }
    return own.first ?? worst
  }
}
