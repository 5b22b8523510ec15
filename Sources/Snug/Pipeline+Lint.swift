public import AutoLayout
public import Diagnostics
public import LayoutExplanation

extension Pipeline {
  /// What the rules find in a scene and in its variants, by offset in the file, then by rule.
  public func lint(_ scene: Scene, by rules: [any LintRule] = Linter.rules) -> [Diagnostic] {
    Linter(LayoutEngine(measuring: measurer)).findings(in: scene, by: rules)
  }

  /// What is to be said of a scene and its outcome that no rule of the linter is about: warnings of
  /// the reader, an outcome announced that did not happen, characters no font has.
  public func diagnosticsBesideRules(of scene: Scene, readWith warnings: [Diagnostic])
    -> [Diagnostic]
  {
    let outcomes = diagnostics(of: explain(scene))
    return (warnings + outcomes).filter { diagnostic in
      switch diagnostic.id {
      // The reader's word for priorities of a stack view, and the picture's for an ambiguity.
      case .noEffect, .ambiguousLayout: false
      default: !Diagnostic.ID.lintRules.contains(diagnostic.id)
      }
    }
  }
}

extension Linter {
  /// The rules of some names, in their own order; all for no name.
  public static func rules(
    named names: [Diagnostic.ID] = [], without disabled: [Diagnostic.ID] = []
  ) -> [any LintRule] {
    rules.filter { (names.isEmpty || names.contains($0.id)) && !disabled.contains($0.id) }
  }
}
