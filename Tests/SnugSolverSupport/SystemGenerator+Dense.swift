import SnugSolver
import SnugTestSupport

extension SystemGenerator {
  /// A random system of boxes on one axis, with four relations for each box between edges and
  /// centers of any two of them: nearly every box depends on nearly every other one.
  ///
  /// The boxes hug their content, resist compression and stay inside a container of 300 points.
  /// Only the container is required, so there are no conflicts. There are at least two boxes.
  ///
  /// - Parameter isUniform: whether all lengths and all distances are equal, so that every optimum
  ///   is degenerate.
  package static func denseSystem(
    seed: Int, boxes count: Int, levels: Int = 5, multipliers: Multipliers = .plain,
    isUniform: Bool = false
  ) -> LinearSystem {
    var random = SeededGenerator(seed: seed)
    var system = LinearSystem()
    let container = system.width()
    system.require(container == 300)
    let boxes = (0..<count).map { _ in (start: system.position(), width: system.width()) }
    for box in boxes {
      let intrinsic = isUniform ? 50 : Double(random.int(in: 10...100))
      system.add(box.width <= intrinsic, at: 250)
      system.add(box.width >= intrinsic, at: 750)
      system.require(box.start >= 0)
      system.require(box.start + box.width <= container.linear)
      system.preferences.append(.near(box.width, intrinsic))
    }
    system.preferences += boxes.map { .least($0.width) } + boxes.map { .least($0.start) }
    func edge(of box: Int) -> LinearExpression {
      let share: Double = random.choose([0, 0.5, 1])
      return boxes[box].start + share * boxes[box].width.linear
    }
    for _ in 0..<4 * count {
      let left = random.int(in: 0...count - 1)
      // Never the same box, because the difference of its coefficients would be rounded.
      let right = (left + random.int(in: 1...count - 1)) % count
      var expression = edge(of: left) - multipliers.next(&random) * edge(of: right)
      expression.constant = isUniform ? 0 : Double(random.int(in: -40...39))
      let relation: LinearConstraint.Relation = random.choose([
        .lessThanOrEqual, .equal, .greaterThanOrEqual,
      ])
      let priority = random.choose(Array(densePriorities.prefix(levels)))
      system.constraints.append(
        LinearConstraint(expression, relation, strength: .optional(priority)))
    }
    return system
  }

  private static let densePriorities: [Double] = [500, 700, 800, 999, 250]

  /// The multipliers in the relations of a dense system.
  package enum Multipliers: String, CaseIterable, Sendable {
    case one
    /// 1 and 0.5.
    case plain
    /// Those of `plain`, and one in nine from 0.0001 to a million.
    case mixed
    /// Four in five from 0.0001 to a million.
    case wild

    private static let unusual = [2, 0.3333, 7.77, 0.0001, 1000, 1e6, 1.0 / 3, -1]

    fileprivate func next(_ random: inout SeededGenerator) -> Double {
      switch self {
      case .mixed where random.chance(0.111), .wild where random.chance(0.8):
        random.choose(Self.unusual)
      case .one: 1
      case .plain, .mixed, .wild: random.choose([1, 0.5])
      }
    }
  }
}
