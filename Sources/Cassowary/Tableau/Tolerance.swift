/// The places where a floating-point number is taken for another, and why.
struct Tolerance {
  /// Two lengths closer than this are one length.
  ///
  /// A billionth of a point is far below anything a screen shows and far above what adding a few
  /// thousand doubles of a layout's size loses; for lengths beyond a thousand points, the noise of
  /// a double grows with them, and so does this.
  let length: Double

  /// `magnitude` is the largest length the constraints speak of.
  init(magnitude: Double) {
    length = max(1e-9, magnitude * 1e-12)
  }

  /// A sum this small beside its summands is what is left of numbers that cancelled each other.
  static let cancellation = 1e-12

  /// An entry this small beside the largest of its row is what was left of several such sums.
  static let noise = 1e-13

  /// The same of multipliers, which come of several such sums and products; what they are added up
  /// from may well be a thousand times a thousand times as large as what is left.
  static let multiplier = 1e-10

  /// A rate of change this small beside what it was added up from does not lead anywhere.
  static let rate = 1e-9

  /// A coefficient smaller than this makes a pivot that would blow up every error; avoided as long
  /// as another row limits the step just as much.
  static let pivot = 1e-7

  func areEqual(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= length }
}
