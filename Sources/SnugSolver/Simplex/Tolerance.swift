/// The tolerances for comparing floating-point numbers, with their reasons.
struct Tolerance {
  /// Two lengths closer than this are equal, in points.
  ///
  /// A billionth of a point is far below anything a screen shows, and far above the rounding error
  /// of adding a few thousand doubles of a layout's size. Beyond a thousand points, rounding
  /// errors grow with the lengths, and so does this.
  let length: Double

  /// `magnitude` is the largest length in the constraints.
  init(magnitude: Double) {
    length = max(1e-9, magnitude * 1e-12)
  }

  /// A sum this small relative to its summands counts as zero: the numbers canceled, and the rest is
  /// rounding error.
  static let cancellation = 1e-12

  /// A sum this small relative to all numbers that were added to it is certainly rounding error.
  static let roundoff = 1e-15

  /// An entry this small relative to the largest of its row counts as zero. It is larger than
  /// ``roundoff`` because an entry is the result of several sums.
  static let noise = 1e-13

  /// A rate of change this small relative to its summands counts as zero.
  static let rate = 2e-11

  /// The tolerance for a multiplier outside the slopes it should be between, in units of its symbol.
  static let slope = 1e-9

  /// The tolerance for a multiplier in a proof. The verifier allows a little more.
  static let proof = 3e-11

  /// Multipliers are recomputed at once if their summands become this many times as large as when they
  /// were last computed. Usual multipliers are about one, and larger along a chain.
  static let greatestGrowth: Float = 1e4

  /// Multipliers with larger summands are recomputed before they count as a proof.
  static let largestProvingSummand: Float = 30

  /// The tolerance for a position, relative to its summands.
  static let position = 1e-13

  /// The least size of a pivot, relative to the largest coefficient in its row.
  static let pivot = 1e-12

  /// The largest value. Layouts add and multiply values, and of larger ones the result might be no number.
  static let largest = 1e300

  /// The value nearest to a sum that may have been too large for a number.
  static func limited(_ value: Double) -> Double {
    value.isNaN ? largest : min(max(value, -largest), largest)
  }

  func areEqual(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= length }
}
