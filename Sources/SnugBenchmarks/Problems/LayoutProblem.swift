import SnugLayout
import SnugSolver

/// A layout as numbers only: the input of every solver under test.
///
/// It belongs to none of them, so that the time to build a solver from it is the same work for
/// all: one pass over the constraints.
struct LayoutProblem: Sendable {
  /// The variable that is given: the width of the container, which a resize changes.
  static let containerWidth = 0

  /// The views besides the container.
  var viewCount = 0
  /// Whether each variable is at least zero; there is one for the container's width, and an origin
  /// and a size for each axis of a view that matters.
  var isNonnegative = [false]
  /// The container's width at first, in points.
  var width: Double
  var constraints: [Constraint] = []
  /// The axes of views in the order they were added.
  private(set) var sides: [Side] = []

  /// Multiples of variables.
  typealias Terms = [(coefficient: Double, variable: Int)]
  typealias Relation = SnugLayout.Constraint.Relation

  /// The sum of the terms, and what it should be; without a priority it is required.
  struct Constraint: Sendable {
    var terms: Terms
    var relation: Relation
    var bound: Double
    var priority: Double?

    /// How far values are from satisfying it, in points.
    func violation(at values: [Double]) -> Double {
      relation.linear.violation(
        at: terms.reduce(-bound) { $0 + $1.coefficient * values[$1.variable] })
    }
  }

  /// The variables of a view on one axis.
  struct Side: Sendable {
    /// Relative to the superview's; any number.
    var origin: Int
    /// Never negative.
    var size: Int
    var intrinsic: Double?
  }

  init(width: Double) { self.width = width }
}

// MARK: - Building

extension LayoutProblem {
  /// Adds one axis of a view: with content, if it hugs and resists.
  mutating func addSide(
    intrinsic: Double? = nil, hugging: Double = 250, resistance: Double = 750
  ) -> Side {
    let side = Side(
      origin: isNonnegative.count, size: isNonnegative.count + 1, intrinsic: intrinsic)
    isNonnegative += [false, true]
    sides.append(side)
    if let intrinsic {
      add([(1, side.size)], .lessThanOrEqual, intrinsic, priority: hugging)
      add([(1, side.size)], .greaterThanOrEqual, intrinsic, priority: resistance)
    }
    return side
  }

  mutating func add(
    _ terms: Terms, _ relation: Relation, _ bound: Double, priority: Double? = nil
  ) {
    constraints.append(
      Constraint(terms: terms, relation: relation, bound: bound, priority: priority))
  }

  /// Gives every optional constraint a different priority, less than a point above its old one,
  /// so that the order of different priorities stays.
  ///
  /// The order within a point is scattered, because the order of the views might favor a solver.
  mutating func makePrioritiesDistinct() {
    var places: [Double: [Int]] = [:]
    for (index, constraint) in constraints.enumerated() {
      if let priority = constraint.priority { places[priority, default: []].append(index) }
    }
    for (priority, indices) in places {
      for (place, index) in indices.enumerated() {
        let order = Self.scattered(place, of: indices.count)
        constraints[index].priority = priority + Double(order) / Double(indices.count)
      }
    }
  }

  /// The numbers from 0 on in an order without pattern, each once.
  private static func scattered(_ place: Int, of count: Int) -> Int {
    // A step near the golden section of the whole, without a common divisor with it, reaches
    // every rank once.
    var step = max(1, Int(Double(count) * 0.618))
    while greatestCommonDivisor(step, count) != 1 { step += 1 }
    return place * step % count
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
  }
}
