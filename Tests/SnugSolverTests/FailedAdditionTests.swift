import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Constraints that cannot hold are reported, and change nothing else.
struct FailedAdditionTests {
  @Test(arguments: Seeds.parcels(of: 250, count: 40))
  func `an impossible constraint leaves no trace but its conflict`(seeds: Range<Int>) throws {
    var options: SystemGenerator.Options =
      seeds.lowerBound / seeds.count % 2 == 0 ? .mixed : .degenerate
    options.variableCount = 1...4
    options.conflict = 0.1
    try check(seeds, options) { system, random in
      let answer = try Engine.solver.answer(to: system)
      let kept = system.requiredConstraints.filter { !answer.broken.contains($0) }
      let impossible = system.contradiction(to: kept, &random)
      var conflicting = system
      conflicting.constraints.append(impossible)
      var actual = try Engine.solver.answer(to: conflicting)
      guard let conflict = actual.conflicts.popLast(),
        conflict.last == system.constraints.count
      else { return [Discrepancy(.broken, "no conflict names the last of\n\(conflicting)")] }
      return actual.discrepancies(from: answer, in: system, conflicts: true).map {
        Discrepancy($0.kind, "\($0.description) in\n\(conflicting)")
      }
    }
  }

  @Test(arguments: Seeds.parcels(of: 250, count: 40))
  func `a parameter returns from a value without a solution`(seeds: Range<Int>) throws {
    var options = SystemGenerator.Options.givenNumbers
    options.variableCount = 1...4
    options.conflict = 0.1
    options.sameness = 0.3
    try check(seeds, options) { drawn, random in
      guard !drawn.parameters.isEmpty else { throw Inapplicable() }
      var system = drawn
      let parameter = random.choose(system.parameters)
      let home = system.given[parameter.index]!
      // A value just beyond the limit, of the parameter itself or of a size it makes negative.
      let limit: Int
      let beyond: Double
      if random.chance(0.5) {
        limit = system.require(parameter <= home + 40)
        beyond = home + random.choose([41, 1000, 100_000])
      } else {
        let rest = system.width()
        limit = system.require(rest.linear == parameter - LinearExpression(constant: home - 40))
        beyond = home - random.choose([41, 1000, 100_000])
      }
      var solution = system.makeSolver().solve(preferring: system.preferences)
      let answer = Answer(solution, to: system)
      solution.suggest(beyond, for: parameter)
      guard solution.conflicts.contains(where: { $0.broken.index == limit }) else {
        return [Discrepancy(.broken, "no conflict at \(beyond) in\n\(system)")]
      }
      solution.suggest(home, for: parameter)
      return Answer(solution, to: system).discrepancies(from: answer, in: system, conflicts: true)
        .map { Discrepancy($0.kind, "\($0.description), back from \(beyond) in\n\(system)") }
    }
  }
}

extension LinearSystem {
  /// A required constraint that cannot hold with some others that can hold together.
  ///
  /// A sum of nonpositive expressions is nonpositive, and the constraint requires more. So it
  /// conflicts by construction.
  fileprivate func contradiction(
    to kept: [Int], _ random: inout SeededGenerator
  ) -> LinearConstraint {
    var limits = variables.filter { isNonnegative[$0.index] }.map { -1 * $0 }
    for constraint in kept.map({ constraints[$0] }) {
      if constraint.relation != .greaterThanOrEqual { limits.append(constraint.expression) }
      if constraint.relation != .lessThanOrEqual { limits.append(-1 * constraint.expression) }
    }
    for parameter in parameters {
      let number = LinearExpression(constant: given[parameter.index]!)
      limits += [parameter - number, number - parameter]
    }
    var sum = LinearExpression()
    if !limits.isEmpty {
      for _ in 0..<random.int(in: 1...3) {
        sum = sum + random.choose([0.5, 1, 1, 2]) * random.choose(limits)
      }
    }
    // Terms of the same variable were added up in binary. Tenths should still cancel.
    func decimal(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
    var asked = LinearExpression(constant: decimal(sum.constant) - random.choose([0.5, 1, 100]))
    for term in sum.terms { asked.add(decimal(term.coefficient), times: term.variable) }
    let relation = random.choose([LinearConstraint.Relation.greaterThanOrEqual, .equal])
    return LinearConstraint(asked, relation, strength: .required)
  }
}
