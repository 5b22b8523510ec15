@testable import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Conflicts that were found in another system.
struct KnownConflictTests {
  @Test(arguments: Seeds.parcels(of: 60, count: 8))
  func `what is known of a system with one constraint more changes no answer`(
    seeds: Range<Int>
  ) throws {
    var options = SystemGenerator.Options.mixed
    options.conflict = 0.5
    try check(seeds, options) { system, random in
      let known = system.makeSolver().solve(preferring: system.preferences).conflicts
      guard !known.isEmpty else { return [] }
      let removed = random.int(in: 0...system.constraints.count - 1)
      var smaller = system
      smaller.constraints.remove(at: removed)
      let kept = system.constraints.indices.filter { $0 != removed }
      var solver = smaller.makeSolver()
      let ordinary = solver.solve(preferring: system.preferences)
      solver.knownConflicts = known.compactMap { conflict in
        conflict.renamed(
          { kept.firstIndex(of: $0.index) },
          variables: Dictionary(uniqueKeysWithValues: system.variables.map { ($0.index, $0) }))
      }
      let informed = solver.solve(preferring: system.preferences)
      #expect(informed.dropped == ordinary.dropped, "\(smaller)")
      #expect(informed.conflicts.map(\.broken) == ordinary.conflicts.map(\.broken))
      return Answer(informed, to: smaller).discrepancies(
        from: Answer(ordinary, to: smaller), in: smaller)
    }
  }

  /// A search would find the proof.
  @Test func `what is known is taken as it is`() {
    var solver = Solver()
    let width = LinearExpression(solver.addVariable(nonnegative: true))
    for size in [100.0, 120] {
      solver.add(LinearConstraint(width - size, .equal, strength: .required))
    }
    let found = solver.solve().conflicts[0]
    solver.knownConflicts = [
      Conflict(constraints: found.constraints, proof: [], broken: found.broken)
    ]
    #expect(!found.proof.isEmpty && solver.infeasibility().conflicts == solver.knownConflicts)
  }

  /// With 120 required first, 100 is dropped and no member of a conflict any more, and the second 120 holds.
  @Test func `what is known does not count where a member is dropped itself`() {
    var solver = Solver()
    let width = LinearExpression(solver.addVariable(nonnegative: true))
    let first = solver.add(LinearConstraint(width - 120, .equal, strength: .optional(500)))
    let second = solver.add(LinearConstraint(width - 100, .equal, strength: .required))
    let third = solver.add(LinearConstraint(width - 120, .equal, strength: .required))
    let known = solver.solve().conflicts
    #expect(known.map(\.broken) == [third])
    solver[first].strength = .required
    solver.knownConflicts = known
    #expect(solver.solve().dropped == [second.index])
  }

  /// Required widths that are the room's and each another number. After 20 conflicts it is found without
  /// proof which constraints are dropped, so where these conflict is not known.
  @Test(arguments: [(20, true), (21, false)])
  func `where as many conflict as are proved, they conflict along an interval`(
    count: Int, isKnown: Bool
  ) {
    var solver = Solver()
    let room = solver.addParameter(50)
    for number in 1...count {
      let width = LinearExpression(solver.addVariable(nonnegative: true))
      solver.add(LinearConstraint(width - room, .equal, strength: .required))
      solver.add(LinearConstraint(width - 100 - Double(number), .equal, strength: .required))
    }
    let interval = solver.solve().conflictInterval(along: room)
    #expect((interval != nil) == isKnown)
    #expect(interval?.upperBound ?? 101 == 101)
  }
}
