import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Images that are stretched or compressed on one axis but not on the other.
///
/// If both are larger or smaller, the author usually chose the frame and a content mode. A scene file has no
/// content modes; all images are drawn with the default.
struct StretchedImageRule: LintRule {
  let id = Diagnostic.ID.stretchedImage
  let summary =
    "an image view is stretched or compressed on one axis only, which distorts its image"

  func findings(in context: LintContext) -> [LintFinding] {
    distorted(in: context).map { id, axis in
      let deformation = context.layout.deformation(of: id, axis)
      let view = context.scene[id]
      return finding(
        "'\(view.name)' is \(context.words.difference(deformation, axis)) than its image, which is "
          + "distorted",
        at: view.range,
        notes: [advice(for: id, axis, isStretched: deformation.delta > 0, in: context)],
        views: [view.name], on: [axis],
        about: deformation.delta > 0 ? .hugging : .compressionResistance)
    }
  }

  func distorted(in context: LintContext) -> [(view: ViewID, axis: Axis)] {
    context.scene.visibleViews.flatMap { id -> [(view: ViewID, axis: Axis)] in
      let view = context.scene[id]
      guard view.viewClass == .uiImageView, view.intrinsicContentSizeOverride == nil,
        view.interfaceBuilderObject?.keepsProportions != true
      else { return [] }
      return Axis.allCases.filter { axis in
        context.layout.deformation(of: id, axis).delta != 0
          && context.layout[id].alignmentRect.size[axis] > 0
          && isDistorting(id, axis, in: context)
      }.map { (id, $0) }
    }
  }

  /// Whether the other axis has its own size, or is stretched where this one is compressed and the author chose
  /// neither.
  private func isDistorting(_ id: ViewID, _ axis: Axis, in context: LintContext) -> Bool {
    let (own, other) = (
      context.layout.deformation(of: id, axis), context.layout.deformation(of: id, axis.cross)
    )
    if other == .intrinsic { return true }
    guard own.delta < 0, other.delta > 0 else { return false }
    return !Axis.allCases.allSatisfy { axis in
      context.scene.constraints.contains {
        $0.firstItem == .view(id) && $0.firstAttribute == .size(axis) && $0.priority.isRequired
      }
    }
  }

  private func advice(
    for id: ViewID, _ axis: Axis, isStretched: Bool, in context: LintContext
  ) -> String {
    if isStretched {
      // Across its axis a stack view that fills does so with required constraints.
      let stack = context.scene[id].superview.flatMap { context.scene[$0].content.stack }
      let isAcross = stack.map { $0.axis != axis && $0.alignment == .fill } ?? false
      let change =
        isAcross
        ? "change the alignment of its stack view"
        : context.isDecided(by: .hugging, of: id, axis) ? "raise its hugging priority" : nil
      return (change.map { "to keep its size, \($0); " } ?? "")
        + "the content mode scaleAspectFit keeps its proportions"
    }
    let size = context.layout[id].intrinsicContentSize.size
    let ratio = Constraint(
      firstItem: .view(id), firstAttribute: .width, secondItem: .view(id), secondAttribute: .height,
      multiplier: (size.horizontal ?? 0) / (size.vertical ?? 1))
    guard context.layout.conflicts.isEmpty,
      context.explanation.isHarmless(ratio, Axis.allCases, changing: id)
    else { return "the content mode scaleAspectFit keeps its proportions" }
    return "to keep its proportions, add an aspect ratio, \(context.equation(ratio)), or use the "
      + "content mode scaleAspectFit"
  }
}
