import Geometry

extension Rect {
  init(center: Point, size: Size) {
    self.init(
      origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }
}

extension Sketch {
  /// The first box that something can be written in, one that satisfies a wish before all others.
  func firstFree(
    among boxes: some Sequence<Rect>, preferring isBetter: (Rect) -> Bool
  ) -> Rect? {
    let free = boxes.filter(isFree)
    return free.first(where: isBetter) ?? free.first
  }

  /// A line along an axis without what would strike through a text; a line along the edge of a text
  /// does not.
  ///
  /// - Parameter exempt: where the line may cross texts.
  func unbroken(
    _ span: Interval, _ axis: Axis, across: Double, exempt: [Interval] = []
  ) -> [Interval] {
    let step = 3.0
    var pieces: [Interval] = []
    var start = span.start
    while start < span.end - 0.01 {
      let piece = Interval(start: start, end: min(start + step, span.end))
      start = piece.end
      let isStriking = [-1.0, 1].allSatisfy { side in
        let place = across + side
        let beside = Interval(start: place, end: place).expanded(by: 0.25)
        return !isFreeButForLines(Stage.box(axis, along: piece, across: beside))
      }
      if isStriking, !exempt.contains(where: { $0.overlaps(piece) }) { continue }
      if let last = pieces.last, last.end == piece.start {
        pieces[pieces.count - 1].end = piece.end
      } else {
        pieces.append(piece)
      }
    }
    // What is left between two texts would be a dot.
    return pieces.filter { $0.length > step + 0.01 || $0 == span }
  }
}
