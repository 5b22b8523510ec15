import Diagnostics
import LayoutExplanation

/// Views without content that nothing sizes.
struct AmbiguousSizeRule: LintRule {
  let id = Diagnostic.ID.ambiguousSize
  let summary = "a view without an intrinsic size has no constraint that says how large it is"
  let explanation =
    "A plain view has no content that would give it a size: any size is as good as any other."
  let source =
    "Auto Layout Guide, “Anatomy of a Constraint”: a plain view has no intrinsic content size"
  let remedy = "give it a size, or both edges; or a class with an intrinsic content size"

  func findings(in context: LintContext) -> [LintFinding] {
    context.ambiguities(.size, as: id)
  }
}
