import SnugSolver
import SnugTestSupport

/// Random walks through random systems.
package struct WalkGenerator: Sendable {
  private var random: SeededGenerator
  private let start: LinearSystem

  private init(_ start: LinearSystem, seed: Int) {
    self.start = start
    // Other random numbers than those that generated the system.
    random = SeededGenerator(seed: -1 - seed)
  }

  /// A walk that gives the parameters of a seed's system other values: a little more or less, far
  /// away, to where constraints may conflict, and back.
  package static func suggestions(
    seed: Int, steps: ClosedRange<Int>, options: SystemGenerator.Options = .givenNumbers
  ) -> Walk {
    let start = SystemGenerator.system(seed: seed, options: options)
    var generator = WalkGenerator(start, seed: seed)
    return Walk(start: start, steps: generator.suggestions(steps))
  }

  /// A walk that edits the constraints of a seed's system, and sometimes changes a parameter.
  package static func edits(
    seed: Int, steps: ClosedRange<Int>, options: SystemGenerator.Options
  ) -> Walk {
    let start = SystemGenerator.system(seed: seed, options: options)
    var generator = WalkGenerator(start, seed: seed)
    return Walk(start: start, steps: generator.edits(steps))
  }

  private mutating func suggestions(_ count: ClosedRange<Int>) -> [Walk.Step] {
    var values = start.parameters.map { start.given[$0.index]! }
    let home = values
    return (0..<random.int(in: count)).map { _ in
      let index = random.int(in: 0...max(0, values.count - 1))
      guard index < values.count else { return .give(index, 0) }
      switch random.int(in: 0...5) {
      case 0, 1: values[index] += random.choose([1, -1])
      case 2: values[index] += random.choose([40, -40, 12.5, 200])
      case 3: values[index] = random.choose([-1000, -10, 0, 100_000])
      default: values[index] = home[index]
      }
      return .give(index, values[index])
    }
  }

  private mutating func edits(_ count: ClosedRange<Int>) -> [Walk.Step] {
    let constraints = max(1, start.constraints.count)
    return (0..<random.int(in: count)).map { _ in
      let index = random.int(in: 0...constraints - 1)
      switch random.int(in: 0...9) {
      case 0: return .give(index, random.choose([0, 40, 100, -10]))
      case 1, 2, 3: return .edit(index, .constant(random.choose([0, -10, -40, -100, 8, 40])))
      case 4: return .edit(index, .coefficient(random.choose([0, 1, -1, 2, 0.5])))
      case 5: return .edit(index, .relation(random.choose(Self.relations)))
      case 6: return .edit(index, .strength(.required))
      case 7, 8: return .edit(index, .strength(.optional(random.choose([1, 250, 500, 750]))))
      default: return .edit(index, .expression(of: random.int(in: 0...constraints - 1)))
      }
    }
  }

  private static let relations: [LinearConstraint.Relation] = [
    .lessThanOrEqual, .equal, .greaterThanOrEqual,
  ]
}
