import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// Where ambiguous views would stand in another layout that satisfies everything just as well.
struct AmbiguityLayer {
  let stage: Stage
  private typealias Ghost = (view: ViewID, frame: Rect)
  private let ghosts: [Ghost]

  /// Each ambiguity takes solving, in proportion to more than what hangs together; and more ghosts
  /// than these would hide the scene.
  private static let most = 4

  init(stage: Stage) {
    self.stage = stage
    let explanation = stage.explanation
    let told = explanation.ambiguities.prefix(stage.isVast ? 0 : Self.most)
    let placements = told.flatMap(explanation.alternative)
    var seen: Set<ViewID> = [.root]
    ghosts = placements.compactMap { placement in
      let frame = stage.projection(placement.frame)
      // What would stand far off is told by a range.
      guard !stage.isHidden(placement.view), frame.width > 1, frame.height > 1,
        stage.bounds.outset(by: EdgeInsets(all: 0.5)).contains(frame),
        seen.insert(placement.view).inserted
      else { return nil }
      return (placement.view, frame)
    }
  }

  static func stroke(in theme: Theme) -> Stroke {
    Stroke(theme.conflict, width: 1, dash: [2, 3])
  }

  /// Draws each ghost with its caption. Of several, one that nothing can be written to is left out:
  /// nobody would know whose it is.
  func draw(in sketch: inout Sketch) {
    for ghost in ghosts {
      let name = stage.scene[ghost.view].name
      let isAlone = ghosts.count == 1 && stage.isReserved(ghost.frame, for: [ghost.view])
      let caption = isAlone ? "or here" : "or \(name) here"
      let place = place(of: caption, to: ghost, in: sketch)
      if ghosts.count > 1, place == nil || !isSeen(ghost, in: sketch) { continue }
      drawFrame(ghost.frame, subject: name, in: &sketch)
      guard let place else { continue }
      let isOnHatch = sketch.marks.contains { mark in
        guard case .hatch(let rect, _) = mark.shape else { return false }
        return rect.intersects(place)
      }
      if isOnHatch {
        sketch.rectangle(
          place, fill: sketch.theme.canvas, cornerRadius: 2, role: "ghost-ground", subject: name)
      }
      sketch.write(
        caption, AnnotationFont.text, sketch.theme.conflict, in: place, role: "ghost-caption",
        subject: name)
    }
  }

  /// In the ghost, at an edge of it, on no edge of a view; else right beside it, where there is no
  /// other ghost, and of several ghosts not beside the view itself.
  private func place(of caption: String, to ghost: Ghost, in sketch: Sketch) -> Rect? {
    let frame = ghost.frame
    let size = sketch.size(of: caption, AnnotationFont.text)
    let columns = [frame.maxX - size.width - 4, frame.minX + 4, frame.midX - size.width / 2]
    func row(_ y: Double) -> [Rect] { columns.map { Rect(origin: Point(x: $0, y: y), size: size) } }
    let inside = [frame.maxY - size.height - 2, frame.minY + 3, frame.midY - size.height / 2]
      .flatMap(row).filter(frame.contains)
    let view = stage.frame(of: ghost.view)[.horizontal]
    let beside = (row(frame.maxY + 2) + row(frame.minY - size.height - 1)).filter { box in
      let isAtView = box.midX >= view.start && box.midX <= view.end && view.end < frame.maxX
      return stage.isClear(box, in: nil) && (ghosts.count == 1 || !isAtView)
    }
    let others = ghosts.map(\.frame).filter { $0 != frame }
    let free = (inside + beside).filter { box in
      sketch.isFree(box) && stage.isOffEdges(box) && others.allSatisfy { !$0.intersects(box) }
    }
    return free.first { stage.isClear($0, in: nil) && frame.contains($0) } ?? free.first
  }

  /// Whether one sees where it ends: one of the sides it does not share with its view.
  private func isSeen(_ ghost: Ghost, in sketch: Sketch) -> Bool {
    let view = stage.frame(of: ghost.view)
    return Axis.allCases.contains { axis in
      let across = axis.cross
      let sides = [
        (ghost.frame[across].start, view[across].start),
        (ghost.frame[across].end, view[across].end),
      ]
      return sides.filter { abs($0 - $1) > 0.5 }.contains { place, _ in
        let free = free(ghost.frame[axis], at: place, axis, in: sketch)
        return 2 * free.reduce(0) { $0 + $1.length } > ghost.frame[axis].length
      }
    }
  }

  /// The sides, without what would run through a text.
  private func drawFrame(_ frame: Rect, subject: String, in sketch: inout Sketch) {
    var lines: [[Point]] = []
    var isWhole = true
    for axis in Axis.allCases {
      for place in [frame[axis.cross].start, frame[axis.cross].end] {
        for span in free(frame[axis], at: place, axis, in: sketch) {
          lines.append([span.start, span.end].map { Point(axis, along: $0, across: place) })
          isWhole = isWhole && span == frame[axis]
        }
      }
    }
    let stroke = Self.stroke(in: sketch.theme)
    if isWhole, lines.count == 4 {
      sketch.rectangle(frame, stroke: stroke, role: "ghost", subject: subject)
    } else if !lines.isEmpty {
      sketch.lines(lines, stroke, role: "ghost", subject: subject)
    }
    sketch.occupyLines(lines)
  }

  /// What of a line along an axis runs through nothing that is written.
  private func free(
    _ span: Interval, at place: Double, _ axis: Axis, in sketch: Sketch
  ) -> [Interval] {
    var pieces: [Interval] = []
    for start in stride(from: span.start, to: span.end - 0.01, by: 3) {
      let piece = Interval(start: start, end: min(start + 3, span.end))
      let strip = Stage.box(
        axis, along: piece, across: Interval(start: place, end: place).expanded(by: 1))
      guard sketch.isFreeButForLines(strip) else { continue }
      if let last = pieces.last, last.end == piece.start {
        pieces[pieces.count - 1].end = piece.end
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }
}
