import SnugDiagnostics
import SnugExplanation
import SnugLayout

struct AmbiguityRule: LintRule {
  let kind: Ambiguity.Kind

  var id: Diagnostic.ID { kind.diagnosticID }

  var summary: String {
    switch kind {
    case .hugging: "views that must fill a space hug equally"
    case .resistance: "views that must fit a space resist compression equally"
    case .position: "no constraint says where a view is"
    case .contentSize: "no constraint says how large the content of a scroll view is"
    case .size: "a view without an intrinsic size has no constraint that says how large it is"
    }
  }

  func findings(in context: LintContext) -> [LintFinding] {
    guard context.scene.expectation != .ambiguous else { return [] }
    return context.outcomes { $0.ambiguities.first?.kind == kind }
  }
}
