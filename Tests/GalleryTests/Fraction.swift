/// An exact rational number with a small numerator and denominator.
struct Fraction: Hashable, Comparable, ExpressibleByIntegerLiteral, Sendable {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int) {
    precondition(denominator != 0)
    func divisor(_ one: Int, _ other: Int) -> Int { other == 0 ? one : divisor(other, one % other) }
    let common = max(1, abs(divisor(numerator, denominator)))
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / common
    self.denominator = sign * denominator / common
  }

  init(integerLiteral value: Int) { self.init(value, 1) }

  var double: Double { Double(numerator) / Double(denominator) }

  static func + (one: Self, other: Self) -> Self {
    Fraction(
      one.numerator * other.denominator + other.numerator * one.denominator,
      one.denominator * other.denominator)
  }

  static prefix func - (one: Self) -> Self { Fraction(-one.numerator, one.denominator) }

  static func * (one: Self, other: Self) -> Self {
    Fraction(one.numerator * other.numerator, one.denominator * other.denominator)
  }

  static func / (one: Self, other: Self) -> Self {
    Fraction(one.numerator * other.denominator, one.denominator * other.numerator)
  }

  static func < (one: Self, other: Self) -> Bool {
    one.numerator * other.denominator < other.numerator * one.denominator
  }
}

/// Linear inequalities, by the elimination of Fourier and Motzkin: exact, and without a solver.
struct Inequalities {
  /// `sum of factors * variables <= bound`, by the factors.
  private var bounds: [[Int: Fraction]: Fraction] = [:]

  mutating func add(_ row: GeneratedLog.Row) {
    if row.relation != .atLeast { add(row.factors, atMost: row.constant) }
    if row.relation != .atMost { add(row.factors.mapValues { -$0 }, atMost: -row.constant) }
  }

  mutating func add(_ factors: [Int: Fraction], atMost bound: Fraction) {
    let factors = factors.filter { $0.value != 0 }
    // The same inequality has the same factors.
    let first = factors.keys.min().map { factors[$0]! } ?? 1
    let scale = first < 0 ? -first : first
    let scaled = factors.mapValues { $0 / scale }
    bounds[scaled] = min(bounds[scaled] ?? bound / scale, bound / scale)
  }

  var canHold: Bool { range(of: nil) != nil }

  /// The least and the greatest value of a sum, `nil` for an end that is open; `nil` if the inequalities
  /// cannot hold.
  func range(of sum: [Int: Fraction]?) -> (least: Fraction?, greatest: Fraction?)? {
    let goal = Int.max
    var rest = self
    if let sum {
      // goal == sum
      var factors = sum.mapValues { -$0 }
      factors[goal] = 1
      rest.add(factors, atMost: 0)
      rest.add(factors.mapValues { -$0 }, atMost: 0)
    }
    while let variable = rest.bounds.keys.flatMap(\.keys).filter({ $0 != goal }).min() {
      rest.eliminate(variable)
    }
    var (least, greatest): (Fraction?, Fraction?)
    for (factors, bound) in rest.bounds {
      guard let factor = factors[goal] else {
        if bound < 0 { return nil }
        continue
      }
      let end = bound / factor
      if factor > 0 { greatest = min(greatest ?? end, end) } else { least = max(least ?? end, end) }
    }
    if let least, let greatest, greatest < least { return nil }
    return (least, greatest)
  }

  private mutating func eliminate(_ variable: Int) {
    let upper = bounds.filter { $0.key[variable] ?? 0 > 0 }
    let lower = bounds.filter { $0.key[variable] ?? 0 < 0 }
    for key in Array(upper.keys) + Array(lower.keys) { bounds[key] = nil }
    for (one, oneBound) in upper {
      for (other, otherBound) in lower {
        let (a, b) = (one[variable]!, -other[variable]!)
        var factors: [Int: Fraction] = [:]
        for key in Set(one.keys).union(other.keys) {
          factors[key] = (one[key] ?? 0) / a + (other[key] ?? 0) / b
        }
        add(factors, atMost: oneBound / a + otherBound / b)
      }
    }
  }
}
