import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Constraints that can be removed without changing any layout.
///
/// An equation is unused if all ``SampledLayouts`` are the same without it, with all views and
/// guides in the same positions and no new ambiguity. An inequality guards against sizes and
/// contents that the scene does not show, so it is unused only if another, required constraint
/// between the same two attributes implies it. Three kinds are excluded: constraints of hidden views; those that give way at
/// 999, which is what is advised against a conflict, or between the far edges of the root and its content, because they
/// hold where there is room; and those to the content of a scroll view.
///
/// All findings can be removed together: of two equivalent constraints only the last one is
/// reported, and an optional one before a required one.
struct UnusedConstraintRule: LintRule {
  let id = Diagnostic.ID.unusedConstraint
  let summary = "a constraint can be removed without changing any layout"
  let isAboutVariantsTogether = true

  func findings(in context: LintContext) -> [LintFinding] {
    guard let layouts = SampledLayouts(context) else { return [] }
    var unused: [Constraint] = []
    // In the order in which they should be removed.
    let leastFirst = context.scene.constraints.reversed().sorted { $0.priority < $1.priority }
    for constraint in leastFirst {
      guard !context.isAboutHiddenViews(constraint), !givesWay(constraint, in: context),
        !isOfAssumedSize(constraint, in: context), !isOfScrolledContent(constraint, in: context),
        constraint.relation == .equal
          ? layouts.areSame(changing: { $0.without(unused + [constraint]) })
          : isImplied(constraint, by: context, without: unused)
      else { continue }
      unused.append(constraint)
    }
    let count = layouts.samples.count
    return context.scene.constraints.filter(unused.contains).map { constraint in
      let twin = context.scene.constraints.first {
        !unused.contains($0) && $0.implies(constraint)
      }
      let line = twin?.range.map { "line \($0.start.line)" } ?? "another constraint"
      return finding(
        "'\(context.equation(constraint))' changes nothing: "
          + (twin == nil ? "every layout is the same without it" : "\(line) implies it"),
        at: constraint.range,
        notes: (twin == nil
          ? [
            "checked in \(count) layout\(count == 1 ? "" : "s"), from half the narrowest size to "
              + "twice the widest, and with other contents"
          ] : []) + ["remove it, or add a variant of the scene that needs it"],
        views: context.views(of: constraint))
    }
  }

  private func givesWay(_ constraint: Constraint, in context: LintContext) -> Bool {
    (constraint.priority == MisplacedPriorityRule.nearlyRequired
      || isEndOfRoot(constraint, in: context))
      && context.layout.constraints.contains { made in
        !made.isSatisfied && context.layout.writtenConstraint(of: made.id) == constraint
      }
  }

  /// Whether it is the end of the root's content, from which a cell has its height.
  private func isEndOfRoot(_ constraint: Constraint, in context: LintContext) -> Bool {
    constraint.ends.contains { context.layout.system.view(of: $0.item) == .root }
      && constraint.firstAttribute.isEnd == true
      && constraint.secondAttribute.isEnd == true
  }

  /// Whether it is a part of what determines the size of a scroll view's content, which no frame shows.
  private func isOfScrolledContent(_ constraint: Constraint, in context: LintContext) -> Bool {
    constraint.ends.contains { item, _ in
      guard case .guide(let id) = item else { return false }
      return context.layout.system.guides[id.index].kind == .content
    }
  }

  /// Whether it gives a view the size that was assumed for lack of its content, perhaps because of it.
  private func isOfAssumedSize(_ constraint: Constraint, in context: LintContext) -> Bool {
    guard let view = constraint.firstItem.view, constraint.firstAttribute.isSize,
      let axis = constraint.firstAttribute.axis
    else { return false }
    return context.words.isAssumed(view, axis)
  }

  /// Whether a required constraint implies an inequality, in the scene and in all variants that
  /// contain it.
  private func isImplied(
    _ constraint: Constraint, by context: LintContext, without unused: [Constraint]
  ) -> Bool {
    ([context.scene] + context.scene.variants).allSatisfy { scene in
      guard scene.constraints.contains(constraint) else { return true }
      return scene.constraints.contains {
        $0 != constraint && !unused.contains($0) && $0.implies(constraint)
      }
    }
  }
}

extension [Constraint] {
  /// The constraints without some of them, each removed once; `nil` if none of them is present.
  func without(_ others: [Constraint]) -> [Constraint]? {
    var rest = self
    for other in others {
      if let index = rest.firstIndex(of: other) { rest.remove(at: index) }
    }
    return rest.count == count ? nil : rest
  }
}

extension Constraint {
  /// Whether it is required and implies another one between the same two attributes.
  fileprivate func implies(_ other: Constraint) -> Bool {
    guard priority.isRequired, firstItem == other.firstItem, secondItem == other.secondItem,
      firstAttribute == other.firstAttribute, secondAttribute == other.secondAttribute,
      multiplier == other.multiplier, relation == other.relation || relation == .equal
    else { return false }
    return switch other.relation {
    case .equal: constant == other.constant
    case .lessThanOrEqual: constant <= other.constant
    case .greaterThanOrEqual: constant >= other.constant
    }
  }
}

extension LintContext {
  /// Whether a constraint involves a hidden view, and may be needed when the view is shown.
  func isAboutHiddenViews(_ constraint: Constraint) -> Bool {
    layout.system.views(of: constraint).contains(where: scene.isHidden)
  }
}
