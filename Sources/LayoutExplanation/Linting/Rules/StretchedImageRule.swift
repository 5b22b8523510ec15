import AutoLayout
import Diagnostics
import Geometry

/// Images that are stretched on one axis but have their own size on the other.
///
/// If both differ, the author usually chose the frame and a content mode. A scene file has no
/// content modes; all images are drawn with the default.
struct StretchedImageRule: LintRule {
  let id = Diagnostic.ID.stretchedImage
  let summary = "an image view is stretched on one axis only, which distorts its image"

  func findings(in context: LintContext) -> [LintFinding] {
    context.scene.visibleViews.flatMap { id -> [LintFinding] in
      let view = context.scene[id]
      guard view.viewClass == .uiImageView, view.intrinsicContentSizeOverride == nil,
        view.interfaceBuilderObject?.keepsProportions != true
      else { return [] }
      return Axis.allCases.compactMap { axis in
        let deformation = context.layout.deformation(of: id, axis)
        guard deformation.delta > 0, context.layout.deformation(of: id, axis.cross) == .intrinsic
        else { return nil }
        return finding(
          "'\(view.name)' is \(context.words.difference(deformation, axis)) than its image, which is "
            + "distorted",
          at: view.range,
          notes: [
            "to keep its size, raise its hugging priority or change the alignment of its stack view; "
              + "the content mode scaleAspectFit keeps its proportions"
          ], views: [view.name], on: [axis], about: .hugging)
      }
    }
  }
}
