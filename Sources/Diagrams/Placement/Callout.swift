import AutoLayout
import Geometry

/// A small box that speaks of something it has no room in: a place near by, and a line to it.
struct Callout {
  var box: Rect
  /// From the box to what it speaks of.
  var leader: [Point]

  /// How far a line may be followed at a glance, in points.
  private static let farthest = 150.0
  /// Between two places that are tried.
  private static let step = 15.0

  /// The nearest place for a box of a size from which a straight line leads to the target and
  /// crosses nothing that is taken; `nil` if there is none.
  ///
  /// Outside the scene is better than on a view: there it cannot be taken to speak of another one.
  init?(to target: Rect, size: Size, on stage: Stage, in sketch: Sketch) {
    let candidates = Self.candidates(around: target, size, stage.bounds)
    guard
      let candidate = candidates.first(where: {
        sketch.isFree($0.box) && stage.isClear($0.box, in: nil)
          && sketch.isFreeButForLines($0.path)
      })
    else { return nil }
    self = candidate
  }

  /// What the line takes up: a text must not begin right beside it.
  private var path: Rect {
    let axis: Axis = leader[0].y == leader[1].y ? .horizontal : .vertical
    let ends = leader.map { $0[axis] }.sorted()
    return Stage.box(
      axis, along: Interval(start: ends[0], end: ends[1]).expanded(by: 0.5),
      across: Interval(start: leader[0][axis.cross], end: leader[0][axis.cross]).expanded(by: 1))
  }

  /// The same line, not from the letters themselves.
  var leaderBesideText: [Point] {
    let axis: Axis = leader[0].y == leader[1].y ? .horizontal : .vertical
    let length = leader[1][axis] - leader[0][axis]
    let start = leader[0][axis] + (length < 0 ? -2 : 2)
    return [Point(axis, along: start, across: leader[0][axis.cross]), leader[1]]
  }

  private init(box: Rect, leader: [Point]) {
    self.box = box
    self.leader = leader
  }

  /// Places on all four sides of a target, nearest first, then the sides in order.
  private static func candidates(around target: Rect, _ size: Size, _ bounds: Rect) -> [Callout] {
    let outside = sides.map { axis, isAfter in
      let edge =
        isAfter ? bounds[axis].end - target[axis].end : target[axis].start - bounds[axis].start
      return max(0, edge) + 6
    }
    var candidates: [(distance: Double, callout: Callout)] = []
    for (side, border) in zip(sides, outside) {
      let along = target[side.axis.cross]
      let places = [0.5, 0.25, 0.75].map { along.start + along.length * $0 }
      var distances = Array(stride(from: step, through: 4 * step, by: step))
      if border < farthest { distances.append(border) }
      for distance in distances {
        for place in places {
          candidates.append(
            (distance, callout(side, distance, at: place, target, size)))
        }
      }
    }
    return candidates.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }.map(\.element.callout)
  }

  private typealias Side = (axis: Axis, isAfter: Bool)
  private static let sides: [Side] = [
    (.horizontal, true), (.horizontal, false), (.vertical, true), (.vertical, false),
  ]

  private static func callout(
    _ side: Side, _ distance: Double, at place: Double, _ target: Rect, _ size: Size
  ) -> Callout {
    let axis = side.axis
    let edge = side.isAfter ? target[axis].end : target[axis].start
    let start = side.isAfter ? edge + distance : edge - distance
    let near = side.isAfter ? start : start - size[axis]
    let box = Rect(
      spanning: PerAxis {
        let origin = $0 == axis ? near : place - size[$0] / 2
        return Interval(start: origin, end: origin + size[$0])
      })
    return Callout(
      box: box,
      leader: [
        Point(axis, along: start, across: place),
        Point(axis, along: edge + (side.isAfter ? 0.5 : -0.5), across: place),
      ])
  }
}
