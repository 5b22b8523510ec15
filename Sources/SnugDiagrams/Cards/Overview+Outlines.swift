import SnugDrawing
import SnugGeometry
import SnugLayout

/// The outlines of views: a mark on each that does not have the size it wants.
extension Overview {
  /// The outcome that a view's outline shows: the worst loss, else that another layout would change it, else what it
  /// gained.
  func outlined(_ id: ViewID) -> Outcome? {
    let own = outcomes[id] ?? []
    return own.filter(\.isLoss).max { $0.verdict < $1.verdict } ?? own.first(where: \.couldChange)
      ?? own.first { !$0.isQuiet } ?? own.first
  }

  func drawOutline(of id: ViewID, in sketch: inout Sketch) {
    let theme = sketch.theme
    let frame = stage.frame(of: id)
    let name = scene[id].name
    let isContainer = stage.containers.contains(id)
    guard let outcome = outlined(id) else {
      if id == .root {
        drawOutline(frame, Stroke(theme.root, width: 1.25), of: id, in: &sketch)
      } else if isDrawn(id), !scene[id].content.traits.isSeenWithoutFrame {
        drawOutline(frame, Stroke(theme.quietEdge, width: 1), of: id, in: &sketch)
      }
      return
    }
    let verdict = outcome.verdict
    let color = verdict.color(in: theme)
    let rect = stage.alignmentRect(of: id)
    if let thin = Axis.allCases.first(where: { rect[$0].length < Sketch.leastFilled }) {
      let across =
        rect[thin.cross].expanded(by: rect[thin.cross].length < Sketch.leastFilled ? 5 : 0)
      let ends = [across.start, across.end].map {
        Point(thin, along: rect[thin].middle, across: $0)
      }
      sketch.lines([ends], Stroke(color, width: 2.5), role: "frame", subject: name)
      sketch.occupy(Rect(enclosing: ends).outset(by: EdgeInsets(all: 1.25)))
      sketch.signs.insert(.nothingLeft(thin))
      return
    }
    let isThin = isContainer || outcome.isShared || outcome.isQuiet
    let width = isThin ? 1.25 : 1.75
    if outcome.couldChange {
      sketch.signs.insert(.couldChange)
    } else if outcome.isQuiet {
      sketch.signs.insert(
        outcome.wraps ? .wrapping : outcome.isSmallerImage ? .smallerImage : .roomy)
    } else if outcome.delta <= 0 {
      // A texture has its own sign.
      if verdict == .compressed { sketch.signs.insert(.compressed) }
      if verdict == .ambiguous { sketch.signs.insert(.ambiguousLoss) }
    }
    drawOutline(
      rect.outset(by: EdgeInsets(all: width / 2)),
      outcome.couldChange ? Self.dashed(color) : Stroke(color, width: width), of: id, in: &sketch)
  }

  /// Draws an outline, but not through the texts of other views, which it would strike out.
  private func drawOutline(_ rect: Rect, _ stroke: Stroke, of id: ViewID, in sketch: inout Sketch) {
    let name = scene[id].name
    let sides = Axis.allCases.flatMap { axis in
      [rect[axis.cross].start, rect[axis.cross].end].map { (axis, at: $0) }
    }
    let crossed = sides.map { axis, at in
      let side = Rect(axis, along: rect[axis], across: Interval(around: at, by: 0.5))
      if id == .root, rect != stage.bounds { return true }
      return !stage.grid.allSatisfy(touching: side) { other in
        let span = stage.frame(of: other)[axis.cross]
        return stage.isAround(other, id) || stage.isHidden(other)
          || scene[other].content.texts.isEmpty || at < span.start + 3 || at > span.end - 3
      }
    }
    guard crossed.contains(true) else {
      sketch.rectangle(rect, stroke: stroke, role: "frame", subject: name)
      return
    }
    let lines = zip(sides, crossed).flatMap { side, isCrossed in
      isCrossed
        ? sketch.visible(side.0, rect[side.0], across: side.at)
        : [rect.line(across: side.0.cross, at: side.at)]
    }
    if !lines.isEmpty { sketch.lines(lines, stroke, role: "frame", subject: name) }
  }
}
