import Diagnostics

/// Required constraints that cannot hold together.
struct ConflictRule: LintRule {
  let id = Diagnostic.ID.conflict
  let severity = Diagnostic.Severity.error
  let summary = "required constraints cannot hold together"

  func findings(in context: LintContext) -> [LintFinding] { context.conflicts(as: id) }
}
