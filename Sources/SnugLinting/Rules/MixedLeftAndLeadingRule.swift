import SnugDiagnostics
import SnugExplanation
import SnugLayout

/// Scenes in which some constraints use left and right and others leading and trailing.
///
/// Views with a forced direction, for playback or spatial content, may use left and right and are
/// excluded.
struct MixedLeftAndLeadingRule: LintRule {
  let id = Diagnostic.ID.mixedLeftAndLeading
  let summary = "some constraints use left and right, others leading and trailing"

  func findings(in context: LintContext) -> [LintFinding] {
    let constraints = context.scene.constraints.filter { !isForced($0, in: context) }
    let absolute = constraints.filter { $0.firstAttribute.isAbsoluteEdge }
    let directional = constraints.filter { $0.firstAttribute.isDirectional }
    guard !absolute.isEmpty, !directional.isEmpty else { return [] }
    // The smaller group is probably the mistake.
    let isAbsolute = absolute.count <= directional.count
    let (slips, others) = isAbsolute ? (absolute, directional) : (directional, absolute)
    let (these, those) =
      isAbsolute
      ? ("left or right", "leading and trailing") : ("leading or trailing", "left and right")
    let views = slips.flatMap { context.views(of: $0) }
    return [
      finding(
        "'\(context.equation(slips[0]))' uses \(these), and "
          + (others.count == 1
            ? "another constraint \(those)" : "\(others.count) other constraints \(those)"),
        at: slips[0].range,
        notes: [
          "where the language runs from right to left, only leading and trailing change sides"
        ]
          + (slips.count == 1
            ? []
            : [
              "so do " + context.words.list(slips.dropFirst().map { "'\(context.equation($0))'" })
            ]),
        views: context.scene.views.map(\.name).filter(views.contains))
    ]
  }

  /// Whether a constraint has a view whose direction does not follow the language.
  private func isForced(_ constraint: Constraint, in context: LintContext) -> Bool {
    context.layout.system.views(of: constraint).contains {
      context.scene[$0].semanticContentAttribute != .unspecified
    }
  }
}
