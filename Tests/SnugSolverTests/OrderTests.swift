import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// An answer does not depend on the order or the numbers of constraints and variables.
struct OrderTests {
  @Test(arguments: Seeds.parcels(of: 500, count: 21))
  func `the order of constraints makes no difference`(seeds: Range<Int>) throws {
    try check(seeds, options(seeds)) { system, random in
      let answer = try Engine.solver.answer(to: system)
      var shuffled = system
      shuffled.constraints = shuffle(
        system, keepingConflicts: !answer.conflicts.isEmpty, &random)
      var actual = try Engine.solver.answer(to: shuffled)
      // The dropped constraint has another index, but the same content.
      guard
        actual.conflicts.map({ shuffled.constraints[$0.last!] })
          == answer.conflicts.map({ system.constraints[$0.last!] })
      else { return [Discrepancy(.broken, "broke \(actual.broken) in\n\(shuffled)")] }
      actual.conflicts = answer.conflicts
      return describe(actual.discrepancies(from: answer, in: system), shuffled)
    }
  }

  /// The constraints in another order. By definition, the order decides which required constraint
  /// of a conflict is broken. So if there is a conflict, required constraints keep their order.
  private func shuffle(
    _ system: LinearSystem, keepingConflicts: Bool, _ random: inout SeededGenerator
  ) -> [LinearConstraint] {
    let order = random.shuffle(Array(system.constraints.indices))
    guard keepingConflicts else { return order.map { system.constraints[$0] } }
    var required = system.requiredConstraints[...]
    return order.map {
      system.constraints[system.isRequired($0) ? required.removeFirst() : $0]
    }
  }

  @Test(arguments: Seeds.parcels(of: 500, count: 21))
  func `the order of variables makes no difference`(seeds: Range<Int>) throws {
    try check(seeds, options(seeds)) { system, random in
      let answer = try Engine.solver.answer(to: system)
      let order = random.shuffle(system.variables)
      let renamed = system.keeping(order)
      var expected = answer
      expected.values = order.map { answer[$0] }
      expected.ranges = order.map { answer.range(of: $0) }
      expected.isAmbiguous = order.map { answer.isAmbiguous($0) }
      let actual = try Engine.solver.answer(to: renamed)
      return describe(actual.discrepancies(from: expected, in: renamed), renamed)
    }
  }

  /// A third of the systems have many ties, where the order is most likely to matter.
  private func options(_ seeds: Range<Int>) -> SystemGenerator.Options {
    [.degenerate, .mixed, .manyLevels][seeds.lowerBound / seeds.count % 3]
  }

  private func describe(
    _ discrepancies: [Discrepancy], _ other: LinearSystem
  ) -> [Discrepancy] {
    discrepancies.map { Discrepancy($0.kind, "\($0.description) in\n\(other)") }
  }
}
