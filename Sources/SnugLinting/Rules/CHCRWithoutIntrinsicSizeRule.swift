import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Hugging and compression resistance priorities on axes without an intrinsic size.
struct CHCRWithoutIntrinsicSizeRule: LintRule {
  let id = Diagnostic.ID.chcrWithoutIntrinsicSize
  let summary = "a view without an intrinsic size has hugging or compression resistance priorities"

  func findings(in context: LintContext) -> [LintFinding] {
    context.writtenPriorities.compactMap { written in
      let view = context.scene[written.view]
      // One number for both axes can be meant for the axis with an intrinsic size.
      guard !written.axes.contains(where: { context.hasMetric(written.view, $0) }) else {
        return nil
      }
      // In a file, the image of an image view or the class of a view can be missing, and Interface
      // Builder writes priorities for most classes by itself.
      if view.interfaceBuilderObject?.isPlainView == false { return nil }
      if case .stack = view.content, view.intrinsicContentSizeOverride == nil { return nil }
      let what =
        written.axes.count == 1
        ? "intrinsic \(Wording.dimension(written.axes[0]))" : "intrinsic content size"
      return finding(
        "the \(written.description) of '\(view.name)' has no effect: it has no \(what)",
        at: written.range,
        notes: ["constrain its size instead; a constraint can have a priority, too"],
        views: [view.name], on: written.axes, about: written.role)
    }
  }
}
