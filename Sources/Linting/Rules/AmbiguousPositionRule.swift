import Diagnostics
import LayoutExplanation

/// Views that nothing places.
struct AmbiguousPositionRule: LintRule {
  let id = Diagnostic.ID.ambiguousPosition
  let summary = "no constraint says where a view is"
  let explanation =
    "A view needs a position on both axes. One without may come to lie anywhere, and does."
  let source =
    "Auto Layout Guide, “Ambiguous Layouts”; `hasAmbiguousLayout` in NSLayoutConstraint.h"
  let remedy = "constrain an edge, a centre or a baseline of the view"

  func findings(in context: LintContext) -> [LintFinding] {
    context.ambiguities(.position, as: id)
  }
}
