import SnugDiagnostics
import SnugExplanation
import SnugLayout

struct CHCROnStackViewRule: LintRule {
  let id = Diagnostic.ID.chcrOnStackView
  let summary = "a stack view has hugging or compression resistance priorities, to no effect"

  func findings(in context: LintContext) -> [LintFinding] {
    context.writtenPriorities.compactMap { written in
      let view = context.scene[written.view]
      // An explicit intrinsic size is the author's decision.
      guard case .stack = view.content, view.intrinsicContentSizeOverride == nil else {
        return nil
      }
      return finding(
        "the \(written.description) of '\(view.name)' has no effect: a stack view has no intrinsic "
          + "content size",
        at: written.range,
        notes: ["its size follows from its arranged views; set their priorities instead"],
        views: [view.name], on: written.axes, about: written.role)
    }
  }
}
