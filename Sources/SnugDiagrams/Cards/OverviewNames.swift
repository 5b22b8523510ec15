import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The names of views in the overview, where they touch nothing. Those of the views that sentences are
/// about come first; the texts of others name most of them anyway.
struct OverviewNames {
  let overview: Overview

  private var stage: Stage { overview.stage }

  /// Returns the views whose names are drawn.
  func draw(in sketch: inout Sketch) -> Set<ViewID> {
    let shown = stage.scene.visibleViews.filter { $0 != .root }
    let tags = overview.line.map { OverviewTags(overview: overview, line: $0) }
    let marked = shown.filter {
      overview.outcomes[$0] != nil && tags?.tagged($0).isEmpty ?? true
    }
    // Their constraints gave way.
    let subjects = Set(overview.cards.compactMap(\.concerned))
    let concerned = shown.filter { overview.outcomes[$0] == nil && subjects.contains($0) }
    let rest = shown.filter { overview.outcomes[$0] == nil && !subjects.contains($0) }
    let mentioned = rest.filter(overview.mentioned.contains)
    let quiet = rest.filter { !stage.containers.contains($0) && !overview.mentioned.contains($0) }
    let silent = quiet.filter(isSilent)
    let others = quiet.filter { !isSilent($0) }
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
    // Of the views of other cards, strips and the root's name say which they are.
    let badged = Set(
      overview.ownCards.flatMap { $0.outcomes.map(\.view) + [$0.concerned].compactMap(\.self) })
    let cited = badged.union(overview.mentioned)
    for id in marked + concerned + mentioned + silent + others {
      for text in texts(of: id) {
        guard let box = place(text, id, isCited: cited.contains(id), edges, in: sketch) else {
          continue
        }
        boxes[id] = (text, box)
        sketch.occupyWithSides(box)
        break
      }
    }
    // Where the name of a view that a card is about has no room, only names of such views are drawn: another name
    // would be taken for it.
    let isIncomplete = shown.contains { cited.contains($0) && boxes[$0] == nil }
    if isIncomplete { boxes = boxes.filter { cited.contains($0.key) } }
    for id in shown {
      guard let (text, box) = boxes[id] else { continue }
      sketch.write(
        text, sketch.theme.secondaryInk, in: box, role: "name", subject: stage.scene[id].name)
    }
    return Set(boxes.keys)
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

  /// - Parameter isCited: whether it has a badge, or a sentence names it. Its name can then be beside it or, if it is at the root's
  ///   edge, beyond that.
  private func place(
    _ text: String, _ id: ViewID, isCited: Bool, _ edges: SpatialGrid<Void>, in sketch: Sketch
  ) -> Rect? {
    let size = sketch.size(of: text)
    let frame = stage.frame(of: id)
    let root = stage.frame(of: .root)
    let inside = frame.inset(by: EdgeInsets(top: 2, left: 4, bottom: 2, right: 4))
    let isMirrored = stage.scene.layoutDirection == .rightToLeft
    func at(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, size) }
    let left = isMirrored ? frame.maxX - size.width : frame.minX
    let right = isMirrored ? frame.minX : frame.maxX - size.width
    let inset = root.inset(by: EdgeInsets(all: 2))
    let within =
      [at(inside.minX, inside.minY)].filter { frame.contains($0) && size.height < frame.height - 6 }
      + [
        at(left, frame.minY - size.height - 2), at(left, frame.maxY + 2),
        at(frame.midX - size.width / 2, frame.maxY + 2),
        at(frame.midX - size.width / 2, frame.minY - size.height - 2),
        at(right, frame.minY - size.height - 2), at(right, frame.maxY + 2),
      ].filter(inset.contains)
      + [
        at(inside.minX, inside.maxY - size.height), at(inside.maxX - size.width, inside.minY),
        at(inside.maxX - size.width, inside.maxY - size.height),
        at(inside.maxX - size.width, frame.midY - size.height / 2),
      ].filter { frame.contains($0) }
    // Farther away only beyond a badge there, or to be no name of a view in it.
    let isContainer = stage.containers.contains(id)
    let beside = [4.0, 24].flatMap { distance in
      let trailing = at(frame.maxX + distance, frame.midY - size.height / 2)
      let leading = at(frame.minX - distance - size.width, frame.midY - size.height / 2)
      return (isMirrored ? [leading, trailing] : [trailing, leading]).filter { box in
        let x = box.minX > frame.minX ? frame.maxX + 4 : frame.minX - 20
        let between = Rect(x: x, y: frame.midY - 4, width: 16, height: 8)
        return inset.contains(box) && (distance == 4 || isContainer || !sketch.isClear(between))
      }.map { box in
        let apart = isContainer ? 5 : distance + 1
        return (box: box, apart: EdgeInsets(left: apart, right: apart))
      }
    }
    let beyond =
      (frame.minY - root.minY < size.height + 4 ? [root.minY - size.height - 2] : [])
      + (root.maxY - frame.maxY < size.height + 4 ? [root.maxY + 2] : [])
    func isPlace(_ box: Rect, apart: EdgeInsets) -> Bool {
      let own = box.outset(by: EdgeInsets(left: 2, right: 2))
      return sketch.isClear(own) && edges.isFree(own) && sketch.textured.isFree(own)
        && isOnGround(box, of: id, apart: apart)
    }
    if let box = within.first(where: {
      isPlace($0, apart: EdgeInsets(all: 5))
    }) {
      return box
    }
    guard isCited else { return nil }
    let column = EdgeInsets(top: 5, bottom: 5)
    return within.first { isPlace($0, apart: column) }
      // Not as near to another view as to its own.
      ?? beside.first { isPlace($0.box, apart: $0.apart) }?.box
      ?? beyond.map { at(left, $0) }.first {
        overview.room.contains($0) && isPlace($0, apart: column)
      }
  }

  /// Whether a box covers only the view itself or the containers around it.
  ///
  /// - Parameter apart: the distances to other views. Between two it would name both.
  private func isOnGround(_ box: Rect, of id: ViewID, apart: EdgeInsets) -> Bool {
    let isNearest = stage.grid.allSatisfy(touching: box.outset(by: apart)) { other in
      other == id || stage.containers.contains(other) || !overview.isDrawn(other)
    }
    return isNearest
      && stage.grid.allSatisfy(touching: box) { other in
        other == id || stage.isAround(other, id) || !overview.isDrawn(other)
          ? !overview.isDrawn(other) || stage.frame(of: other).contains(box) : false
      } && !overview.guides.guides.contains { $0.guide.kind == .custom && $0.frame.intersects(box) }
  }
}
