import Cassowary
import Diagnostics
import Geometry

extension Layout {
  /// The result of checking a layout with the solver's proofs.
  public struct Verification: Sendable {
    /// The unproved claims, in words; empty if everything is proved.
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
        ? "verified: " + counts.map { $0.counting($1) }.joined(separator: ", ")
        : failures.map { "unproved: \($0)" }.joined(separator: "\n"))
  }
}
