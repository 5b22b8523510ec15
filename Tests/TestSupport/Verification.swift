public import Cassowary
public import Testing

/// Expects that a solution's proofs prove it: all levels, every conflict, and both ends of the range
/// of every variable, or of some among very many.
///
/// `note` says what it is a solution of.
public func expectVerified(
  _ solution: Solution, _ note: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  // Each end is a search of its own.
  let step = 1 + solution.variables.count / 50
  let some = solution.variables.filter { $0.index % step == 0 }
  let failures = solution.verify(rangesOf: some)
  guard !failures.isEmpty else { return }
  let text = failures.map(\.description).joined(separator: "\n")
  Issue.record("\(note())\n\(text)", sourceLocation: sourceLocation)
}

/// Expects that no conflict of a solution has a member it can do without: that the others hold at
/// some values, which are looked at, not believed.
public func expectMinimalConflicts(
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
