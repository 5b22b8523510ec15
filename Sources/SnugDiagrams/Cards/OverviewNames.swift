import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The names of views in the overview, where they touch nothing. The texts of views name most of
/// them anyway.
struct OverviewNames {
  let overview: Overview

  private var stage: Stage { overview.stage }

  func draw(in sketch: inout Sketch) {
    let shown = stage.scene.visibleViews.filter { $0 != .root }
    let leaves = shown.filter { !stage.containers.contains($0) }
    let tags = overview.line.map { OverviewTags(overview: overview, line: $0) }
    let marked = leaves.filter {
      overview.outcomes[$0] != nil && tags?.tagged($0).isEmpty ?? true
    }
    let silent = leaves.filter { overview.outcomes[$0] == nil && isSilent($0) }
    let others = leaves.filter { overview.outcomes[$0] == nil && !isSilent($0) }
    var edges = SpatialGrid<Void>()
    for id in shown where overview.isDrawn(id) {
      let frame = stage.frame(of: id).outset(by: EdgeInsets(all: 1.5))
      for axis in Axis.allCases {
        for edge in [frame[axis].start, frame[axis].end - 1.5] {
          edges.insert(
            Rect(
              axis, along: Interval(start: edge, length: 1.5), across: frame[axis.cross]))
        }
      }
    }
    // Those that tell most have the first choice. The marks are in the order of the views, so that
    // another choice moves no lines of the picture.
    var boxes: [ViewID: (text: String, box: Rect)] = [:]
    for id in marked + silent + others {
      for text in texts(of: id) {
        guard let box = place(text, id, edges, in: sketch) else { continue }
        boxes[id] = (text, box)
        sketch.occupyWithSides(box)
        break
      }
    }
    for id in shown {
      guard let (text, box) = boxes[id] else { continue }
      sketch.write(
        text, sketch.theme.secondaryInk, in: box, role: "name", subject: stage.scene[id].name)
    }
  }

  /// The name, before it with the size if there is nothing else to tell.
  private func texts(of id: ViewID) -> [String] {
    let name = stage.scene[id].name
    return stage.explanation.reasons.isEmpty
      ? ["\(name)  \(Wording.size(stage.layout[id].frame))", name] : [name]
  }

  /// Whether nothing in the picture says which view it is.
  private func isSilent(_ id: ViewID) -> Bool {
    if case .none = stage.scene[id].content { true } else { false }
  }

  private func place(
    _ text: String, _ id: ViewID, _ edges: SpatialGrid<Void>, in sketch: Sketch
  ) -> Rect? {
    let size = sketch.size(of: text)
    let frame = stage.frame(of: id)
    let root = stage.frame(of: .root)
    let inside = frame.inset(by: EdgeInsets(top: 2, left: 4, bottom: 2, right: 4))
    let isMirrored = stage.scene.layoutDirection == .rightToLeft
    func at(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, size) }
    let left = isMirrored ? frame.maxX - size.width : frame.minX
    let right = isMirrored ? frame.minX : frame.maxX - size.width
    let boxes =
      [at(inside.minX, inside.minY)].filter { frame.contains($0) && size.height < frame.height - 6 }
      + [
        at(left, frame.minY - size.height - 2), at(left, frame.maxY + 2),
        at(frame.midX - size.width / 2, frame.maxY + 2),
        at(frame.midX - size.width / 2, frame.minY - size.height - 2),
        at(right, frame.minY - size.height - 2), at(right, frame.maxY + 2),
      ].filter { root.inset(by: EdgeInsets(all: 2)).contains($0) }
      + [at(inside.minX, inside.maxY - size.height)].filter { frame.contains($0) }
    return boxes.first { box in
      let own = box.outset(by: EdgeInsets(left: 2, right: 2))
      return sketch.isClear(own) && edges.isFree(own) && sketch.textured.isFree(own)
        && isOnGround(box, of: id)
    }
  }

  /// Whether a box covers only the view itself or the containers around it.
  private func isOnGround(_ box: Rect, of id: ViewID) -> Bool {
    // Between two views it would name both.
    let isNearest = stage.grid.allSatisfy(touching: box.outset(by: EdgeInsets(all: 5))) { other in
      other == id || stage.containers.contains(other) || !overview.isDrawn(other)
    }
    return isNearest
      && stage.grid.allSatisfy(touching: box) { other in
        other == id || stage.isAround(other, id) || !overview.isDrawn(other)
          ? !overview.isDrawn(other) || stage.frame(of: other).contains(box) : false
      } && !overview.guides.guides.contains { $0.guide.kind == .custom && $0.frame.intersects(box) }
  }
}
