/// How far the numbers of a proof may be off, in one place, and why.
///
/// Nothing here may be finer than what the solver takes for one number; nothing may be so coarse
/// that a wrong decision slips through, and those show in hundredths of points.
struct ProofTolerance: Sendable {
  /// What a length may be off: a ten-millionth of a point.
  ///
  /// The solver takes lengths a billionth apart for one, or that part of a thousandth of the largest
  /// number; the left side of a constraint is made of several such, and each may have been met by
  /// way of others. A hundred of them are allowed.
  let length: Double

  init(magnitude: Double) {
    length = max(1e-7, magnitude * 1e-10)
  }

  /// What a multiplier may be off, beside what it was added up from.
  ///
  /// Multipliers are slopes: quotients of coefficients, found by elimination. This leaves the
  /// elimination six of a double's sixteen digits, and still tells a thousandth of a thousandth of a
  /// thousandth from nothing.
  static let rate = 1e-10

  /// What multiples of a variable may come to, beside what they were added up from: they are a sum of
  /// many products of multipliers.
  static let cancellation = 1e-9

  /// What the value of a left side may be off: lengths count by their coefficients.
  func slack(of expression: LinearExpression) -> Double {
    length * max(1, expression.terms.reduce(0) { $0 + abs($1.coefficient) })
  }
}

/// A sum that remembers what went into it, to tell a small rest from noise.
struct Sum {
  private(set) var total = 0.0
  /// How large the summands were, all together.
  private(set) var size = 0.0

  mutating func add(_ summand: Double) {
    total += summand
    size += abs(summand)
  }

  /// Whether multiples of a variable fail to cancel: whether they come to more than a multiplier
  /// of next to nothing would, times this largest of the variable's coefficients.
  func isLeft(_ coefficient: Double) -> Bool {
    !(abs(total) <= ProofTolerance.cancellation * max(coefficient, size))
  }
}
