import SnugLayout
import SnugSolver

/// A layout as numbers only: the input of both solvers.
///
/// It belongs to neither, so that the time to build a solver from it is the same work for both: one
/// pass over the constraints.
struct LayoutProblem: Sendable {
  /// The variable that is given: the width of the container, which a resize changes.
  static let containerWidth = 0

  /// Whether each variable is at least zero; there is one for the container's width, and an origin
  /// and a size for each axis of a view that matters.
  private(set) var isNonnegative = [false]
  /// The container's width at first, in points.
  var width: Double
  private(set) var constraints: [Constraint] = []
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
    _ terms: Terms, _ relation: Relation = .equal, _ bound: Double = 0, priority: Double? = nil
  ) {
    constraints.append(
      Constraint(terms: terms, relation: relation, bound: bound, priority: priority))
  }

  /// Gives every optional constraint a different priority, less than a point above its old one,
  /// so that the order of different priorities stays.
  ///
  /// The order within a point is scattered, because the order of the views might favor a solver.
  mutating func makePrioritiesDistinct() {
    let optional = constraints.indices.filter { constraints[$0].priority != nil }
    for (priority, indices) in Dictionary(grouping: optional, by: { constraints[$0].priority }) {
      guard let priority else { continue }
      // A step near the golden section of the whole, without a common divisor with it, reaches
      // every rank once.
      var step = max(1, Int(Double(indices.count) * 0.618))
      while Self.greatestCommonDivisor(step, indices.count) != 1 { step += 1 }
      for (place, index) in indices.enumerated() {
        let order = place * step % indices.count
        constraints[index].priority = priority + Double(order) / Double(indices.count)
      }
    }
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
  }

  // MARK: - Comparing answers

  /// The tolerance for rounding errors: of a required constraint's violation, relative to the
  /// container's width; of the difference between two costs, relative to the larger one. For
  /// values below 1, it is in points.
  private static let tolerance = 1e-6

  /// Whether an answer costs as much at each level as the best one: “yes”, “no”, “broken” if a
  /// required constraint does not hold, or “better”.
  func verdict(on answer: [Double], against best: [Double]) -> String {
    guard let costs = costs(at: answer) else { return "broken" }
    guard let least = self.costs(at: best) else { return "better" }
    let difference = zip(costs, least).first { abs($0 - $1) > Self.tolerance * max(1, $0, $1) }
    return difference.map { $0 > $1 ? "no" : "better" } ?? "yes"
  }

  /// The cost of each level, which is the sum of its constraints' violations in points, from the
  /// highest priority down; `nil` if a required constraint does not hold.
  func costs(at values: [Double]) -> [Double]? {
    var costs: [Double: Double] = [:]
    for constraint in constraints {
      let violation = constraint.relation.linear.violation(
        at: constraint.terms.reduce(-constraint.bound) {
          $0 + $1.coefficient * values[$1.variable]
        })
      if let priority = constraint.priority {
        costs[priority, default: 0] += violation
      } else if violation > Self.tolerance * max(1, width) {
        return nil
      }
    }
    return costs.sorted { $0.key > $1.key }.map(\.value)
  }
}
