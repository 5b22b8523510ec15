import BigInt

/// The cost of a symbol's position: a convex piecewise-linear function at every level.
///
/// Its breakpoints cut the symbol's axis into segments. A status is either: 0 is the first segment, 1
/// the first breakpoint, 2 the second segment, and so on.
struct ExactCost {
  /// The breakpoints as integers, ascending; at least one.
  let breakpoints: [BigInt]
  let terms: [Term]

  struct Term {
    /// 0 means required.
    var level: Int32
    var status: Int
    var relation: LinearConstraint.Relation
    var weight: BigInt

    /// The side of the target on which the bound is violated at a status: ±1, or 0 if it is not
    /// violated.
    func violation(at status: Int) -> Int {
      let side = (status - self.status).signum()
      return switch relation {
      case .equal: side
      case .lessThanOrEqual: max(0, side)
      case .greaterThanOrEqual: min(0, side)
      }
    }
  }

  /// Whether a required bound does not hold at a status.
  func isForbidden(_ status: Int) -> Bool {
    terms.contains { $0.level == 0 && $0.violation(at: status) != 0 }
  }

  /// Twice the slope of a segment, or twice the mean of the two slopes beside a breakpoint, which
  /// is an integer.
  func slope(at status: Int, level: Int32) -> BigInt {
    terms.reduce(0) { sum, term in
      guard term.level == level else { return sum }
      let sides = term.violation(at: status - 1) + term.violation(at: status + 1)
      return sum + term.weight * BigInt(status % 2 == 0 ? 2 * term.violation(at: status) : sides)
    }
  }
}

extension BigInt {
  /// `value · 2^exponent`, which must be an integer.
  init(_ value: Double, timesPowerOfTwo exponent: Int) {
    guard value != 0 else {
      self = 0
      return
    }
    let digits = value.significandWidth
    let odd = BigInt(
      Int64(Double(sign: value.sign, exponent: digits, significand: value.significand)))
    self = odd << (value.exponent - digits + exponent)
  }
}

extension Double {
  /// The exponent of the least power of two that a number is not a multiple of; `nil` for zero.
  var leastExponent: Int? { self == 0 ? nil : Int(exponent) - significandWidth }

  /// The number nearest to `numerator / denominator · 2^exponent`.
  init(nearest numerator: BigInt, over denominator: BigInt, timesPowerOfTwo exponent: Int) {
    // 63 or 64 bits of the quotient. The last one is a sticky bit for all that is cut off.
    let shift = 63 - numerator.magnitude.bitWidth + denominator.magnitude.bitWidth
    let (quotient, remainder) = (numerator.magnitude << max(0, shift)).quotientAndRemainder(
      dividingBy: denominator.magnitude << max(0, -shift))
    let digits = UInt64(quotient) | (remainder.isZero ? 0 : 1)
    let isNegative = (numerator < 0) != (denominator < 0)
    self.init(
      sign: isNegative ? .minus : .plus, exponent: exponent - shift, significand: Double(digits))
  }
}
