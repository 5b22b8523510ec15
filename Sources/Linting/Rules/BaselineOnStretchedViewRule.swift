import Diagnostics
import LayoutExplanation

/// Constraints to the baseline of a view that is taller than its text.
struct BaselineOnStretchedViewRule: LintRule {
  let id = Diagnostic.ID.baselineOnStretchedView
  let summary = "a baseline is constrained whose view is taller than its text"
  let explanation =
    "A baseline lies where it lies at the intrinsic height. A taller view moves its text to the "
    + "middle, and the baseline stays behind."
  let source =
    "Auto Layout Guide, “Anatomy of a Constraint”: baselines are for views at their intrinsic height"
  let remedy = "let the view keep its height, or align it by its top, bottom or centre"

  func findings(in context: LintContext) -> [LintFinding] {
    context.explanation.misleadingBaselines.map { LintFinding($0) }
  }
}
