import Diagnostics
import LayoutExplanation

/// Views that must fill a space and hug equally.
struct AmbiguousHuggingRule: LintRule {
  let id = Diagnostic.ID.ambiguousHugging
  let summary = "views that must fill a space hug equally"
  let explanation =
    "One of the views has to be stretched, and nothing says which: the system picks one, and may pick another tomorrow."
  let source =
    "Auto Layout Guide, “Anatomy of a Constraint”: views stretched to fill a space must not all hug equally"
  let remedy = "give the view that may grow a lower hugging priority than the others"

  func findings(in context: LintContext) -> [LintFinding] {
    context.ambiguities(.hugging, as: id)
  }
}
