import Diagnostics

/// Required constraints that cannot hold together.
struct ConflictRule: LintRule {
  let id = Diagnostic.ID.conflict
  let severity = Diagnostic.Severity.error
  let summary = "required constraints cannot hold together"
  let explanation =
    "Auto Layout breaks one of them, writes to the console and goes on; which one it breaks is not "
    + "documented and may change."
  let source = "Auto Layout Guide, “Unsatisfiable Layouts”"
  let remedy = "lower one of the constraints to 999, or take one away"

  func findings(in context: LintContext) -> [LintFinding] { context.conflicts(as: id) }
}
