public import SnugDiagnostics
import SnugExplanation
public import SnugLayout
public import SnugLinting

extension Pipeline {
  /// The findings of rules in a scene and in its variants, sorted by offset in the file, then by
  /// rule.
  public func lint(_ scene: Scene, by rules: [any LintRule] = Linter.rules) -> [Diagnostic] {
    Linter(LayoutEngine(measuring: measurer)).findings(in: scene, by: rules)
  }

  /// The diagnostics of a scene and its outcome that the linter's rules don't report: warnings of
  /// the reader, an expected outcome that did not happen, and missing characters.
  public func diagnosticsBesideRules(of scene: Scene, readWith warnings: [Diagnostic])
    -> [Diagnostic]
  {
    let outcomes = diagnostics(of: explain(scene))
    return (warnings + outcomes).filter { !Diagnostic.ID.lintRules.contains($0.id) }
  }
}

extension Linter {
  /// The rules with names, in the order of the rules; all rules for an empty list.
  public static func rules(
    named names: [Diagnostic.ID] = [], without disabled: [Diagnostic.ID] = []
  ) -> [any LintRule] {
    rules.filter { (names.isEmpty || names.contains($0.id)) && !disabled.contains($0.id) }
  }
}
