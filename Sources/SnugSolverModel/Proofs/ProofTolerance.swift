/// The tolerances for the numbers of a proof, with their reasons.
///
/// None may be finer than the tolerance at which the solver takes two numbers for equal. None
/// may be so coarse that it hides a wrong decision; wrong decisions are off by hundredths of a
/// point or more.
struct ProofTolerance: Sendable {
  /// The tolerance for lengths: at least a ten-millionth of a point.
  ///
  /// The solver takes lengths for equal if they differ by at most 1e-9 points, or 1e-12 of the largest
  /// number. A left side adds up several lengths, so a hundred times that is allowed.
  let length: Double

  init(magnitude: Double) {
    length = max(1e-7, magnitude * 1e-10)
  }

  /// The tolerance for a multiplier, relative to the summands it was computed from.
  ///
  /// Multipliers are slopes: quotients of coefficients, found by elimination. This allows elimination
  /// to lose six of a double's sixteen digits.
  static let rate = 1e-10

  /// A proof must hold at one of these precisions. The finer one is for multipliers that large
  /// coefficients made small; only exact arithmetic is that precise.
  static let precisions = [rate, 1e-13]

  /// The tolerance for the sum of a variable's coefficients, as a multiple of `rate`: it is a sum of
  /// many products.
  static let cancellation = 10.0

  /// How much a ray may violate a constraint for each unit that the objective gains.
  static let ray = 1e-6

  /// The error of a left side if each variable is off by one; at least one.
  static func scale(of expression: LinearExpression) -> Double {
    max(1, expression.terms.reduce(0) { $0 + abs($1.coefficient) })
  }
}
