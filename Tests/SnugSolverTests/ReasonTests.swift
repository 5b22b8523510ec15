@testable import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Every violated optional constraint has a reason, and reasons are correct.
struct ReasonTests {
  @Test(arguments: Seeds.parcels(of: 100, count: 16), [true, false])
  func `whatever gives way has a reason without a superfluous member`(
    seeds: Range<Int>, usesPresolve: Bool
  ) throws {
    var options = SystemGenerator.Options()
    options.sameness = 0.2
    options.parameters = 0.3
    try check(seeds, options) { system, _ in
      var solver = system.makeSolver()
      solver.usesPresolve = usesPresolve
      let solution = solver.solve(preferring: system.preferences)
      let finder = ReasonFinder(solution)
      var found: [Discrepancy] = []
      for (index, constraint) in system.constraints.enumerated() where !system.isRequired(index) {
        let violation = constraint.violation(at: solution.value(of: constraint.expression))
        guard violation > 1e-3 else { continue }
        guard let reason = finder.reason(for: index, in: solver) else {
          found.append(Discrepancy(.proof, "c\(index) has no reason"))
          continue
        }
        let reasoning = Reasoning(reason, of: index, in: solver, solution)
        found += reasoning.failures.map { Discrepancy(.proof, "c\(index): \($0)") }
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
    let found = ReasonFinder(solution).reason(for: second.index, in: solver)
    let terms = try #require(found)
    #expect(terms.map(\.constraint) == [0, 1])
    #expect(terms.map(\.multiplier) == [1, -1])
  }

  /// A reason contains only constraints that compete for the missing room.
  @Test func `independent constraints have separate reasons`() throws {
    var solver = Solver()
    var ids: [Solver.ConstraintID] = []
    for width in [80.0, 90] {
      let view = solver.addVariable(nonnegative: true)
      solver.add(
        LinearConstraint(LinearExpression(view) - width, .lessThanOrEqual, strength: .required))
      ids.append(solver.wants(view, 100, at: 750))
    }
    let finder = ReasonFinder(solver.solve())
    for (index, id) in ids.enumerated() {
      #expect(finder.reason(for: id.index, in: solver)?.map(\.constraint) == [2 * index])
    }
  }

  /// An equation with a parameter that fixes a variable is the complete reason.
  @Test func `an equation that contradicts a constraint on the same difference`() throws {
    var solver = Solver()
    let (label, field) = (
      solver.addVariable(nonnegative: true), solver.addVariable(nonnegative: true)
    )
    let width = solver.addParameter(30)
    let wanted = solver.add(
      LinearConstraint(field - label - 100, .equal, strength: .optional(251)))
    solver.add(LinearConstraint(field - label, .equal, strength: .required))
    solver.add(LinearConstraint(label - width, .equal, strength: .required))
    let reason = ReasonFinder(solver.solve()).reason(for: wanted.index, in: solver)
    #expect(reason?.map(\.constraint) == [1])
  }

  /// x ≤ 10 by one constraint, or by two together.
  @Test func `the cheapest of several reasons is found`() {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let one = solver.add(
      LinearConstraint(LinearExpression(x) - 10, .lessThanOrEqual, strength: .required))
    let two = [
      solver.add(LinearConstraint(x - y, .lessThanOrEqual, strength: .required)),
      solver.add(LinearConstraint(LinearExpression(y) - 10, .equal, strength: .required)),
    ]
    let wanted = solver.wants(x, 20, at: 750)
    let finder = ReasonFinder(solver.solve())
    func reason(costing price: Double) -> [Int?]? {
      finder.reason(for: wanted, among: 100, where: { $0 != .constraint(wanted) }) {
        $0 == .constraint(one) ? price : 1
      }.terms?.map(\.constraint)
    }
    #expect(reason(costing: 1) == [one.index])
    #expect(reason(costing: 3) == two.map(\.index))
  }

  /// a and b have equal priority, and 100 for 60 each. b gives way, because c, of lower priority,
  /// depends on a.
  @Test func `a trade finds what decides between equals`() throws {
    var solver = Solver()
    let (a, b) = (solver.addVariable(nonnegative: true), solver.addVariable(nonnegative: true))
    let sum = solver.add(LinearConstraint(a + b - 100, .equal, strength: .required))
    let first = solver.wants(a, 60, at: 750)
    let second = solver.wants(b, 60, at: 750)
    let decisive = solver.wants(a, 80, at: 100)
    let finder = ReasonFinder(solver.solve())
    let found = finder.reason(for: second.index, in: solver)
    let trade = try #require(found).filter { $0.part == .constraint(first) }
    let why = finder.reason(
      for: second, among: 100, trading: trade, where: { $0 != .constraint(first) }, cost: { _ in 1 }
    )
    #expect(why.terms?.map(\.constraint) == [sum.index, decisive.index])
  }

  /// Three have equal priority, and 90 for 40 each. The first gives way, because a constraint of lower
  /// priority has too little of the second and the third already.
  @Test func `a trade with two finds what decides against both`() throws {
    var solver = Solver()
    let views = (0..<3).map { _ in solver.addVariable(nonnegative: true) }
    let sum = solver.add(
      LinearConstraint(views[0] + views[1] + views[2] - 90, .equal, strength: .required))
    let wanted = views.map { solver.wants($0, 40, at: 750) }
    let decisive = solver.add(
      LinearConstraint(
        views[1] + 2 * LinearExpression(views[2]) - 200, .equal, strength: .optional(100)))
    let solution = solver.solve()
    #expect(views.map { solution[$0] } == [10, 40, 40])
    let finder = ReasonFinder(solution)
    let trade = try #require(finder.reason(for: wanted[0].index, in: solver))
      .filter { $0.part != .constraint(sum) }
    let why = finder.reason(
      for: wanted[0], among: 100, trading: trade,
      where: { !wanted.dropFirst().map(Certificate.Source.constraint).contains($0) },
      cost: { _ in 1 })
    #expect(why.terms?.map(\.constraint) == [sum.index, decisive.index])
  }

  /// Three inequalities limit a view that wants 120. Presolve removes none of the equations of such a
  /// search.
  @Test func `with too many rows nothing is claimed`() {
    var solver = Solver()
    let views = (0..<3).map { _ in solver.addVariable(nonnegative: true) }
    for (second, third) in [(1.0, 1.0), (2, 3), (3, 5)] {
      solver.add(
        LinearConstraint(
          views[0] + second * LinearExpression(views[1]) + third * LinearExpression(views[2])
            - 100, .lessThanOrEqual, strength: .required))
    }
    let wanted = solver.wants(views[0], 120, at: 750)
    let finder = ReasonFinder(solver.solve())
    func outcome(among most: Int) -> ReasonFinder.Outcome {
      finder.reason(for: wanted, among: most, where: { $0 != .constraint(wanted) }) { _ in 1 }
    }
    guard case .tooMany(let size) = outcome(among: 0) else {
      Issue.record("\(outcome(among: 0))")
      return
    }
    #expect(size > 0)
    #expect(outcome(among: size).terms?.isEmpty == false)
    #expect(outcome(among: size - 1) == .tooMany(size))
  }

  /// In a row of three that want 60 of 100 each, no equal may be cited: each could have more at another's
  /// expense. Beside a view that a required width limits, nothing is to be had.
  @Test func `those that a change would help have no reason`() {
    var solver = Solver()
    let views = (0..<4).map { _ in solver.addVariable(nonnegative: true) }
    let row = solver.add(
      LinearConstraint(
        views[0] + views[1] + LinearExpression(views[2]) - 100, .equal,
        strength: .required))
    let limit = solver.add(
      LinearConstraint(LinearExpression(views[3]) - 20, .lessThanOrEqual, strength: .required))
    let wanted = views.map { solver.wants($0, 60, at: 750) }
    let finder = ReasonFinder(solver.solve())
    let found = finder.relievable(wanted) {
      [.constraint(row), .constraint(limit)].contains($0) || $0.constraint == nil
    }
    #expect(found == Set(wanted[..<3]))
    for id in wanted {
      let outcome = finder.reason(
        for: id, among: 100,
        where: { [.constraint(row), .constraint(limit)].contains($0) || $0.constraint == nil },
        cost: { _ in 1 })
      #expect((outcome == .none) == found.contains(id))
    }
  }
}

extension ReasonFinder {
  /// The shortest reason among constraints that are no weaker.
  fileprivate func reason(for index: Int, in solver: Solver) -> [Term]? {
    let own = solver.constraints[index].strength
    return reason(for: Solver.ConstraintID(index: index), among: .max) { part in
      switch part {
      case .constraint(let id): solver.constraints[id.index].strength >= own
      case .domain: true
      }
    } cost: { _ in
      1
    }.terms
  }
}

extension ReasonFinder.Term {
  fileprivate var constraint: Int? {
    if case .constraint(let id) = part { id.index } else { nil }
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

/// Checks a reason.
private struct Reasoning {
  var failures: [String] = []

  init(_ reason: [ReasonFinder.Term], of own: Int, in solver: Solver, _ solution: Solution) {
    var columns: [[Double]] = []
    var sum = [Double](repeating: 0, count: solver.isNonnegative.count)
    let ownID = Solver.ConstraintID(index: own)
    var pulls: [(value: Double, worse: Double)] = []
    var pull = 0.0
    for part in reason + [ReasonFinder.Term(part: .constraint(ownID), multiplier: -1)] {
      var column = [Double](repeating: 0, count: sum.count)
      // The direction in which the left side must not move; 0 for both.
      var worse = 0.0
      switch part.part {
      case .constraint(let id):
        let constraint = solver.constraints[id.index]
        for term in constraint.expression.terms { column[term.variable.index] = term.coefficient }
        let value = solution.value(of: constraint.expression)
        worse = value > 1e-6 ? 1 : value < -1e-6 ? -1 : 0
        switch constraint.relation {
        case .equal: break
        case .lessThanOrEqual:
          if worse < 0 { failures.append("\(part) has room") }
          worse = 1
        case .greaterThanOrEqual:
          if worse > 0 { failures.append("\(part) has room") }
          worse = -1
        }
        if constraint.strength < solver.constraints[own].strength {
          failures.append("\(part) is weaker")
        }
        if id == ownID {
          pull = part.multiplier * worse
          worse = 0
        }
      case .domain(let variable):
        column[variable.index] = 1
        worse = -1
        if abs(solution[variable]) > 1e-6 { failures.append("\(part) is not at zero") }
      }
      pulls.append((part.multiplier, worse))
      for index in sum.indices { sum[index] += part.multiplier * column[index] }
      columns.append(column)
    }
    // Parameters take the rest of their columns.
    for parameter in solver.parameters {
      sum[parameter.variable] = 0
      for index in columns.indices { columns[index][parameter.variable] = 0 }
    }
    let size = reason.map { abs($0.multiplier) }.max() ?? 0
    if sum.contains(where: { abs($0) > 1e-5 * max(1, size) }) {
      failures.append("\(sum) is left over")
    }
    // Every part must oppose an improvement of the constraint.
    for (value, worse) in pulls where worse != 0 && value * worse * pull < 0 {
      failures.append("one would gladly make way: \(reason)")
    }
    if Self.dependencies(columns) != 1 {
      failures.append("\(Self.dependencies(columns)) dependencies: \(reason)")
    }
  }

  /// The number of independent linear dependencies between vectors.
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
