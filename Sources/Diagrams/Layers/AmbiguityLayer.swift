import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// Where ambiguous views would stand in another layout that satisfies everything just as well.
struct AmbiguityLayer {
  let stage: Stage
  private let ghosts: [(view: ViewID, frame: Rect)]

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
      guard !stage.scene.isHidden(placement.view), frame.width > 1, frame.height > 1,
        stage.bounds.outset(by: EdgeInsets(all: 0.5)).contains(frame),
        seen.insert(placement.view).inserted
      else { return nil }
      return (placement.view, frame)
    }
  }

  static func stroke(in theme: Theme) -> Stroke {
    Stroke(theme.conflict, width: 1, dash: [2, 3])
  }

  func drawFrames(in sketch: inout Sketch) {
    for ghost in ghosts {
      sketch.rectangle(
        ghost.frame, stroke: Self.stroke(in: sketch.theme), role: "ghost",
        subject: stage.scene[ghost.view].name)
      let (left, right) = (ghost.frame.minX, ghost.frame.maxX)
      let (top, bottom) = (ghost.frame.minY, ghost.frame.maxY)
      sketch.occupyLines([
        [
          Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
          Point(x: left, y: bottom), Point(x: left, y: top),
        ]
      ])
    }
  }

  /// Says what the ghosts are, where nobody takes it for something else.
  func drawCaptions(in sketch: inout Sketch) {
    for ghost in ghosts {
      let name = stage.scene[ghost.view].name
      let caption = ghosts.count == 1 ? "or here" : "or \(name) here"
      let size = sketch.size(of: caption, AnnotationFont.text)
      let frame = ghost.frame
      let columns = [
        frame.maxX - size.width - 4, frame.minX + 4, frame.midX - size.width / 2,
      ]
      let rows = [
        frame.minY + 3, frame.maxY - size.height - 2, frame.midY - size.height / 2, frame.maxY + 2,
        frame.minY - size.height - 1,
      ]
      let boxes = rows.flatMap { y in
        columns.map { Rect(origin: Point(x: $0, y: y), size: size) }
      }
      // In its own ghost, and neither in another one nor on the line of one.
      let place = boxes.first { box in
        sketch.isFree(box) && stage.isClear(box, in: nil)
          && ghosts.allSatisfy { $0.view == ghost.view || !$0.frame.intersects(box) }
      }
      guard let place else { continue }
      sketch.write(
        caption, AnnotationFont.text, sketch.theme.conflict, in: place, role: "ghost-caption",
        subject: name)
    }
  }
}
