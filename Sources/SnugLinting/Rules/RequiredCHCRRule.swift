import SnugDiagnostics
import SnugExplanation
import SnugLayout

/// Hugging and compression resistance priorities of 1000.
struct RequiredCHCRRule: LintRule {
  let id = Diagnostic.ID.requiredCHCR
  let summary = "a hugging or compression resistance priority is required"

  func findings(in context: LintContext) -> [LintFinding] {
    context.writtenPriorities.compactMap { written in
      guard written.priority.isRequired,
        written.axes.contains(where: { context.hasMetric(written.view, $0) })
      else { return nil }
      let name = context.scene[written.view].name
      return finding(
        "the \(written.description) of '\(name)' is required", at: written.range,
        notes: [
          "content that does not fit then breaks a required constraint",
          "999 wins over everything but what is required",
        ], views: [name], on: written.axes, about: written.role)
    }
  }
}
