/// The cost of every position of every symbol, at all levels.
///
/// The targets of a symbol's bounds are the *breakpoints* of its axis: n breakpoints, n + 1 segments.
/// On a segment the cost is linear; its slope is a ``LevelVector``. Slopes grow from one segment to
/// the next, so the cost is convex in the lexicographic order, too. In the terms of linear
/// programming each segment is a bounded variable of its own. Cassowary's error variables δ⁺ and δ⁻
/// of a constraint are the segments on either side of its target. Beyond a hard bound there is no
/// segment.
struct PiecewiseLinearCosts {
  /// The breakpoints of all symbols, one symbol after the other, ascending in each.
  private var breakpoints: [Double] = []
  /// The soft bounds of all symbols, sorted by level in each; those with the same level and
  /// breakpoint are merged. Slopes are computed from them on demand, because a symbol with thousands
  /// of levels has thousands of slopes, each with thousands of numbers.
  private var softBounds: [SoftBound] = []
  private var axes: [Axis] = []
  private(set) var cheapest: [Status] = []
  let tolerance: Tolerance
  /// The soft bounds of the symbol that is being added.
  private var newBounds: [SoftBound] = []

  /// A breakpoint or a segment of a symbol's axis, counted from the left: segment 0, breakpoint 0,
  /// segment 1, … Only the costs know which of them a symbol has, so only they make one from another.
  struct Status: Hashable {
    fileprivate var index: Int32

    fileprivate static func breakpoint(_ index: Int) -> Status {
      Status(index: Int32(2 * index + 1))
    }
    fileprivate static func segment(_ index: Int) -> Status { Status(index: Int32(2 * index)) }

    var isBreakpoint: Bool { index & 1 == 1 }
    var number: Int { Int(index >> 1) }
  }

  /// The data of one symbol.
  private struct Axis {
    var breakpoints: Range<Int32>
    var softBounds: Range<Int32>
    var isBoundedBelow: Bool
    var isBoundedAbove: Bool
  }

  private struct SoftBound {
    var level: Int32
    /// The breakpoint at the target; −1 and the greatest number mean beyond the hard bounds.
    var breakpoint: Int32 = 0
    var target: Double
    /// The amounts it adds to the slopes to the left and to the right of its target.
    var left: Double
    var right: Double

    init(
      _ level: Int32, _ target: Double, _ weight: Double, _ relation: LinearConstraint.Relation
    ) {
      self.level = level
      self.target = target
      left = relation == .lessThanOrEqual ? 0 : -weight
      right = relation == .greaterThanOrEqual ? 0 : weight
    }
  }

  init(tolerance: Tolerance, boundCount: Int = 0) {
    self.tolerance = tolerance
    softBounds.reserveCapacity(boundCount)
  }

  func breakpointCount(_ symbol: Int) -> Int { axes[symbol].breakpoints.count }

  func breakpoint(_ index: Int, of symbol: Int) -> Double {
    breakpoints[Int(axes[symbol].breakpoints.lowerBound) + index]
  }

  func firstSoftBound(of symbol: Int) -> Int32 { axes[symbol].softBounds.lowerBound }

  /// The number of a slope at the level of the soft bound at an index, or at the next level that has
  /// any. Advances the index to the level after it. Numbers that cancel are zero.
  func nextNumber(
    ofSlope segment: Int, of symbol: Int, from index: inout Int32
  ) -> LevelVector.Entry {
    var sum = LevelVector.Entry.end
    while index < axes[symbol].softBounds.upperBound {
      let bound = softBounds[Int(index)]
      guard bound.level == sum.level || sum.magnitude == 0 else { return sum }
      let value = bound.breakpoint < segment ? bound.right : bound.left
      if value != 0 {
        sum.level = bound.level
        sum.value += value
        sum.magnitude += Float(abs(value))
      }
      index += 1
    }
    return sum
  }

  /// The slope of a segment, plus `factor × other`.
  func slope(
    _ segment: Int, of symbol: Int, plus factor: Double = 0, times other: LevelVector = .zero
  ) -> LevelVector {
    var index = firstSoftBound(of: symbol)
    return LevelVector(plus: factor, times: other) {
      nextNumber(ofSlope: segment, of: symbol, from: &index)
    }
  }

  /// A status at a distance from another; `nil` if a hard bound, or the end of the axis, is before it.
  @inline(__always)
  private func status(_ distance: Int32, from status: Status, _ direction: Double, of symbol: Int)
    -> Status?
  {
    let index = direction > 0 ? status.index + distance : status.index - distance
    let axis = axes[symbol]
    let last = 2 * Int32(axis.breakpoints.count)
    return index < (axis.isBoundedBelow ? 1 : 0) || index > (axis.isBoundedAbove ? last - 1 : last)
      ? nil : Status(index: index)
  }

  /// The next segment in a direction, from a breakpoint or from a segment; `nil` if there is none.
  @inline(__always)
  func segment(from start: Status, towards direction: Double, of symbol: Int) -> Status? {
    status(start.isBreakpoint ? 1 : 2, from: start, direction, of: symbol)
  }

  /// The breakpoint at an end of a segment, or a breakpoint itself; `nil` if the segment has no end.
  func end(of status: Status, towards direction: Double, of symbol: Int) -> Status? {
    status.isBreakpoint ? status : self.status(1, from: status, direction, of: symbol)
  }

  /// Whether hard bounds leave a symbol one position only.
  func isFixed(_ symbol: Int) -> Bool {
    let axis = axes[symbol]
    return axis.isBoundedBelow && axis.isBoundedAbove && axis.breakpoints.count == 1
  }

  /// The least and the greatest position of a status.
  func interval(_ status: Status, of symbol: Int) -> (low: Double, high: Double) {
    let range = axes[symbol].breakpoints
    let right = Int(range.lowerBound) + status.number
    if status.isBreakpoint { return (breakpoints[right], breakpoints[right]) }
    return (
      right == range.lowerBound ? -.infinity : breakpoints[right - 1],
      right == range.upperBound ? .infinity : breakpoints[right]
    )
  }

  /// The breakpoint at a position, or the segment it lies on; beyond a hard bound, the bound.
  func status(at position: Double, of symbol: Int) -> Status {
    let count = breakpointCount(symbol)
    if count > 0, axes[symbol].isBoundedBelow, position <= breakpoint(0, of: symbol) {
      return .breakpoint(0)
    }
    let number = (0..<count).partitioningIndex {
      breakpoint($0, of: symbol) >= position - tolerance.length
    }
    if number == count, count > 0, axes[symbol].isBoundedAbove { return .breakpoint(count - 1) }
    let isAtBreakpoint =
      number < count && tolerance.areEqual(breakpoint(number, of: symbol), position)
    return isAtBreakpoint ? .breakpoint(number) : .segment(number)
  }

  /// Moves the one breakpoint of a fixed symbol.
  mutating func moveBreakpoint(of symbol: Int, to position: Double) {
    breakpoints[Int(axes[symbol].breakpoints.lowerBound)] = position
  }

  // MARK: Adding symbols

  /// Adds a symbol with its bounds, the hard ones beside an interval; `false` when these leave it no
  /// position at all.
  @discardableResult
  mutating func add(
    _ bounds: [Bound] = [], from lower: Double = -.infinity, to upper: Double = .infinity
  ) -> Bool {
    var (lower, upper) = (lower, upper)
    newBounds.removeAll(keepingCapacity: true)
    for bound in bounds {
      if bound.isRequired {
        if bound.relation != .lessThanOrEqual { lower = max(lower, bound.target) }
        if bound.relation != .greaterThanOrEqual { upper = min(upper, bound.target) }
      } else {
        newBounds.append(SoftBound(bound.level, bound.target, bound.weight, bound.relation))
      }
    }
    let isPossible = lower <= upper + 4 * tolerance.length
    if lower > upper {
      lower = (lower + upper) / 2
      upper = lower
    }
    addAxis(from: lower, to: upper)
    return isPossible
  }

  /// Adds a symbol with hard bounds and the soft bounds in ``newBounds``.
  private mutating func addAxis(from lower: Double, to upper: Double) {
    let isFixed = upper - lower <= tolerance.length
    let start = breakpoints.count
    if lower > -.infinity { breakpoints.append(lower) }
    if newBounds.count > 1 { newBounds.sort { $0.target < $1.target } }
    for index in newBounds.indices {
      let target = newBounds[index].target
      var number = breakpoints.count - start - 1
      if target < lower - tolerance.length {
        number = -1
      } else if target > (isFixed ? lower : upper) + tolerance.length {
        number = Int(Int32.max)
      } else if !isFixed, target >= upper - tolerance.length {
        number += 1
      } else if number < 0 || target > breakpoints[start + number] + tolerance.length {
        breakpoints.append(target)
        number += 1
      }
      newBounds[index].breakpoint = Int32(number)
    }
    if upper < .infinity, !isFixed { breakpoints.append(upper) }
    if newBounds.count > 1 { newBounds.sort { $0.level < $1.level } }
    let firstSoftBound = Int32(softBounds.count)
    for bound in newBounds {
      let last = softBounds.count - 1
      if last >= firstSoftBound, softBounds[last].level == bound.level,
        softBounds[last].breakpoint == bound.breakpoint
      {
        softBounds[last].left += bound.left
        softBounds[last].right += bound.right
      } else {
        softBounds.append(bound)
      }
    }
    axes.append(
      Axis(
        breakpoints: Int32(start)..<Int32(breakpoints.count),
        softBounds: firstSoftBound..<Int32(softBounds.count), isBoundedBelow: lower > -.infinity,
        isBoundedAbove: upper < .infinity))
    cheapest.append(cheapestStatus(of: axes.count - 1))
  }

  /// The status at which a symbol costs least. Slopes grow to the right, so it is where they change
  /// sign.
  private func cheapestStatus(of symbol: Int) -> Status {
    if breakpointCount(symbol) == 0 { return .segment(0) }
    let start = axes[symbol].isBoundedBelow ? 1 : 0
    let end = breakpointCount(symbol) + (axes[symbol].isBoundedAbove ? 0 : 1)
    let number = (start..<end).partitioningIndex { sign(ofSlope: $0, of: symbol) >= 0 }
    let isFree = number < end && sign(ofSlope: number, of: symbol, rate: Tolerance.roundoff) == 0
    return isFree ? .segment(number) : .breakpoint(max(0, number - 1))
  }

  private func sign(ofSlope segment: Int, of symbol: Int, rate: Double = Tolerance.rate) -> Int {
    var index = firstSoftBound(of: symbol)
    while true {
      let entry = nextNumber(ofSlope: segment, of: symbol, from: &index)
      if entry.level == .max { return 0 }
      if abs(entry.value) > rate * Double(entry.magnitude) { return entry.value > 0 ? 1 : -1 }
    }
  }

  /// The same costs, plus costs below all levels for moving some symbols from their positions.
  func keeping(_ weights: [(symbol: Int, target: Double, weight: Double)]) -> PiecewiseLinearCosts {
    var costs = PiecewiseLinearCosts(tolerance: tolerance)
    var next = weights[...]
    for (symbol, axis) in axes.enumerated() {
      costs.newBounds = axis.softBounds.map { softBounds[Int($0)] }
      if let known = next.first, known.symbol == symbol {
        next = next.dropFirst()
        costs.newBounds.append(
          SoftBound(Self.perturbationLevel, known.target, known.weight, .equal))
      }
      let (first, last) = (axis.breakpoints.lowerBound, axis.breakpoints.upperBound - 1)
      costs.addAxis(
        from: axis.isBoundedBelow ? breakpoints[Int(first)] : -.infinity,
        to: axis.isBoundedAbove ? breakpoints[Int(last)] : .infinity)
    }
    return costs
  }

  /// The level of the perturbation that keeps the dual simplex method from cycling.
  static let perturbationLevel = Int32.max - 1
}
