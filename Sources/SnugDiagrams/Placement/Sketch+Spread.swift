import SnugGeometry

extension Sketch {
  /// The parts of a line along an axis that cross no text.
  func visible(_ axis: Axis, _ span: Interval, across: Double) -> [[Point]] {
    let step = 3.0
    let pieces = stride(from: span.start, to: span.end, by: step).map {
      Interval(start: $0, end: min($0 + step, span.end))
    }
    let seen = pieces.indices { piece in
      isFreeButForLines(Rect(axis, along: piece, across: Interval(around: across, by: 1)))
    }
    // A short piece between two texts would look like a dot.
    return seen.ranges.filter { $0.count > 2 || $0.count == pieces.count }.map { range in
      [pieces[range.lowerBound].start, pieces[range.upperBound - 1].end].map {
        Point(axis, along: $0, across: across)
      }
    }
  }

  /// Positions in order, without overlap, each as close to its preferred position as possible.
  /// Overlapping neighbors are merged and move together.
  static func spread(_ wishes: [Double], _ lengths: [Double], in room: Interval) -> [Double] {
    // Runs of touching items, with their lengths and the averages of their preferred starts.
    var runs: [(count: Int, length: Double, start: Double)] = []
    for (wish, length) in zip(wishes, lengths) {
      var run = (count: 1, length: length, start: max(room.start, wish - length / 2))
      while let last = runs.last, last.start + last.length > run.start {
        let wished =
          (last.start * Double(last.count) + (run.start - last.length) * Double(run.count))
          / Double(last.count + run.count)
        run = (last.count + run.count, last.length + run.length, max(room.start, wished))
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
    var end = room.end
    for index in middles.indices.reversed() {
      middles[index] = min(middles[index], end - lengths[index] / 2)
      end = middles[index] - lengths[index] / 2
    }
    return middles
  }
}
