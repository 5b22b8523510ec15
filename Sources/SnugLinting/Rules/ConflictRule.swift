import SnugDiagnostics
import SnugExplanation
import SnugLayout

/// Required constraints that cannot hold together.
struct ConflictRule: LintRule {
  let id = Diagnostic.ID.conflict
  let severity = Diagnostic.Severity.error
  let summary = "required constraints cannot hold together"

  func findings(in context: LintContext) -> [LintFinding] {
    // The scene of a log expects its conflict, but its author did not intend it.
    guard context.scene.expectation != .conflict || context.scene.consoleReport != nil else {
      return []
    }
    return context.outcomes { $0.conflict != nil }
  }
}
