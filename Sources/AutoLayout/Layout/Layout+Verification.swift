import Cassowary
import Diagnostics
import Geometry

extension Layout {
  /// The result of checking a layout by the solver's proofs.
  public struct Verification: Sendable {
    public let constraintCount: Int
    public let levelCount: Int
    /// How many ranges of ambiguous sizes were looked at.
    public let intervalCount: Int
    public let conflictCount: Int
    /// What is not proved, in words; empty if all is.
    public let failures: [String]

    /// A line, or one for each failure.
    public var text: String {
      guard failures.isEmpty else {
        return failures.map { "unproved: \($0)" }.joined(separator: "\n")
      }
      let counts = [
        (constraintCount, "constraint"), (levelCount, "level"), (intervalCount, "interval"),
      ]
      let conflicts = conflictCount == 0 ? [] : [(conflictCount, "conflict")]
      return "verified: " + (counts + conflicts).map(NumberText.count).joined(separator: ", ")
    }
  }

  /// Checks, without trusting the solver, that its answer to this layout's constraints is right:
  /// that no priority can be satisfied better, that what conflicts does, and that every ambiguous
  /// size has the range it is said to have.
  public func verify() -> Verification {
    let ambiguous = scene.viewIDs.flatMap { id in
      Axis.allCases.filter { self[id].ambiguity.size[$0] }.map { system.variables.size(id, $0) }
    }
    let failures = solution.verify(rangesOf: ambiguous)
    let names = failures.isEmpty ? [] : variableNames
    return Verification(
      constraintCount: system.entries.count, levelCount: solution.levels.count,
      intervalCount: ambiguous.count, conflictCount: conflicts.count,
      failures: failures.map { failure in
        failure.text(
          constraint: { system.entries[$0.index].id.onOneLine }, variable: { names[$0.index] })
      })
  }
}
