import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The tags of the views that give way in the only contest of a scene: “article −188”. Other views off
/// their size have tags if nothing else names them.
struct OverviewTags {
  let overview: Overview
  let line: LineStrip

  private var stage: Stage { overview.stage }

  func draw(in sketch: inout Sketch) {
    for id in stage.scene.viewIDs {
      for outcome in tagged(id) { draw(outcome, in: &sketch) }
    }
  }

  /// What a view itself has a tag for: its part in the contest. Otherwise the strip can name it.
  func tagged(_ id: ViewID) -> [Outcome] {
    let number = overview.cards[line.card].reason.number
    let isCaptioned = line.captioned.contains(id)
    return (overview.outcomes[id] ?? []).filter { $0.number == number || !isCaptioned }
  }

  private func draw(_ outcome: Outcome, in sketch: inout Sketch) {
    let name = stage.scene[outcome.view].name
    let lines = Wording(layout: stage.layout).wrappedLines(outcome.view)
    let suffix =
      outcome.axis == .horizontal && outcome.delta < 0
      ? lines.map { ", \($0.lineCount) lines" } ?? ""
      : outcome.axis == .vertical ? " in height" : ""
    let text = "\(name) \(outcome.delta.signedDescription)\(suffix)"
    let color = outcome.verdict.color(in: sketch.theme)
    let words = sketch.size(of: text, AnnotationFont.smallStrong)
    let size = Size(width: words.width + 12, height: 17)
    let frame = stage.alignmentRect(of: outcome.view)
    let columns = [
      frame.minX, frame.maxX - size.width, frame.midX - size.width / 2,
      frame.minX - size.width + 12,
    ]
    let rows = [frame.minY - size.height - 3, frame.maxY + 3, frame.minY - 2 * size.height - 6]
    let boxes = rows.flatMap { y in columns.map { Rect(x: $0, y: y, size) } }
    let box =
      boxes.first { box in
        sketch.isFree(box) && stage.isOnContainers(box.inset(by: EdgeInsets(all: 0.5)))
      } ?? boxes[0]
    let isHollow = outcome.isQuiet
    sketch.rectangle(
      isHollow ? box.inset(by: EdgeInsets(all: 0.6)) : box,
      fill: isHollow ? sketch.theme.canvas : color,
      stroke: isHollow ? Stroke(color, width: 1.2) : nil, cornerRadius: 3, role: "tag",
      subject: name)
    sketch.occupy(box)
    sketch.write(
      text, isHollow ? color : sketch.theme.canvas, AnnotationFont.smallStrong, around: box.center,
      size: words,
      role: "tag", subject: name)
  }
}
