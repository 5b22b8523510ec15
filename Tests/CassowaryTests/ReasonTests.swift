@testable import Cassowary
import TestSupport
import Testing

/// Every optional constraint that is violated has a reason, and a reason is what it says.
struct ReasonTests {
  @Test(arguments: Seeds.parcels(of: 100, count: 16), [true, false])
  func `whoever pays has a reason without a superfluous member`(
    seeds: Range<Int>, usesPresolve: Bool
  ) throws {
    var knobs = SystemGenerator.Knobs()
    knobs.sameness = 0.2
    knobs.parameters = 0.3
    try check(seeds, knobs) { system, _ in
      var solver = system.makeSolver()
      solver.usesPresolve = usesPresolve
      let solution = solver.solve(preferring: system.preferences)
      var finder = ReasonFinder(solution)
      var found: [Discrepancy] = []
      for (index, constraint) in system.constraints.enumerated() where !system.isRequired(index) {
        let violation = constraint.violation(at: solution.value(of: constraint.expression))
        guard violation > 1e-3 else { continue }
        guard let number = finder.reason(for: Solver.ConstraintID(index: index)) else {
          found.append(Discrepancy(.proof, "c\(index) has no reason"))
          continue
        }
        let reason = Reasoning(
          finder.reasons[number], of: index, in: solver, solution, system)
        found += reason.faults.map { Discrepancy(.proof, "c\(index): \($0)") }
      }
      return found
    }
  }

  /// a + b = 100, and both want 60: with the same priority either is a reason for the other.
  @Test func `two that want the same room`() throws {
    var solver = Solver()
    let a = solver.addVariable(nonnegative: true)
    let b = solver.addVariable(nonnegative: true)
    solver.add(LinearConstraint(a + b - 100, .equal, strength: .required))
    solver.wants(a, 60, at: 750)
    let second = solver.wants(b, 60, at: 750)
    let solution = solver.solve(preferring: [.near(a, 60), .near(b, 60)])
    #expect(solution[b] == 40)
    var finder = ReasonFinder(solution)
    let found = finder.reason(for: second)
    let number = try #require(found)
    let multipliers = finder.reasons[number].multipliers
    #expect(multipliers.map { $0.constraint?.index } == [0, 1, 2])
    #expect(multipliers.map { $0.value / multipliers[2].value } == [-1, 1, 1])
  }

  /// Of the room that is missing nobody who does not want any of it is told.
  @Test func `what has nothing in common has reasons of its own`() throws {
    var solver = Solver()
    var ids: [Solver.ConstraintID] = []
    for width in [80.0, 90] {
      let view = solver.addVariable(nonnegative: true)
      solver.add(
        LinearConstraint(LinearExpression(view) - width, .lessThanOrEqual, strength: .required))
      ids.append(solver.wants(view, 100, at: 750))
    }
    var finder = ReasonFinder(solver.solve())
    for (place, id) in ids.enumerated() {
      let found = finder.reason(for: id)
      let number = try #require(found)
      #expect(
        finder.reasons[number].multipliers.map { $0.constraint?.index } == [
          2 * place, 2 * place + 1,
        ])
    }
  }

  /// What takes a variable out by way of a given one is all there is to be said about it.
  @Test func `an equation that contradicts what is wanted of the same difference`() throws {
    var solver = Solver()
    let (label, field) = (
      solver.addVariable(nonnegative: true), solver.addVariable(nonnegative: true)
    )
    let width = solver.addParameter(30)
    let wanted = solver.add(
      LinearConstraint(field - label - 100, .equal, strength: .optional(251)))
    solver.add(LinearConstraint(field - label, .equal, strength: .required))
    solver.add(LinearConstraint(label - width, .equal, strength: .required))
    var finder = ReasonFinder(solver.solve())
    let found = finder.reason(for: wanted)
    let number = try #require(found)
    #expect(finder.reasons[number].multipliers.map { $0.constraint?.index } == [0, 1])
  }

  /// A thousand labels without enough room: those that get none have one reason.
  @Test func `who is in the same way has the same reason`() {
    var solver = Solver()
    let labels = (0..<1_000).map { _ in solver.addVariable(nonnegative: true) }
    let sum = labels.reduce(LinearExpression()) { $0 + $1 }
    solver.add(LinearConstraint(sum - 500, .lessThanOrEqual, strength: .required))
    let ids = labels.enumerated().map { index, label in
      solver.wants(label, 10, at: 1 + Double(index) / 2)
    }
    var finder = ReasonFinder(solver.solve())
    // 50 labels of 10 points fit; the 950 with the lowest priorities get nothing.
    let numbers = ids.map { finder.reason(for: $0) }
    #expect(Set(numbers.prefix(950)) == [0])
    #expect(Set(numbers.suffix(50)) == [nil])
  }
}

extension Solver {
  @discardableResult
  fileprivate mutating func wants(
    _ variable: Variable, _ size: Double, at priority: Double
  ) -> ConstraintID {
    add(
      LinearConstraint(
        LinearExpression(variable) - size, .greaterThanOrEqual, strength: .optional(priority)))
  }
}

/// What is to be said against a reason.
private struct Reasoning {
  var faults: [String] = []

  init(
    _ reason: Reason, of own: Int, in solver: Solver, _ solution: Solution, _ system: LinearSystem
  ) {
    var columns: [[Double]] = []
    var sum = [Double](repeating: 0, count: solver.isNonnegative.count)
    let level = Self.level(solver.constraints[own].strength)
    var isOwnThere = false
    var pull = 0.0
    for part in reason.multipliers {
      var column = [Double](repeating: 0, count: sum.count)
      // Which way the left side must not go; 0 for both.
      var worse = 0.0
      if let constraint = part.constraint.map({ solver.constraints[$0.index] }) {
        for term in constraint.expression.terms { column[term.variable.index] = term.coefficient }
        let value = solution.value(of: constraint.expression)
        worse = value > 1e-6 ? 1 : value < -1e-6 ? -1 : 0
        switch constraint.relation {
        case .equal: break
        case .lessThanOrEqual:
          if worse < 0 { faults.append("\(part) has room") }
          worse = 1
        case .greaterThanOrEqual:
          if worse > 0 { faults.append("\(part) has room") }
          worse = -1
        }
        if Self.level(constraint.strength) < level { faults.append("\(part) is weaker") }
        if part.constraint?.index == own {
          isOwnThere = true
          pull = part.value * worse
          worse = 0
        }
      } else if let variable = part.variable {
        column[variable.index] = 1
        worse = solver.parameters.contains { $0.variable == variable.index } ? 0 : -1
        if worse < 0, abs(solution[variable]) > 1e-6 { faults.append("\(part) is not at zero") }
        let terms = solver.constraints[own].expression.terms
        if !isOwnThere, terms.count == 1, terms[0].variable == variable,
          !reason.multipliers.contains(where: { $0.constraint?.index == own })
        {
          isOwnThere = true
          pull = -part.value
          worse = 0
        }
      }
      pulls.append((part.value, worse))
      for index in sum.indices { sum[index] += part.value * column[index] }
      columns.append(column)
    }
    if !isOwnThere { faults.append("it has no part in its own reason") }
    let size = reason.multipliers.map { abs($0.value) }.max() ?? 0
    if sum.contains(where: { abs($0) > Tolerance.slack(at: size) }) {
      faults.append("\(sum) is left over")
    }
    // If it came out better, every other one that keeps its place would push the sum the same way.
    for (value, worse) in pulls where worse != 0 && value * worse * pull < 0 {
      faults.append("somebody would gladly make way: \(reason.multipliers)")
    }
    if Self.dependencies(columns) != 1 {
      faults.append("\(Self.dependencies(columns)) dependencies: \(reason.multipliers)")
    }
  }

  private var pulls: [(value: Double, worse: Double)] = []

  private static func level(_ strength: Strength) -> Double {
    switch strength {
    case .required: .infinity
    case .optional(let level): level
    }
  }

  /// How many independent linear dependencies there are between some vectors.
  private static func dependencies(_ vectors: [[Double]]) -> Int {
    var rest = vectors
    var rank = 0
    for column in vectors.first?.indices ?? 0..<0 {
      guard
        let pivot = (rank..<rest.count).max(by: {
          abs(rest[$0][column]) < abs(rest[$1][column])
        }), abs(rest[pivot][column]) > 1e-7
      else { continue }
      rest.swapAt(rank, pivot)
      for row in rest.indices.dropFirst(rank + 1) where rest[row][column] != 0 {
        let factor = rest[row][column] / rest[rank][column]
        for index in rest[row].indices { rest[row][index] -= factor * rest[rank][index] }
      }
      rank += 1
    }
    return vectors.count - rank
  }
}
