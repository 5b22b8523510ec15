import SnugDiagnostics
import SnugExplanation

struct BaselineOnStretchedViewRule: LintRule {
  let id = Diagnostic.ID.baselineOnStretchedView
  let summary = "a constraint uses the baseline of a view that is taller than its text"

  func findings(in context: LintContext) -> [LintFinding] {
    context.explanation.misleadingBaselines.map { LintFinding($0) }
  }
}
