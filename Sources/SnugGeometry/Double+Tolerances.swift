/// The tolerances for the numbers of a layout, with their reasons. Those of the solver are far smaller.
extension Double {
  /// Lengths closer than this are equal, in points. The lengths of a layout are rounded to a millionth
  /// of a point, and a sum of several is a few millionths off.
  package static let sameLength = 1e-5

  /// Factors closer than this are equal. UIKit's console writes six digits of a multiplier, and this
  /// times a length of thousands of points is not shown.
  package static let sameFactor = 1e-6

  /// Shorter lengths and smaller differences are neither shown nor drawn, in points: numbers have two
  /// decimals.
  package static let leastShown = 0.005
}
