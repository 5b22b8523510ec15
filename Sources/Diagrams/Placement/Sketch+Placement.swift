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

  /// Places in order, none closer to the next than their lengths allow, each as near to where it
  /// would like to be as the others let it: neighbours that would overlap move as one.
  static func spread(_ wishes: [Double], _ lengths: [Double], from least: Double) -> [Double] {
    // Runs of what touches: how long they are, and where their starts would like to be on average.
    var runs: [(count: Int, length: Double, start: Double)] = []
    for (wish, length) in zip(wishes, lengths) {
      var run = (count: 1, length: length, start: max(least, wish - length / 2))
      while let last = runs.last, last.start + last.length > run.start {
        let wished =
          (last.start * Double(last.count) + (run.start - last.length) * Double(run.count))
          / Double(last.count + run.count)
        run = (last.count + run.count, last.length + run.length, max(least, wished))
        runs.removeLast()
      }
      runs.append(run)
    }
    var middles: [Double] = []
    for run in runs {
      var start = run.start
      for length in lengths[middles.count..<(middles.count + run.count)] {
        middles.append(start + length / 2)
        start += length
      }
    }
    return middles
  }

  /// A straight line without what would run through a text, as lines.
  func visible(from start: Point, to end: Point) -> [[Point]] {
    let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
      .squareRoot()
    let count = max(1, (length / 3).rounded(.up))
    func point(_ index: Double) -> Point {
      Point(
        x: start.x + (end.x - start.x) * index / count,
        y: start.y + (end.y - start.y) * index / count)
    }
    var lines: [[Point]] = []
    for index in stride(from: 0.0, to: count, by: 1) {
      let piece = [point(index), point(index + 1)]
      let box = Rect(
        spanning: PerAxis { axis in
          let ends = piece.map { $0[axis] }.sorted()
          return Interval(start: ends[0], end: ends[1]).expanded(by: 1)
        })
      guard isFreeButForLines(box) else { continue }
      if lines.last?.last == piece[0] {
        lines[lines.count - 1][1] = piece[1]
      } else {
        lines.append(piece)
      }
    }
    return lines
  }
}
