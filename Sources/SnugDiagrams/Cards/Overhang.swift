import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// A view that sticks out of its superview. A bar beside the part outside shows its length. In a picture of one scene
/// the sentence on it is among the cards, because it is as much a mistake as a text that is cut.
struct Overhang {
  let protrusion: Protrusion

  /// One for each view, or that of the farthest of several that pass the same sides.
  static func all(on layout: Layout) -> [Overhang] {
    layout.protrusionGroups.map { Overhang(protrusion: Protrusion.farthest(of: $0)) }
  }

  /// A shorter bar would be a dot, in points of the picture.
  private static let shortest = 3.0

  func draw(on stage: Stage, in room: Rect, _ sketch: inout Sketch) {
    let view = protrusion.view
    let (frame, name) = (stage.alignmentRect(of: view), stage.scene[view].name)
    for side in protrusion.amounts {
      let length = side.amount * stage.projection.zoom
      guard length >= Self.shortest else { continue }
      let span =
        side.isAtEnd
        ? Interval(start: frame[side.axis].end - length, length: length)
        : Interval(start: frame[side.axis].start, length: length)
      let across = frame[side.axis.cross]
      let bars = [across.end + 6, across.start - 6].map {
        (at: $0, box: Rect(side.axis, along: span, across: Interval(around: $0, by: 4)))
      }
      let bar =
        bars.first { bar in
          sketch.isClear(bar.box)
            && stage.grid.allSatisfy(touching: bar.box) {
              stage.isAround($0, view) || stage.isHidden($0)
            }
        } ?? bars[0]
      sketch.overhang(side.axis, span, across: bar.at, role: "overhang", subject: name)
      sketch.occupy(bar.box)
      sketch.signs.insert(.overhang)
      let text = "\(Wording.number(side.amount)) out"
      write(text, beside: bar.box, on: stage, in: room, name, &sketch)
    }
  }

  private func write(
    _ text: String, beside bar: Rect, on stage: Stage, in room: Rect, _ name: String,
    _ sketch: inout Sketch
  ) {
    let size = sketch.size(of: text, AnnotationFont.smallStrong)
    let (x, y) = (bar.midX - size.width / 2, bar.midY - size.height / 2)
    let boxes = [
      (x, bar.maxY), (bar.maxX + 4, y), (bar.minX - 4 - size.width, y), (x, bar.minY - size.height),
    ].map { Rect(x: $0, y: $1, size) }.filter(room.contains)
    let below = Rect(x: max(room.minX, min(x, room.maxX - size.width)), y: bar.maxY, size)
    let edges = [ViewID.root, protrusion.superview].map(stage.frame)
    func isFree(_ box: Rect) -> Bool { sketch.isClear(box) && stage.isOnContainers(box) }
    let box =
      boxes.first { box in
        isFree(box) && edges.allSatisfy { $0.contains(box) || !$0.intersects(box) }
      } ?? boxes.first(where: isFree) ?? boxes.first(where: sketch.isClear)
      ?? OverviewBadges.free(near: below, in: room, of: sketch) ?? below
    sketch.write(
      text, sketch.theme.compressed, AnnotationFont.smallStrong, in: box, role: "overhang",
      subject: name)
  }
}

extension Sketch {
  /// Draws a length that is outside a view's superview: an I-bar.
  mutating func overhang(
    _ axis: Axis, _ span: Interval, across: Double, role: String, subject: String? = nil
  ) {
    let ends = [span.start, span.end]
    lines(
      [ends.map { Point(axis, along: $0, across: across) }]
        + ends.map { end in
          [-4, 4].map { Point(axis, along: end, across: across + $0) }
        }, Stroke(theme.compressed, width: 1.5), role: role, subject: subject)
  }
}

extension SheetPage {
  /// The sentences on views that stick out, as cards without numbers; the others are remarks. Those by less than
  /// ``slightOverhang`` apart.
  func drawnOverhangs(
    of index: Int, width: Double, indent: Double? = nil
  ) -> (large: [DrawnCard], slight: [DrawnCard]) {
    let panel = sheet.panels[index]
    let explanation = panel.explanation
    var drawn: (large: [DrawnCard], slight: [DrawnCard]) = ([], [])
    guard drawsOverhangs else { return drawn }
    let fixes = cards[index].compactMap(\.prose.fix)
    let names = Set(explanation.layout.scene.views.map(\.name))
    let left = indent ?? 24
    let start = indent ?? (grid.columns == 1 && !options.isNarrow ? left : 0)
    for group in explanation.untoldProtrusions.prefix(Stage.mostRemarks) {
      let (outcome, settlement) = explanation.outcomeAndSettlement(group)
      var own = sketch(for: panel)
      own.overhang(
        .horizontal, Interval(start: 0, length: 16), across: 8.5, role: "badge-overhang")
      var y = Paragraph(
        outcome, AnnotationFont.verdict, width: width - left, isBalanced: true, measuring: measurer
      ).draw(at: Point(x: left, y: 0), theme.ink, role: "overhang-verdict", in: &own)
      // Once is enough.
      if let settlement, !fixes.contains(where: { "\($0)." == settlement }) {
        y = Paragraph(
          "Fix: \(settlement)", AnnotationFont.body, width: width - start,
          names: names.union(["Fix"]), measuring: measurer
        ).draw(at: Point(x: start, y: y + 5), theme.ink, role: "overhang-fix", in: &own)
      }
      let card = DrawnCard(marks: own.marks, height: y, signs: [], isWide: false)
      let amounts = Protrusion.farthest(of: group).amounts.map(\.amount)
      if amounts.allSatisfy({ $0 < Self.slightOverhang }) {
        drawn.slight.append(card)
      } else {
        drawn.large.append(card)
      }
    }
    return drawn
  }

  /// In points: it is seen less than what others lose. Our choice.
  private static let slightOverhang = 10.0

  /// Whether they are among the cards of the only scene, and not among remarks.
  var drawsOverhangs: Bool {
    isAlone && !sheet.panels[0].isLog && sketch(for: sheet.panels[0]).shows(.reasons)
  }
}
