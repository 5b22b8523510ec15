import Cassowary
import Diagnostics
import Geometry

extension Layout {
  /// The result of checking a layout by the solver's proofs.
  public struct Verification: Sendable {
    /// What is not proved, in words; empty if all is.
    public let failures: [String]
    /// How much is proved, in a line, or a line for each failure.
    public let text: String
  }

  /// Checks, without trusting the solver, that its answer to this layout's constraints is right:
  /// that no priority can be satisfied better, that what conflicts does, and that every ambiguous
  /// size has the range it is said to have.
  public func verify() -> Verification {
    let ambiguous = scene.viewIDs.flatMap { id in
      Axis.allCases.filter { self[id].ambiguity.size[$0] }.map { system.variables.size(id, $0) }
    }
    let found = solution.verify(rangesOf: ambiguous)
    let names = found.isEmpty ? [] : variableNames
    let failures = found.map { failure in
      failure.text(
        constraint: { system.entries[$0.index].id.onOneLine }, variable: { names[$0.index] })
    }
    var counts = [
      (system.entries.count, "constraint"), (solution.levels.count, "level"),
      (ambiguous.count, "interval"),
    ]
    if !conflicts.isEmpty { counts.append((conflicts.count, "conflict")) }
    return Verification(
      failures: failures,
      text: failures.isEmpty
        ? "verified: " + counts.map(NumberText.count).joined(separator: ", ")
        : failures.map { "unproved: \($0)" }.joined(separator: "\n"))
  }
}
