import SnugDiagnostics
import SnugExplanation
import SnugLayout

/// Equations with a priority that has no effect.
///
/// The priority of an equation has no effect if each of ``SampledLayouts`` is the same with the
/// equation required and with priority 1, so that it never competes. Three cases are excluded:
/// inequalities, which guard against states that the scene does not show; 999, which means
/// “required, but without conflicts”; and equations that could be removed, which are unused
/// constraints. So are those on an axis on which the layout is ambiguous: they may end what is
/// possible, which the drawn layout does not show.
struct MisplacedPriorityRule: LintRule {
  let id = Diagnostic.ID.misplacedPriority
  let summary =
    "an optional constraint has nothing to compete with, so its priority decides nothing"
  let isAboutVariantsTogether = true

  static let nearlyRequired: LayoutPriority = 999

  func findings(in context: LintContext) -> [LintFinding] {
    let candidates = context.scene.constraints.filter {
      $0.relation == .equal && $0.priority < Self.nearlyRequired && !context.isAboutHiddenViews($0)
    }.filter { constraint in
      !context.explanation.ambiguities.contains { $0.axis == constraint.firstAttribute.axis }
    }
    guard !candidates.isEmpty, let layouts = SampledLayouts(context) else { return [] }
    return candidates.filter { constraint in
      !layouts.areSame(changing: { $0.without([constraint]) })
        && [LayoutPriority.required, 1].allSatisfy { priority in
          layouts.areSame(changing: { $0.replacing(constraint, by: priority) })
        }
    }.map { constraint in
      let equation = constraint.equation { context.scene.name(of: $0) }
      return finding(
        "'\(equation)' is optional, but nothing competes with it: \(constraint.priority) decides "
          + "nothing",
        at: constraint.range,
        notes: [
          "\(layouts.samples.count) layouts are the same with it at 1 and at 1000",
          "make it required, or add a variant of the scene in which it loses",
        ], views: context.views(of: constraint))
    }
  }
}

extension [Constraint] {
  /// The constraints with another priority for one of them; `nil` if it is missing.
  fileprivate func replacing(
    _ constraint: Constraint, by priority: LayoutPriority
  ) -> [Constraint]? {
    guard let index = firstIndex(of: constraint) else { return nil }
    var copy = self
    copy[index].priority = priority
    return copy
  }
}
