import SnugDiagnostics
import SnugExplanation
import SnugLayout

/// Texts that cover each other, or are covered by a control, so that they cannot be read.
struct OverlappingTextRule: LintRule {
  let id = Diagnostic.ID.overlappingText
  let summary = "the texts of two views cover each other, or a control covers a text"

  func findings(in context: LintContext) -> [LintFinding] {
    let (scene, explanation) = (context.scene, context.explanation)
    return context.layout.overlapGroups.compactMap { group in
      guard let overlap = group.max(by: { $0.amount < $1.amount }) else { return nil }
      let views = overlap.views.map { scene[$0] }
      let accuracy = overlap.views.map { context.accuracy(of: $0, overlap.axis) }.max() ?? 0
      guard overlap.amount > accuracy else { return nil }
      let isMissing = explanation.areUnrelated(overlap)
      let constraint = explanation.separating(overlap)
      // A control covers a text.
      let isFirst = views[0].content.mainText == nil
      let (one, other) = isFirst ? (views[0], views[1]) : (views[1], views[0])
      return finding(
        "'\(one.name)' covers \(Wording.points(overlap.amount)) of the text of '\(other.name)'",
        at: one.range,
        notes: [
          (isMissing ? "no constraint keeps them apart: " : "")
            + (constraint ?? "move one of them, or let one of them give way")
        ]
          + (group.count == 1
            ? [] : ["\(group.count - 1) more pairs of texts cover each other there"]),
        views: views.map(\.name), on: [overlap.axis])
    }
  }
}
