/// What every position of every symbol costs, all levels at once.
///
/// A symbol's axis is cut by *stops*, the targets of its demands, into *segments*: n stops, n + 1
/// segments. Over a segment the cost grows evenly, by a slope that is a ``LevelVector``; from one
/// segment to the next the slopes grow, so the cost is convex in the lexicographic order as well.
/// In the terms of linear programming each segment is a bounded variable of its own; what Cassowary
/// calls the error variables δ⁺ and δ⁻ of a constraint are the segments on either side of its target.
/// Required demands are walls: beyond a wall there is no segment.
struct Penalties {
  /// The stops of all symbols, one symbol after the other, ascending in each.
  private var stops: [Double] = []
  /// The slopes of all segments likewise.
  private var slopes: [LevelVector] = []
  private var firstStop: [Int32] = [0]
  private var walls: [Walls] = []
  /// Where each symbol costs least.
  private(set) var best: [Place] = []
  let tolerance: Tolerance
  private var scratch: [Wish] = []
  private var targets: [Double] = []

  /// A stop or a segment of a symbol's axis, counted from the left: segment 0, stop 0, segment 1, …
  struct Place: Hashable {
    var index: Int32

    static func stop(_ index: Int) -> Place { Place(index: Int32(2 * index + 1)) }
    static func segment(_ index: Int) -> Place { Place(index: Int32(2 * index)) }

    var isStop: Bool { index & 1 == 1 }
    /// The stop's or the segment's number.
    var number: Int { Int(index >> 1) }
    /// The segment to the left or to the right of a stop, or of a segment.
    func segment(towards direction: Double) -> Place {
      let step: Int32 = isStop ? 1 : 2
      return Place(index: direction > 0 ? index + step : index - step)
    }
    /// The stop at an end of a segment.
    func end(towards direction: Double) -> Place {
      Place(index: direction > 0 ? index + 1 : index - 1)
    }
  }

  private struct Walls: OptionSet {
    var rawValue: UInt8
    static let below = Walls(rawValue: 1)
    static let above = Walls(rawValue: 2)
  }

  /// A demand, as far as its price is concerned.
  private struct Wish {
    var level: Int32
    var target: Double
    var weight: Double
    var relation: LinearConstraint.Relation
    /// The stop at the target; −1 and the number of stops stand for beyond the walls.
    var stop = 0
  }

  init(tolerance: Tolerance) { self.tolerance = tolerance }

  func stopCount(_ symbol: Int) -> Int { Int(firstStop[symbol + 1] - firstStop[symbol]) }

  func stop(_ index: Int, of symbol: Int) -> Double { stops[Int(firstStop[symbol]) + index] }

  func slope(_ segment: Int, of symbol: Int) -> LevelVector {
    slopes[Int(firstStop[symbol]) + symbol + segment]
  }

  /// Whether a place is behind a wall.
  func isBeyondWall(_ place: Place, of symbol: Int) -> Bool {
    place.index <= 0 && walls[symbol].contains(.below)
      || place.number >= stopCount(symbol) && walls[symbol].contains(.above)
  }

  /// Whether a symbol has one position only, whatever it costs.
  func isFixed(_ symbol: Int) -> Bool {
    walls[symbol] == [.below, .above] && stopCount(symbol) == 1
  }

  /// The least and the greatest position of a place.
  func interval(_ place: Place, of symbol: Int) -> (low: Double, high: Double) {
    let number = place.number
    if place.isStop {
      let position = stop(number, of: symbol)
      return (position, position)
    }
    return (
      number == 0 ? -.infinity : stop(number - 1, of: symbol),
      number == stopCount(symbol) ? .infinity : stop(number, of: symbol)
    )
  }

  /// Moves the one stop of a symbol that is walled in.
  mutating func moveStop(of symbol: Int, to position: Double) {
    stops[Int(firstStop[symbol])] = position
  }

  /// Adds a symbol of which some things are demanded, each target `offset` too far right; `false`
  /// when what is required of it leaves it no position at all.
  mutating func add(_ demands: some Sequence<Demand>, offset: Double) -> Bool {
    var lower = -Double.infinity
    var upper = Double.infinity
    scratch.removeAll(keepingCapacity: true)
    for demand in demands {
      let target = demand.target - offset
      if demand.level == 0 {
        if demand.relation != .lessThanOrEqual { lower = max(lower, target) }
        if demand.relation != .greaterThanOrEqual { upper = min(upper, target) }
      } else {
        // In the order of levels; most symbols have so few that this is as quick as anything.
        var place = scratch.count
        while place > 0, scratch[place - 1].level > demand.level, scratch.count < 16 { place -= 1 }
        scratch.insert(
          Wish(
            level: demand.level, target: target, weight: demand.weight,
            relation: demand.relation), at: place)
      }
    }
    if scratch.count > 16 { scratch.sort { $0.level < $1.level } }
    let isPossible = lower <= upper + 4 * tolerance.length
    if lower > upper {
      lower = (lower + upper) / 2
      upper = lower
    } else if upper - lower <= tolerance.length {
      upper = lower
    }
    place(from: lower, to: upper)
    price()
    return isPossible
  }

  /// Finds the stops of the symbol that is being added.
  private mutating func place(from lower: Double, to upper: Double) {
    let start = stops.count
    var wall: Walls = []
    if lower > -.infinity {
      stops.append(lower)
      wall.insert(.below)
    }
    if lower < upper {
      targets.removeAll(keepingCapacity: true)
      for wish in scratch
      where wish.target > lower + tolerance.length && wish.target < upper - tolerance.length {
        targets.append(wish.target)
      }
      targets.sort()
      for target in targets
      where stops.count == start || target > stops[stops.count - 1] + tolerance.length {
        stops.append(target)
      }
      if upper < .infinity { stops.append(upper) }
    }
    if upper < .infinity { wall.insert(.above) }
    walls.append(wall)
    firstStop.append(Int32(stops.count))
    let count = stops.count - start
    for index in scratch.indices {
      let target = scratch[index].target
      if target < lower - tolerance.length {
        scratch[index].stop = -1
      } else if target > upper + tolerance.length {
        scratch[index].stop = count
      } else {
        var low = start
        var high = stops.count
        while low < high {
          let middle = (low + high) / 2
          if stops[middle] < target - tolerance.length { low = middle + 1 } else { high = middle }
        }
        scratch[index].stop = low - start
      }
    }
  }

  /// Finds the slopes of the symbol that is being added, and where it costs least.
  private mutating func price() {
    let symbol = walls.count - 1
    let count = stopCount(symbol)
    let from = walls[symbol].contains(.below) ? 1 : 0
    let to = walls[symbol].contains(.above) ? count - 1 : count
    var best: Place?
    for segment in 0...count {
      var slope = LevelVector()
      if segment >= from, segment <= to {
        for wish in scratch {
          if wish.stop < segment {
            if wish.relation != .greaterThanOrEqual { slope.add(wish.weight, at: wish.level) }
          } else if wish.relation != .lessThanOrEqual {
            slope.add(-wish.weight, at: wish.level)
          }
        }
        if best == nil, slope.sign >= 0 {
          best = slope.sign == 0 ? .segment(segment) : .stop(segment - 1)
        }
      }
      slopes.append(slope)
    }
    self.best.append(best ?? .stop(max(0, count - 1)))
  }
}
