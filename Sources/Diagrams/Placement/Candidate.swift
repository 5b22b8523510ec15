import AutoLayout
import Drawing
import Geometry

/// A position for a label.
struct Candidate {
  var box: Rect
  var ground: Ground
  /// A horizontal or vertical line from the label to its target, with at most one turn.
  var leader: [Point] = []
  /// The clearance above and below to obstacles, in points.
  var clearance = 0.0

  /// The part of the scene that a label may cover.
  enum Ground {
    /// One view and its ancestors, but no edge.
    case on(ViewID)
    /// Containers or empty space, but no edge. One other view is allowed, which has room.
    case clear(besides: ViewID?)
    /// The given views and their ancestors, including edges.
    case reserved([ViewID])
    /// Containers or empty space, including edges.
    case containers
    case anything

    static let clear = clear(besides: nil)
  }
}

/// The position of a box relative to another one, along an axis.
enum Spot {
  /// Before or after it, at a distance.
  case before(Double), after(Double)
  /// From its start, at 0, to its end, at 1.
  case flush(Double)
  /// With its middle at a fraction of the length.
  case centered(Double)

  fileprivate func start(in span: Interval, _ length: Double) -> Double {
    switch self {
    case .before(let distance): span.start - distance - length
    case .after(let distance): span.end + distance
    case .flush(let share): span.start + (span.length - length) * share
    case .centered(let share): span.position(at: share) - length / 2
    }
  }
}

extension Rect {
  /// A box with a size, in this rectangle or next to it.
  func box(_ size: Size, x: Spot, y: Spot) -> Rect {
    Rect(
      x: x.start(in: self[.horizontal], size.width), y: y.start(in: self[.vertical], size.height),
      size)
  }

  func box(_ size: Size, _ axis: Axis, along: Spot, across: Spot) -> Rect {
    axis == .horizontal ? box(size, x: along, y: across) : box(size, x: across, y: along)
  }
}

extension Stage {
  /// The first candidate that is free of obstacles.
  func first(_ candidates: [Candidate], in sketch: Sketch) -> Candidate? {
    candidates.first { candidate in
      let box = Rect(
        .vertical, along: candidate.box[.vertical].expanded(by: candidate.clearance),
        across: candidate.box[.horizontal])
      return sketch.isFree(box) && isFree(box, candidate.ground)
        && (candidate.leader.isEmpty
          || sketch.isFreeButForLines(
            Rect(enclosing: candidate.leader).outset(by: EdgeInsets(all: 0.5))))
    }
  }

  /// The boxes as candidates, first those that cover only containers.
  static func candidates(preferringClear boxes: [Rect]) -> [Candidate] {
    [Candidate.Ground.clear, .anything].flatMap { ground in
      boxes.map { Candidate(box: $0, ground: ground) }
    }
  }

  /// The maximal length of a leader that readers can follow at a glance, in points.
  private static let longestLeader = 150.0

  /// Positions at a distance from a target on all sides, with leaders. The nearest are first, and
  /// then those whose leaders begin near a corner. Those whose leaders cross another view are last,
  /// because they would appear to start there.
  func candidates(
    apartFrom target: Rect, _ size: Size, orBesideScene mayBeBeside: Bool = false
  ) -> [Candidate] {
    let middles = candidates(apartFrom: target, size, [0.5, 0.25, 0.75].map { ($0, 0.5) })
    let corners = [(0.1, 0.5), (0.9, 0.5), (0.9, 0.1), (0.1, 0.9)]
    var (clear, crossing): ([Candidate], [Candidate]) = ([], [])
    for candidate in middles + candidates(apartFrom: target, size, corners) {
      let isClear = grid.allSatisfy(touching: Rect(enclosing: candidate.leader)) {
        containers.contains($0) || frame(of: $0).contains(target)
      }
      if isClear { clear.append(candidate) } else { crossing.append(candidate) }
    }
    return clear + (mayBeBeside ? candidatesBesideScene(target, size) : []) + crossing
  }

  /// Positions outside the scene are included, because a label there cannot appear to describe
  /// another view.
  ///
  /// - Parameter shares: the fractions of the target's and the label's sides where the leader meets
  ///   them.
  private func candidates(
    apartFrom target: Rect, _ size: Size, _ shares: [(target: Double, label: Double)]
  ) -> [Candidate] {
    let sides: [(Axis, Double)] = Axis.allCases.flatMap { [($0, 1), ($0, -1)] }
    let positions = sides.flatMap { axis, sign -> [(distance: Double, candidate: Candidate)] in
      let edge = sign > 0 ? target[axis].end : target[axis].start
      let border = max(0, sign > 0 ? bounds[axis].end - edge : edge - bounds[axis].start) + 6
      let distances = [15.0, 30, 45, 60] + (border < Self.longestLeader ? [border] : [])
      return distances.flatMap { distance in
        shares.map { share in
          let across = target[axis.cross].position(at: share.target)
          let end = Rect(axis, along: target[axis], across: Interval(around: across, by: 0))
          let candidate = Candidate(
            box: end.box(
              size, axis, along: sign > 0 ? .after(distance) : .before(distance),
              across: .flush(share.label)), ground: .clear,
            // The leader has a small distance to the text.
            leader: [distance - 2, 0.5].map {
              Point(axis, along: edge + sign * $0, across: across)
            })
          return (distance: distance, candidate: candidate)
        }
      }
    }
    return positions.sorted { $0.distance < $1.distance }.map(\.candidate)
  }

  /// Positions to the right of the scene, with a leader along the target's bottom or top edge that
  /// crosses no other view.
  private func candidatesBesideScene(_ target: Rect, _ size: Size) -> [Candidate] {
    [(target.maxY, 1.0), (target.minY, -1)].compactMap { edge, sign in
      let corner = Point(x: max(target.midX, target.maxX - 8), y: edge + 5 * sign)
      let left = bounds.maxX + 18
      let leader = [
        Point(x: left - 4, y: corner.y), corner, Point(x: corner.x, y: edge + 0.5 * sign),
      ]
      guard isFree(Rect(enclosing: leader), .containers) else { return nil }
      return Candidate(
        box: Rect(x: left, y: corner.y - size.height / 2, size), ground: .clear, leader: leader)
    }
  }
}

extension Sketch {
  /// Draws a label at the first free candidate. Returns whether one was free.
  @discardableResult
  mutating func place(_ label: Label, at candidates: [Candidate], on stage: Stage) -> Bool {
    guard let candidate = stage.first(candidates, in: self) else { return false }
    draw(label, at: candidate)
    return true
  }

  mutating func draw(_ label: Label, at candidate: Candidate) {
    if !candidate.leader.isEmpty {
      let parts = zip(candidate.leader, candidate.leader.dropFirst()).map { [$0, $1] }
      lines(parts, Stroke(label.color, width: 1), role: "leader", subject: label.subject)
      if parts.count == 1 {
        occupy(Rect(enclosing: candidate.leader).outset(by: EdgeInsets(all: 1)))
      } else {
        // The leader is long, so bars may cross it.
        occupyLines(parts)
      }
      // A name directly next to the label would be read as part of it.
      occupyLine(candidate.box.outset(by: EdgeInsets(left: 6, right: 6)))
    }
    if isRuled(candidate.box) {
      drawGround(of: candidate.box, subject: label.subject)
    }
    label.draw(in: candidate.box, &self)
  }

  /// A straight line without the parts that would cross a text.
  ///
  /// - Parameters:
  ///   - mayTouch: whether the line, which must be horizontal or vertical, may run along the edges
  ///     of texts.
  ///   - exempt: the intervals along such a line where it may cross texts.
  func visible(
    from start: Point, to end: Point, mayTouch: Bool = false, exempt: [Interval] = []
  ) -> [[Point]] {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let axis: Axis = y == 0 ? .horizontal : .vertical
    let count = max(1, Int(((x * x + y * y).squareRoot() / 3).rounded(.up)))
    func point(_ index: Int) -> Point {
      let share = Double(index) / Double(count)
      return Point(x: start.x + x * share, y: start.y + y * share)
    }
    func isStruck(_ piece: Rect) -> Bool {
      guard mayTouch else { return !isFreeButForLines(piece.outset(by: EdgeInsets(all: 1))) }
      if exempt.contains(where: piece[axis].overlaps) { return false }
      return [-1.0, 1].allSatisfy { side in
        !isFreeButForLines(
          Rect(
            axis, along: piece[axis],
            across: Interval(around: piece[axis.cross].start + side, by: 0.25)))
      }
    }
    let seen = (0..<count).indices { !isStruck(Rect(enclosing: [point($0), point($0 + 1)])) }
    // A single piece between two texts would look like a dot.
    return seen.ranges.filter { $0.count > 1 || count == 1 }.map {
      [point($0.lowerBound), point($0.upperBound)]
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
