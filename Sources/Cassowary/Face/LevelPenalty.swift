/// What a position of one symbol costs at one level: convex, and straight between breakpoints.
///
/// `s == t` costs |s − t|, `s <= t` costs what s is above t: each adds a breakpoint at t. Between
/// two neighbouring breakpoints lies a *segment*. In the terms of linear programming every segment
/// is a bounded variable of its own, and a symbol is the sum of its segments; what Cassowary calls
/// the error variables δ⁺ and δ⁻ of a constraint are the segments on either side of its target.
struct LevelPenalty {
  /// Ascending, each at least a tolerance from the next.
  private(set) var breakpoints: [Double] = []
  /// The slope of each segment, ascending; one more than there are breakpoints.
  private(set) var slopes: [Double] = [0]

  /// What the slopes are added up from.
  private var totalWeight = 0.0

  init() {}

  /// What one level of a symbol's price comes to; `slopes` is one longer than `stops`.
  init(stops: [Double], slopes: [Double]) {
    breakpoints = stops
    self.slopes = slopes
    if let first = slopes.firstIndex(where: { $0 >= 0 }) {
      if first > 0 { freeFrom = stops[first - 1] }
      let last = slopes.firstIndex { $0 > 0 } ?? slopes.count
      freeTo = last == 0 ? -.infinity : last <= stops.count ? stops[last - 1] : .infinity
    } else {
      freeFrom = .infinity
    }
  }

  /// What it costs not to be where one wish wants a symbol.
  init(_ relation: LinearConstraint.Relation, _ target: Double, _ tolerance: Tolerance) {
    let wish = Demand(
      constraint: nil, strength: .required, level: 0, relation: relation, target: target)
    add(wish, tolerance)
  }

  /// The positions that cost nothing: from the greatest least one to the least greatest one any
  /// demand wants. The two may be crossed.
  private(set) var freeFrom = -Double.infinity
  private(set) var freeTo = Double.infinity

  /// Adds what one demand costs.
  mutating func add(_ demand: Demand, _ tolerance: Tolerance) {
    var place =
      breakpoints.firstIndex { $0 > demand.target - tolerance.length }
      ?? breakpoints.count
    if place == breakpoints.count || !tolerance.areEqual(breakpoints[place], demand.target) {
      breakpoints.insert(demand.target, at: place)
      slopes.insert(slopes[place], at: place)
    }
    place += 1
    if demand.relation != .lessThanOrEqual {
      freeFrom = max(freeFrom, demand.target)
      for index in 0..<place { slopes[index] -= demand.weight }
    }
    if demand.relation != .greaterThanOrEqual {
      freeTo = min(freeTo, demand.target)
      for index in place..<slopes.count { slopes[index] += demand.weight }
    }
    // Thirds that should add up to nothing must not leave a slope of 1e-17.
    totalWeight += demand.weight
    for index in slopes.indices where abs(slopes[index]) < Tolerance.cancellation * totalWeight {
      slopes[index] = 0
    }
  }
}
