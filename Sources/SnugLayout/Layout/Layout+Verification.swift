import SnugDiagnostics
import SnugGeometry
import SnugSolver

extension Layout {
  /// The result of checking a layout with the solver's proofs.
  public struct Verification: Sendable {
    /// The constraints and sizes that are not proved; empty if everything is.
    public let failures: [String]
    /// A line that says how much is proved, or a line for each failure.
    public let text: String
  }

  /// Checks the solution of this layout without trusting the solver: no priority can be satisfied
  /// better, conflicts are conflicts, and ambiguous sizes have the stated ranges.
  public func verify() -> Verification {
    let ambiguous = scene.viewIDs.flatMap { id in
      Axis.allCases.filter { self[id].ambiguity.size[$0] }.map { system.variables.size(id, $0) }
    }
    let failures = subjects(of: solution.verify(rangesOf: ambiguous))
    var counts = [
      (system.entries.count, "constraint"), (solution.levels.count, "level"),
      (ambiguous.count, "interval"),
    ]
    if !conflicts.isEmpty { counts.append((conflicts.count, "conflict")) }
    return Verification(
      failures: failures,
      text: failures.isEmpty
        ? "verified: " + counts.map { $0.counting($1) }.joined(separator: ", ")
        : failures.map { "unproved: \($0)" }.joined(separator: "\n"))
  }

  /// What failures are about, in the names of the scene, each once: a constraint, a size, or all.
  func subjects(of failures: [VerificationFailure]) -> [String] {
    var subjects: [String] = []
    for failure in failures {
      let source: Certificate.Source? =
        switch failure.subject {
        case .end(let size, _): .domain(size)
        case .conflict(let index) where solution.conflicts.indices.contains(index):
          failure.reason.source ?? .constraint(solution.conflicts[index].broken)
        case .conflict, .optimum: failure.reason.source
        }
      let subject =
        switch source {
        case .constraint(let id) where system.entries.indices.contains(id.index):
          system[EntryID(id)].id.onOneLine
        case .domain(let variable): name(of: variable) ?? "the layout"
        case .constraint, nil: "the layout"
        }
      if !subjects.contains(subject) { subjects.append(subject) }
    }
    return subjects
  }

  /// `name.width`, or `name.x` for a position; `nil` if there is no such variable.
  private func name(of variable: Variable) -> String? {
    let variables = system.variables
    for item in variables.items {
      for (axis, origin, size) in [(Axis.horizontal, "x", "width"), (.vertical, "y", "height")] {
        if variables.size(item, axis) == variable { return "\(system.name(of: item)).\(size)" }
        if variables.origin(item, axis) == variable { return "\(system.name(of: item)).\(origin)" }
      }
    }
    return nil
  }
}
