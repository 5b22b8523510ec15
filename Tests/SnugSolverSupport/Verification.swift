package import SnugSolver
package import Testing

/// Expects that a solution's proofs hold: for all levels, every conflict, and both ends of the range
/// of every variable, or of a sample if there are very many.
///
/// `note` describes the system.
package func expectVerified(
  _ solution: Solution, _ note: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  // Each end needs its own search.
  let step = 1 + solution.variables.count / 50
  let some = solution.variables.filter { $0.index % step == 0 }
  let failures = solution.verify(rangesOf: some)
  guard !failures.isEmpty else { return }
  let text = failures.map { "\($0)" }.joined(separator: "\n")
  Issue.record("\(note())\n\(text)", sourceLocation: sourceLocation)
}

/// Expects that every member of a conflict is necessary: without it, the others hold at some
/// values, which are checked here.
package func expectMinimalConflicts(
  in solution: Solution, of system: LinearSystem, _ note: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for conflict in solution.conflicts {
    for member in conflict.constraints {
      var rest = system
      rest.preferences = []
      rest.constraints = conflict.constraints.filter { $0 != member }
        .map { system.constraints[$0.index] }
      let witness = rest.makeSolver().solve()
      let values = rest.variables.map { witness[$0] }
      let slack = Closeness.usual.slack(at: values.map(abs).max() ?? 0)
      let holds =
        rest.constraints.indices.allSatisfy { rest.violation(of: $0, at: values) <= slack }
        && rest.variables.allSatisfy { !rest.isNonnegative[$0.index] || witness[$0] >= -slack }
      if holds { continue }
      Issue.record(
        "\(note())\nthe conflict can do without c\(member.index)", sourceLocation: sourceLocation)
    }
  }
}
