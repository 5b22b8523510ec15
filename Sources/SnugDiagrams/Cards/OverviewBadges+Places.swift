import SnugDrawing
import SnugGeometry
import SnugLayout

/// Where badges are: at the corner of their views, else at their edges, inside or beside them, and at last
/// beside the root with a line to the view. In these places none is on a text, or nearer to another view than to its
/// own; if none of them is free, a badge is in the nearest one that is (``mostRings``).
extension OverviewBadges {
  private static var radius: Double { diameter / 2 }
  /// Narrower views have their badges beside them.
  private static let leastSide = 24.0
  /// The distance from a view's edge to a badge beside it, and between two badges there.
  private static let apart = 2.0

  /// The box of a badge, and the line from it to the view if it is not there.
  ///
  /// A card has at most one beside the root for each row, and none that seems to be of another view if it has any badge:
  /// the card names its views.
  func place(
    _ size: Size, of number: Int, on view: ViewID, in sketch: Sketch
  ) -> (box: Rect, line: [Point])? {
    let frame = stage.alignmentRect(of: view)
    let isNarrow = frame.width < Self.leastSide
    let corners = isNarrow ? besideNarrow(frame) : corners(of: frame)
    let edges = corners + self.edges(of: frame)
    let atCorners = edges.map { box(size, around: $0) }
    let outside = self.outside(frame).map { box(size, around: $0) }
    let inside = inside(frame, size)
    func isFree(_ box: Rect, by distance: Double = 0) -> Bool {
      isClear(box, in: sketch) && isApart(box, from: view, by: distance)
    }
    let near =
      atCorners.prefix(2).first { isFree($0) }
      // Off its corner, a badge that touches another view would seem to be that one's.
      ?? atCorners.first { isFree($0, by: 4) }
      ?? inside.first { isFree($0) }
      ?? outside.first { isFree($0, by: 4) }
      ?? (atCorners + outside).first { isFree($0) && isNearest(view, $0) }
    if let near { return (near, []) }
    if let box = beside(frame, size, of: view, in: sketch) { return box }
    let others = placed.filter { $0.number == number }
    let isInGutter = others.contains {
      $0.isFar && stage.alignmentRect(of: $0.view)[.vertical].overlaps(frame[.vertical])
    }
    if isInGutter { return nil }
    let beside = inGutter(frame, size, of: view, isStrict: true, in: sketch)
    if beside != nil || !others.isEmpty { return beside }
    return inGutter(frame, size, of: view, in: sketch)
      ?? (Self.free(near: atCorners[0], in: room, of: sketch) ?? atCorners[0], [])
  }

  /// The box of a badge with its circle around a point, inside the room.
  private func box(_ size: Size, around center: Point) -> Rect {
    Rect(
      x: max(room.minX, min(center.x - Self.radius, room.maxX - size.width)),
      y: max(room.minY, center.y - Self.radius), size)
  }

  // MARK: - At the view

  private var isMirrored: Bool { stage.scene.layoutDirection == .rightToLeft }

  private func trailing(_ frame: Rect, inward distance: Double) -> Double {
    isMirrored ? frame.minX + distance : frame.maxX - distance
  }

  private func corners(of frame: Rect) -> [Point] {
    [frame.minY, frame.maxY].map { Point(x: trailing(frame, inward: 0), y: $0) }
  }

  private func besideNarrow(_ frame: Rect) -> [Point] {
    // The bar of a view without width is wider than that.
    let distance = Self.radius + Self.apart + 1
    return [
      Point(x: frame.midX, y: frame.minY - distance),
      Point(x: frame.midX, y: frame.maxY + distance),
      Point(x: frame.maxX + distance, y: frame.midY),
      Point(x: frame.minX - distance, y: frame.midY),
    ]
  }

  /// Along the upper and the lower edge, then down the trailing one.
  private func edges(of frame: Rect) -> [Point] {
    stride(from: 8, to: max(8.5, frame.width), by: 6).flatMap { distance in
      [frame.minY, frame.maxY].map { Point(x: trailing(frame, inward: distance), y: $0) }
    }
      + stride(from: 8, to: max(8.5, frame.height), by: 6).map {
        Point(x: trailing(frame, inward: 0), y: frame.minY + $0)
      }
  }

  /// Inside the view, from its trailing end.
  private func inside(_ frame: Rect, _ size: Size) -> [Rect] {
    let most = frame.width - size.width - 6
    guard most >= 0, frame.height >= Self.diameter - 3 else { return [] }
    return stride(from: 3, through: 3 + most, by: 6).map { distance in
      Rect(
        x: isMirrored ? frame.minX + distance : frame.maxX - distance - size.width,
        y: frame.midY - size.height / 2, size)
    }
  }

  /// Above and below, where the view's own text fills it.
  private func outside(_ frame: Rect) -> [Point] {
    let distance = Self.radius + Self.apart
    return stride(from: Self.radius, to: max(Self.radius + 0.5, frame.width), by: 12).flatMap {
      inward in
      [frame.minY - distance, frame.maxY + distance].map {
        Point(x: trailing(frame, inward: inward), y: $0)
      }
    }
  }

  // MARK: - Beside it

  private var sides: [Bool] { isMirrored ? [false, true] : [true, false] }

  /// Right or left of the view, also across the root's edge, or beyond its badge there.
  private func beside(
    _ frame: Rect, _ size: Size, of view: ViewID, in sketch: Sketch
  ) -> (box: Rect, line: [Point])? {
    let own = placed.filter { $0.view == view }.map(\.box)
    let neighbors = [frame] + own.filter { $0.minX >= frame.maxX || $0.maxX <= frame.minX }
    for isRight in sides {
      for (index, neighbor) in neighbors.enumerated() {
        let start =
          isRight ? neighbor.maxX + Self.apart : neighbor.minX - Self.apart - size.width
        let box = Rect(x: start, y: neighbor.midY - size.height / 2, size)
        let isBeyond = isRight ? box.minX > neighbor.maxX : box.maxX < neighbor.minX
        guard isBeyond, overview.widerRoom.contains(box), isClear(box, in: sketch),
          isApart(box, from: view)
        else { continue }
        // Two badges are read as one group, unless a view beside them is as near.
        let row = Rect(center: box.center, size: Size(width: size.width + 12, height: 2))
        if index == 0 ? isNearest(view, box) : isApart(row, from: view) { return (box, []) }
      }
    }
    return nil
  }

  /// Beside the root, with a line to the view, through a gap between rows if other views are in between.
  ///
  /// - Parameters:
  ///   - apart: the least distance of the line to other views.
  ///   - isStrict: whether it must not seem to be about another view.
  func inGutter(
    _ frame: Rect, _ size: Size, of view: ViewID, apart: Double = 0, isStrict: Bool = false,
    in sketch: Sketch
  ) -> (box: Rect, line: [Point])? {
    let bounds = stage.bounds
    let farther = bounds.maxX - frame.maxX - (frame.minX - bounds.minX)
    let nearestFirst = abs(farther) < 1 ? sides : [farther < 0, farther > 0]
    // A straight line is read best.
    for (isStraight, isRight) in [true, false].flatMap({ kind in nearestFirst.map { (kind, $0) } })
    {
      let outward: Double = isRight ? 1 : -1
      let edge = isRight ? bounds.maxX + 5 : bounds.minX - 5
      let end = isRight ? frame.maxX : frame.minX
      let corner = end - outward * min(8, frame.width / 2)
      let turning = [2.5, 4, 6].flatMap { distance in
        [(frame.minY, -distance), (frame.maxY, distance)].map { side, step in
          [Point(x: corner, y: side), Point(x: corner, y: side + step)]
        }
      }
      for path in isStraight ? [[Point(x: end, y: frame.midY)]] : turning {
        let turn = path[path.count - 1]
        for step in 0..<4 {
          let start = edge + outward * Double(step) * (Self.diameter + 3)
          let box = Rect(
            x: isRight ? start : start - size.width, y: turn.y - size.height / 2, size)
          let line = Rect(enclosing: [
            Point(x: turn.x + outward, y: turn.y - 0.5), Point(x: start, y: turn.y + 0.5),
          ])
          // Farther out, the line is longer, and the box in the same row.
          guard isApart(line, from: view, by: apart), sketch.isClear(line),
            !isStrict || !isBesideAnother(box, isRight: isRight, of: view)
          else { break }
          guard overview.widerRoom.contains(box), isClear(box, in: sketch) else { continue }
          return (box, path + [Point(x: start, y: turn.y)])
        }
      }
    }
    return nil
  }

  /// A line to a label beside the root that is seen at a glance, in points. Our choice.
  private static let shortLine = 30.0

  /// A place for the label of a bar: the first candidate that is clear and on no edge, else beside the root if that is
  /// near, else around the candidates, and at last anywhere.
  func place(
    _ size: Size, beside bar: Rect, of views: [ViewID], _ candidates: [Rect], wish: Rect,
    in sketch: Sketch
  ) -> (box: Rect, line: [Point]) {
    let view = views.first { $0 != .root } ?? .root
    let clear = candidates.filter(sketch.isClear)
    if let box = clear.first(where: { overview.isOnNoOther($0, than: views) }) { return (box, []) }
    let far = inGutter(bar, size, of: view, in: sketch)
    if let far, far.line.count == 2, abs(far.line[0].x - far.line[1].x) < Self.shortLine {
      return far
    }
    let near = candidates.lazy.compactMap { [self] in
      Self.free(near: $0, in: room, of: sketch, rings: 3) { overview.isOnNoOther($0, than: views) }
    }.first
    if let near { return (near, []) }
    if let far { return far }
    let box =
      clear.first { overview.crossesNoEdge($0) } ?? clear.first ?? Self.free(
        near: wish, in: overview.widerRoom, of: sketch) ?? wish
    return (box, [])
  }

  /// Whether a box beside the root is in the row of another view off its size that is nearer there.
  private func isBesideAnother(_ box: Rect, isRight: Bool, of view: ViewID) -> Bool {
    let own = stage.alignmentRect(of: view)
    return overview.outcomes.keys.contains { other in
      let frame = stage.alignmentRect(of: other)
      return frame[.vertical].overlaps(box[.vertical]) && !isGround(other, of: view)
        && (isRight ? frame.maxX > own.maxX + 1 : frame.minX < own.minX - 1)
    }
  }

  // MARK: - What is there

  private func isClear(_ box: Rect, in sketch: Sketch) -> Bool {
    sketch.isClear(box.outset(by: EdgeInsets(all: 1)))
  }

  /// Whether a box is off all views but a view itself, what is in it, and what is around or behind it.
  private func isApart(_ box: Rect, from view: ViewID, by distance: Double = 0) -> Bool {
    stage.grid.allSatisfy(touching: box.outset(by: EdgeInsets(all: distance))) {
      isGround($0, of: view)
    }
  }

  private func isGround(_ other: ViewID, of view: ViewID) -> Bool {
    stage.isAround(other, view) || stage.isAround(view, other) || stage.isHidden(other)
      || !overview.isDrawn(other)
      || other < view && stage.frame(of: other).contains(stage.frame(of: view))
  }

  /// Whether no other view is as near to the middle of a badge as its own.
  private func isNearest(_ view: ViewID, _ box: Rect) -> Bool {
    let center = Point(x: box.minX + Self.radius, y: box.midY)
    let point = Rect(center: center, size: .zero)
    let distance = stage.alignmentRect(of: view).distance(to: point) + 1
    let around = Rect(center: center, size: Size(width: 2 * distance, height: 2 * distance))
    return stage.grid.allSatisfy(touching: around) { other in
      isGround(other, of: view) || stage.frame(of: other).distance(to: point) > distance
    }
  }

  // MARK: - Elsewhere

  /// The nearest clear box, in rings around one without room.
  static func free(
    near box: Rect, in room: Rect, of sketch: Sketch, rings: Int = mostRings,
    where isFine: (Rect) -> Bool = { _ in true }
  ) -> Rect? {
    for ring in 1...rings {
      let distance = Double(ring) * 9
      for (x, y) in [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)] {
        let moved = box.offset(x: Double(x) * distance, y: Double(y) * distance)
        if room.contains(moved), sketch.isClear(moved), isFine(moved) { return moved }
      }
    }
    return nil
  }

  /// The limit for these rings. Farther away a badge would not seem to belong to its view, so it rather
  /// covers what is there.
  static let mostRings = 24
}
