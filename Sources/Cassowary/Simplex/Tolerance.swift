/// The places where a floating-point number is taken for another, and why.
struct Tolerance {
  /// Two lengths closer than this are one length, in points.
  ///
  /// A billionth of a point is far below anything a screen shows and far above what adding a few
  /// thousand doubles of a layout's size loses; for lengths beyond a thousand points, the rounding
  /// of a double grows with them, and so does this.
  let length: Double

  /// `magnitude` is the largest length the constraints speak of.
  init(magnitude: Double) {
    length = max(1e-9, magnitude * 1e-12)
  }

  /// A sum this small beside its summands is what is left of numbers that cancelled each other.
  static let cancellation = 1e-12

  /// A sum this small beside all that was ever added to it cannot be anything else.
  static let roundoff = 1e-15

  /// An entry this small beside the largest of its row is what was left of several such sums.
  static let noise = 1e-13

  /// A rate of change this small beside what it was added up from is zero.
  static let rate = 2e-11

  /// What a multiplier may be off the slopes it should lie between, in units of its symbol.
  static let slope = 1e-9

  /// What a multiplier may be off in a proof; the verifier allows a little more.
  static let proof = 3e-11

  /// Multipliers are about one. What was added up from numbers this large is computed anew: at once,
  /// or before it counts as a proof.
  static let doubt: Float = 1e4
  static let wear: Float = 30

  /// What a position may be off beside what it was added up from.
  static let position = 1e-13

  /// The least share of the largest coefficient in its row that a pivot may be.
  static let pivot = 1e-12

  func areEqual(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= length }
}
