/// What every position of every symbol costs, all levels at once.
///
/// The targets of a symbol's bounds are the *breakpoints* of its axis: n breakpoints, n + 1
/// segments. Over a segment the cost grows evenly, by a slope that is a ``LevelVector``. From one
/// segment to the next the slopes grow, so the cost is convex in the lexicographic order as well.
/// In the terms of linear programming each segment is a bounded variable of its own. What Cassowary
/// calls the error variables δ⁺ and δ⁻ of a constraint are the segments on either side of its target.
/// Beyond a hard bound there is no segment.
struct PiecewiseLinearCosts {
  /// The breakpoints of all symbols, one symbol after the other, ascending in each.
  private var breakpoints: [Double] = []
  private var firstBreakpoint: [Int32] = [0]
  /// The soft bounds likewise, by level. Slopes are added up from them when they are asked for: a
  /// symbol with thousands of levels has as many slopes, each as long.
  private var softBounds: [SoftBound] = []
  private var firstSoftBound: [Int32] = [0]
  private var hardSides: [HardSides] = []
  /// Where each symbol costs least.
  private(set) var cheapest: [Status] = []
  let tolerance: Tolerance
  /// Room for the targets of the symbol that is being added.
  private var targets: [Double] = []

  /// A breakpoint or a segment of a symbol's axis, counted from the left: segment 0, breakpoint 0,
  /// segment 1, …
  struct Status: Hashable {
    var index: Int32

    static func breakpoint(_ index: Int) -> Status { Status(index: Int32(2 * index + 1)) }
    static func segment(_ index: Int) -> Status { Status(index: Int32(2 * index)) }

    var isBreakpoint: Bool { index & 1 == 1 }
    /// The breakpoint's or the segment's number.
    var number: Int { Int(index >> 1) }
    /// The segment to the left or to the right of a breakpoint, or of a segment.
    func segment(towards direction: Double) -> Status {
      let step: Int32 = isBreakpoint ? 1 : 2
      return Status(index: direction > 0 ? index + step : index - step)
    }
    /// The breakpoint at an end of a segment.
    func end(towards direction: Double) -> Status {
      Status(index: direction > 0 ? index + 1 : index - 1)
    }
  }

  private struct HardSides: OptionSet {
    var rawValue: UInt8
    static let below = HardSides(rawValue: 1)
    static let above = HardSides(rawValue: 2)
  }

  private struct SoftBound {
    var level: Int32
    var target: Double
    var weight: Double
    var relation: LinearConstraint.Relation
    /// The breakpoint at the target; −1 and the number of breakpoints stand for beyond hard bounds.
    var breakpoint = 0

    /// What it adds to the slope of a segment.
    func slope(alongSegment segment: Int) -> Double {
      breakpoint < segment
        ? (relation == .greaterThanOrEqual ? 0 : weight)
        : (relation == .lessThanOrEqual ? 0 : -weight)
    }
  }

  init(tolerance: Tolerance) { self.tolerance = tolerance }

  func breakpointCount(_ symbol: Int) -> Int {
    Int(firstBreakpoint[symbol + 1] - firstBreakpoint[symbol])
  }

  func breakpoint(_ index: Int, of symbol: Int) -> Double {
    breakpoints[Int(firstBreakpoint[symbol]) + index]
  }

  /// How the cost grows along a segment.
  func slope(_ segment: Int, of symbol: Int) -> LevelVector {
    var slope = LevelVector()
    for index in Int(firstSoftBound[symbol])..<Int(firstSoftBound[symbol + 1]) {
      let value = softBounds[index].slope(alongSegment: segment)
      if value != 0 { slope.add(value, at: softBounds[index].level) }
    }
    return slope
  }

  /// 1, −1 or 0: whether a multiplier is greater or less than the slope of a segment, by the levels
  /// above a limit.
  func compare(
    _ multiplier: LevelVector, toSlopeOf segment: Int, of symbol: Int, above limit: Int32 = .max,
    floor: Double = 0, rate: Double = Tolerance.rate
  ) -> Int {
    var entry = 0
    var index = Int(firstSoftBound[symbol])
    let end = Int(firstSoftBound[symbol + 1])
    while true {
      // The next level that has a slope, level by level, as long as the two are equal.
      var own = LevelVector.Entry(0, at: .max, magnitude: 0)
      while index < end, own.magnitude == 0 || softBounds[index].level == own.level {
        let value = softBounds[index].slope(alongSegment: segment)
        own.level = softBounds[index].level
        own.value += value
        own.magnitude += Float(abs(value))
        index += 1
      }
      if own.magnitude == 0 { own.level = .max }
      let known = entry < multiplier.count ? multiplier[entry].level : .max
      let level = min(known, own.level)
      if level >= limit || level == .max { return 0 }
      var difference = known == level ? multiplier[entry].value : 0
      var size = known == level ? multiplier[entry].magnitude : 0
      if own.level == level {
        difference -= own.value
        size = max(size, own.magnitude)
      } else if own.level < .max {
        // It stays the next one.
        index -= 1
        while index > Int(firstSoftBound[symbol]), softBounds[index - 1].level == own.level {
          index -= 1
        }
      }
      if abs(difference) > max(floor, rate * Double(size)) { return difference > 0 ? 1 : -1 }
      if known == level { entry += 1 }
    }
  }

  /// Whether there is no such segment because of a hard bound.
  func isBeyondHardBound(_ status: Status, of symbol: Int) -> Bool {
    status.index <= 0 && hardSides[symbol].contains(.below)
      || status.number >= breakpointCount(symbol) && hardSides[symbol].contains(.above)
  }

  /// Whether hard bounds leave a symbol one position only.
  func isFixed(_ symbol: Int) -> Bool {
    hardSides[symbol] == [.below, .above] && breakpointCount(symbol) == 1
  }

  /// The least and the greatest position of a status.
  func interval(_ status: Status, of symbol: Int) -> (low: Double, high: Double) {
    let number = status.number
    if status.isBreakpoint {
      let position = breakpoint(number, of: symbol)
      return (position, position)
    }
    return (
      number == 0 ? -.infinity : breakpoint(number - 1, of: symbol),
      number == breakpointCount(symbol) ? .infinity : breakpoint(number, of: symbol)
    )
  }

  /// The breakpoint at a position, or the segment it lies on.
  func status(at position: Double, of symbol: Int) -> Status {
    for index in 0..<breakpointCount(symbol) {
      let breakpoint = breakpoint(index, of: symbol)
      if tolerance.areEqual(breakpoint, position) { return .breakpoint(index) }
      if position < breakpoint { return .segment(index) }
    }
    return .segment(breakpointCount(symbol))
  }

  /// Moves the one breakpoint of a fixed symbol.
  mutating func moveBreakpoint(of symbol: Int, to position: Double) {
    breakpoints[Int(firstBreakpoint[symbol])] = position
  }

  // MARK: Adding symbols

  /// Adds a symbol with its bounds, each target `offset` too far right; `false` when the hard ones
  /// leave it no position at all.
  mutating func add(_ bounds: [Bound], offset: Double = 0) -> Bool {
    var lower = -Double.infinity
    var upper = Double.infinity
    let start = softBounds.count
    for bound in bounds {
      let target = bound.target - offset
      if bound.isRequired {
        if bound.relation != .lessThanOrEqual { lower = max(lower, target) }
        if bound.relation != .greaterThanOrEqual { upper = min(upper, target) }
      } else {
        softBounds.append(
          SoftBound(
            level: bound.level, target: target, weight: bound.weight, relation: bound.relation))
      }
    }
    return add(from: lower, to: upper, start)
  }

  /// Adds a symbol that may be anywhere in an interval at no cost.
  mutating func add(from lower: Double, to upper: Double) {
    _ = add(from: lower, to: upper, softBounds.count)
  }

  /// Adds a symbol between hard bounds, whose soft bounds are the last ones.
  private mutating func add(from lower: Double, to upper: Double, _ start: Int) -> Bool {
    let isPossible = lower <= upper + 4 * tolerance.length
    var (lower, upper) = (lower, upper)
    if lower > upper {
      lower = (lower + upper) / 2
      upper = lower
    } else if upper - lower <= tolerance.length {
      upper = lower
    }
    sortByLevel(from: start)
    firstSoftBound.append(Int32(softBounds.count))
    addBreakpoints(from: lower, to: upper, start)
    cheapest.append(cheapestStatus(of: hardSides.count - 1))
    return isPossible
  }

  private mutating func sortByLevel(from start: Int) {
    guard softBounds.count - start <= 16 else {
      let sorted = softBounds[start...].sorted { $0.level < $1.level }
      softBounds.replaceSubrange(start..., with: sorted)
      return
    }
    // Most symbols have so few that insertion is the quickest.
    for index in start..<softBounds.count {
      var place = index
      while place > start, softBounds[place - 1].level > softBounds[place].level {
        softBounds.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  private mutating func addBreakpoints(from lower: Double, to upper: Double, _ softStart: Int) {
    let start = breakpoints.count
    var sides: HardSides = []
    if lower > -.infinity {
      breakpoints.append(lower)
      sides.insert(.below)
    }
    if lower < upper {
      targets.removeAll(keepingCapacity: true)
      for index in softStart..<softBounds.count {
        let target = softBounds[index].target
        if target > lower + tolerance.length, target < upper - tolerance.length {
          targets.append(target)
        }
      }
      if targets.count > 1 { targets.sort() }
      for target in targets
      where breakpoints.count == start || target > breakpoints.last! + tolerance.length {
        breakpoints.append(target)
      }
      if upper < .infinity { breakpoints.append(upper) }
    }
    if upper < .infinity { sides.insert(.above) }
    hardSides.append(sides)
    firstBreakpoint.append(Int32(breakpoints.count))
    for index in softStart..<softBounds.count {
      let target = softBounds[index].target
      if target < lower - tolerance.length {
        softBounds[index].breakpoint = -1
      } else if target > upper + tolerance.length {
        softBounds[index].breakpoint = breakpoints.count - start
      } else {
        var low = start
        var high = breakpoints.count
        while low < high {
          let middle = (low + high) / 2
          if breakpoints[middle] < target - tolerance.length {
            low = middle + 1
          } else {
            high = middle
          }
        }
        softBounds[index].breakpoint = low - start
      }
    }
  }

  /// Where a symbol costs least: slopes grow to the right, so it is where they change sign.
  private func cheapestStatus(of symbol: Int) -> Status {
    let count = breakpointCount(symbol)
    var low = hardSides[symbol].contains(.below) ? 1 : 0
    let end = hardSides[symbol].contains(.above) ? count : count + 1
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if slope(middle, of: symbol).sign < 0 { low = middle + 1 } else { high = middle }
    }
    if low < end, slope(low, of: symbol).isZero { return .segment(low) }
    return .breakpoint(max(0, low - 1))
  }

  /// The same costs, and below all levels what it costs some symbols to be away from where they are.
  func keeping(_ weights: [(symbol: Int, target: Double, weight: Double)]) -> PiecewiseLinearCosts {
    var costs = PiecewiseLinearCosts(tolerance: tolerance)
    var next = weights[...]
    for symbol in hardSides.indices {
      let start = costs.softBounds.count
      costs.softBounds += softBounds[Int(firstSoftBound[symbol])..<Int(firstSoftBound[symbol + 1])]
      if let known = next.first, known.symbol == symbol {
        next = next.dropFirst()
        costs.softBounds.append(
          SoftBound(
            level: Self.perturbationLevel, target: known.target, weight: known.weight,
            relation: .equal))
      }
      let count = breakpointCount(symbol)
      let lower = hardSides[symbol].contains(.below) ? breakpoint(0, of: symbol) : -.infinity
      let upper = hardSides[symbol].contains(.above) ? breakpoint(count - 1, of: symbol) : .infinity
      _ = costs.add(from: lower, to: upper, start)
    }
    return costs
  }

  /// The level of what keeps the dual simplex method from cycling.
  static let perturbationLevel = Int32.max - 1
}
