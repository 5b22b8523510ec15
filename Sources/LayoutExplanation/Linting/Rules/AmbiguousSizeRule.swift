import Diagnostics

/// Views without content that nothing sizes.
struct AmbiguousSizeRule: LintRule {
  let id = Diagnostic.ID.ambiguousSize
  let summary = "a view without an intrinsic size has no constraint that says how large it is"

  func findings(in context: LintContext) -> [LintFinding] {
    context.ambiguities(.size, as: id)
  }
}
