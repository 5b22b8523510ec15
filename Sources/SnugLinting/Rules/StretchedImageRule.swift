import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Images that are stretched or compressed on one axis but have their own size on the other.
///
/// If both differ, the author usually chose the frame and a content mode. A scene file has no
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
        notes: [advice(for: id, isStretched: deformation.delta > 0, in: context)],
        views: [view.name], on: [axis],
        about: deformation.delta > 0 ? .hugging : .compressionResistance)
    }
  }

  /// The distorted images, with the axes on which they do not have their own size.
  func distorted(in context: LintContext) -> [(view: ViewID, axis: Axis)] {
    context.scene.visibleViews.flatMap { id -> [(view: ViewID, axis: Axis)] in
      let view = context.scene[id]
      guard view.viewClass == .uiImageView, view.intrinsicContentSizeOverride == nil,
        view.interfaceBuilderObject?.keepsProportions != true
      else { return [] }
      return Axis.allCases.filter { axis in
        context.layout.deformation(of: id, axis).delta != 0
          && context.layout[id].alignmentRect.size[axis] > 0
          && context.layout.deformation(of: id, axis.cross) == .intrinsic
      }.map { (id, $0) }
    }
  }

  private func advice(for id: ViewID, isStretched: Bool, in context: LintContext) -> String {
    if isStretched {
      return
        "to keep its size, raise its hugging priority or change the alignment of its stack view; "
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
