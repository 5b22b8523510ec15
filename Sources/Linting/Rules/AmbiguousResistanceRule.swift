import Diagnostics
import LayoutExplanation

/// Views that must fit a space and resist equally.
struct AmbiguousResistanceRule: LintRule {
  let id = Diagnostic.ID.ambiguousResistance
  let summary = "views that must fit a space resist compression equally"
  let explanation =
    "One of the views has to be compressed, and nothing says which: the system picks one, and may pick another tomorrow."
  let source =
    "WWDC 2015, session 219, “Mysteries of Auto Layout, Part 2”: equal priorities that compete are ambiguous"
  let remedy =
    "give the view that may shrink a lower compression resistance priority than the others"

  func findings(in context: LintContext) -> [LintFinding] {
    context.ambiguities(.resistance, as: id)
  }
}
