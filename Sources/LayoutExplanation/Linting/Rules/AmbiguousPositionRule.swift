import Diagnostics

/// Views that nothing places.
struct AmbiguousPositionRule: LintRule {
  let id = Diagnostic.ID.ambiguousPosition
  let summary = "no constraint says where a view is"

  func findings(in context: LintContext) -> [LintFinding] {
    context.ambiguities(.position, as: id)
  }
}
