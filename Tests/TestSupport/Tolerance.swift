/// How far numbers may be apart and still be the same: all that the solver is measured by.
///
/// The reference is exact, so all of the difference is the solver's. It works in `Double`, of
/// sixteen digits; the elimination over a few dozen rows with multipliers down to a tenth may cost
/// some five of them. A wrong decision, on the other hand - a tie missed, a level traded for
/// another - shows in whole points or hundredths of them: among thousands of generated systems the
/// narrowest ambiguity is 0.05 wide, and the least violation is 0.5. A millionth is far from both.
public enum Tolerance {
  public static let relative = 1e-6

  /// What is too little to tell from nothing among numbers of this size.
  public static func slack(at size: Double) -> Double { relative * max(1, size) }
}

infix operator ≈ : ComparisonPrecedence

/// The same within ``Tolerance``; infinity is the same only as itself.
public func ≈ (left: Double, right: Double) -> Bool {
  left == right || abs(left - right) <= Tolerance.slack(at: min(abs(left), abs(right)))
}

public func ≈ (left: ClosedRange<Double>, right: ClosedRange<Double>) -> Bool {
  left.lowerBound ≈ right.lowerBound && left.upperBound ≈ right.upperBound
}
