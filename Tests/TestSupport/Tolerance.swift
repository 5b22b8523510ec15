/// How far numbers may be apart and still be the same: all that the solver is measured by, and some
/// systems by numbers of their own.
///
/// The reference is exact, so all of the difference is the solver's. It works in `Double`, of
/// sixteen digits; the elimination over a few dozen rows with multipliers down to a tenth may cost
/// some five of them. A wrong decision, on the other hand - a tie missed, a level traded for
/// another - shows in whole points or hundredths of them: among thousands of generated systems the
/// narrowest ambiguity is 0.05 wide, and the least violation is 0.5. A millionth is far from both.
public struct Closeness: Sendable {
  /// The part of a number it may be off by.
  public let relative = 1e-6
  /// What even the smallest number may be off by.
  public var absolute: Double
  /// The part of the largest number of an answer that any other of its numbers may be off by: who
  /// adds a large number to a small one and takes it away again gets the small one back rounded.
  public var ofLargest: Double

  public static let usual = Closeness()

  public init(absolute: Double = 1e-6, ofLargest: Double = 0) {
    self.absolute = absolute
    self.ofLargest = ofLargest
  }

  /// The same beside numbers of an answer.
  public func beside(_ answer: Answer) -> Closeness {
    let ends = answer.ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    let numbers = answer.values + ends + answer.levels.map(\.violation)
    let largest = numbers.lazy.map(abs).filter(\.isFinite).max() ?? 0
    var closeness = self
    closeness.absolute = max(absolute, ofLargest * largest)
    return closeness
  }

  /// What is too little to tell from nothing among numbers of this size.
  public func slack(at size: Double) -> Double { max(absolute, relative * size) }

  /// Infinity is the same only as itself.
  public func same(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) <= slack(at: min(abs(left), abs(right)))
  }

  public func same(_ left: ClosedRange<Double>, _ right: ClosedRange<Double>) -> Bool {
    same(left.lowerBound, right.lowerBound) && same(left.upperBound, right.upperBound)
  }
}

infix operator ≈ : ComparisonPrecedence

/// The same, as usual.
public func ≈ (left: Double, right: Double) -> Bool { Closeness.usual.same(left, right) }

public func ≈ (left: ClosedRange<Double>, right: ClosedRange<Double>) -> Bool {
  Closeness.usual.same(left, right)
}
