import Diagnostics

/// Views that must fit a space and resist equally.
struct AmbiguousResistanceRule: LintRule {
  let id = Diagnostic.ID.ambiguousResistance
  let summary = "views that must fit a space resist compression equally"

  func findings(in context: LintContext) -> [LintFinding] {
    context.ambiguities(.resistance, as: id)
  }
}
