/// The tolerances for comparing numbers. They apply to all tests of the solver; some systems have
/// their own.
///
/// The reference is exact, so every difference is the solver's. It works in `Double`, with sixteen
/// digits, and elimination over a few dozen rows with multipliers down to a tenth may cost about
/// five of them. A wrong decision, such as a missed tie or the wrong level, is off by whole points
/// or hundredths of them: among thousands of generated systems the narrowest ambiguity is 0.05
/// wide, and the least violation is 0.5. A millionth is far from both.
package struct Closeness: Sendable {
  /// The relative tolerance of a number.
  package let relative = 1e-6
  /// The absolute tolerance of small numbers.
  package var absolute: Double
  /// The tolerance of every number relative to the largest number of the answer: adding a large
  /// number to a small one and subtracting it again rounds the small one.
  package var ofLargest: Double

  package static let usual = Closeness()

  package init(absolute: Double = 1e-6, ofLargest: Double = 0) {
    self.absolute = absolute
    self.ofLargest = ofLargest
  }

  /// The tolerances for numbers of an answer.
  package func beside(_ answer: Answer) -> Closeness {
    let ends = answer.ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    let numbers = answer.values + ends + answer.levels.map(\.violation)
    let largest = numbers.lazy.map(abs).filter(\.isFinite).max() ?? 0
    var closeness = self
    closeness.absolute = max(absolute, ofLargest * largest)
    return closeness
  }

  /// The greatest difference that counts as zero among numbers of this size.
  package func slack(at size: Double) -> Double { max(absolute, relative * size) }

  /// Whether two numbers are equal within the tolerances. Infinity equals only itself.
  package func same(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) <= slack(at: min(abs(left), abs(right)))
  }

  package func same(_ left: ClosedRange<Double>, _ right: ClosedRange<Double>) -> Bool {
    same(left.lowerBound, right.lowerBound) && same(left.upperBound, right.upperBound)
  }
}

infix operator ≈ : ComparisonPrecedence

/// Whether two numbers are equal within the usual tolerances.
package func ≈ (left: Double, right: Double) -> Bool { Closeness.usual.same(left, right) }

package func ≈ (left: ClosedRange<Double>, right: ClosedRange<Double>) -> Bool {
  Closeness.usual.same(left, right)
}
