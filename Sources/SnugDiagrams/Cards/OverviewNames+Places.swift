import SnugDrawing
import SnugGeometry
import SnugLayout

/// Where the names of views and their amounts can be.
extension OverviewNames {
  /// A place for the first of some sizes beside a badge of a view, of a card that tells of it, or beside the root, with a line
  /// to one of them.
  func placeBeside(
    _ sizes: [Size], of id: ViewID, _ told: [Outcome], in sketch: Sketch
  ) -> (box: Rect, line: [Point])? {
    let own = badges.placed.filter { $0.view == id }
    let telling = own.filter { badge in told.contains { $0.number == badge.number } }.map(\.box)
    for size in sizes {
      if let box = besideBadge(of: id, telling, size, in: sketch) { return (box, []) }
      for start in [stage.alignmentRect(of: id)] + own.map(\.box) {
        // Nearer to others, the line would underline them.
        let place = badges.inGutter(start, size, of: id, apart: 5, isStrict: true, in: sketch)
        if let place { return place }
      }
    }
    return nil
  }

  /// Right or left of a badge of its view.
  private func besideBadge(of id: ViewID, _ own: [Rect], _ size: Size, in sketch: Sketch) -> Rect? {
    let bounds = stage.bounds
    return own.flatMap { badge in
      // Off the root's edge.
      let right =
        bounds.maxX - badge.maxX < 14 ? max(bounds.maxX + 3, badge.maxX + 6) : badge.maxX + 6
      let left =
        badge.minX - bounds.minX < 14 ? min(bounds.minX - 3, badge.minX - 6) : badge.minX - 6
      let isBelow = badge.midY < bounds.maxY + 2 && badge.maxY > bounds.maxY
      let rows = [badge.midY - size.height / 2] + (isBelow ? [bounds.maxY + 3] : [])
      return rows.flatMap { y in [right, left - size.width].map { Rect(x: $0, y: y, size) } }
    }.first {
      overview.widerRoom.contains($0) && sketch.isClear($0) && edges.isFree($0)
        && sketch.textured.isFree($0) && isOnGround($0, of: id, apart: EdgeInsets(all: 1))
        && (!bounds.intersects($0) || isRead($0, of: id))
    }
  }

  /// A place for a text about a view. If a badge or a sentence is about it as well, it can be beside the view or, if that is
  /// at the root's edge, beyond that.
  ///
  /// - Parameters:
  ///   - apart: the least distance to views above and below.
  ///   - isInside: whether it is inside the view.
  ///   - hasAmount: whether it has more than a name, which would be wrong of another view.
  func place(
    _ size: Size, _ id: ViewID, apart: Double, isInside: Bool = false, hasAmount: Bool = false,
    in sketch: Sketch
  ) -> Rect? {
    let frame = stage.frame(of: id)
    let root = stage.frame(of: .root)
    let inside = frame.inset(by: EdgeInsets(top: 2, left: 4, bottom: 2, right: 4))
    let isMirrored = stage.scene.layoutDirection == .rightToLeft
    func at(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, size) }
    let left = isMirrored ? frame.maxX - size.width : frame.minX
    let right = isMirrored ? frame.minX : frame.maxX - size.width
    let inset = root.inset(by: EdgeInsets(all: 2))
    // In the room that it does not need.
    let spare = overview.gains(of: id, isQuiet: true).map(\.part)
      .filter { $0.width > size.width + 4 && $0.height > size.height }
      .map { Rect(center: $0.center, size: size) }
    let within =
      spare
      + [at(inside.minX, inside.minY)].filter {
        frame.contains($0) && size.height < frame.height - 6
      }
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
      // As in a tile, above the band of what all gain alike, and below it.
      + (frame.height > 3 * size.height
        ? [frame.maxY - size.height - Overview.band - 2, frame.minY + Overview.band + 2]
          .map { at(inside.maxX - size.width, $0) }.filter { frame.contains($0) } : [])
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
        && (!hasAmount && (overview.cards.isEmpty || overview.line != nil) || isRead(box, of: id))
        && (!isInside || frame.contains(box))
    }
    if let box = within.first(where: {
      isPlace($0, apart: EdgeInsets(all: 5))
    }) {
      return box
    }
    guard cited.contains(id) else { return nil }
    let column = EdgeInsets(top: apart, bottom: apart)
    // Below its badge there.
    let below = [left, frame.midX - size.width / 2, right].map { at($0, frame.maxY + 10) }
    return within.first { isPlace($0, apart: column) }
      // Not as near to another view as to its own.
      ?? beside.first { isPlace($0.box, apart: $0.apart) }?.box
      ?? beyond.map { at(left, $0) }.first {
        overview.room.contains($0) && isPlace($0, apart: column)
      } ?? below.first { inset.contains($0) && isPlace($0, apart: column) }
  }

  /// How far apart two texts are read as one line, in points. Our choice.
  private static let reach = 30.0

  /// Whether a text is read as one about a view: it is inside, or nearer to it than to any other, and not on the line of
  /// another one's text.
  private func isRead(_ box: Rect, of id: ViewID) -> Bool {
    let own = stage.frame(of: id)
    if own.contains(box) { return true }
    let line = box.inset(by: EdgeInsets(top: 3, bottom: 3))
    let distance = own.distance(to: box)
    let around = box.outset(by: EdgeInsets(all: max(distance, Self.reach)))
    return stage.grid.allSatisfy(touching: around) { other in
      let frame = stage.frame(of: other)
      if stage.isAround(id, other) || stage.containers.contains(other) || stage.isHidden(other)
        || !overview.isDrawn(other) || stage.isBackdrop(other, of: id)
      {
        return true
      }
      // A view beside its own has the same distance from a text that begins below their common edge.
      if frame.distance(to: box) < distance - 0.01 { return false }
      return stage.scene[other].content.texts.isEmpty || own[.vertical].overlaps(line[.vertical])
        || frame.midY < line.minY || frame.midY > line.maxY
    }
  }

  /// Whether a box covers only the view itself or the containers around it.
  ///
  /// - Parameter apart: the distances to other views. Between two it would name both.
  private func isOnGround(_ box: Rect, of id: ViewID, apart: EdgeInsets) -> Bool {
    let around = box.outset(by: apart)
    let isNearest = stage.grid.allSatisfy(touching: around) { other in
      other == id || stage.containers.contains(other) || !overview.isDrawn(other)
        || stage.isBackdrop(other, of: id) && stage.frame(of: other).contains(around)
    }
    return isNearest
      && stage.grid.allSatisfy(touching: box) { other in
        other == id || stage.isAround(other, id) || stage.isBackdrop(other, of: id)
          || !overview.isDrawn(other)
          ? !overview.isDrawn(other) || stage.frame(of: other).contains(box) : false
      } && !overview.guides.guides.contains { $0.guide.kind == .custom && $0.frame.intersects(box) }
  }
}
