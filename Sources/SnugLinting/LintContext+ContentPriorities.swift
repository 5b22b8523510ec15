import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// A content priority of a view as written in a scene: for one axis, or one number for both.
struct WrittenPriority {
  let view: ViewID
  let role: ConstraintSystem.ContentSizeRole
  let priority: LayoutPriority
  let range: SourceRange
  /// The axes of the number.
  let axes: [Axis]
}

extension LintContext {
  /// All written content priorities, by view, hugging before compression resistance.
  var writtenPriorities: [WrittenPriority] {
    scene.viewIDs.flatMap { id in
      ConstraintSystem.ContentSizeRole.allCases.flatMap { written(id, $0) }
    }
  }

  private func written(
    _ id: ViewID, _ role: ConstraintSystem.ContentSizeRole
  ) -> [WrittenPriority] {
    let priority = scene[id][keyPath: role.priorities]
    // For a priority that a storyboard leaves out, the range is that of the view's tag.
    let range = PerAxis<SourceRange?> { axis in
      scene[id][keyPath: role.ranges][axis].flatMap { $0 == scene[id].range ? nil : $0 }
    }
    // A call in a loop over the axes can set two priorities.
    let isOneNumber =
      range.horizontal == range.vertical && priority.horizontal == priority.vertical
    let numbers = isOneNumber ? [Axis.allCases] : Axis.allCases.map { [$0] }
    return numbers.compactMap { axes in
      range[axes[0]].map {
        WrittenPriority(view: id, role: role, priority: priority[axes[0]], range: $0, axes: axes)
      }
    }
  }

  /// Whether a view would be closer to its intrinsic size with a priority of 999.
  func isDecided(
    by role: ConstraintSystem.ContentSizeRole, of id: ViewID, _ axis: Axis
  ) -> Bool {
    guard let trial = trial(raising: role, of: id, axis),
      let intrinsic = layout[id].intrinsicContentSize.size[axis]
    else { return false }
    return abs(trial.size(of: id, axis) - intrinsic)
      < abs(layout.deformation(of: id, axis).delta) - .sameLength
  }

  /// What to do where ``isDecided(by:of:_:)`` is false.
  static func another(insteadOf priority: String) -> String {
    "let another view or constraint give way: a \(priority) of 999 would not help"
  }

  /// The first view that would be compressed more if another one had a priority of 999.
  func compressed(
    by role: ConstraintSystem.ContentSizeRole, of id: ViewID, _ axis: Axis
  ) -> ViewID? {
    guard let trial = trial(raising: role, of: id, axis) else { return nil }
    return scene.visibleViews.first { other in
      let (before, after) = (layout[other].alignmentRect.size[axis], trial.size(of: other, axis))
      return after < min(before, layout[other].intrinsicContentSize.size[axis] ?? 0) - .sameLength
    }
  }

  private func trial(
    raising role: ConstraintSystem.ContentSizeRole, of id: ViewID, _ axis: Axis
  ) -> Trial? {
    layout.system.entry(.contentSize(id, axis, role)).map {
      explanation.trial([.priority(entry: $0, 999)], about: [id], on: [axis], isNear: true)
    }
  }

  func hasMetric(_ id: ViewID, _ axis: Axis) -> Bool {
    layout[id].intrinsicContentSize.size[axis] != nil
  }
}

extension WrittenPriority {
  /// “horizontal hugging”, or “hugging” if one number is for both axes.
  var description: String {
    let noun = role == .hugging ? "hugging" : "compression resistance"
    return axes.count == 1 ? "\(axes[0].rawValue) \(noun)" : noun
  }
}
