import Diagnostics

/// Views that must fill a space and hug equally.
struct AmbiguousHuggingRule: LintRule {
  let id = Diagnostic.ID.ambiguousHugging
  let summary = "views that must fill a space hug equally"

  func findings(in context: LintContext) -> [LintFinding] {
    context.ambiguities(.hugging, as: id)
  }
}
