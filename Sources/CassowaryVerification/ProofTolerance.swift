import CassowaryModel

/// How far the numbers of a proof may be off, in one place, and why.
///
/// Nothing here may be finer than what the solver takes for one number; nothing may be so coarse
/// that a wrong decision slips through, and those show in hundredths of points.
struct ProofTolerance: Sendable {
  /// What a length may be off: a ten-millionth of a point.
  ///
  /// The solver takes lengths for equal that differ by a billionth, or by that part of a thousandth of
  /// the largest number. A left side adds several of them up, so a hundred of them are allowed.
  let length: Double

  init(magnitude: Double) {
    length = max(1e-7, magnitude * 1e-10)
  }

  /// What a multiplier may be off, beside what it was added up from.
  ///
  /// Multipliers are slopes: quotients of coefficients, found by elimination. This allows elimination
  /// to lose six of a double's sixteen digits.
  static let rate = 1e-10

  /// The precisions of which a proof has to hold at one. The finer one lets multipliers count that large
  /// coefficients made small; only exact arithmetic finds them so precisely.
  static let precisions = [rate, 1e-13]

  /// What multiples of a variable may come to, as a multiple of what a multiplier may be off: they are
  /// a sum of many products of multipliers.
  static let cancellation = 10.0

  /// What a ray may lose of a constraint for each unit of the objective that it gains.
  static let ray = 1e-6

  /// The error of a left side if each variable is off by one; at least one.
  static func scale(of expression: LinearExpression) -> Double {
    max(1, expression.terms.reduce(0) { $0 + abs($1.coefficient) })
  }
}
