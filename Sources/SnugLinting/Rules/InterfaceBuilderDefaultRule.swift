import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Default hugging priorities that determine a layout, and differ between views created in code and
/// in Interface Builder.
///
/// The rule solves the scene with the other defaults. Ambiguous layouts are left to the rules for
/// ambiguity. For a view created in code, an explicit hugging priority of a competing view counts
/// as a deliberate choice. The views that matter are found by solving once for each; if there are
/// very many, they are reported together.
struct InterfaceBuilderDefaultRule: LintRule {
  let id = Diagnostic.ID.interfaceBuilderDefault
  let summary = "the layout depends on a default that differs between code and Interface Builder"

  private static let mostViews = 20

  func findings(in context: LintContext) -> [LintFinding] {
    let scene = context.scene
    let undecided = scene.viewIDs.filter { !otherHugging(scene[$0]).isEmpty }
    guard !undecided.isEmpty, context.layout.conflicts.isEmpty,
      let together = difference(with: undecided, in: context)
    else { return [] }
    var alone: [(view: ViewID, difference: Difference)] = []
    for id in undecided.count > Self.mostViews ? [] : undecided {
      guard let difference = difference(with: [id], in: context) else { continue }
      // Two views with the same effect are one finding.
      let isReported = alone.contains {
        $0.difference.view == difference.view && $0.difference.axis == difference.axis
      }
      if !isReported { alone.append((id, difference)) }
    }
    // Advice that settles a tie, or keeps an image undistorted, changes the priorities of these views.
    let distorted = StretchedImageRule().distorted(in: context).map(\.view)
    let needed = Set(
      distorted
        + undecided.filter { id in
          otherHugging(scene[id]).contains { context.layout[id].ambiguity.size[$0.axis] }
        })
    if !alone.isEmpty {
      return alone.filter {
        !needed.contains($0.view) && !isIntended($0.view, $0.difference.axis, in: context)
      }.map { finding(about: [$0.view], $0.difference, in: context) }
    }
    // No view alone has an effect, or there are too many to try each.
    let rest = undecided.filter { !needed.contains($0) }
    return rest.isEmpty ? [] : [finding(about: rest, together, in: context)]
  }

  /// Whether the view has the default of code, and a competing view has an explicit hugging
  /// priority.
  private func isIntended(_ id: ViewID, _ axis: Axis, in context: LintContext) -> Bool {
    let view = context.scene[id]
    let inCode = view.content.defaultContentHuggingPriority(
      createdIn: .code, on: context.scene.platform)
    guard view.contentHuggingPriority[axis] == inCode[axis] else { return false }
    return context.explanation.contests.contains { contest in
      let deciding = contest.kept + (contest.tie?.deciding ?? [])
      let views =
        contest.competing(in: context.layout)
        + deciding.compactMap { context.layout.system[$0].constraint.firstItem.view }
      return contest.axis == axis && views.contains(id)
        && views.contains { $0 != id && context.scene[$0].contentHuggingRange[axis] != nil }
    }
  }

  /// The other default for each axis with a default hugging priority that differs, and whether the
  /// view's is the default of code.
  private func otherHugging(
    _ view: View
  ) -> [(axis: Axis, priority: LayoutPriority, isInCode: Bool)] {
    let inCode = view.content.defaultContentHuggingPriority(
      createdIn: .code, on: view.viewClass.platform)
    let inBuilder = view.content.defaultContentHuggingPriority(
      createdIn: .interfaceBuilder, on: view.viewClass.platform)
    return Axis.allCases.compactMap { axis in
      guard view.contentHuggingRange[axis] == nil, inCode[axis] != inBuilder[axis] else {
        return nil
      }
      switch view.contentHuggingPriority[axis] {
      case inCode[axis]: return (axis, inBuilder[axis], true)
      case inBuilder[axis]: return (axis, inCode[axis], false)
      default: return nil
      }
    }
  }

  // MARK: The other defaults

  private struct Difference {
    let view: ViewID
    let axis: Axis
    let other: Layout
  }

  /// The first view that changes if some views have the other defaults.
  private func difference(with views: [ViewID], in context: LintContext) -> Difference? {
    var scene = context.scene
    for id in views {
      for other in otherHugging(scene[id]) {
        scene[id].contentHuggingPriority[other.axis] = other.priority
      }
    }
    let other = context.engine.layout(scene)
    for id in context.scene.visibleViews {
      for axis in Axis.allCases where !context.layout.isOpen(id, axis) {
        let isSame = context.layout[id].alignmentRect[axis]
          .isClose(to: other[id].alignmentRect[axis])
        if !isSame || other.isOpen(id, axis) {
          return Difference(view: id, axis: axis, other: other)
        }
      }
    }
    return nil
  }

  // MARK: Messages

  private func finding(
    about ids: [ViewID], _ difference: Difference, in context: LintContext
  ) -> LintFinding {
    let view = context.scene[ids[0]]
    let others = otherHugging(view)
    let decisive = others.first { $0.axis == difference.axis } ?? others[0]
    let own = view.contentHuggingPriority[decisive.axis]
    let (here, there) =
      decisive.isInCode
      ? ("made in code", "in Interface Builder") : ("made in Interface Builder", "in code")
    let names = context.words.list(ids.map { "'\(context.scene[$0].name)'" })
    let key =
      others.count == 2
      ? "hugging: \(own)" : "hugging: { \(decisive.axis.rawValue): \(own) }"
    return finding(
      "\(names) \(ids.count == 1 ? "hugs" : "hug") at \(own) because \(ids.count == 1 ? "it is" : "they are") \(here); "
        + "\(there) it would be \(decisive.priority)",
      at: view.range,
      notes: [
        consequence(of: difference, in: context),
        "set it explicitly to get the same layout in both: \(key)",
      ], views: ids.map { context.scene[$0].name })
  }

  private func consequence(of difference: Difference, in context: LintContext) -> String {
    let name = context.scene[difference.view].name
    if difference.other.isOpen(difference.view, difference.axis) {
      let part = FramePart(
        view: difference.view, axis: difference.axis,
        isSize: difference.other[difference.view].ambiguity.size[difference.axis])
      return "the layout would then be ambiguous, as for the \(part.name) of '\(name)'"
    }
    let (now, then) = (
      context.layout[difference.view].alignmentRect[difference.axis],
      difference.other[difference.view].alignmentRect[difference.axis]
    )
    if abs(now.length - then.length) > .sameLength {
      return "'\(name)' would then be \(Wording.number(then.length)) "
        + "\(Wording.adjective(difference.axis)), not \(Wording.number(now.length))"
    }
    return "'\(name)' would then begin at \(Wording.number(then.start)), not at "
      + Wording.number(now.start)
  }
}
